import CheckCircleOutlined from '@mui/icons-material/CheckCircleOutlined';
import ErrorOutlineOutlined from '@mui/icons-material/ErrorOutlineOutlined';
import HourglassEmptyOutlined from '@mui/icons-material/HourglassEmptyOutlined';
import RadioButtonUncheckedOutlined from '@mui/icons-material/RadioButtonUncheckedOutlined';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import type { ComponentType } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import type { Certification } from '../../../api/resources/enterpriseApi';
import { Section } from '../../../components/layout/Section';
import { StatusTag, type Tone } from '../../../components/data/StatusTag';
import { CustomerPhone } from '../../../domain/CustomerPhone';
import { formatDateTime, formatDeadline } from '../../../lib/dates';

type Status = Certification['authStatus'];

const looks: Record<Status, { icon: ComponentType; tone: Tone }> = {
  0: { icon: RadioButtonUncheckedOutlined, tone: 'neutral' },
  1: { icon: HourglassEmptyOutlined, tone: 'neutral' },
  2: { icon: CheckCircleOutlined, tone: 'green' },
  3: { icon: ErrorOutlineOutlined, tone: 'red' },
};

const words = { 0: 'none', 1: 'pending', 2: 'verified', 3: 'rejected' } as const;

/** The one next step of each state. */
const steps = {
  0: { to: '/ei', words: 'start' },
  1: { to: '/enterSuccess', words: 'follow' },
  2: { to: '/ei?for=change', words: 'change' },
  3: { to: '/ei', words: 'resubmit' },
} as const;

/** The state of the certification, its meaning, and the next step. */
export function CertificationSection({ certification }: { certification: Certification }) {
  const { t } = useTranslation();
  const { authStatus, dueAt, submission, change } = certification;
  // A change that waits or was rejected has its own section, with what to do.
  const step = change ? undefined : steps[authStatus];
  return (
    <Section
      title={t('accountProfile.title')}
      aside={<StatusTag {...looks[authStatus]}>{t(`accountProfile.status.${words[authStatus]}`)}</StatusTag>}
    >
      <Box sx={{ display: 'grid', gap: 1.25, justifyItems: 'start' }}>
        <Typography>{t(`accountProfile.body.${words[authStatus]}`)}</Typography>
        {authStatus === 1 && dueAt && (
          <Typography sx={{ fontWeight: 600 }}>
            {t('accountProfile.due', { day: formatDeadline(dueAt) })}
          </Typography>
        )}
        {authStatus === 2 && submission?.decidedAt && (
          <Typography sx={{ color: 'text.secondary' }}>
            {t('accountProfile.decidedAt')}: {formatDateTime(submission.decidedAt)}
          </Typography>
        )}
        {authStatus === 2 && (
          <Typography sx={{ color: 'text.secondary' }}>
            <CustomerPhone />
          </Typography>
        )}
        {authStatus === 3 && submission?.reason && (
          <Box
            sx={{ borderLeft: 4, borderColor: 'lamp.red', bgcolor: 'lamp.redSoft', borderRadius: 1, p: 1.5 }}
          >
            <Typography sx={{ fontWeight: 600 }}>{t('accountProfile.reason')}</Typography>
            <Typography sx={{ whiteSpace: 'pre-line' }}>{submission.reason}</Typography>
          </Box>
        )}
        {step && (
          <Button component={Link} to={step.to} variant={authStatus === 2 ? 'outlined' : 'contained'}>
            {t(`accountProfile.${step.words}`)}
          </Button>
        )}
      </Box>
    </Section>
  );
}
