import Alert from '@mui/material/Alert';
import AlertTitle from '@mui/material/AlertTitle';
import Typography from '@mui/material/Typography';
import { useTranslation } from 'react-i18next';
import { Navigate, useNavigate } from 'react-router-dom';
import { messageOf } from '../../api/transport/gatewayError';
import { ErrorState } from '../../components/feedback/ErrorState';
import { PageSkeleton } from '../../components/feedback/PageSkeleton';
import { authStatus } from '@probity/contract/rules/authStatus';
import { CertificationForm } from './components/CertificationForm';
import { EnterpriseFrame } from './components/EnterpriseFrame';
import { useCertification } from './hooks/useCertification';

/** `/ei`: the enterprise's data, to be certified. A submission under review or verified is shown at `/enterSuccess`. */
export function EnterpriseInfoPage() {
  return (
    <EnterpriseFrame step="information">
      <EnterpriseInfo />
    </EnterpriseFrame>
  );
}

function EnterpriseInfo() {
  const { t } = useTranslation();
  const navigate = useNavigate();
  const { data, error, isFetching, refetch } = useCertification();
  if (error && !data) {
    return <ErrorState headingLevel="h1" message={messageOf(error)} onRetry={() => void refetch()} />;
  }
  // The form starts from the draft as it is now, not from one cached by an earlier visit.
  if (!data || (isFetching && data.authStatus !== authStatus.pending)) return <PageSkeleton />;
  if (data.authStatus === authStatus.pending || data.authStatus === authStatus.verified) {
    return <Navigate replace to="/enterSuccess" />;
  }
  const reason = data.authStatus === authStatus.rejected ? data.submission?.reason : undefined;
  return (
    <>
      <Typography variant="h1">{t(reason ? 'enterprise.ei.againTitle' : 'enterprise.ei.title')}</Typography>
      <Typography sx={{ mt: 0.5, mb: 2, color: 'text.secondary' }}>{t('enterprise.ei.intro')}</Typography>
      {reason && (
        <Alert severity="warning" sx={{ mb: 1 }}>
          <AlertTitle>{t('enterprise.ei.rejected')}</AlertTitle>
          {reason}
        </Alert>
      )}
      <CertificationForm
        start={data.draft}
        onSubmitted={() => void navigate('/enterSuccess', { replace: true })}
      />
    </>
  );
}
