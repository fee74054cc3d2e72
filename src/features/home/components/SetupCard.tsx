import CheckCircle from '@mui/icons-material/CheckCircle';
import RadioButtonChecked from '@mui/icons-material/RadioButtonChecked';
import RadioButtonUnchecked from '@mui/icons-material/RadioButtonUnchecked';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useTranslation } from 'react-i18next';
import { useSelector } from 'react-redux';
import { Link } from 'react-router-dom';
import { Section } from '../../../components/layout/Section';
import { formatDeadline } from '../../../lib/dates';
import { selectUserInfo } from '../../../session/selectors';
import { visuallyHidden } from '../../../theme/visuallyHidden';
import {
  currentStep,
  hasAnnouncedToo,
  hasChangeToo,
  isOwnStep,
  placeOf,
  SETUP_STEPS,
  type Setup,
  type SetupStep,
} from '../setupSteps';

/** The steps left before the enterprise can order, the present one with what to do; gone once an order is placed. */
export function SetupCard({ setup }: { setup: Setup }) {
  const { t } = useTranslation();
  const { step: current } = currentStep(setup);
  const single = (step: SetupStep) => (
    <Section title={t(`setup.steps.${step}`)}>
      <CurrentStep step={step} setup={setup} />
    </Section>
  );
  const too = hasChangeToo(setup) && single('change');
  const announcedToo = hasAnnouncedToo(setup) && single('announced');
  // Who has ordered before only signs a newer text, or reads why a change was rejected.
  return (
    <>
      {setup.hasOrdered || current === 'change' ? single(current) : <AllSteps setup={setup} />}
      {too}
      {announcedToo}
    </>
  );
}

/** The way from registration to the first order. */
function AllSteps({ setup }: { setup: Setup }) {
  const { t } = useTranslation();
  const at = SETUP_STEPS.findIndex((step) => step === currentStep(setup).step);
  return (
    <Section
      title={t('setup.title')}
      aside={
        <Box component="span" sx={{ color: 'text.secondary', fontSize: '0.8125rem' }}>
          {t('setup.of', { done: at, total: SETUP_STEPS.length })}
        </Box>
      }
    >
      <Box component="ol" sx={{ listStyle: 'none', m: 0, p: 0, display: 'grid', gap: 1.25 }}>
        {SETUP_STEPS.map((step, index) => (
          <Box
            key={step}
            component="li"
            aria-current={index === at ? 'step' : undefined}
            sx={{ display: 'grid', gridTemplateColumns: '24px minmax(0, 1fr)', columnGap: 1 }}
          >
            <StepMark state={index < at ? 'done' : index === at ? 'current' : 'later'} />
            <div>
              <Typography
                sx={{
                  fontWeight: index === at ? 620 : 400,
                  color: index === at ? 'text.primary' : 'text.secondary',
                }}
              >
                {t(`setup.steps.${step}`)}
                {index < at && (
                  <Box component="span" sx={visuallyHidden}>
                    {` (${t('setup.done')})`}
                  </Box>
                )}
              </Typography>
              {index === at && <CurrentStep step={step} setup={setup} />}
            </div>
          </Box>
        ))}
      </Box>
    </Section>
  );
}

const MARKS = {
  done: { Icon: CheckCircle, color: 'lamp.green' },
  current: { Icon: RadioButtonChecked, color: 'primary.main' },
  later: { Icon: RadioButtonUnchecked, color: 'look.ink3' },
} as const;

function StepMark({ state }: { state: keyof typeof MARKS }) {
  const { Icon, color } = MARKS[state];
  return <Icon aria-hidden fontSize="small" sx={{ color, mt: 0.25 }} />;
}

/** What the present step is about, and the way to it; who cannot do it reads who can. */
function CurrentStep({ step, setup }: { step: SetupStep; setup: Setup }) {
  const { t } = useTranslation();
  const { permissions = [] } = useSelector(selectUserInfo);
  const to = placeOf(step);
  const isOwn = isOwnStep(step, permissions);
  const isReadOnly = step === 'review' || step === 'announced';
  const isManager = permissions.includes('enterprise.manage');
  const { dueAt, contract } = setup;
  const reason = step === 'change' ? setup.changeRejected : setup.reason;
  const isRejected = step === 'change' || (step === 'licence' && setup.authStatus === 3);
  const body = {
    licence: t('setup.licence.body'),
    review: dueAt ? t('setup.review.bodyBy', { day: formatDeadline(dueAt) }) : t('setup.review.body'),
    contract: t(contract === 'outdated' ? 'setup.contract.outdated' : 'setup.contract.body'),
    order: t('setup.order.body'),
    change: '',
    announced: t('setup.announced.body', { day: setup.announcedOn }),
  }[step];
  return (
    <Box sx={{ display: 'grid', gap: 1, justifyItems: 'start', mt: 0.25, mb: 0.5 }}>
      {isRejected && reason ? (
        <Box
          sx={{
            borderLeft: 4,
            borderColor: 'lamp.red',
            bgcolor: 'lamp.redSoft',
            borderRadius: 1,
            px: 1.5,
            py: 1,
          }}
        >
          <Typography sx={{ fontWeight: 600 }}>{t('setup.rejected.title')}</Typography>
          <Typography sx={{ whiteSpace: 'pre-line', overflowWrap: 'anywhere' }}>{reason}</Typography>
        </Box>
      ) : (
        <Typography variant="body2" sx={{ color: 'text.secondary' }}>
          {body}
        </Typography>
      )}
      {(isOwn || (isReadOnly && isManager)) && (
        <Button component={Link} to={to} variant={isOwn ? 'contained' : 'outlined'} size="small">
          {isRejected && step === 'licence' ? t('setup.rejected.action') : t(`setup.${step}.action`)}
        </Button>
      )}
      {!isOwn && !isReadOnly && (
        <Typography variant="body2" sx={{ color: 'text.secondary' }}>
          {t('setup.askManager')}
        </Typography>
      )}
    </Box>
  );
}
