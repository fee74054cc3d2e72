import Button from '@mui/material/Button';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { EmptyState } from '../../../components/feedback/EmptyState';

/** The home page of the platform's owners and admins, who have no checks and no queue. */
export function PlatformHome() {
  const { t } = useTranslation();
  return (
    <EmptyState
      title={t('home.platform.title')}
      body={t('home.platform.body')}
      action={
        <Button component={Link} to="/businessManage?tab=users" variant="contained">
          {t('home.platform.people')}
        </Button>
      }
    />
  );
}
