import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useTranslation } from 'react-i18next';
import { Link, useSearchParams } from 'react-router-dom';
import { ErrorState } from '../../components/feedback/ErrorState';
import { lazyPart } from '../../components/lazyPart';
import { Spinner } from '../../components/feedback/Spinner';
import { candidateText } from '../../theme/typography';
import { AuthFrame } from './components/AuthFrame';
import { LinkSender } from './components/LinkSender';
import { VisitorForm } from './components/VisitorForm';
import { useVisitorOpening } from './hooks/useVisitorOpening';

// Most visitors come with a link and never see the list.
const OpeningList = lazyPart(() => import('./components/OpeningList').then((module) => module.OpeningList), {
  Meanwhile: () => <Spinner />,
});

/** `/checkPhone`: the receiver of a link proves the phone it was made for, and goes on to its object. */
export function CheckPhonePage() {
  const { t } = useTranslation();
  const [search] = useSearchParams();
  const s = search.get('s');
  const { stage, error, open, close, restart, go } = useVisitorOpening(s);
  return (
    <AuthFrame pitchTitle={t('auth.checkPhone.pitchTitle')} pitchBody={t('auth.checkPhone.pitchBody')}>
      <Box sx={{ ...candidateText, '&& input': { height: 48 } }}>
        {stage === 'opening' && <Spinner label={t('auth.checkPhone.opening')} />}
        {stage === 'failed' && (
          <ErrorState
            headingLevel="h1"
            title={t('auth.checkPhone.closed')}
            message={error?.msg}
            onRetry={() => void open()}
          />
        )}
        {stage === 'closed' && (
          <ErrorState
            headingLevel="h1"
            title={t('auth.checkPhone.closed')}
            message={error?.msg ?? t('auth.checkPhone.closedHelp')}
            action={
              <Button component={Link} to="/checkPhone" variant="outlined">
                {t('auth.checkPhone.byPhone')}
              </Button>
            }
          />
        )}
        {stage === 'form' && (
          <>
            <Typography variant="h1">{t('auth.checkPhone.title')}</Typography>
            {s ? (
              <LinkSender s={s} onClosed={close} />
            ) : (
              <Typography sx={{ mt: 1.5, color: 'text.secondary' }}>
                {t('auth.checkPhone.withoutLink')}
              </Typography>
            )}
            <VisitorForm s={s} onProven={() => void open()} onClosed={close} />
          </>
        )}
        {stage === 'list' && (
          <>
            <Typography variant="h1">{t('auth.checkPhone.list.title')}</Typography>
            <Typography sx={{ mt: 1, mb: 2.5, color: 'text.secondary' }}>
              {t('auth.checkPhone.list.help')}
            </Typography>
            <OpeningList onChosen={go} />
            <Button onClick={restart} color="inherit" sx={{ mt: 2, ml: -1 }}>
              {t('auth.checkPhone.otherPhone')}
            </Button>
          </>
        )}
      </Box>
    </AuthFrame>
  );
}
