import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useSelector } from 'react-redux';
import { useReinviteMemberMutation, type Member } from '../../../api/resources/peopleApi';
import { useSubmit } from '../../../api/transport/useSubmit';
import { useEditUserMutation } from '../../../api/resources/userApi';
import { lazyPart } from '../../../components/lazyPart';
import { ConfirmDialog } from '../../../components/feedback/ConfirmDialog';
import { loadPhrases } from '../../../i18n/i18n';
import { toast } from '../../../lib/toast';
import { selectUserInfo } from '../../../session/selectors';

const DisableDialog = lazyPart(async () => {
  await loadPhrases('lostPhone');
  return (await import('./DisableDialog')).DisableDialog;
});
const LostPhoneDialog = lazyPart(async () => {
  await loadPhrases('lostPhone');
  return (await import('./LostPhoneDialog')).LostPhoneDialog;
});

interface MemberActionsProps {
  member: Member;
  isSelf: boolean;
  onEdit: () => void;
}

/** The actions on a member: edit, invite again or take the invitation back, disable after a question, enable. */
export function MemberActions({ member, isSelf, onEdit }: MemberActionsProps) {
  const { t } = useTranslation();
  const [isAsking, setAsking] = useState(false);
  const [editUser] = useEditUserMutation();
  const [reinvite] = useReinviteMemberMutation();
  const [hasLost, setLost] = useState(false);
  const { userId, nickName: name, status } = member;
  const { permissions = [], roles = [] } = useSelector(selectUserInfo);
  // Who owns the account is for owners alone: neither their place nor their phone is an administrator's to change.
  const isForOwners = member.roleId === 'owner' && !roles.includes('owner');
  const mayAsk = permissions.includes('lostPhone.ask') && !isForOwners;

  const enable = useSubmit(() => editUser({ body: { userId, status: 'enabled' } }), {
    onDone: () => toast.success(t('accountUsers.enabled', { name })),
  });
  // Who has never been here keeps no way in and no name but the typed one: they are disabled, and can be let in again.
  const takeBack = useSubmit(() => editUser({ body: { userId, status: 'disabled' } }), {
    onDone: () => toast.success(t('accountUsers.withdrawn', { name })),
    onEnd: () => setAsking(false),
  });
  const handleClose = () => setAsking(false);
  const tell = useSubmit(reinvite, {
    onDone: () => toast.success(t('accountUsers.reinvited', { mobile: member.mobile })),
  });
  return (
    <Box
      sx={{
        display: 'flex',
        flexWrap: { xs: 'wrap', sm: 'nowrap' },
        justifyContent: 'flex-end',
        alignItems: 'center',
        gap: 0.5,
        // Three of them stay in one line beside a tag at the role; on a phone each has room for a finger.
        '& .MuiButton-root': {
          px: { sm: 0.75 },
          minWidth: { sm: 0 },
          minHeight: { xs: 40, sm: 0 },
          whiteSpace: 'nowrap',
        },
      }}
    >
      {isSelf && <Box sx={{ color: 'text.secondary' }}>{t('accountUsers.you')}</Box>}
      <Button
        size="small"
        color="inherit"
        aria-label={t('accountUsers.action.editOne', { name })}
        onClick={onEdit}
      >
        {t('accountUsers.action.edit')}
      </Button>
      {mayAsk && !isSelf && status === 'enabled' && !member.isAwaited && (
        <Button
          size="small"
          color="inherit"
          aria-label={t('accountUsers.action.lostPhoneOne', { name })}
          onClick={() => setLost(true)}
        >
          {t('accountUsers.action.lostPhone')}
        </Button>
      )}
      {!isSelf && member.isAwaited && (
        <Button
          size="small"
          color="inherit"
          aria-label={t('accountUsers.action.reinviteOne', { name })}
          loading={tell.isRunning}
          onClick={() => void tell.send({ body: { userId } })}
        >
          {t('accountUsers.action.reinvite')}
        </Button>
      )}
      {isSelf ? null : isForOwners ? (
        <Box sx={{ color: 'text.secondary', fontSize: '0.8125rem' }}>
          {t(`accountUsers.ofOwners.${standingDeed(member)}`)}
        </Box>
      ) : status === 'disabled' ? (
        <Button
          size="small"
          color="inherit"
          aria-label={t('accountUsers.action.enableOne', { name })}
          loading={enable.isRunning}
          onClick={() => void enable.send(undefined)}
        >
          {t('accountUsers.action.enable')}
        </Button>
      ) : (
        <Button
          size="small"
          color="inherit"
          aria-label={t(
            member.isAwaited ? 'accountUsers.action.withdrawOne' : 'accountUsers.action.disableOne',
            {
              name,
            },
          )}
          onClick={() => setAsking(true)}
        >
          {t(member.isAwaited ? 'accountUsers.action.withdraw' : 'accountUsers.action.disable')}
        </Button>
      )}
      {hasLost && <LostPhoneDialog member={member} onClose={() => setLost(false)} />}
      {isAsking && !member.isAwaited && <DisableDialog member={member} onClose={handleClose} />}
      <ConfirmDialog
        isOpen={isAsking && member.isAwaited}
        isDangerous
        title={t('accountUsers.withdrawAsk.title', { name })}
        confirmLabel={t('accountUsers.withdrawAsk.confirm')}
        isRunning={takeBack.isRunning}
        onConfirm={() => void takeBack.send(undefined)}
        onCancel={handleClose}
      >
        {t('accountUsers.withdrawAsk.body')}
      </ConfirmDialog>
    </Box>
  );
}

/** What would change whether the person may sign in here. */
function standingDeed({ status, isAwaited }: Member): 'enable' | 'withdraw' | 'disable' {
  if (status === 'disabled') return 'enable';
  return isAwaited ? 'withdraw' : 'disable';
}
