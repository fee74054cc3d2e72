import Box from '@mui/material/Box';
import { useTranslation } from 'react-i18next';
import { LinkButton } from '../../components/layout/LinkButton';
import type { ReportItem } from '../../api/resources/reportsApi';
import { formatDate } from '../../lib/dates';
import { visuallyHidden } from '../../theme/visuallyHidden';
import { goToItem } from './itemAnchor';
import { itemLabel } from './itemLabel';
import { ItemResult } from './ItemResult';
import { useItemSource } from './useItemSource';

/** All items at a glance: result, source, day. On a narrow page each row becomes two lines. */
export function ResultTable({ items }: { items: readonly ReportItem[] }) {
  const { t } = useTranslation();
  const sourceOf = useItemSource();
  return (
    <Box component="table" aria-label={t('reportBody.inShort')} sx={tableStyles}>
      <thead>
        <tr>
          <th scope="col">{t('reportBody.item')}</th>
          <th scope="col">{t('reportBody.result')}</th>
          <th scope="col">{t('reportBody.source')}</th>
          <Box component="th" scope="col" sx={{ textAlign: 'end !important' }}>
            {t('reportBody.worked')}
          </Box>
        </tr>
      </thead>
      <tbody>
        {items.map((item) => (
          <tr key={item.checkItemId}>
            <td>
              {/* An item that was not worked has no section below to link to. */}
              {item.result ? (
                <LinkButton
                  type="button"
                  data-quiet
                  onClick={() => goToItem(item.checkItemId)}
                  sx={{ py: '2px' }}
                >
                  {itemLabel(item, t)}
                </LinkButton>
              ) : (
                itemLabel(item, t)
              )}
            </td>
            <td>
              <ItemResult item={item} />
            </td>
            <td className="quiet">{sourceOf(item)}</td>
            <td className="quiet day">{formatDate(item.doneAt)}</td>
          </tr>
        ))}
      </tbody>
    </Box>
  );
}

const tableStyles = {
  width: '100%',
  borderCollapse: 'collapse',
  '& th': {
    textAlign: 'start',
    fontSize: '0.78125rem',
    fontWeight: 600,
    color: 'text.secondary',
    bgcolor: 'background.default',
  },
  '& th, & td': { p: '9px 12px', borderBottom: 1, borderColor: 'divider' },
  '& tr:last-of-type td': { borderBottom: 0 },
  '& .quiet': { color: 'look.ink3', fontSize: '0.8125rem' },
  '& .day': { textAlign: 'end', whiteSpace: 'nowrap' },
  '@container (max-width: 560px)': {
    '& thead': visuallyHidden,
    '&, & tbody, & tr, & td': { display: 'block' },
    '& tr': {
      display: 'grid',
      gridTemplateColumns: '1fr auto',
      columnGap: 1,
      rowGap: '2px',
      py: 1.25,
      borderBottom: 1,
      borderColor: 'divider',
      '&:last-of-type': { borderBottom: 0 },
    },
    '& td': { p: 0, border: 0 },
  },
} as const;
