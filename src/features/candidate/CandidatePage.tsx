import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router-dom';
import LinkOffOutlined from '@mui/icons-material/LinkOffOutlined';
import { useGetInvitationQuery } from '../../api/candidateApi';
import { shownError } from '../../api/shownError';
import { ErrorState } from '../../components/ErrorState';
import { PageSkeleton } from '../../components/PageSkeleton';
import { StateMessage } from '../../components/StateMessage';
import { CustomerPhone } from '../../domain/CustomerPhone';
import { CandidateFrame } from './components/CandidateFrame';
import { CandidateWizard } from './CandidateWizard';
import { isOpen } from './candidateSteps';
import { OwnReport } from './OwnReport';
import { StatusScreen } from './StatusScreen';

/** "This link is wrong, has expired or was withdrawn." One answer for all three. */
const LINK_CLOSED = 2101;

/** Everything a candidate does: consent and form, then status and the own report. */
export function CandidatePage() {
  const { t } = useTranslation();
  const [search] = useSearchParams();
  const s = search.get('s') ?? '';
  const { data: view, refetch, ...query } = useGetInvitationQuery({ body: { s } }, { skip: s === '' });
  const error = shownError(query.error);

  // An open page stays readable when the network drops: what is there is shown, whatever a later call says.
  if (view && isOpen(view)) return <CandidateWizard s={s} view={view} onRefetch={() => void refetch()} />;
  if (view && search.get('show') === 'report' && view.reportReady) return <OwnReport s={s} view={view} />;
  if (view) return <StatusScreen s={s} view={view} />;
  return (
    <CandidateFrame name={t('app.name')}>
      {s === '' || error?.code === LINK_CLOSED ? (
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
