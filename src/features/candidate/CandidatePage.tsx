import { CODE } from '@probity/contract/codeNames';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router-dom';
import LinkOffOutlined from '@mui/icons-material/LinkOffOutlined';
import { candidateApi, useGetInvitationQuery } from '../../api/resources/candidateApi';
import { shownError } from '../../api/transport/shownError';
import { ErrorState } from '../../components/feedback/ErrorState';
import { lazyPart } from '../../components/lazyPart';
import { PageSkeleton } from '../../components/feedback/PageSkeleton';
import { Spinner } from '../../components/feedback/Spinner';
import { StateMessage } from '../../components/feedback/StateMessage';
import { CustomerPhone } from '../../domain/CustomerPhone';
import type { Screen } from '../../lib/loadWithRetry';
import { loadPhrases } from '../../i18n/i18n';
import { CandidateFrame } from './components/CandidateFrame';
import { CandidateWizard } from './CandidateWizard';
import { isOpen } from './candidateSteps';
import { useOvertaken } from './lastSave';

const whileFetched = { Meanwhile: () => <Spinner /> };
// After sending: another visit, another set of screens.
const StatusScreen = lazyPart(
  () => import('./StatusScreen').then((module) => module.StatusScreen),
  whileFetched,
);
const OwnReport = lazyPart(async () => {
  const [module] = await Promise.all([import('./OwnReport'), loadPhrases('reportBody')]);
  return module.OwnReport;
}, whileFetched);

/** Everything a candidate does: consent and form, then status and their own report. */
export function CandidatePage() {
  const { t } = useTranslation();
  const [search] = useSearchParams();
  const s = search.get('s') ?? '';
  const {
    data: view,
    refetch,
    ...query
  } = useGetInvitationQuery(
    { body: { s } },
    { skip: s === '', refetchOnFocus: true, refetchOnReconnect: true },
  );
  const error = shownError(query.error);
  const isOvertaken = useOvertaken(view?.savedAt, refetch);

  // An open page stays readable when the network drops, and so does input, whatever a later call answers.
  if (view && isOpen(view) && !isOvertaken)
    return <CandidateWizard key={s} s={s} view={view} onRefetch={() => void refetch()} />;
  const isClosed = s === '' || error?.code === CODE.LINK_CLOSED;
  if (view && !isClosed && !isOvertaken) {
    const isReport = search.get('show') === 'report' && view.reportReady;
    return isReport ? <OwnReport s={s} view={view} /> : <StatusScreen s={s} view={view} />;
  }
  return (
    <CandidateFrame name={t('app.name')}>
      {isClosed ? (
        <StateMessage
          role="alert"
          headingLevel="h1"
          icon={<LinkOffOutlined />}
          title={t('candidate.closed.title')}
          body={error?.msg ?? t('candidate.closed.hint')}
          action={<CustomerPhone />}
        />
      ) : error && error.kind !== 'session' ? (
        <ErrorState headingLevel="h1" message={error.msg} onRetry={() => void refetch()} />
      ) : (
        <PageSkeleton blocks={3} />
      )}
    </CandidateFrame>
  );
}

const readAhead: Screen['readAhead'] = (dispatch, search) => {
  const asked = { body: { s: search.get('s') ?? '' } };
  return dispatch(candidateApi.endpoints.getInvitation.initiate(asked, { subscribe: false }));
};
CandidatePage.readAhead = readAhead;
