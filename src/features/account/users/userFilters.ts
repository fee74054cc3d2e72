import type { MemberSearch } from '../../../api/resources/peopleApi';

export const MEMBER_STATUSES = ['enabled', 'invited', 'disabled'] as const;
export type MemberStatus = (typeof MEMBER_STATUSES)[number];

export interface UserFilters {
  q: string;
  status?: MemberStatus;
  departmentId?: string;
}

/** The filters of the address; unknown ones are left out. */
export function parseUserFilters(search: URLSearchParams): UserFilters {
  const status = MEMBER_STATUSES.find((one) => one === search.get('status'));
  const departmentId = search.get('department') ?? '';
  return {
    q: search.get('q') ?? '',
    ...(status && { status }),
    ...(/^[\da-f-]{36}$/.test(departmentId) && { departmentId }),
  };
}

export function formatUserFilters({ q, status, departmentId }: UserFilters): Record<string, string> {
  return {
    tab: 'users',
    ...(q && { q }),
    ...(status && { status }),
    ...(departmentId && { department: departmentId }),
  };
}

export function toMemberSearch({ q, status, departmentId }: UserFilters): MemberSearch {
  const keyword = q.trim();
  return { ...(keyword && { keyword }), ...(status && { status }), ...(departmentId && { departmentId }) };
}
