import Button from '@mui/material/Button';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { EmptyState } from '../../../components/feedback/EmptyState';

/** Owner and admin of the platform have no checks and no queue: what they are here for. */
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
