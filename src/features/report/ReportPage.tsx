import { CODE } from '@probity/contract/codeNames';
import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link, useSearchParams } from 'react-router-dom';
import { useGetReportQuery } from '../../api/resources/reportsApi';
import { shownError } from '../../api/transport/shownError';
import { useFileDownload } from '../../api/files/useFileDownload';
import { EmptyState } from '../../components/feedback/EmptyState';
import { ErrorState } from '../../components/feedback/ErrorState';
import { NothingHere } from '../../components/feedback/NothingHere';
import { lazyPart } from '../../components/lazyPart';
import { PageSkeleton } from '../../components/feedback/PageSkeleton';
import { TwoIdNumbers } from '../../domain/TwoIdNumbers';
import { ReportBody } from '../../domain/report/ReportBody';
import { SignedOtherwise } from '../../domain/report/SignedOtherwise';
import { useDocumentTitle } from '../../hooks/useDocumentTitle';
import { CandidateFacts } from './components/CandidateFacts';
import { PrintHead } from './components/PrintHead';
import { ReportHeader } from './components/ReportHeader';
import { ReportHistory } from './components/ReportHistory';
import { SharesPanel } from './components/SharesPanel';

const Disputes = lazyPart(() => import('../../domain/report/Disputes').then((module) => module.Disputes));
const VersionChanges = lazyPart(() =>
  import('../../domain/report/VersionChanges').then((module) => module.VersionChanges),
);
const ReportDispute = lazyPart(() =>
  import('./components/ReportDispute').then((module) => module.ReportDispute),
);
const NotPublished = lazyPart(() =>
  import('./components/NotPublished').then((module) => module.NotPublished),
);
const ShareDialog = lazyPart(() => import('./components/ShareDialog').then((module) => module.ShareDialog));

/** A published report in the console. */
export function ReportPage() {
  const { t } = useTranslation();
  const [search, setSearch] = useSearchParams();
  const checkId = search.get('id') ?? '';
  const version = Number(search.get('version')) || undefined;
  const {
    data: report,
    refetch,
    ...query
  } = useGetReportQuery({ checkId, version }, { skip: checkId === '', refetchOnFocus: true });
  const error = shownError(query.error);
  const { download } = useFileDownload();
  const [chosen, setOpen] = useState<'share' | 'dispute'>();
  useDocumentTitle(report?.candidateName ?? t('titles.reportDetail'));

  if (checkId === '') {
    return (
      <EmptyState
        headingLevel="h1"
        title={t('report.noId')}
        body={t('report.noIdBody')}
        action={
          <Button component={Link} to="/backRecord" variant="outlined">
            {t('report.toRecords')}
          </Button>
        }
      />
    );
  }
  if (!report && error?.code === CODE.REPORT_NOT_PUBLISHED) return <NotPublished checkId={checkId} />;
  if (!report && error?.code === CODE.NOT_FOUND)
    return <NothingHere message={error.msg} to="/backRecord" label={t('report.toRecords')} />;
  if (!report && error) {
    return <ErrorState headingLevel="h1" message={error.msg} onRetry={() => void refetch()} />;
  }
  if (!report) return <PageSkeleton blocks={3} />;

  // A record leads here to share its report at once.
  const isAsked = search.get('open') === 'share' && report.allowed.includes('share');
  const open = chosen ?? (isAsked ? 'share' : undefined);
  const handleClose = () => {
    setOpen(undefined);
    // Coming back to this address opens no dialog again.
    if (isAsked) setSearch({ id: checkId }, { replace: true });
  };
  const handleVersion = (next: number) =>
    setSearch({ id: checkId, ...(next !== report.latestVersion && { version: String(next) }) });
  return (
    <>
      <PrintHead report={report} />
      <ReportHeader report={report} onVersion={handleVersion} onOpen={setOpen} />
      {report.status === 'disputed' && (
        <Alert severity="warning" sx={{ mb: 2 }}>
          {t('report.disputed')}
        </Alert>
      )}
      {report.disputes.length > 0 && (
        <Box sx={{ mb: 2 }}>
          <Disputes disputes={report.disputes} checkId={checkId} />
        </Box>
      )}
      {(report.signedAs ?? report.idNumbers) && (
        <Box sx={{ mb: 2, display: 'grid', gap: 1 }}>
          <SignedOtherwise report={report} />
          {report.idNumbers && <TwoIdNumbers idNumbers={report.idNumbers} />}
        </Box>
      )}
      {report.changes && (
        <Box sx={{ mb: 2 }}>
          <VersionChanges report={report} onNewest={() => handleVersion(report.latestVersion)} />
        </Box>
      )}
      <Box
        sx={{
          display: 'grid',
          gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: 'minmax(0, 1fr) 320px' },
          gap: 2,
          alignItems: 'start',
          '@media print': { display: 'block' },
        }}
      >
        <ReportBody report={report} onDownload={(fileId, name) => void download(fileId, name)} />
        <Box component="aside" sx={{ display: 'grid', gap: 1.75, '@media print': { mt: 2 } }}>
          <CandidateFacts report={report} />
          <ReportHistory report={report} onVersion={handleVersion} />
          {report.allowed.includes('share') && <SharesPanel checkId={checkId} items={report.items} />}
        </Box>
      </Box>
      {open === 'share' && <ShareDialog report={report} onClose={handleClose} />}
      {open === 'dispute' && <ReportDispute report={report} onClose={handleClose} />}
    </>
  );
}
