import Box from '@mui/material/Box';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useSelector } from 'react-redux';
import { enterpriseRoles, staffRoles } from '@probity/contract/roles';
import { messageOf } from '../../../api/transport/gatewayError';
import { useSubmit } from '../../../api/transport/useSubmit';
import { useEditUserMutation } from '../../../api/resources/userApi';
import { FieldLine } from '../../../components/form/FieldLine';
import { FieldMenu } from '../../../components/form/FieldMenu';
import { FormDialog } from '../../../components/form/FormDialog';
import { useAppForm } from '../../../components/form/useAppForm';
import { useOnLanguageChange } from '../../../hooks/useOnLanguageChange';
import { toast } from '../../../lib/toast';
import { selectUserInfo } from '../../../session/selectors';
import { peopleOf, ROLE_WORDS, type ListedPerson } from './peopleList';

/** Beyond it a list is pasted in parts: each person is sent an SMS, and an account has so many a day. */
const MOST = 50;

/**
 * Adds the people of a pasted list, one after the other. Whoever was added leaves the list; whoever was refused stays in it with the
 * reason, so that nothing typed is lost.
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
  const form = useAppForm({ list: '', roleId: offered[1] as string }, ({ list, roleId }) => {
    const people = peopleOf(list, roleId, roleWords);
    if (people.length === 0) return { list: { key: 'accountUsers.many.none' } };
    if (people.length > MOST) return { list: { key: 'accountUsers.many.tooMany' } };
    return people.some(({ fault }) => fault) ? { list: { key: 'accountUsers.many.faulty' } } : {};
  });
  const [refused, setRefused] = useState<Record<string, string>>({});
  // Its sentences are in the language of the calls.
  useOnLanguageChange(() => setRefused({}));
  const [editUser] = useEditUserMutation();
  const people = peopleOf(form.field('list').value, form.field('roleId').value, roleWords);

  const invite = async () => {
    const left: ListedPerson[] = [];
    const reasons: Record<string, string> = {};
    for (const person of people) {
      const { name, mobile, roleId } = person;
      const body = { new: true as const, mobile, nickName: name, roleIds: [roleId as 'recruiter'] };
      const reply = await editUser({ body });
      if (!reply.error) continue;
      left.push(person);
      reasons[mobile] = messageOf(reply.error) ?? '';
    }
    setRefused(reasons);
    const added = people.length - left.length;
    if (added > 0) toast.success(t('accountUsers.many.done', { count: added }));
    if (left.length === 0) onClose();
    else form.change('list', left.map(({ line }) => line).join('\n'));
    return {};
  };
  const { send, isRunning } = useSubmit(invite, {});
  return (
    <FormDialog
      title={t('accountUsers.many.title')}
      submitLabel={t('accountUsers.many.submit', { count: people.filter(({ fault }) => !fault).length })}
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
      {people.length > 0 && (
        <Box
          component="ul"
          aria-label={t('accountUsers.many.read')}
          sx={{ m: 0, p: 0, listStyle: 'none', display: 'grid', gap: 0.5, maxHeight: 220, overflowY: 'auto' }}
        >
          {people.map((person, index) => (
            // Lines may be alike; their order is theirs.
            <PersonLine key={index} person={person} refusal={refused[person.mobile]} />
          ))}
        </Box>
      )}
    </FormDialog>
  );
}

/** A line as it was understood, or what is wrong with it. */
function PersonLine({ person, refusal }: { person: ListedPerson; refusal: string | undefined }) {
  const { t } = useTranslation();
  const { line, name, mobile, roleId, fault } = person;
  const wrong = fault ? t(`accountUsers.many.fault.${fault}`) : refusal;
  return (
    <Box component="li" sx={{ fontSize: '0.875rem', overflowWrap: 'anywhere' }}>
      {fault ? line : `${name} · ${mobile} · ${t(`shell.role.${roleId as 'recruiter'}`)}`}
      {wrong !== undefined && <Box sx={{ color: 'error.main' }}>{wrong}</Box>}
    </Box>
  );
}
