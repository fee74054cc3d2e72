import { useTranslation } from 'react-i18next';
import { useSelector } from 'react-redux';
import { useEditMemberMutation, type Member } from '../../../api/peopleApi';
import { useEditUserMutation } from '../../../api/userApi';
import { ConfirmDialog } from '../../../components/ConfirmDialog';
import { toast } from '../../../lib/toast';
import { selectUserInfo } from '../../../session/selectors';
import { budgetOf, draftOf } from './memberDraft';
import { MemberFields } from './MemberFields';
import { useMemberForm } from './useMemberForm';

interface MemberDialogProps {
  member: Member;
  onClose: () => void;
}

/** Name, role, department and budget of one of the account's people. */
export function MemberDialog({ member, onClose }: MemberDialogProps) {
  const { t } = useTranslation();
  const isSelf = useSelector(selectUserInfo).userId === member.userId;
  const initial = draftOf(member);
  const { draft, faults, fields, change, check, refuse } = useMemberForm(initial, false);
  const [editUser, editing] = useEditUserMutation();
  const [editMember, placing] = useEditMemberMutation();

  const handleConfirm = async () => {
    if (!check()) return;
    const { userId } = member;
    const nickName = draft.nickName.trim();
    const person = {
      ...(nickName !== initial.nickName && { nickName }),
      ...(draft.roleId !== initial.roleId && { roleIds: [draft.roleId as 'recruiter'] }),
    };
    if (Object.keys(person).length > 0) {
      const { error } = await editUser({ body: { userId, ...person } });
      if (error) return refuse(error);
    }
    // Only what was changed here: what somebody else changes meanwhile stays.
    const place = {
      ...(draft.departmentId !== initial.departmentId && { departmentId: draft.departmentId || null }),
      ...(draft.budget !== initial.budget && { monthlyBudget: budgetOf(draft.budget) ?? null }),
    };
    if (Object.keys(place).length > 0) {
      const { error } = await editMember({ body: { userId, ...place } });
      if (error) return refuse(error);
    }
    toast.success(t('accountUsers.edit.done', { name: nickName }));
    onClose();
  };
  return (
    <ConfirmDialog
      isOpen
      title={t('accountUsers.edit.title', { name: member.nickName })}
      confirmLabel={t('common.action.save')}
      isRunning={editing.isLoading || placing.isLoading}
      onConfirm={() => void handleConfirm()}
      onCancel={onClose}
    >
      <MemberFields
        draft={draft}
        faults={faults}
        fieldsRef={fields}
        onSubmit={() => void handleConfirm()}
        isNameFixed={member.isShared && !isSelf}
        isRoleFixed={isSelf}
        onChange={change}
      />
    </ConfirmDialog>
  );
}
