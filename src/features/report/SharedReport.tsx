import { CODE } from '@probity/contract/codeNames';
import { useTranslation } from 'react-i18next';
import { Notice } from '../../components/feedback/Notice';
import { useGetSharedReportQuery } from '../../api/resources/sharedReportApi';
import { shownError } from '../../api/transport/shownError';
import { MobileReport } from '../../domain/report/MobileReport';
import { formatDeadline } from '../../lib/dates';
import { MobileFrame } from './components/MobileFrame';
import { ReportClosed } from './components/ReportClosed';
import { ErrorState } from '../../components/feedback/ErrorState';
import { PageSkeleton } from '../../components/feedback/PageSkeleton';

/** A shared report, in the reader's visitor session. */
export function SharedReport({ s }: { s: string }) {
  const { t } = useTranslation();
  const {
    data: report,
    refetch,
    ...query
  } = useGetSharedReportQuery(
    { body: { s } },
    { skip: s === '', refetchOnFocus: true, refetchOnReconnect: true },
  );
  const error = shownError(query.error);
  const isClosed = s === '' || error?.code === CODE.LINK_CLOSED;
  // An open page stays readable when the network drops, but not when its link has ended.
  if (report && !isClosed) {
    return (
      <MobileFrame name={report.mainName}>
        <MobileReport
          report={report}
          isShared
          notice={
            <>
              {report.status === 'disputed' && <Notice>{t('report.disputed')}</Notice>}
              {report.expiresAt && (
                <Notice>{t('report.mobile.expires', { time: formatDeadline(report.expiresAt) })}</Notice>
              )}
            </>
          }
        />
      </MobileFrame>
    );
  }
  return (
    <MobileFrame name={t('app.name')}>
      {isClosed ? (
        <ReportClosed s={s} message={error?.msg} />
      ) : error && error.kind !== 'session' ? (
        <ErrorState headingLevel="h1" message={error.msg} onRetry={() => void refetch()} />
      ) : (
        <PageSkeleton blocks={3} />
      )}
    </MobileFrame>
  );
}
