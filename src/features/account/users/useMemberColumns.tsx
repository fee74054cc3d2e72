import Box from '@mui/material/Box';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { useSelector } from 'react-redux';
import { formatFen } from '@probity/contract/rules/fen';
import type { Member } from '../../../api/resources/peopleApi';
import { StatusTag } from '../../../components/data/StatusTag';
import type { DataColumn } from '../../../components/table/types';
import { formatDateTime } from '../../../lib/dates';
import { selectUserInfo } from '../../../session/selectors';
import { MemberActions } from './MemberActions';

/** The columns of the people: name, role, department, budget, last visit. */
export function useMemberColumns(onEdit: (member: Member) => void): DataColumn<Member>[] {
  const { t } = useTranslation();
  const ownId = useSelector(selectUserInfo).userId;
  return useMemo(
    () => [
      {
        id: 'name',
        header: t('accountUsers.column.name'),
        width: 150,
        isFixed: true,
        cell: (member) => (
          <Box sx={{ minWidth: 0 }}>
            <Box sx={{ fontWeight: 600, overflow: 'hidden', textOverflow: 'ellipsis' }}>
              {member.nickName}
            </Box>
            <small>{member.mobile}</small>
            <Box sx={{ display: { sm: 'none' }, fontSize: '0.8125rem' }}>
              <Role member={member} />
            </Box>
          </Box>
        ),
      },
      {
        id: 'role',
        header: t('accountUsers.column.role'),
        width: 150,
        hideBelow: 'sm',
        cell: (member) => <Role member={member} />,
      },
      {
        id: 'department',
        header: t('accountUsers.column.department'),
        width: 140,
        hideBelow: 'md',
        cell: (member) => member.departmentName ?? '–',
      },
      {
        id: 'spent',
        header: t('accountUsers.column.spent'),
        width: 160,
        align: 'end',
        hideBelow: 'md',
        cell: (member) =>
          member.monthlyBudget === null
            ? formatFen(member.spent)
            : t('accountUsers.ofBudget', {
                spent: formatFen(member.spent),
                budget: formatFen(member.monthlyBudget),
              }),
      },
      {
        id: 'signedIn',
        header: t('accountUsers.column.signedIn'),
        width: 140,
        hideBelow: 'lg',
        cell: (member) =>
          member.signedInAt ? formatDateTime(member.signedInAt) : t('accountUsers.neverSignedIn'),
      },
      {
        id: 'actions',
        header: t('accountUsers.column.actions'),
        width: 185,
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

/** On a phone it is below the name. */
function Role({ member }: { member: Member }) {
  const { t } = useTranslation();
  const { status, isAwaited } = member;
  return (
    <Box sx={{ display: 'grid', justifyItems: 'start', gap: 0.5 }}>
      {member.roleName}
      {status !== 'enabled' && <StatusTag>{t(`accountUsers.status.${status}`)}</StatusTag>}
      {status === 'enabled' && isAwaited && <StatusTag>{t('accountUsers.awaited')}</StatusTag>}
    </Box>
  );
}
