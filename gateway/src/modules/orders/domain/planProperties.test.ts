import fc from 'fast-check';
import { askedOf, budget, factsOf, outcomes, told, type Row } from '../../../../test/orderPlans';
import type { BudgetLeft } from '../../people/budget';
import type { AskedOrder, Facts } from './asked';
import { plan, type Decision } from './plan';

const world = fc.record({
  available: fc.integer({ min: 0, max: 60_000 }),
  above: fc.option(fc.constantFrom(2_000, 5_000), { nil: null }),
  overBudget: fc.constantFrom('waits' as const, 'refused' as const),
  person: fc.option(fc.integer({ min: 0, max: 40_000 }), { nil: null }),
  sales: fc.option(fc.integer({ min: 0, max: 30_000 }), { nil: null }),
  isOwner: fc.boolean(),
});
const row: fc.Arbitrary<Row> = fc.record({
  size: fc.constantFrom('small' as const, 'middle' as const, 'large' as const),
  person: fc.integer({ min: 1, max: 30 }),
  departmentId: fc.constantFrom('sales', 'unlimited', null),
  acceptDuplicate: fc.boolean(),
  isPriceRight: fc.integer({ min: 0, max: 9 }).map((n) => n > 0),
});

function factsIn({
  available,
  above,
  overBudget,
  person,
  sales,
  isOwner,
}: typeof world extends fc.Arbitrary<infer W> ? W : never): Facts {
  return factsOf({
    available,
    isOwner,
    approval: { above, overBudget },
    budgets: {
      ofDepartment: new Map(sales === null ? [] : [['sales', budget('department', sales)]]),
      ofPerson: person === null ? null : budget('person', person),
    },
  });
}

const priceOf = (decision: Decision) => ('selection' in decision ? decision.selection.price : 0);
const sumOf = (decisions: readonly Decision[], counts: (decision: Decision) => boolean) =>
  decisions.filter(counts).reduce((sum, decision) => sum + priceOf(decision), 0);

test('whatever is asked: what is held is what is placed, never above the balance, nor above a budget but an owner’s', () => {
  fc.assert(
    fc.property(world, fc.array(row, { maxLength: 60 }), (given, asked) => {
      const { decisions, sums } = plan(asked.map((one) => askedOf(one)), factsIn(given)); // prettier-ignore
      const placed = sumOf(decisions, ({ outcome }) => outcome === 'placed');
      expect(sums.placed.price).toBe(placed);
      expect(placed).toBeLessThanOrEqual(given.available);
      expect(Object.values(sums).reduce((sum, { orders }) => sum + orders, 0)).toBe(asked.length);
      const costs = ({ outcome }: Decision) => outcome === 'placed' || outcome === 'awaitingPayment';
      if (given.isOwner) return;
      if (given.person !== null) expect(sumOf(decisions, costs)).toBeLessThanOrEqual(given.person);
      if (given.sales !== null)
        expect(
          sumOf(decisions, (one) => costs(one) && one.asked.departmentId === 'sales'),
        ).toBeLessThanOrEqual(given.sales);
    }),
  );
});

/** The facts as they are read again once an order has been written. */
function after(facts: Facts, decision: Decision, next: readonly AskedOrder[]): Facts {
  if (!('selection' in decision)) return facts;
  const { outcome, asked } = decision;
  const price = priceOf(decision);
  const spent = outcome === 'awaitingApproval' ? 0 : price;
  const less = (one: BudgetLeft): BudgetLeft => ({ ...one, left: Math.max(0, one.left - spent) });
  const status = outcome === 'placed' ? ('awaitingConsent' as const) : outcome;
  const check = { checkId: asked.checkId, orderedAt: facts.at, status };
  return {
    ...facts,
    available: facts.available - (outcome === 'placed' ? price : 0),
    budgets: {
      ofPerson: facts.budgets.ofPerson && less(facts.budgets.ofPerson),
      ofDepartment: new Map(
        [...facts.budgets.ofDepartment].map(([id, one]) => [id, asked.departmentId === id ? less(one) : one]),
      ),
    },
    earlier: new Map(
      next.map((one) => {
        const known = facts.earlier.get(one.checkId) ?? [];
        return [one.checkId, one.mobileIndex === asked.mobileIndex ? [...known, check] : known];
      }),
    ),
  };
}

test('row by row comes to the same as all in one go', () => {
  fc.assert(
    fc.property(world, fc.array(row, { maxLength: 40 }), (given, values) => {
      const asked = values.map((one) => askedOf(one));
      let facts = factsIn(given);
      const one = asked.map((order, n) => {
        const [decision] = plan([order], facts).decisions as [Decision];
        facts = after(facts, decision, asked.slice(n + 1));
        return told(decision);
      });
      expect(outcomes(asked, factsIn(given))).toEqual(one);
    }),
  );
});
