import Typography from '@mui/material/Typography';
import { useTranslation } from 'react-i18next';
import { useSelector } from 'react-redux';
import { Link, useLocation, useNavigate } from 'react-router-dom';
import { isGatewayError } from '../../api/transport/gatewayError';
import { useSignOut } from '../../api/resources/useSignOut';
import { toast } from '../../lib/toast';
import { selectToken } from '../../session/selectors';
import { AuthFrame } from './components/AuthFrame';
import { ResetForm } from './components/ResetForm';
import { givenPhone } from './givenPhone';
import { rememberWay } from './loginMemory';

/** `/resetPassword`: a new password by a code to the phone; every session of that user ends. */
export function ResetPasswordPage() {
  const { t } = useTranslation();
  const signOut = useSignOut();
  const navigate = useNavigate();
  const { state } = useLocation();
  const token = useSelector(selectToken);

  const handleDone = async (mobile: string) => {
    rememberWay('password');
    if (token !== '') {
      // A session open here is ended before somebody else signs in, unless the reset has ended it already.
      await signOut().catch((fault: unknown) => {
        if (!isGatewayError(fault)) throw fault;
      });
    }
    toast.success(t('reset.done'));
    void navigate('/login', { replace: true, state: { mobile } });
  };

  return (
    <AuthFrame pitchTitle={t('reset.pitchTitle')} pitchBody={t('reset.pitchBody')}>
      <Typography variant="h1">{t('reset.title')}</Typography>
      <Typography sx={{ mt: 1.5, color: 'text.secondary' }}>{t('reset.intro')}</Typography>
      <ResetForm given={givenPhone(state)} onDone={(mobile) => void handleDone(mobile)} />
      <Typography variant="body2" sx={{ mt: 2.5, color: 'text.secondary' }}>
        {t('reset.remembered')} <Link to="/login">{t('auth.login.submit')}</Link>
      </Typography>
      <Typography variant="body2" sx={{ mt: 1.5, color: 'text.secondary' }}>
        {t('reset.lostPhone')}
      </Typography>
    </AuthFrame>
  );
}
