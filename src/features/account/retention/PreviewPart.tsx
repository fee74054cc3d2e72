import Box from '@mui/material/Box';
import { useTranslation } from 'react-i18next';
import { messageOf } from '../../../api/transport/gatewayError';
import type { RetentionPreview } from '../../../api/resources/retentionApi';
import { ErrorState } from '../../../components/feedback/ErrorState';
import { PageSkeleton } from '../../../components/feedback/PageSkeleton';
import { TextLink } from '../../../components/layout/TextLink';
import { formatDate, formatDeadline } from '../../../lib/dates';

interface PreviewPartProps {
  isFaulty: boolean;
  preview: RetentionPreview | undefined;
  error: unknown;
  onRetry: () => void;
}

const cell = {
  py: 0.75,
  pr: 1.5,
  textAlign: 'start',
  verticalAlign: 'top',
  borderBottom: 1,
  borderColor: 'divider',
};

/** The result of the typed periods: the sums by rule, and the first checks to be erased. */
export function PreviewPart({ isFaulty, preview, error, onRetry }: PreviewPartProps) {
  const { t } = useTranslation();
  const words = (checks: number, files: number) =>
    checks === 0
      ? t('accountRetention.preview.nothing')
      : t('accountRetention.preview.count', { count: checks }) +
        (files > 0 ? t('accountRetention.preview.files', { count: files }) : '');
  if (isFaulty) return <Box role="status">{t('accountRetention.preview.faulty')}</Box>;
  if (error && !preview) return <ErrorState message={messageOf(error)} onRetry={onRetry} />;
  if (!preview) return <PageSkeleton blocks={1} />;
  return (
    <Box sx={{ display: 'grid', gap: 1.5 }}>
      <Box
        component="table"
        aria-label={t('accountRetention.preview.title')}
        sx={{ width: '100%', borderCollapse: 'collapse', '& th, & td': cell, '& th': { fontWeight: 600 } }}
      >
        <thead>
          <tr>
            <th scope="col">{t('accountRetention.preview.title')}</th>
            <th scope="col">
              {t('accountRetention.preview.tonight', { time: formatDeadline(preview.tonightAt) })}
            </th>
            <th scope="col">{t('accountRetention.preview.month')}</th>
          </tr>
        </thead>
        <tbody>
          {preview.sums.map((sum) => (
            <tr key={sum.rule}>
              <td>{t(`accountRetention.rule.${sum.rule}`)}</td>
              <td>{words(sum.tonight, sum.tonightFiles)}</td>
              <td>{words(sum.month, sum.monthFiles)}</td>
            </tr>
          ))}
        </tbody>
      </Box>
      {preview.held > 0 && <span>{t('accountRetention.preview.held', { count: preview.held })}</span>}
      {preview.rows.length > 0 && (
        <details>
          <summary>{t('accountRetention.preview.list')}</summary>
          <Box component="ul" sx={{ pl: 2.5, my: 1, maxHeight: 320, overflow: 'auto' }}>
            {preview.rows.map((row) => (
              <li key={`${row.checkId} ${row.rule}`}>
                <TextLink to={`/backRecord/detail?id=${row.checkId}`}>{row.orderNo}</TextLink>
                {' · '}
                {t('accountRetention.preview.row', {
                  rule: t(`accountRetention.rule.${row.rule}`),
                  closed: formatDate(row.closedAt),
                  due: formatDeadline(row.dueAt),
                })}
              </li>
            ))}
          </Box>
        </details>
      )}
    </Box>
  );
}
