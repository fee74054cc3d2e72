import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useSelector } from 'react-redux';
import { Link, Navigate, useNavigate } from 'react-router-dom';
import { selectToken } from '../../session/selectors';
import { AuthFrame } from './components/AuthFrame';
import { RegisterForm } from './components/RegisterForm';

/** `/register`: a new person with a new enterprise; the enterprise's own data comes next, at `/ei`. */
export function RegisterPage() {
  const { t } = useTranslation();
  const navigate = useNavigate();
  const token = useSelector(selectToken);
  const [wasSignedIn] = useState(token !== '');
  if (wasSignedIn) return <Navigate replace to="/homePage" />;
  return (
    <AuthFrame pitchTitle={t('register.pitchTitle')} pitchBody={t('register.pitchBody')}>
      <Typography variant="h1">{t('register.title')}</Typography>
      <Typography sx={{ mt: 1.5, color: 'text.secondary' }}>{t('register.intro')}</Typography>
      <RegisterForm onRegistered={() => void navigate('/ei', { replace: true })} />
      <Typography variant="body2" sx={{ mt: 2.5, color: 'text.secondary' }}>
        {t('register.haveAccount')} <Link to="/login">{t('auth.login.submit')}</Link>
      </Typography>
    </AuthFrame>
  );
}
