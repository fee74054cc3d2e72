import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useSelector } from 'react-redux';
import { enterpriseRoles, staffRoles } from '@probity/contract/roles';
import { messageOf } from '../../../api/transport/gatewayError';
import { useSubmit } from '../../../api/transport/useSubmit';
import { useEditMemberMutation, useListDepartmentsQuery } from '../../../api/resources/peopleApi';
import { useEditUserMutation } from '../../../api/resources/userApi';
import { FieldLine } from '../../../components/form/FieldLine';
import { FieldMenu } from '../../../components/form/FieldMenu';
import { FormDialog } from '../../../components/form/FormDialog';
import { useAppForm } from '../../../components/form/useAppForm';
import { useOnLanguageChange } from '../../../hooks/useOnLanguageChange';
import { toast } from '../../../lib/toast';
import { selectUserInfo } from '../../../session/selectors';
import { besideKnown, peopleOf, ROLE_WORDS, type ListedPerson } from './peopleList';
import { ReadPeople } from './ReadPeople';
import { useKnownPeople } from './useKnownPeople';

/** Beyond it a list is pasted in parts: each person is sent an SMS, and an account has so many a day. */
const MOST = 50;

/**
 * Adds the people of a pasted list, one after the other. Every line is read while it is typed, and only those without a fault are sent.
 * Whoever was added leaves the list; every other line stays in it with its reason, so that nothing typed is lost.
 */
export function InviteManyDialog({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation();
  const { userType } = useSelector(selectUserInfo);
  const roles = userType === 'staff' ? (['admin', ...staffRoles] as const) : enterpriseRoles;
  const offered = roles.filter((role) => role !== 'owner');
  // Lists travel between colleagues of both languages.
  const roleWords = offered.map((roleId) => ({
    roleId,
    words: [t(`shell.role.${roleId}`), ...(ROLE_WORDS[roleId] ?? [])],
  }));
  const form = useAppForm({ list: '', roleId: offered[1] as string }, () => {
    if (people.length === 0) return { list: { key: 'accountUsers.many.none' } };
    if (sendable.length > MOST) return { list: { key: 'accountUsers.many.tooMany' } };
    return sendable.length === 0 ? { list: { key: 'accountUsers.many.faulty' } } : {};
  });
  const [refused, setRefused] = useState<Record<string, string>>({});
  // Its sentences are in the language of the calls.
  useOnLanguageChange(() => setRefused({}));
  const [editUser] = useEditUserMutation();
  const [editMember] = useEditMemberMutation();
  const { data: departments } = useListDepartmentsQuery();
  const read = peopleOf(form.field('list').value, form.field('roleId').value, roleWords, departments);
  const known = useKnownPeople(read.filter(({ fault }) => !fault).map(({ mobile }) => mobile));
  const people = besideKnown(read, known);
  const sendable = people.filter(({ fault }) => !fault);

  const invite = async () => {
    const added = new Set<ListedPerson>();
    const reasons: Record<string, string> = {};
    for (const person of sendable) {
      const { name, mobile, roleId, department } = person;
      const body = { new: true as const, mobile, nickName: name, roleIds: [roleId as 'recruiter'] };
      const reply = await editUser({ body });
      if (reply.error) reasons[mobile] = messageOf(reply.error) ?? '';
      else {
        added.add(person);
        // Who was added is: if this fails the toast says so, and the person can be edited in the list.
        const { userId } = reply.data;
        if (department) await editMember({ body: { userId, departmentId: department.departmentId } });
      }
    }
    setRefused(reasons);
    if (added.size > 0) toast.success(t('accountUsers.many.done', { count: added.size }));
    const left = people.filter((person) => !added.has(person));
    if (left.length === 0) onClose();
    else form.change('list', left.map(({ line }) => line).join('\n'));
    return {};
  };
  const { send, isRunning } = useSubmit(invite, {});
  return (
    <FormDialog
      title={t('accountUsers.many.title')}
      submitLabel={t('accountUsers.many.submit', { count: sendable.length })}
      onSubmit={form.submit(send)}
      onClose={onClose}
      isDirty={form.isDirty && people.length > 0}
      isRunning={isRunning}
      maxWidth="sm"
    >
      <FieldLine
        field={form.field('list')}
        label={t('accountUsers.many.list')}
        help={t('accountUsers.many.help', { role: t(`shell.role.${offered.at(-1)!}`) })}
        disabled={isRunning}
        rows={6}
      />
      <FieldMenu
        field={form.field('roleId')}
        label={t('accountUsers.many.role')}
        disabled={isRunning}
        options={offered.map((role) => ({ value: role, label: t(`shell.role.${role}`) }))}
      />
      <ReadPeople people={people} refused={refused} />
    </FormDialog>
  );
}
