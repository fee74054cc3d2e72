import { actions, mayThere } from '@probity/contract/permissions';
import { enterpriseRoles, staffRoles } from '@probity/contract/roles';
import { rightsTable, untoldRights } from './rightsTable';

const told = Object.values(rightsTable).flat();

it('every right there is stands in the table once, or in the list of those left out with its reason', () => {
  expect([...told, ...Object.keys(untoldRights)].toSorted()).toEqual(actions.toSorted());
});

it('a right that is left out is one that every role has', () => {
  for (const right of Object.keys(untoldRights) as (keyof typeof untoldRights)[]) {
    expect(enterpriseRoles.every((role) => mayThere(role, right, false))).toBe(true);
    expect(staffRoles.every((role) => mayThere(role, right, true))).toBe(true);
  }
});

it('the platform’s group is what nobody of an enterprise may do, and no other group is', () => {
  const isHad = (right: (typeof told)[number]) =>
    enterpriseRoles.some((role) => mayThere(role, right, false));
  const { platform, ...others } = rightsTable;
  expect(platform.filter(isHad)).toEqual([]);
  expect(
    Object.values(others)
      .flat()
      .filter((right) => !isHad(right)),
  ).toEqual([]);
});
