import Typography from '@mui/material/Typography';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import { rememberWay } from '../loginMemory';
import { VisitorForm } from './VisitorForm';

/**
 * For receivers of an invitation or a shared report without the link at hand: the phone is proven here, the list is at
 * /checkPhone.
 */
export function VisitorPanel() {
  const { t } = useTranslation();
  const navigate = useNavigate();
  const handleProven = () => {
    rememberWay('visitor');
    void navigate('/checkPhone');
  };
  return (
    <>
      <Typography sx={{ color: 'text.secondary' }}>{t('auth.checkPhone.withoutLink')}</Typography>
      <VisitorForm s={null} onProven={handleProven} />
    </>
  );
}
