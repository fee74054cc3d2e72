import Box from '@mui/material/Box';
import { useCallback, useMemo, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useSelector } from 'react-redux';
import { formatFen } from '@probity/contract/rules/fen';
import type { Member } from '../../../api/resources/peopleApi';
import { Moment } from '../../../components/data/Moment';
import { StatusTag } from '../../../components/data/StatusTag';
import { lazyPart } from '../../../components/lazyPart';
import { Typed } from '../../../components/table/Typed';
import type { DataColumn } from '../../../components/table/types';
import { selectUserInfo } from '../../../session/selectors';
import { MemberActions } from './MemberActions';

const LostPhoneTag = lazyPart(() => import('./LostPhoneTag').then((module) => module.LostPhoneTag));

/** The columns of the people: name, role, department, budget, last visit. */
export function useMemberColumns(onEdit: (member: Member) => void): DataColumn<Member>[] {
  const { t } = useTranslation();
  const ownId = useSelector(selectUserInfo).userId;
  return useMemo(
    () => [
      {
        id: 'name',
        header: t('accountUsers.column.name'),
        width: 120,
        isFixed: true,
        cell: (member) => <Person member={member} />,
      },
      {
        id: 'role',
        header: t('accountUsers.column.role'),
        width: 120,
        cell: (member) => <Role member={member} />,
      },
      {
        id: 'department',
        header: t('accountUsers.column.department'),
        width: 110,
        yields: 2,
        cell: (member) => <Typed text={member.departmentName ?? '–'} />,
      },
      {
        id: 'spent',
        header: t('accountUsers.column.spent'),
        width: 170,
        align: 'end',
        yields: 3,
        cell: (member) => <Spent member={member} />,
      },
      {
        id: 'signedIn',
        header: t('accountUsers.column.signedIn'),
        width: 120,
        yields: 1,
        cell: (member) =>
          member.signedInAt ? <Moment at={member.signedInAt} /> : t('accountUsers.neverSignedIn'),
      },
      {
        id: 'actions',
        header: t('accountUsers.column.actions'),
        width: 230,
        align: 'end',
        isFixed: true,
        cell: (member) => (
          <MemberActions member={member} isSelf={member.userId === ownId} onEdit={() => onEdit(member)} />
        ),
      },
    ],
    [t, ownId, onEdit],
  );
}

/** A person on a phone: who, as what, what they spent, and what can be done. */
export function useMemberCard(onEdit: (member: Member) => void): (member: Member) => ReactNode {
  const { t } = useTranslation();
  const ownId = useSelector(selectUserInfo).userId;
  return useCallback(
    (member: Member) => (
      <Box sx={{ display: 'grid', gap: 0.5, py: 0.5 }}>
        <Box sx={{ display: 'flex', justifyContent: 'space-between', gap: 1 }}>
          <div>
            <Person member={member} />
          </div>
          <Box sx={{ textAlign: 'end' }}>
            <Role member={member} />
          </Box>
        </Box>
        <div className="line">
          {[member.departmentName, t('accountUsers.column.spent')].filter(Boolean).join(' · ')}{' '}
          <Spent member={member} />
        </div>
        <MemberActions member={member} isSelf={member.userId === ownId} onEdit={() => onEdit(member)} />
      </Box>
    ),
    [t, ownId, onEdit],
  );
}

function Person({ member }: { member: Member }) {
  return (
    <>
      <Typed text={member.nickName} isName />
      <small>{member.mobile}</small>
    </>
  );
}

function Spent({ member }: { member: Member }) {
  const { t } = useTranslation();
  const { monthlyBudget, spent } = member;
  if (monthlyBudget === null) return formatFen(spent);
  return (
    <span className="whole">
      {t('accountUsers.ofBudget', { spent: formatFen(spent), budget: formatFen(monthlyBudget) })}
    </span>
  );
}

function Role({ member }: { member: Member }) {
  const { t } = useTranslation();
  const { permissions = [] } = useSelector(selectUserInfo);
  const { status, isAwaited } = member;
  return (
    <Box sx={{ display: 'grid', justifyItems: 'start', gap: 0.5 }}>
      {member.roleName}
      {status !== 'enabled' && <StatusTag>{t(`accountUsers.status.${status}`)}</StatusTag>}
      {status === 'enabled' && isAwaited && <StatusTag>{t('accountUsers.awaited')}</StatusTag>}
      {permissions.includes('lostPhone.ask') && <LostPhoneTag userId={member.userId} />}
    </Box>
  );
}
