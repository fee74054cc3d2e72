import { buildUserInfo } from '../test/factories';
import { needsWord } from './needsWord';

const staff = (permissions: string[], inside = false) =>
  needsWord(
    buildUserInfo({
      userType: 'staff',
      permissions,
      ...(!inside && { enterprise: null }),
    }),
  );

it('the view is named for each reader by what it lists', () => {
  expect(needsWord(buildUserInfo())).toBe('needsMe');
  expect(staff(['check.read', 'report.edit'])).toBe('needsStaff');
  expect(staff(['check.read', 'check.answer'], true)).toBe('needsEnterprise');
});

it('it has no name where it lists nothing: support on the platform, an analyst inside a customer’s account', () => {
  expect(staff(['check.read', 'check.answer', 'work.read'])).toBeUndefined();
  expect(staff(['check.read'], true)).toBeUndefined();
});
