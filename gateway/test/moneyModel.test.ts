import fc from 'fast-check';
import { gatewayWithPeople, inAccount } from './checks';
import type { TestGateway } from './gateway';
import { ledgerFaults } from '../src/modules/ledger/ledgerFaults';
import { MoneyModel, steps } from './moneyModel/model';
import { moneyWorld } from './moneyModel/world';

// The whole drill is 10 000 steps over one account after the other; CI walks a part of them.
const STEPS_A_RUN = 50;
const RUNS = Math.max(2, Math.round((10_000 / STEPS_A_RUN) * Number(process.env.SCALE ?? '0.02')));

/** The same walks each time; another seed walks others. */
const SEED = Number(process.env.MODEL_SEED ?? '20261129');

let gateway: TestGateway;
beforeAll(async () => {
  gateway = await gatewayWithPeople();
});
afterAll(() => gateway.close());

test(`${RUNS} accounts, ${STEPS_A_RUN} steps each: whatever is paid in, scanned, ordered, approved, charged, given back, freed, taken back, refunded, paid out and closed, the books say what a model says`, async () => {
  const begin = gateway.clock.now();
  const done = new Map<string, number>();
  await fc.assert(
    fc.asyncProperty(
      fc.array(steps, { minLength: STEPS_A_RUN, maxLength: STEPS_A_RUN, size: 'max' }),
      async (walk) => {
        gateway.clock.set(begin);
        const world = await moneyWorld(gateway);
        const model = new MoneyModel();
        for (const step of walk) {
          gateway.clock.advance(60_000);
          const name = await world.take(step, model);
          if (name) done.set(name, (done.get(name) ?? 0) + 1);
          expect(await world.books()).toEqual(model.books());
        }
        expect(await world.orders()).toEqual(model.orders());
        await world.close(model);
        expect(await world.statements()).toEqual(model.statements());
        expect(await inAccount(gateway, world.mainId, ({ tx }) => ledgerFaults(tx, world.mainId))).toEqual(
          [],
        );
      },
    ),
    // A walk that fails is told with its seed; to shorten it would take hours.
    { numRuns: RUNS, endOnFailure: true, seed: SEED },
  );
  // Every kind of step happened, or the property says nothing about it.
  expect([...done.keys()].sort()).toEqual([
    ...[
      'approved',
      'cancelled',
      'charged',
      'closed',
      'freed',
      'givenBack',
      'notTakenBack',
      'ordered',
      'paidIn',
      'paidOut',
    ],
    ...['payoutAsked', 'payoutRefused', 'refunded', 'rejected', 'scanned', 'takenBack'],
  ]);
}, 1_800_000);
