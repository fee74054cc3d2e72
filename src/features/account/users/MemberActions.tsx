import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useReinviteMemberMutation, type Member } from '../../../api/peopleApi';
import { useEditUserMutation } from '../../../api/userApi';
import { ConfirmDialog } from '../../../components/ConfirmDialog';
import { toast } from '../../../lib/toast';

interface MemberActionsProps {
  member: Member;
  isSelf: boolean;
  onEdit: () => void;
}

/** What can be done with somebody: edit, tell them once more, disable with a question, enable. */
export function MemberActions({ member, isSelf, onEdit }: MemberActionsProps) {
  const { t } = useTranslation();
  const [isAsking, setAsking] = useState(false);
  const [editUser, editing] = useEditUserMutation();
  const [reinvite, reinviting] = useReinviteMemberMutation();
  const { userId, nickName: name, status } = member;

  const set = async (next: 'enabled' | 'disabled') => {
    const { error } = await editUser({ body: { userId, status: next } });
    setAsking(false);
    if (!error) toast.success(t(`accountUsers.${next}`, { name }));
  };
  const handleReinvite = async () => {
    const { error } = await reinvite({ body: { userId } });
    if (!error) toast.success(t('accountUsers.reinvited', { mobile: member.mobile }));
  };
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
          loading={reinviting.isLoading}
          onClick={() => void handleReinvite()}
        >
          {t('accountUsers.action.reinvite')}
        </Button>
      )}
      {isSelf ? null : status === 'disabled' ? (
        <Button
          size="small"
          color="inherit"
          aria-label={t('accountUsers.action.enableOne', { name })}
          loading={editing.isLoading}
          onClick={() => void set('enabled')}
        >
          {t('accountUsers.action.enable')}
        </Button>
      ) : (
        <Button
          size="small"
          color="inherit"
          aria-label={t('accountUsers.action.disableOne', { name })}
          onClick={() => setAsking(true)}
        >
          {t('accountUsers.action.disable')}
        </Button>
      )}
      <ConfirmDialog
        isOpen={isAsking}
        isDangerous
        title={t('accountUsers.disableAsk.title', { name })}
        confirmLabel={t('accountUsers.disableAsk.confirm')}
        isRunning={editing.isLoading}
        onConfirm={() => void set('disabled')}
        onCancel={() => setAsking(false)}
      >
        {t('accountUsers.disableAsk.body')}
      </ConfirmDialog>
    </Box>
  );
}
