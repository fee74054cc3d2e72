import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router-dom';
import { useGetOwnReportQuery, type CandidateView } from '../../api/resources/candidateApi';
import { shownError } from '../../api/transport/shownError';
import { ErrorState } from '../../components/feedback/ErrorState';
import { PageSkeleton } from '../../components/feedback/PageSkeleton';
import { Disputes } from '../../domain/report/Disputes';
import { MobileReport } from '../../domain/report/MobileReport';
import { CandidateFrame } from './components/CandidateFrame';
import { OwnDisputeDialog } from './components/OwnDisputeDialog';

interface OwnReportProps {
  s: string;
  view: CandidateView;
}

/** The candidate's own report, complete, with the dispute two clicks away. */
export function OwnReport({ s, view }: OwnReportProps) {
  const { t } = useTranslation();
  const [, setSearch] = useSearchParams();
  const {
    data: report,
    refetch,
    ...query
  } = useGetOwnReportQuery({ body: { s } }, { refetchOnFocus: true, refetchOnReconnect: true });
  const error = shownError(query.error);
  const [isDisputing, setDisputing] = useState(false);
  const mayDispute = view.disputable ?? view.status === 'reported';
  return (
    <CandidateFrame
      name={view.mainName}
      actions={
        <>
          <Button variant="outlined" onClick={() => setSearch({ s })} sx={{ flex: 1 }}>
            {t('candidate.report.back')}
          </Button>
          {report && mayDispute && (
            <Button variant="outlined" color="error" onClick={() => setDisputing(true)} sx={{ flex: 1 }}>
              {t('candidate.report.dispute')}
            </Button>
          )}
        </>
      }
    >
      {!report && !error && <PageSkeleton blocks={3} />}
      {!report && error && (
        <ErrorState message={error.msg} onRetry={() => void refetch()} headingLevel="h1" />
      )}
      {report && (
        <MobileReport
          report={report}
          name={report.signedAs}
          isCandidate
          notice={
            <>
              {view.status === 'disputed' && (
                <Alert severity="warning">{t('candidate.report.locked', { company: view.mainName })}</Alert>
              )}
              <Disputes disputes={report.disputes} isCandidate />
            </>
          }
        />
      )}
      {report && isDisputing && (
        <OwnDisputeDialog s={s} report={report} onClose={() => setDisputing(false)} />
      )}
    </CandidateFrame>
  );
}
