import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { PageHeader } from '../../components/layout/PageHeader';
import { ApplicationList } from './ApplicationList';
import { FormCards } from './FormCards';
import { newFormPath } from './registrationPaths';

/** `/jobRegistration`: the forms for applicants, and what they sent. */
export function RegistrationsPage() {
  const { t } = useTranslation();
  return (
    <>
      <PageHeader
        title={t('titles.jobRegistration')}
        primary={
          <Button component={Link} to={newFormPath} variant="contained">
            {t('registration.forms.new')}
          </Button>
        }
      />
      <Box sx={{ color: 'text.secondary', maxWidth: 720, mb: 2 }}>{t('registration.lead')}</Box>
      <Box component="section" sx={{ mb: 3 }}>
        <Typography variant="h2" sx={{ mb: 1.5 }}>
          {t('registration.forms.title')}
        </Typography>
        <FormCards />
      </Box>
      <Typography variant="h2" sx={{ mb: 1.5 }}>
        {t('applications.list.title')}
      </Typography>
      <ApplicationList />
    </>
  );
}
