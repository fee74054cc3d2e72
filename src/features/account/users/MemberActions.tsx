import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useReinviteMemberMutation, type Member } from '../../../api/resources/peopleApi';
import { useSubmit } from '../../../api/transport/useSubmit';
import { useEditUserMutation } from '../../../api/resources/userApi';
import { ConfirmDialog } from '../../../components/feedback/ConfirmDialog';
import { toast } from '../../../lib/toast';

interface MemberActionsProps {
  member: Member;
  isSelf: boolean;
  onEdit: () => void;
}

/** The actions on a member: edit, invite again, disable after a question, enable. */
export function MemberActions({ member, isSelf, onEdit }: MemberActionsProps) {
  const { t } = useTranslation();
  const [isAsking, setAsking] = useState(false);
  const [editUser] = useEditUserMutation();
  const [reinvite] = useReinviteMemberMutation();
  const { userId, nickName: name, status } = member;

  const set = useSubmit((next: 'enabled' | 'disabled') => editUser({ body: { userId, status: next } }), {
    onDone: (_data, next) => toast.success(t(`accountUsers.${next}`, { name })),
    onEnd: () => setAsking(false),
  });
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
          loading={set.isRunning}
          onClick={() => void set.send('enabled')}
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
        isRunning={set.isRunning}
        onConfirm={() => void set.send('disabled')}
        onCancel={() => setAsking(false)}
      >
        {t('accountUsers.disableAsk.body')}
      </ConfirmDialog>
    </Box>
  );
}
