import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useSelector } from 'react-redux';
import { useNavigate } from 'react-router-dom';
import { isGatewayError } from '../../../api/transport/gatewayError';
import { useLeaveAccountMutation } from '../../../api/resources/peopleApi';
import { useSubmit } from '../../../api/transport/useSubmit';
import { useSignOut } from '../../../api/resources/useSignOut';
import { lazyPart } from '../../../components/lazyPart';
import { Section } from '../../../components/layout/Section';
import { toast } from '../../../lib/toast';
import { selectUserInfo } from '../../../session/selectors';

const LeaveDialog = lazyPart(() => import('./LeaveDialog').then((module) => module.LeaveDialog));

/** Leaves an account the user was added to. Not for staff: the platform places them. */
export function LeaveSection() {
  const { t } = useTranslation();
  const { mainName, userType, userId = '' } = useSelector(selectUserInfo);
  const [isAsking, setAsking] = useState(false);
  const [leave] = useLeaveAccountMutation();
  const signOut = useSignOut();
  const navigate = useNavigate();
  const account = mainName ?? '';
  const { send, isRunning } = useSubmit(leave, {
    // The gateway has ended this session; signing out removes it here and in the other tabs.
    onDone: () => void goOut(),
    onEnd: () => setAsking(false),
  });
  const goOut = async () => {
    await signOut().catch((fault: unknown) => {
      if (!isGatewayError(fault)) throw fault;
    });
    toast.success(t('accountMe.leave.done', { account }));
    void navigate('/login', { replace: true });
  };
  if (userType !== 'enterprise') return null;

  return (
    <Section title={t('accountMe.leave.title', { account })}>
      <Box sx={{ color: 'text.secondary' }}>{t('accountMe.leave.body')}</Box>
      <Button sx={{ mt: 1.5 }} variant="outlined" color="error" onClick={() => setAsking(true)}>
        {t('accountMe.leave.button')}
      </Button>
      {isAsking && (
        <LeaveDialog
          account={account}
          userId={userId}
          isRunning={isRunning}
          onConfirm={() => void send({ body: {} })}
          onCancel={() => setAsking(false)}
        />
      )}
    </Section>
  );
}
