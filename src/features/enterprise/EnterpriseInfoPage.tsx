import Typography from '@mui/material/Typography';
import { useTranslation } from 'react-i18next';
import { Navigate, useNavigate, useSearchParams } from 'react-router-dom';
import { messageOf } from '../../api/transport/gatewayError';
import { ErrorState } from '../../components/feedback/ErrorState';
import { PageSkeleton } from '../../components/feedback/PageSkeleton';
import { lazyPart } from '../../components/lazyPart';
import { loadPhrases } from '../../i18n/i18n';
import { authStatus } from '@probity/contract/rules/authStatus';
import { CertificationForm } from './components/CertificationForm';
import { EnterpriseFrame } from './components/EnterpriseFrame';
import { useCertification } from './hooks/useCertification';

const ChangeIntro = lazyPart(async () => {
  const [module] = await Promise.all([
    import('./components/ChangeIntro'),
    loadPhrases('certificationChange'),
  ]);
  return module.ChangeIntro;
});

const RejectionNote = lazyPart(() =>
  import('./components/RejectionNote').then((module) => module.RejectionNote),
);

const PROFILE = '/businessManage?tab=profile';

/**
 * `/ei`: the enterprise's data, to be certified. A submission under review or verified is shown at `/enterSuccess`; with
 * `for=change` what is verified is changed.
 */
export function EnterpriseInfoPage() {
  const [search] = useSearchParams();
  const isChange = search.get('for') === 'change';
  return (
    <EnterpriseFrame step={isChange ? undefined : 'information'}>
      <EnterpriseInfo wantsChange={isChange} />
    </EnterpriseFrame>
  );
}

function EnterpriseInfo({ wantsChange }: { wantsChange: boolean }) {
  const { t } = useTranslation();
  const navigate = useNavigate();
  const { data, error, isFetching, refetch } = useCertification();
  if (error && !data) {
    return <ErrorState headingLevel="h1" message={messageOf(error)} onRetry={() => void refetch()} />;
  }
  // The form starts from the draft as it is now, not from one cached by an earlier visit.
  if (!data || (isFetching && data.authStatus !== authStatus.pending)) return <PageSkeleton />;
  const isChange = wantsChange && data.authStatus === authStatus.verified;
  if (isChange && !data.draft) return <Navigate replace to={PROFILE} />;
  if (!isChange && (data.authStatus === authStatus.pending || data.authStatus === authStatus.verified)) {
    return <Navigate replace to="/enterSuccess" />;
  }
  const reason = data.authStatus === authStatus.rejected ? data.submission?.reason : undefined;
  return (
    <>
      {isChange ? (
        <ChangeIntro change={data.change} draft={data.draft} />
      ) : (
        <>
          <Typography variant="h1">
            {t(reason ? 'enterprise.ei.againTitle' : 'enterprise.ei.title')}
          </Typography>
          <Typography sx={{ mt: 0.5, mb: 2, color: 'text.secondary' }}>{t('enterprise.ei.intro')}</Typography>
        </>
      )}
      {reason && <RejectionNote title={t('enterprise.ei.rejected')} reason={reason} />}
      <CertificationForm
        start={data.draft}
        isChange={isChange}
        onDiscarded={isChange ? () => void refetch() : undefined}
        onSubmitted={(status) =>
          void navigate(isChange || status === authStatus.verified ? PROFILE : '/enterSuccess', {
            replace: true,
          })
        }
      />
    </>
  );
}
