import Box from '@mui/material/Box';
import { useTranslation } from 'react-i18next';
import { useSelector } from 'react-redux';
import { useEditMemberMutation, type Member } from '../../../api/resources/peopleApi';
import { useSubmit } from '../../../api/transport/useSubmit';
import { useEditUserMutation } from '../../../api/resources/userApi';
import { FormDialog } from '../../../components/form/FormDialog';
import { useAppForm } from '../../../components/form/useAppForm';
import { toast } from '../../../lib/toast';
import { selectUserInfo } from '../../../session/selectors';
import { budgetOf, draftOf, memberFaults, memberRefusalFields, type MemberDraft } from './memberDraft';
import { MemberFields } from './MemberFields';

interface MemberDialogProps {
  member: Member;
  onClose: () => void;
}

/** Name, role, department and budget of one of the account's people. */
export function MemberDialog({ member, onClose }: MemberDialogProps) {
  const { t } = useTranslation();
  const { userId } = member;
  const isSelf = useSelector(selectUserInfo).userId === userId;
  const initial = draftOf(member);
  const form = useAppForm(initial, (draft) => memberFaults(draft, false));
  const [editUser] = useEditUserMutation();
  const [editMember] = useEditMemberMutation();

  /** Sends only the fields changed here: changes made by others meanwhile stay. */
  const save = async (draft: MemberDraft): Promise<{ data?: unknown; error?: unknown }> => {
    const nickName = draft.nickName.trim();
    const person = {
      ...(nickName !== initial.nickName && { nickName }),
      ...(draft.roleId !== initial.roleId && { roleIds: [draft.roleId as 'recruiter'] }),
    };
    if (Object.keys(person).length > 0) {
      const reply = await editUser({ body: { userId, ...person } });
      if (reply.error) return reply;
    }
    const place = {
      ...(draft.departmentId !== initial.departmentId && { departmentId: draft.departmentId || null }),
      ...(draft.budget !== initial.budget && { monthlyBudget: budgetOf(draft.budget) ?? null }),
    };
    return Object.keys(place).length > 0 ? editMember({ body: { userId, ...place } }) : {};
  };
  const { send, isRunning } = useSubmit(save, {
    ...memberRefusalFields,
    form,
    onDone: (_data, { nickName }) => {
      toast.success(t('accountUsers.edit.done', { name: nickName.trim() }));
      onClose();
    },
  });
  return (
    <FormDialog
      title={t('accountUsers.edit.title', { name: member.nickName })}
      submitLabel={t('common.action.save')}
      onSubmit={form.submit(send)}
      onClose={onClose}
      isDirty={form.isDirty}
      isRunning={isRunning}
    >
      {form.field('roleId').value !== initial.roleId && (
        <Box role="status">{t('accountUsers.edit.signsOut', { name: member.nickName })}</Box>
      )}
      <MemberFields field={form.field} isNameFixed={member.isShared && !isSelf} isRoleFixed={isSelf} />
    </FormDialog>
  );
}
