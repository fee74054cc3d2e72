import Box from '@mui/material/Box';
import { useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { useSelector } from 'react-redux';
import { may } from '@probity/contract/permissions';
import type { Role } from '@probity/contract/roles';
import { useHandOverMemberMutation } from '../../../api/resources/leaverApi';
import { useEditMemberMutation, type Member } from '../../../api/resources/peopleApi';
import { useSubmit } from '../../../api/transport/useSubmit';
import { useEditUserMutation } from '../../../api/resources/userApi';
import { FormDialog } from '../../../components/form/FormDialog';
import { lazyPart } from '../../../components/lazyPart';
import { useAppForm } from '../../../components/form/useAppForm';
import { toast } from '../../../lib/toast';
import { selectUserInfo } from '../../../session/selectors';
import { budgetOf, draftOf, memberFaults, memberRefusalFields, type MemberDraft } from './memberDraft';
import { MemberFields } from './MemberFields';

const RoleRecords = lazyPart(() => import('./RoleHoldings').then((module) => module.RoleRecords));
const RoleKeys = lazyPart(() => import('./RoleHoldings').then((module) => module.RoleKeys));

interface MemberDialogProps {
  member: Member;
  onClose: () => void;
}

/** Name, role, department and budget of one of the account's people. */
export function MemberDialog({ member, onClose }: MemberDialogProps) {
  const { t } = useTranslation();
  const { userId } = member;
  const { userId: ownId, userType, roles = [] } = useSelector(selectUserInfo);
  const isSelf = ownId === userId;
  const initial = draftOf(member);
  const form = useAppForm(initial, (draft) => memberFaults(draft, false));
  const [editUser] = useEditUserMutation();
  const [editMember] = useEditMemberMutation();
  const [handOver] = useHandOverMemberMutation();
  const orders = (role: string) => may(role as Role, 'check.order');
  // Of an enterprise alone: staff own no records. Who has never been here has none either.
  const endsOrdering = (role: string) =>
    userType === 'enterprise' && !member.isAwaited && orders(initial.roleId) && !orders(role);
  // Likewise of an enterprise: whoever manages no keys any more answers for none.
  const keeps = (role: string) => may(role as Role, 'apiKey.manage');
  const endsKeeping = (role: string) =>
    userType === 'enterprise' && !member.isAwaited && keeps(initial.roleId) && !keeps(role);

  const given = useRef<number>(undefined);

  /** Sends only the fields changed here: changes made by others meanwhile stay. */
  const save = async (draft: MemberDraft): Promise<{ data?: unknown; error?: unknown }> => {
    const nickName = draft.nickName.trim();
    const { toUserId } = draft;
    const isGiving = toUserId !== '' && endsOrdering(draft.roleId);
    if (isGiving) {
      // Role and records in one act: either is refused with the other.
      const reply = await handOver({ body: { userId, toUserId, roleId: draft.roleId as 'viewer' } });
      if (reply.error) return reply;
      given.current = reply.data?.records;
    }
    const person = {
      ...(nickName !== initial.nickName && { nickName }),
      ...(draft.roleId !== initial.roleId && !isGiving && { roleIds: [draft.roleId as 'recruiter'] }),
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
      const name = nickName.trim();
      toast.success(
        given.current === undefined
          ? t('accountUsers.edit.done', { name })
          : t('accountUsers.edit.doneGiven', { name, count: given.current }),
      );
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
      <MemberFields
        field={form.field}
        isNameFixed={member.isShared && !isSelf}
        roleFixed={
          isSelf ? 'self' : initial.roleId === 'owner' && !roles.includes('owner') ? 'owner' : undefined
        }
        ofRole={
          <>
            {form.field('roleId').value !== initial.roleId && (
              <Box role="status">{t('accountUsers.edit.signsOut', { name: member.nickName })}</Box>
            )}
            {endsKeeping(form.field('roleId').value) && <RoleKeys member={member} />}
            {endsOrdering(form.field('roleId').value) && (
              <RoleRecords member={member} field={form.field('toUserId')} />
            )}
          </>
        }
      />
    </FormDialog>
  );
}
