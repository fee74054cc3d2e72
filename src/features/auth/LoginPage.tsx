import Typography from '@mui/material/Typography';
import { useEffect, useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { AuthFrame } from './components/AuthFrame';
import { LoginForm } from './components/LoginForm';
import { tabId, WayTabs } from './components/WayTabs';
import { readLoginMemory, WAYS, type Way } from './loginMemory';

/** `/login`: by password or by SMS code. */
export function LoginPage() {
  const { t } = useTranslation();
  const panelId = useId();
  const [way, setWay] = useState<Way>(WAYS[0]);
  // Not in the first drawing: that one is in index.html, the same for everybody.
  useEffect(() => setWay(readLoginMemory().way), []);
  return (
    <AuthFrame pitchTitle={t('auth.pitch.title')} pitchBody={t('auth.pitch.body')}>
      <Typography variant="h1">{t('auth.login.title')}</Typography>
      <WayTabs way={way} onChange={setWay} panelId={panelId} />
      <div id={panelId} role="tabpanel" aria-labelledby={tabId(panelId, way)}>
        <LoginForm way={way} />
      </div>
      <Typography variant="body2" sx={{ mt: 2.5, color: 'text.secondary' }}>
        {t('auth.login.visitor')} <Link to="/checkPhone">{t('auth.login.visitorLink')}</Link>
      </Typography>
    </AuthFrame>
  );
}
