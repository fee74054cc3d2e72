import Box from '@mui/material/Box';
import { useTranslation } from 'react-i18next';
import type { CataloguePreview } from '../../../api/resources/catalogueApi';
import { FigureTable } from '../../../components/data/FigureTable';
import { MoneyText } from '../../../components/data/MoneyText';

interface TouchedPackagesProps {
  preview: CataloguePreview;
  /** Beside a price that stays, what its items cost would read as if the package became dearer. */
  isPriced: boolean;
}

/** The packages that carry an item; of another price what each costs now, and what its items would cost from the day on. */
export function TouchedPackages({ preview: { rows, total }, isPriced }: TouchedPackagesProps) {
  const { t } = useTranslation();
  if (total === 0) return <div>{t('catalogue.preview.none')}</div>;
  return (
    <div>
      <FigureTable
        heads={[
          t('catalogue.preview.package'),
          ...(isPriced ? [t('catalogue.preview.now'), t('catalogue.preview.then')] : []),
        ]}
      >
        {rows.map((row) => (
          <tr key={`${row.packageId} ${row.state}`}>
            <td>
              {row.name}
              <Box sx={{ color: 'text.secondary', fontSize: '0.8125rem' }}>
                {row.enterprise ?? t('catalogue.preview.standard')} · {t(`catalogue.preview.${row.state}`)}
              </Box>
            </td>
            {isPriced &&
              ([row.price, row.priceThen] as const).map((fen, column) => (
                <td key={column} className="sum">
                  <MoneyText fen={fen} />
                </td>
              ))}
          </tr>
        ))}
      </FigureTable>
      {total > rows.length && (
        <Box sx={{ color: 'text.secondary', mt: 1 }}>
          {t('catalogue.preview.more', { count: total - rows.length })}
        </Box>
      )}
    </div>
  );
}
