import { covers } from './reach';
import type { Session } from './session';

const as = (role: string, departmentId: string | null = null): Session => ({
  sessionId: 's',
  userId: 'u',
  kind: 'enterprise',
  mainId: 'm',
  mainIds: ['m'],
  role,
  roles: [role],
  departmentId,
  loginType: 'password',
});

test.each([
  ['the same', as('recruiter', 'a'), as('recruiter', 'a'), true],
  ['more rights', as('admin'), as('recruiter', 'a'), true],
  ['a department where there was none', as('recruiter', 'a'), as('recruiter'), true],
  ['another department', as('recruiter', 'b'), as('recruiter', 'a'), false],
  ['no department any more', as('recruiter'), as('recruiter', 'a'), false],
  ['the reach of the account no more', as('recruiter', 'a'), as('owner'), false],
  ['the results no more', as('finance'), as('viewer'), false],
  ['the names no more', as('support'), as('viewer'), false],
])('%s', (_what, now, then, isCovered) => {
  expect(covers(now, then)).toBe(isCovered);
});
