import { actions, actionsOf, mayThere } from './permissions';
import { enterpriseRoles, staffRoles, type Role } from './roles';
import { whoHelps } from './whoHelps';

test.each([
  ['a viewer who would order', ['viewer'], false, 'check.order', 'managers'],
  ['an admin who would do an analyst’s work', ['admin'], false, 'report.edit', 'service'],
  ['the owner who would do an analyst’s work', ['owner'], false, 'report.edit', 'service'],
  ['support inside a customer who would order', ['support'], false, 'check.order', 'account'],
  ['support inside a customer who would read the queue', ['support'], false, 'work.read', 'platform'],
  ['an analyst who would read the log', ['analyst'], true, 'audit.read', 'managers'],
  ['the platform’s owner who would work an item', ['owner'], true, 'work.item', 'colleagues'],
  ['the platform’s owner who would order', ['owner'], true, 'check.order', 'account'],
  ['an operator who would order', ['operator'], true, 'check.order', 'account'],
] as const)('%s', (_who, held, onPlatform, action, ask) =>
  expect(whoHelps(held, onPlatform, action).ask).toBe(ask),
);

test('whoever is named really can: of the roles each has the action there, and nobody is sent to a role of their own', () => {
  for (const onPlatform of [false, true]) {
    const held: readonly Role[] = onPlatform
      ? ['owner', 'admin', ...staffRoles]
      : [...enterpriseRoles, 'support'];
    for (const role of held) {
      const told = actionsOf([role], onPlatform);
      for (const action of actions.filter((one) => !told.includes(one))) {
        const { ask, roles } = whoHelps([role], onPlatform, action);
        expect(roles.every((one) => mayThere(one, action, onPlatform))).toBe(true);
        expect(roles).not.toContain(role);
        if (role === 'owner' || role === 'admin') expect([role, action, ask]).not.toContain('managers');
        if (role === 'owner') expect(ask).not.toBe('owners');
        if (ask === 'managers' || ask === 'colleagues') expect(roles).not.toEqual([]);
      }
    }
  }
});
