import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useEffect, useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link, useLocation } from 'react-router-dom';
import { lazyPart } from '../../components/lazyPart';
import { Spinner } from '../../components/feedback/Spinner';
import { loadPhrases } from '../../i18n/i18n';
import { pendingPhone } from '../../lib/pendingCode';
import { AuthFrame } from './components/AuthFrame';
import { LoginForm } from './components/LoginForm';
import { tabId, WayTabs } from './components/WayTabs';
import { givenPhone } from './givenPhone';
import { readLoginMemory, WAYS, type FormWay, type Way } from './loginMemory';

const whileFetched = { Meanwhile: () => <Spinner /> };
const WechatPanel = lazyPart(async () => {
  const [module] = await Promise.all([import('./components/WechatPanel'), loadPhrases('wechat')]);
  return module.WechatPanel;
}, whileFetched);
const VisitorPanel = lazyPart(
  () => import('./components/VisitorPanel').then((module) => module.VisitorPanel),
  whileFetched,
);

const isFormWay = (way: Way): way is FormWay => way === 'password' || way === 'sms';

/** The tab of a code under way, after a reload; else the way used for the last sign-in. */
function firstWay(state: unknown): Way {
  const isGiven = givenPhone(state) !== '';
  if (!isGiven && pendingPhone('login')) return 'sms';
  if (!isGiven && pendingPhone('visitor')) return 'visitor';
  return readLoginMemory().way;
}

/** `/login`: by password, SMS code, WeChat scan, or as a visitor. */
export function LoginPage() {
  const { t } = useTranslation();
  const { state, search } = useLocation();
  const [ended, setEnded] = useState<'roleChanged' | 'barred'>();
  const panelId = useId();
  const [way, setWay] = useState<Way>(WAYS[0]);
  const [formWay, setFormWay] = useState<FormWay>(WAYS[0]);

  const choose = (next: Way) => {
    setWay(next);
    if (isFormWay(next)) setFormWay(next);
  };
  // Not in the first rendering, which is in index.html and the same for everybody.
  // eslint-disable-next-line react-hooks/exhaustive-deps -- later states must not change a tab that somebody chose
  useEffect(() => choose(firstWay(state)), []);
  useEffect(() => {
    const isRole = new URLSearchParams(search).get('ended') === 'role';
    setEnded(isRole ? 'roleChanged' : (state as { isBarred?: true } | null)?.isBarred && 'barred');
  }, [search, state]);

  return (
    <AuthFrame pitchTitle={t('auth.pitch.title')} pitchBody={t('auth.pitch.body')}>
      <Typography variant="h1">{t('auth.login.title')}</Typography>
      {ended && (
        <Typography
          role="status"
          sx={{ p: 1.5, mt: 1.5, mb: 2, borderRadius: 1, bgcolor: 'action.selected' }}
        >
          {t(`auth.login.${ended}`)}
        </Typography>
      )}
      <WayTabs way={way} onChange={choose} panelId={panelId} />
      <Box
        id={panelId}
        role="tabpanel"
        aria-labelledby={tabId(panelId, way)}
        // The highest of the four: the heading keeps its place when the tab changes.
        sx={{ minHeight: { md: 340 } }}
      >
        <LoginForm way={formWay} isHidden={!isFormWay(way)} />
        {way === 'wechat' && <WechatPanel />}
        {way === 'visitor' && <VisitorPanel />}
        {isFormWay(way) && (
          <Typography variant="body2" sx={{ mt: 2.5, color: 'text.secondary' }}>
            {t('auth.login.newHere')} <Link to="/register">{t('auth.login.register')}</Link>
          </Typography>
        )}
      </Box>
    </AuthFrame>
  );
}
