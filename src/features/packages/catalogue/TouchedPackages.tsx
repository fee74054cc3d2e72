import Box from '@mui/material/Box';
import { useTranslation } from 'react-i18next';
import type { CataloguePreview } from '../../../api/resources/catalogueApi';
import { FigureTable } from '../../../components/data/FigureTable';
import { MoneyText } from '../../../components/data/MoneyText';

/** The packages that carry an item: what each costs now, and what its items would cost from the day on. */
export function TouchedPackages({ preview: { rows, total } }: { preview: CataloguePreview }) {
  const { t } = useTranslation();
  if (total === 0) return <div>{t('catalogue.preview.none')}</div>;
  return (
    <div>
      <FigureTable
        heads={[t('catalogue.preview.package'), t('catalogue.preview.now'), t('catalogue.preview.then')]}
      >
        {rows.map((row) => (
          <tr key={`${row.packageId} ${row.state}`}>
            <td>
              {row.name}
              <Box sx={{ color: 'text.secondary', fontSize: '0.8125rem' }}>
                {row.enterprise ?? t('catalogue.preview.standard')} · {t(`catalogue.preview.${row.state}`)}
              </Box>
            </td>
            <td className="sum">
              <MoneyText fen={row.price} />
            </td>
            <td className="sum">
              <MoneyText fen={row.priceThen} />
            </td>
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
