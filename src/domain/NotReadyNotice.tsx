import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { useSelector } from 'react-redux';
import { Link } from 'react-router-dom';
import { isGatewayError } from '../api/transport/gatewayError';
import { useOpenSession } from '../api/resources/useOpenSession';
import { selectUserInfo } from '../session/selectors';

// A verified enterprise without a contract is the only other one that cannot order.
const WORDS = { 0: 'none', 1: 'pending', 2: 'unsigned', 3: 'rejected' } as const;
const PLACES = {
  none: '/ei',
  pending: '/enterSuccess',
  rejected: '/enterSuccess',
  unsigned: '/serviceContract',
} as const;

/**
 * The reason why an enterprise cannot order yet, and the way to what is missing, or the people to ask for.
 * The session is reopened, because the enterprise may have been verified since.
 */
export function NotReadyNotice() {
  const { t } = useTranslation();
  const { enterprise, permissions = [] } = useSelector(selectUserInfo);
  const openSession = useOpenSession();
  useEffect(() => {
    openSession().catch((fault: unknown) => {
      // The api has reported it; the known state stays.
      if (!isGatewayError(fault)) throw fault;
    });
  }, [openSession]);
  const word = WORDS[(enterprise?.authStatus ?? 0) as keyof typeof WORDS];
  const isManager = permissions.includes('enterprise.manage');
  return (
    <Alert
      severity={word === 'rejected' ? 'warning' : 'info'}
      // Below the words where there is no room beside them.
      sx={{
        flexWrap: 'wrap',
        '& .MuiAlert-message': { flex: '1 1 180px' },
        '& .MuiAlert-action': { pt: 0, pl: 4 },
      }}
      action={
        isManager && (
          <Button component={Link} to={PLACES[word]} color="inherit" size="small">
            {t(`notReady.${word}.action`)}
          </Button>
        )
      }
    >
      {t(`notReady.${word}.body`)} {!isManager && t('notReady.askManager')}
    </Alert>
  );
}
