import Box from '@mui/material/Box';
import { useTranslation } from 'react-i18next';
import type { PackageItem } from '../../api/resources/packagesApi';
import { FigureTable } from '../../components/data/FigureTable';
import { MoneyText } from '../../components/data/MoneyText';
import { StatusTag } from '../../components/data/StatusTag';

/** The items of a version in their order, each with its part of the price and why it is asked for. */
export function PackageItems({ items }: { items: readonly PackageItem[] }) {
  const { t } = useTranslation();
  return (
    <FigureTable heads={[t('packages.item.name'), t('packages.item.days'), t('packages.item.price')]}>
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
    </FigureTable>
  );
}
