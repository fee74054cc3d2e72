import { authStatus, type AuthStatus } from '@probity/contract/rules/authStatus';
import { guardMove, mayMove } from './authStatus';

const all = Object.values(authStatus);
const { none, pending, verified, rejected } = authStatus;

test('submitting from none and rejected, deciding from pending, and nothing else', () => {
  const allowed = all.flatMap((from) => all.filter((to) => mayMove(from, to)).map((to) => [from, to]));
  expect(allowed).toEqual([
    [none, pending],
    [pending, verified],
    [pending, rejected],
    [rejected, pending],
  ]);
});

test.each([
  [pending, pending, 1016],
  [verified, pending, 1017],
  [verified, rejected, 2004],
  [rejected, verified, 2004],
  [none, verified, 2004],
] satisfies [AuthStatus, AuthStatus, number][])('%i to %i is %i', (from, to, code) => {
  expect(() => guardMove(from, to, 'en')).toThrow(expect.objectContaining({ code }));
});
