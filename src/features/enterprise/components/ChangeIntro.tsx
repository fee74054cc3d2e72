import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import type { Certification } from '../../../api/resources/enterpriseApi';
import { RejectionNote } from './RejectionNote';

/** What a change of verified data means, above its form; after a rejection with the reason. */
export function ChangeIntro({ change, draft }: Pick<Certification, 'change' | 'draft'>) {
  const { t } = useTranslation();
  const reason = change?.facts.reason;
  return (
    <>
      <Typography variant="h1">{t(`certificationChange.form.${reason ? 'againTitle' : 'title'}`)}</Typography>
      <Typography sx={{ mt: 0.5, color: 'text.secondary' }}>{t('certificationChange.form.intro')}</Typography>
      {!draft?.content.contactPhone && (
        <Typography sx={{ mt: 0.5, color: 'text.secondary' }}>
          {t('certificationChange.form.phone')}
        </Typography>
      )}
      <Button component={Link} to="/businessManage?tab=profile" color="inherit" sx={{ my: 1, ml: -1 }}>
        {t('certificationChange.form.back')}
      </Button>
      {reason && <RejectionNote title={t('certificationChange.form.rejected')} reason={reason} />}
    </>
  );
}
