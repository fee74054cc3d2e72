import type { Member } from '../api/resources/peopleApi';

/** One of an account's people. */
export function buildMember(overrides: Partial<Member> = {}): Member {
  return {
    userId: '0190a1b2-0000-7000-8000-000000000002',
    username: 'u2',
    nickName: 'Zhou Min',
    mobile: '138****0002',
    roleId: 'recruiter',
    roleName: 'Recruiter',
    status: 'enabled',
    departmentId: null,
    departmentName: null,
    monthlyBudget: 150_000,
    spent: 6800,
    signedInAt: '2026-01-01T00:00:00Z',
    createdAt: '2025-01-01T00:00:00Z',
    isShared: false,
    isAwaited: false,
    ...overrides,
  };
}
