import { CODE } from '@probity/contract/codeNames';
import { lazyPart } from '../../components/lazyPart';
import { loadPhrases } from '../../i18n/i18n';
import { useTranslation } from 'react-i18next';
import { useGetReportQuery } from '../../api/resources/reportsApi';
import { shownError } from '../../api/transport/shownError';
import { ErrorState } from '../../components/feedback/ErrorState';
import { PageSkeleton } from '../../components/feedback/PageSkeleton';
import { Disputes } from '../../domain/report/Disputes';
import { MobileReport } from '../../domain/report/MobileReport';
import { MobileFrame } from './components/MobileFrame';

const NotPublished = lazyPart(async () => {
  const [module] = await Promise.all([import('./components/NotPublished'), loadPhrases('reportHistory')]);
  return module.NotPublished;
});

/** A report of the reader's own account on a phone, in the login session. */
export function MemberReport({ checkId }: { checkId: string }) {
  const { t } = useTranslation();
  const { data: report, refetch, ...query } = useGetReportQuery({ checkId }, { refetchOnFocus: true });
  const error = shownError(query.error);
  return (
    <MobileFrame name={report?.mainName ?? t('app.name')}>
      {report && (
        <MobileReport report={report} notice={<Disputes disputes={report.disputes} checkId={checkId} />} />
      )}
      {!report && !error && <PageSkeleton blocks={3} />}
      {!report && error?.code === CODE.REPORT_NOT_PUBLISHED && <NotPublished checkId={checkId} />}
      {!report && error && error.code !== CODE.REPORT_NOT_PUBLISHED && (
        <ErrorState headingLevel="h1" message={error.msg} onRetry={() => void refetch()} />
      )}
    </MobileFrame>
  );
}
