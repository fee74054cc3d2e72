import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { formatFen } from '@probity/contract/rules/fen';
import { useTranslation } from 'react-i18next';
import { useExport } from '../../api/files/useExport';
import { openedAnew } from '../../api/lists/pages';
import { usePagedRows } from '../../api/lists/usePagedRows';
import {
  statementRows,
  useExportStatementMutation,
  useLazyDownloadStatementQuery,
  useListStatementsInfiniteQuery,
  type Statement,
} from '../../api/resources/statementsApi';
import { KeyValueList } from '../../components/data/KeyValueList';
import { EmptyState } from '../../components/feedback/EmptyState';
import { ErrorState } from '../../components/feedback/ErrorState';
import { PageSkeleton } from '../../components/feedback/PageSkeleton';
import { ExportButton } from '../../components/inputs/ExportButton';
import { Section } from '../../components/layout/Section';
import { TextLink } from '../../components/layout/TextLink';
import { OwnTasks } from '../../domain/task/OwnTasks';
import { saveBlob } from '../../lib/saveBlob';

const TASKS = ['statement.export'] as const;

/** The months that are closed, the newest first, each with its sums, its PDF and its lines as a file. */
export function Statements() {
  const { t } = useTranslation();
  const list = usePagedRows(useListStatementsInfiniteQuery({ body: {} }, openedAnew), statementRows.idOf);
  const { rows, error } = list;
  return (
    <Section
      title={t('finance.statements.title')}
      aside={<TextLink to="/financialManage?tab=invoices">{t('finance.statements.invoices')}</TextLink>}
    >
      <Box sx={{ color: 'text.secondary', mb: 1.5 }}>{t('finance.statements.lead')}</Box>
      <OwnTasks kinds={TASKS} />
      {error && <ErrorState message={error.message} onRetry={error.onRetry} />}
      {!rows && !error && <PageSkeleton />}
      {rows?.length === 0 && (
        <EmptyState title={t('finance.statements.empty')} body={t('finance.statements.emptyBody')} />
      )}
      {list.onLoadEarlier && (
        <Button onClick={() => void list.onLoadEarlier?.(0)}>{t('finance.statements.newer')}</Button>
      )}
      <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0 }}>
        {rows?.map((row) => (
          <Month key={row.statementId} row={row} />
        ))}
      </Box>
      {list.hasMore && (
        <Button loading={list.isLoadingMore} onClick={list.onLoadMore}>
          {t('finance.statements.more')}
        </Button>
      )}
    </Section>
  );
}

function Month({ row }: { row: Statement }) {
  const { t } = useTranslation();
  const { statementId, month } = row;
  const [fetchPdf, { isFetching }] = useLazyDownloadStatementQuery();
  const [download] = useExportStatementMutation();
  const exporting = useExport({
    name: `statement-${month}`,
    send: (format) => download({ statementExport: { statementId, format } }),
    start: ({ startStatementExport }, format) =>
      startStatementExport.initiate({ statementExport: { statementId, format } }, { track: false }),
  });
  const handlePdf = async () => {
    const { data } = await fetchPdf({ statementId });
    if (data) saveBlob(data, t('finance.statements.fileName', { month }));
  };
  return (
    <Box
      component="li"
      aria-label={month}
      sx={{
        display: 'grid',
        gridTemplateColumns: { xs: 'minmax(0, 1fr)', sm: 'minmax(0, 1fr) auto' },
        gap: 1,
        alignItems: 'start',
        py: 1.5,
        borderTop: 1,
        borderColor: 'divider',
      }}
    >
      <Box
        sx={{
          display: 'grid',
          gap: 0.5,
          minWidth: 0,
          // Sums stand under each other, in every month at the same place.
          '& dl': { gridTemplateColumns: { sm: '190px 110px' }, fontVariantNumeric: 'tabular-nums' },
          '& dd': { textAlign: { sm: 'end' } },
        }}
      >
        <Box component="h3" sx={{ m: 0, fontSize: '1rem', fontWeight: 600 }}>
          {month}
        </Box>
        <KeyValueList
          items={sumsOf(row).map(([key, fen]) => ({
            label: t(`finance.statements.${key}`),
            value: key === 'closing' ? <strong>{formatFen(fen)}</strong> : formatFen(fen),
          }))}
        />
      </Box>
      <Box sx={{ display: 'flex', gap: 1, flexWrap: 'wrap' }}>
        <Button
          variant="outlined"
          size="small"
          loading={isFetching}
          aria-label={t('finance.statements.pdfOf', { month })}
          onClick={() => void handlePdf()}
        >
          {t('finance.statements.pdf')}
        </Button>
        <ExportButton {...exporting} isSmall />
      </Box>
    </Box>
  );
}

/** The sums that are not zero; what an account began with, spent and had left is always told. */
function sumsOf(row: Statement) {
  const all = [
    ['opening', row.opening],
    ['recharged', row.recharged],
    ['takenBack', row.takenBack],
    ['charged', row.charged],
    ['chargesReversed', row.chargesReversed],
    ['paidOut', row.paidOut],
    ['closing', row.closing],
    ['held', row.held],
  ] as const;
  return all.filter(([key, fen]) => fen > 0 || key === 'opening' || key === 'charged' || key === 'closing');
}
