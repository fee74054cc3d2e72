import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useTranslation } from 'react-i18next';
import type { EnterprisePrice } from '../../../api/resources/pricesApi';
import { FigureTable } from '../../../components/data/FigureTable';
import { MoneyText } from '../../../components/data/MoneyText';
import { StatusTag } from '../../../components/data/StatusTag';

interface PackagePriceTableProps {
  packages: readonly EnterprisePrice[];
  onSet: (packageId: string) => void;
}

/** Each standard package with its price and what the enterprise pays instead; one that waits for a price is not set again. */
export function PackagePriceTable({ packages, onSet }: PackagePriceTableProps) {
  const { t } = useTranslation();
  return (
    <FigureTable heads={[t('prices.column.package'), t('prices.column.standard'), t('prices.column.own')]}>
      {packages.map((row) => (
        <tr key={row.packageId}>
          <td>
            <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, alignItems: 'center' }}>
              <span>{row.name}</span>
              {!row.active && <StatusTag>{t('prices.off')}</StatusTag>}
              {row.planned ? (
                <StatusTag tone="blue">{t('prices.plannedTag', { day: row.planned.effectiveOn })}</StatusTag>
              ) : (
                <Button
                  size="small"
                  variant="outlined"
                  aria-label={t('prices.setFor', { name: row.name })}
                  onClick={() => onSet(row.packageId)}
                >
                  {t('prices.set')}
                </Button>
              )}
            </Box>
          </td>
          <td className="sum">
            <MoneyText fen={row.price} />
          </td>
          <td className="sum">{row.ownPrice === null ? '–' : <MoneyText fen={row.ownPrice} />}</td>
        </tr>
      ))}
    </FigureTable>
  );
}
