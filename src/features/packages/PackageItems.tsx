import Box from '@mui/material/Box';
import { useTranslation } from 'react-i18next';
import type { PackageItem } from '../../api/resources/packagesApi';
import { MoneyText } from '../../components/data/MoneyText';
import { StatusTag } from '../../components/data/StatusTag';

/** The items of a version in their order, each with its part of the price and why it is asked for. */
export function PackageItems({ items }: { items: readonly PackageItem[] }) {
  const { t } = useTranslation();
  return (
    <Box
      component="table"
      sx={{
        width: '100%',
        borderCollapse: 'collapse',
        fontVariantNumeric: 'tabular-nums',
        '& th': { textAlign: 'start', fontSize: '0.8125rem', color: 'text.secondary', pb: 0.5 },
        '& td': { py: 1, borderTop: 1, borderColor: 'divider', verticalAlign: 'top' },
        '& td:first-of-type': { width: '100%' },
        '& .sum': { textAlign: 'end', whiteSpace: 'nowrap', pl: 2 },
      }}
    >
      <thead>
        <tr>
          <th scope="col">{t('packages.item.name')}</th>
          <th scope="col" className="sum">
            {t('packages.item.days')}
          </th>
          <th scope="col" className="sum">
            {t('packages.item.price')}
          </th>
        </tr>
      </thead>
      <tbody>
        {items.map((item) => (
          <tr key={item.itemCode}>
            <td>
              <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
                {item.name}
                {item.sensitive && <StatusTag>{t('packages.item.sensitive')}</StatusTag>}
              </Box>
              {item.reason && (
                <Box sx={{ color: 'text.secondary', fontSize: '0.8125rem', overflowWrap: 'anywhere' }}>
                  {t('packages.why', { reason: item.reason })}
                </Box>
              )}
            </td>
            <td className="sum">{item.workingDays}</td>
            <td className="sum">
              <MoneyText fen={item.price} />
            </td>
          </tr>
        ))}
      </tbody>
    </Box>
  );
}
