import { actions, actionsOf } from '@probity/contract/permissions';
import { screenPaths } from '@probity/contract/rules/screenPaths';
import { entryOf, loginRoute, targetAfterLogin } from './fromParameter';
import { routeTable } from './routeTable';

/** Screens beyond the specification. */
const ours = ['candidate', 'apply', 'jobRegistration/form', 'receivedMoney', 'operatorDesk'];
const theirs = routeTable.filter(({ path }) => !ours.includes(path.slice(1)));
const paths = (layouts: string[]) =>
  theirs.filter((entry) => layouts.includes(entry.layout)).map((entry) => entry.path.slice(1));

it('specification, section 2: routes without the shared layout', () => {
  expect(paths(['none', 'slim', 'entry']).sort()).toEqual(
    [
      '',
      'login',
      'register',
      'resetPassword',
      'checkPhone',
      'ei',
      'enterSuccess',
      'serviceContract',
      'reportDetail',
      'reportDetail/edit',
      'sr',
      'report',
      'reportMobile',
    ].sort(),
  );
});

it('the gateway leads to every one of them, and to no other', () => {
  expect(routeTable.map((entry) => entry.path).sort()).toEqual([...screenPaths].sort());
});

it('specification, section 2: routes wrapped by the shared sidebar layout', () => {
  expect(paths(['sidebar']).sort()).toEqual(
    [
      'workOrder',
      'homePage',
      'orderSuccess',
      'initiateBack',
      'batchBack',
      'backRecord',
      'backRecord/detail',
      'batchRecord',
      'financialManage',
      'businessManage',
      'mealManage',
      'mealManage/add',
      'mealManage/detail',
      'jobRegistration',
      'jobRegistration/detail',
    ].sort(),
  );
});

it('our own screens are routes', () => {
  expect(routeTable).toHaveLength(theirs.length + ours.length);
});

it('layout routes, reportDetail and its edit, ei, enterSuccess and serviceContract need a session', () => {
  const open = routeTable.filter((entry) => entry.session === 'none').map((entry) => entry.path);
  expect(open).toEqual(['/', '/login', '/register', '/resetPassword', '/checkPhone']);
});

it('every right is an action of the permission table, every parent a route', () => {
  for (const { right, parent } of routeTable) {
    if (right) expect(actions).toContain(right);
    if (parent) expect(entryOf(parent)).toBeDefined();
  }
});

it('from names routes of the table only: no way out of the console', () => {
  const target = (from: string) => targetAfterLogin(`?from=${encodeURIComponent(from)}`);
  expect(targetAfterLogin('')).toBe('/homePage');
  // An operator starts at what they decide, unless they come from somewhere.
  const operator = actionsOf(['operator'], true);
  expect(targetAfterLogin('', operator)).toBe('/workOrder');
  expect(targetAfterLogin('?from=%2FhomePage', operator)).toBe('/homePage');
  for (const role of ['owner', 'analyst', 'support'] as const)
    expect(targetAfterLogin('', actionsOf([role], role !== 'owner'))).toBe('/homePage');
  for (const from of ['https://evil.invalid', '//evil.invalid', '/nowhere', '/login', '/no/such/screen'])
    expect(target(from)).toBe('/homePage');
  expect(loginRoute('#/')).toBe('/login');
  expect(loginRoute('#/nowhere')).toBe('/login');
});
