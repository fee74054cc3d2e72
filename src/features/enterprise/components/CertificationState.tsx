import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import type { Certification } from '../../../api/resources/enterpriseApi';
import { formatDeadline } from '../../../lib/dates';
import { authStatus } from '@probity/contract/rules/authStatus';
import { StatusPanel } from './StatusPanel';

/** Under review, verified or rejected: each with what happens next, and an action for it. */
export function CertificationState({ certification }: { certification: Certification }) {
  const { t } = useTranslation();
  const { submission, dueAt } = certification;
  if (certification.authStatus === authStatus.verified && certification.signature?.isCurrent) {
    return (
      <StatusPanel
        look="verified"
        word={t('enterprise.status.verified')}
        title={t('enterprise.success.readyTitle')}
      >
        <Typography>{t('enterprise.success.readyBody')}</Typography>
        <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
          <Button component={Link} to="/initiateBack" variant="contained">
            {t('enterprise.success.toOrder')}
          </Button>
          <Button component={Link} to="/serviceContract" variant="outlined">
            {t('enterprise.success.readContract')}
          </Button>
        </Box>
      </StatusPanel>
    );
  }
  if (certification.authStatus === authStatus.verified) {
    return (
      <StatusPanel
        look="verified"
        word={t('enterprise.status.verified')}
        title={t('enterprise.success.verifiedTitle')}
      >
        <Typography>{t('enterprise.success.verifiedBody')}</Typography>
        <Button component={Link} to="/serviceContract" variant="contained">
          {t('enterprise.success.toContract')}
        </Button>
      </StatusPanel>
    );
  }
  if (certification.authStatus === authStatus.rejected) {
    return (
      <StatusPanel
        look="rejected"
        word={t('enterprise.status.rejected')}
        title={t('enterprise.success.rejectedTitle')}
      >
        <Box
          sx={{ borderLeft: 4, borderColor: 'lamp.red', bgcolor: 'lamp.redSoft', borderRadius: 1, p: 1.5 }}
        >
          <Typography sx={{ fontWeight: 600 }}>{t('enterprise.success.reason')}</Typography>
          <Typography sx={{ whiteSpace: 'pre-line' }}>{submission?.reason}</Typography>
        </Box>
        <Typography>{t('enterprise.success.rejectedBody')}</Typography>
        <Button component={Link} to="/ei" variant="contained">
          {t('enterprise.success.correct')}
        </Button>
      </StatusPanel>
    );
  }
  return (
    <StatusPanel
      look="pending"
      word={t('enterprise.status.pending')}
      title={t('enterprise.success.pendingTitle')}
    >
      <Typography sx={{ fontWeight: 600 }}>{t('enterprise.success.next')}</Typography>
      <Box component="ol" sx={{ m: 0, pl: 2.5, display: 'grid', gap: 0.75 }}>
        <li>
          {dueAt
            ? t('enterprise.success.stepReviewBy', { day: formatDeadline(dueAt) })
            : t('enterprise.success.stepReview')}
        </li>
        <li>{t('enterprise.success.stepTold')}</li>
        <li>{t('enterprise.success.stepContract')}</li>
      </Box>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
        <Button component={Link} to="/homePage" variant="contained">
          {t('enterprise.frame.lookRound')}
        </Button>
        <Button component={Link} to="/serviceContract" variant="outlined">
          {t('enterprise.success.readContract')}
        </Button>
      </Box>
    </StatusPanel>
  );
}
