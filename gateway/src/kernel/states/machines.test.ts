import { itemMachine, isAllowed, machines, type Machine, type StateOf } from './machines';
import { guard } from './stateWords';
import { BusinessError } from '../errors';

/** The arrows of every machine; each pair not listed is forbidden. */
const arrows: Record<Machine, string[]> = {
  check: [
    'awaitingApproval>awaitingPayment',
    'awaitingApproval>cancelled',
    'awaitingPayment>awaitingConsent',
    'awaitingPayment>cancelled',
    'awaitingConsent>inProgress',
    'awaitingConsent>cancelled',
    'awaitingConsent>expired',
    'inProgress>awaitingInfo',
    'inProgress>inReview',
    'inProgress>cancelled',
    'awaitingInfo>inProgress',
    'awaitingInfo>cancelled',
    'inReview>reported',
    // A reviewer sends the report back.
    'inReview>inProgress',
    'reported>disputed',
    'disputed>reported',
  ],
  item: [
    'waiting>running',
    'waiting>cancelled',
    'running>awaitingInfo',
    'running>done',
    'running>cancelled',
    'awaitingInfo>running',
    'awaitingInfo>cancelled',
    // Consent withdrawn while it is worked again: the published finding stands.
    'awaitingInfo>done',
    // Reworked before the report is published.
    'done>running',
  ],
  order: [
    'awaitingApproval>awaitingPayment',
    'awaitingApproval>cancelled',
    'awaitingPayment>placed',
    'awaitingPayment>cancelled',
    'placed>completed',
    'placed>cancelled',
  ],
  invitation: [
    'sent>opened',
    'opened>verified',
    'verified>submitted',
    ...['sent', 'opened', 'verified'].flatMap((from) => [`${from}>expired`, `${from}>revoked`]),
  ],
};

const pairs = (Object.keys(machines) as Machine[]).flatMap((machine) => {
  const states = Object.keys(machines[machine]);
  return states.flatMap((from) => states.map((to) => [machine, from, to] as const));
});

test.each(pairs)('%s: %s → %s', (machine, from, to) => {
  const expected = arrows[machine].includes(`${from}>${to}`);
  expect(isAllowed(machine, from as StateOf<typeof machine>, to as StateOf<typeof machine>)).toBe(expected);
  const move = () => guard(machine, from as StateOf<typeof machine>, to as StateOf<typeof machine>, 'zh');
  if (expected) expect(move).not.toThrow();
  else expect(move).toThrow(BusinessError);
});

test('a refusal names what, from and to in the reader’s language', () => {
  const refusal = (lang: 'en' | 'zh') => {
    try {
      guard('check', 'reported', 'cancelled', lang);
    } catch (error) {
      return error;
    }
  };
  expect(refusal('en')).toMatchObject({
    code: 2004,
    params: { what: 'check', from: 'reported', to: 'cancelled' },
  });
  expect(refusal('zh')).toMatchObject({ params: { what: '背调', from: '已出报告', to: '已取消' } });
});

test('every state an arrow leads to is a state of its machine', () => {
  for (const machine of Object.values(machines)) {
    const states = Object.keys(machine);
    for (const to of Object.values(machine).flat()) expect(states).toContain(to);
  }
  expect(Object.keys(itemMachine)).toHaveLength(5);
});
