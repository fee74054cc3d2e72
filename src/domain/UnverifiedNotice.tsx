import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { useSelector } from 'react-redux';
import { Link } from 'react-router-dom';
import { isGatewayError } from '../api/transport/gatewayError';
import { useOpenSession } from '../api/resources/useOpenSession';
import { selectUserInfo } from '../session/selectors';

const WORDS = { 0: 'none', 1: 'pending', 3: 'rejected' } as const;
const PLACES = { none: '/ei', pending: '/enterSuccess', rejected: '/enterSuccess' } as const;

/**
 * The reason why an enterprise that is not verified cannot order, and the way to certification, or the people to ask for.
 * The session is reopened, because the enterprise may have been verified since.
 */
export function UnverifiedNotice() {
  const { t } = useTranslation();
  const { enterprise, permissions = [] } = useSelector(selectUserInfo);
  const openSession = useOpenSession();
  useEffect(() => {
    openSession().catch((fault: unknown) => {
      // The api has reported it; the known state stays.
      if (!isGatewayError(fault)) throw fault;
    });
  }, [openSession]);
  const word = WORDS[(enterprise?.authStatus ?? 0) as keyof typeof WORDS] ?? 'none';
  const isManager = permissions.includes('enterprise.manage');
  return (
    <Alert
      severity={word === 'rejected' ? 'warning' : 'info'}
      action={
        isManager && (
          <Button component={Link} to={PLACES[word]} color="inherit" size="small">
            {t(`unverified.${word}.action`)}
          </Button>
        )
      }
    >
      {t(`unverified.${word}.body`)} {!isManager && t('unverified.askManager')}
    </Alert>
  );
}
