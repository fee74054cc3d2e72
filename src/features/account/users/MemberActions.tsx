import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useReinviteMemberMutation, type Member } from '../../../api/resources/peopleApi';
import { useSubmit } from '../../../api/transport/useSubmit';
import { useEditUserMutation } from '../../../api/resources/userApi';
import { lazyPart } from '../../../components/lazyPart';
import { ConfirmDialog } from '../../../components/feedback/ConfirmDialog';
import { toast } from '../../../lib/toast';

const DisableDialog = lazyPart(() => import('./DisableDialog').then((module) => module.DisableDialog));

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
  const { userId, nickName: name, status } = member;

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
      sx={{ display: 'flex', flexWrap: 'wrap', justifyContent: 'flex-end', alignItems: 'center', gap: 0.5 }}
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
      {isSelf ? null : status === 'disabled' ? (
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
