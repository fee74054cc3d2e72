import Box from '@mui/material/Box';
import { formatFen } from '@probity/contract/rules/fen';
import { useTranslation } from 'react-i18next';
import type { StandardPackagePreview } from '../../../api/resources/standardPackagesApi';
import { FigureTable } from '../../../components/data/FigureTable';

/** What the items cost by themselves, and the enterprises that a change of the package concerns. */
export function ConcernedEnterprises({ preview }: { preview: StandardPackagePreview }) {
  const { t } = useTranslation();
  const { itemsPrice, days, rows, total } = preview;
  return (
    <div>
      <Box sx={{ mb: 1 }}>{t('standardPackages.preview.items', { amount: formatFen(itemsPrice) })}</Box>
      {total === 0 ? (
        t('standardPackages.preview.none', { days })
      ) : (
        <FigureTable
          heads={[
            t('standardPackages.preview.enterprise'),
            t('standardPackages.preview.checks', { days }),
            t('standardPackages.preview.ownPrice'),
          ]}
        >
          {rows.map(({ enterpriseId, name, checks, ownPrice }) => (
            <tr key={enterpriseId}>
              <td>{name}</td>
              <td className="sum">{checks}</td>
              <td className="sum">{ownPrice === null ? '–' : formatFen(ownPrice)}</td>
            </tr>
          ))}
        </FigureTable>
      )}
      {total > rows.length && (
        <Box sx={{ color: 'text.secondary', mt: 1 }}>
          {t('standardPackages.preview.more', { count: total - rows.length })}
        </Box>
      )}
    </div>
  );
}
