import { useTranslation } from 'react-i18next';
import { trimPhone } from '../../../../contract/rules/phone';
import { useEditMemberMutation } from '../../../api/peopleApi';
import { useEditUserMutation } from '../../../api/userApi';
import { ConfirmDialog } from '../../../components/ConfirmDialog';
import { toast } from '../../../lib/toast';
import { budgetOf, emptyMember } from './memberDraft';
import { MemberFields } from './MemberFields';
import { useMemberForm } from './useMemberForm';

/** Adds somebody by phone. A known phone becomes a member; a new one signs in by SMS and then sets a password. */
export function InviteDialog({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation();
  const { draft, faults, fields, change, check, refuse } = useMemberForm(emptyMember, true);
  const [editUser, inviting] = useEditUserMutation();
  const [editMember, placing] = useEditMemberMutation();

  const handleConfirm = async () => {
    if (!check()) return;
    const { mobile, nickName, roleId, departmentId } = draft;
    const { data, error } = await editUser({
      body: {
        new: true,
        mobile: trimPhone(mobile),
        nickName: nickName.trim(),
        roleIds: [roleId as 'recruiter'],
      },
    });
    if (!data) return refuse(error);
    const monthlyBudget = budgetOf(draft.budget) ?? null;
    if (departmentId || monthlyBudget !== null) {
      // Invited is invited: when this fails the toast says it, and the person stands in the list to be edited.
      await editMember({ body: { userId: data.userId, departmentId: departmentId || null, monthlyBudget } });
    }
    toast.success(t('accountUsers.invite.done', { mobile: data.mobile }));
    onClose();
  };
  return (
    <ConfirmDialog
      isOpen
      title={t('accountUsers.invite.title')}
      confirmLabel={t('accountUsers.invite.submit')}
      isRunning={inviting.isLoading || placing.isLoading}
      onConfirm={() => void handleConfirm()}
      onCancel={onClose}
    >
      <MemberFields
        draft={draft}
        faults={faults}
        fieldsRef={fields}
        isNew
        onChange={change}
        onSubmit={() => void handleConfirm()}
      />
    </ConfirmDialog>
  );
}
