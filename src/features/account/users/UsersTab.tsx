import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import {
  memberRows,
  useListDepartmentsQuery,
  useListMembersInfiniteQuery,
  type Member,
} from '../../../api/resources/peopleApi';
import { openedAnew } from '../../../api/lists/pages';
import { useListFilters } from '../../../api/lists/useListFilters';
import { usePagedRows } from '../../../api/lists/usePagedRows';
import { EmptyState } from '../../../components/feedback/EmptyState';
import { FilterBar } from '../../../components/inputs/FilterBar';
import { FilterSelect } from '../../../components/inputs/FilterSelect';
import { lazyPart } from '../../../components/lazyPart';
import { SearchField } from '../../../components/inputs/SearchField';
import { DataTable } from '../../../components/table/DataTable';
import { formatUserFilters, MEMBER_STATUSES, parseUserFilters, toMemberSearch } from './userFilters';
import type { MemberStatus, UserFilters } from './userFilters';
import type { AccountDialog } from './AccountDialogs';
import { PeopleBar } from './PeopleBar';
import { useMemberCard, useMemberColumns } from './useMemberColumns';

const AccountDialogs = lazyPart(() => import('./AccountDialogs').then((module) => module.AccountDialogs));

type Open = AccountDialog | Member;

/** The people of the account: roles, rights and budgets. */
export function UsersTab() {
  const { t } = useTranslation();
  const { search, setSearch } = useListFilters();
  const filters = parseUserFilters(search);
  const query = useListMembersInfiniteQuery({ body: toMemberSearch(filters) }, openedAnew);
  const list = usePagedRows(query, memberRows.idOf);
  // The bell leads here when somebody left their records behind.
  const isLedHere = search.get('open') === 'absent';
  // The search everywhere leads to a person.
  const led = search.get('user') ?? '';
  const ledTo = /^[\da-f-]{36}$/.test(led) ? led : undefined;
  const [opened, setOpen] = useState<Open>();
  const open = opened ?? (isLedHere ? 'absent' : undefined);
  const shown = open ?? (ledTo && { userId: ledTo });
  const columns = useMemberColumns(setOpen);
  const card = useMemberCard(setOpen);
  const handleFilters = (next: UserFilters) => setSearch(formatUserFilters(next));
  const handleClose = () => {
    setOpen(undefined);
    if (isLedHere || led) handleFilters(filters);
  };
  const isFiltered = filters.q !== '' || filters.status !== undefined || filters.departmentId !== undefined;

  return (
    <>
      <PeopleBar onOpen={setOpen} />
      <DataTable
        name="users"
        label={t('accountUsers.table')}
        columns={columns}
        card={card}
        {...list}
        nameOf={(member) => member.nickName}
        empty={
          <EmptyState
            title={t(isFiltered ? 'accountUsers.empty.filtered' : 'accountUsers.empty.none')}
            body={t(isFiltered ? 'accountUsers.empty.filteredBody' : 'accountUsers.empty.noneBody')}
          />
        }
        onRowOpen={setOpen}
        toolbar={<UserFilterBar filters={filters} onChange={handleFilters} />}
      />
      {shown && <AccountDialogs key={open ? 'opened' : ledTo} open={shown} onClose={handleClose} />}
    </>
  );
}

interface UserFilterBarProps {
  filters: UserFilters;
  onChange: (filters: UserFilters) => void;
}

function UserFilterBar({ filters, onChange }: UserFilterBarProps) {
  const { t } = useTranslation();
  const { data: departments = [] } = useListDepartmentsQuery();
  const { q, status, departmentId } = filters;
  const department = departments.find((one) => one.departmentId === departmentId);
  const active = [
    ...(q ? [{ id: 'q', label: t('accountUsers.chip.q', { text: q }), cleared: { q: '' } }] : []),
    ...(status
      ? [{ id: 'status', label: t(`accountUsers.status.${status}`), cleared: { status: undefined } }]
      : []),
    ...(department
      ? [{ id: 'department', label: department.name, cleared: { departmentId: undefined } }]
      : []),
  ].map(({ id, label, cleared }) => ({
    ...{ id, label },
    onRemove: () => onChange({ ...filters, ...cleared }),
    isInField: id !== 'q',
  }));
  return (
    <FilterBar
      active={active}
      onClearAll={() => onChange({ q: '' })}
      search={
        <SearchField
          label={t('accountUsers.search')}
          placeholder={t('accountUsers.searchHint')}
          value={q}
          onSearch={(text) => onChange({ ...filters, q: text })}
        />
      }
    >
      <FilterSelect
        label={t('accountUsers.filter.status')}
        value={status ?? ''}
        options={MEMBER_STATUSES.map((one) => ({ value: one, label: t(`accountUsers.status.${one}`) }))}
        onChange={(value) =>
          onChange({ ...filters, status: (value || undefined) as MemberStatus | undefined })
        }
      />
      {departments.length > 0 && (
        <FilterSelect
          label={t('accountUsers.filter.department')}
          value={departmentId ?? ''}
          options={departments.map((one) => ({ value: one.departmentId, label: one.name }))}
          onChange={(value) => onChange({ ...filters, departmentId: value || undefined })}
        />
      )}
    </FilterBar>
  );
}
