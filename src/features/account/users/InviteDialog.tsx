import { useTranslation } from 'react-i18next';
import { normalizePhone } from '@probity/contract/rules/phone';
import { useEditMemberMutation } from '../../../api/resources/peopleApi';
import { useSubmit } from '../../../api/transport/useSubmit';
import { useEditUserMutation } from '../../../api/resources/userApi';
import { FormDialog } from '../../../components/form/FormDialog';
import { useAppForm } from '../../../components/form/useAppForm';
import { toast } from '../../../lib/toast';
import { budgetOf, emptyMember, memberFaults, memberRefusalFields, type MemberDraft } from './memberDraft';
import { MemberFields } from './MemberFields';

/** Adds somebody by phone. A known phone becomes a member; a new one signs in by SMS and then sets a password. */
export function InviteDialog({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation();
  const form = useAppForm(emptyMember, (draft) => memberFaults(draft, true));
  const [editUser] = useEditUserMutation();
  const [editMember] = useEditMemberMutation();

  const invite = async ({ mobile, nickName, roleId, departmentId, budget }: MemberDraft) => {
    const reply = await editUser({
      body: {
        new: true,
        mobile: normalizePhone(mobile),
        nickName: nickName.trim(),
        roleIds: [roleId as 'recruiter'],
      },
    });
    const monthlyBudget = budgetOf(budget) ?? null;
    if (reply.data && (departmentId || monthlyBudget !== null)) {
      const { userId } = reply.data;
      // The invitation stands: if this fails the toast says so, and the person can be edited in the list.
      await editMember({ body: { userId, departmentId: departmentId || null, monthlyBudget } });
    }
    return reply;
  };
  const { send, isRunning } = useSubmit(invite, {
    ...memberRefusalFields,
    form,
    onDone: ({ mobile }) => {
      toast.success(t('accountUsers.invite.done', { mobile }));
      onClose();
    },
  });
  return (
    <FormDialog
      title={t('accountUsers.invite.title')}
      submitLabel={t('accountUsers.invite.submit')}
      onSubmit={form.submit(send)}
      onClose={onClose}
      isDirty={form.isDirty}
      isRunning={isRunning}
    >
      <MemberFields field={form.field} isNew />
    </FormDialog>
  );
}
