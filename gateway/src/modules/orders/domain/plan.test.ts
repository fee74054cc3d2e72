import { CODE } from '@probity/contract/codeNames';
import { AT, askedOf, budget, factsOf, outcomes } from '../../../../test/orderPlans';
import type { AskedOrder, SignedForm } from './asked';
import { plan, type Decision } from './plan';
import { planWaiting } from './purse';

test('the order of the rows says which the balance still covers; a smaller one behind may fit', () => {
  const asked = (['large', 'large', 'small'] as const).map((size) => askedOf({ size }));
  const { decisions, sums } = plan(asked, factsOf({ available: 8_000 }));
  expect(decisions.map(({ outcome }) => outcome)).toEqual(['placed', 'awaitingPayment', 'placed']);
  expect(sums).toMatchObject({
    placed: { orders: 2, price: 8_000 },
    awaitingPayment: { orders: 1, price: 7_000 },
    awaitingApproval: { orders: 0, price: 0 },
    refused: { orders: 0, price: 0 },
  });
  expect(outcomes([askedOf()], factsOf({ available: 999 }))).toEqual([['awaitingPayment']]);
  expect(outcomes([askedOf()], factsOf({ available: 1_000 }))).toEqual([['placed']]);
});

test('above the limit, or what is left of a budget, an order waits for approval or is refused; an owner’s does neither', () => {
  const limited = factsOf({ approval: { above: 2_500, overBudget: 'waits' } });
  expect(outcomes([askedOf({ size: 'middle' }), askedOf({ size: 'large' })], limited)).toEqual([
    ['placed'],
    ['awaitingApproval'],
  ]);
  const budgets = {
    ofDepartment: new Map([['sales', budget('department', 3_000)]]),
    ofPerson: budget('person', 4_500),
  };
  const sales = { size: 'middle', departmentId: 'sales' } as const;
  const asked = [askedOf(sales), askedOf(sales), askedOf({ size: 'middle' }), askedOf(), askedOf()];
  const waits = plan(asked, factsOf({ budgets }));
  expect(waits.decisions.map(({ outcome }) => outcome)).toEqual([
    'placed',
    'awaitingApproval',
    'awaitingApproval',
    'placed',
    'placed',
  ]);
  expect(waits.decisions.map((one) => ('needs' in one ? one.needs?.why : null))).toEqual([
    undefined,
    ['department', 'person'],
    ['person'],
    undefined,
    undefined,
  ]);
  const refused = factsOf({ budgets, approval: { above: null, overBudget: 'refused' } });
  expect(outcomes(asked, refused)).toEqual([
    ['placed'],
    [CODE.OVER_BUDGET, null],
    [CODE.OVER_BUDGET, null],
    ['placed'],
    ['placed'],
  ]);
  expect(outcomes(asked, factsOf({ budgets, isOwner: true })).flat()).toEqual(Array(5).fill('placed'));
});

test('what waits for payment uses up the budget, what waits for approval does not', () => {
  const budgets = { ofDepartment: new Map(), ofPerson: budget('person', 2_000) };
  const facts = factsOf({ budgets, available: 0 });
  expect(outcomes([askedOf(), askedOf({ size: 'middle' }), askedOf(), askedOf()], facts)).toEqual([
    ['awaitingPayment'],
    ['awaitingApproval'],
    ['awaitingPayment'],
    ['awaitingApproval'],
  ]);
});

test('each refusal has its code and its field, and what is refused counts for nothing', () => {
  const id = '11010519491231002X';
  const cases: [AskedOrder, number, string | null][] = [
    [askedOf({}, {}, { packageId: 'gone' }), CODE.PACKAGE_UNAVAILABLE, 'packageId'],
    [askedOf({}, {}, { itemCodes: ['litigation'] }), CODE.NOT_IN_PACKAGE, 'itemCodes'],
    [askedOf({ size: 'large' }, {}, { reasons: {} }), CODE.REASON_MISSING, 'reasons'],
    [
      askedOf({ size: 'large' }, {}, { reasons: { education: '🔥🔥🔥🔥🔥🔥🔥🔥🔥🔥' } }),
      CODE.REASON_MISSING,
      'reasons',
    ],
    [askedOf({ departmentId: 'gone' }), CODE.FIELDS_WRONG, 'departmentId'],
    [askedOf({}, { ownerId: 'gone' }), CODE.FIELDS_WRONG, 'ownerId'],
    [askedOf({ isPriceRight: false }), CODE.PRICE_CHANGED, 'expectedPrice'],
    [askedOf({}, {}, { consentWay: 'paper' }), CODE.CONSENT_FORM_MISSING, 'paperFileId'],
    [askedOf({}, {}, { candidate: { name: ' ', mobile: '1' } }), CODE.FIELDS_WRONG, 'candidate.name'],
    [askedOf({}, {}, { candidate: { name: '=cmd', mobile: '1' } }), CODE.FIELDS_WRONG, 'candidate.name'],
    [askedOf({}, {}, { positionTitle: '=HYPERLINK("http://x")💥' }), CODE.FIELDS_WRONG, 'positionTitle'],
    [askedOf({}, {}, { positionTitle: '...' }), CODE.FIELDS_WRONG, 'positionTitle'],
    [
      askedOf({}, {}, { candidate: { name: '赵敏', mobile: '1', idNumber: `${id.slice(0, -1)}1` } }),
      CODE.FIELDS_WRONG,
      'candidate.idNumber',
    ],
  ];
  for (const [asked, code, field] of cases)
    expect(outcomes([asked, askedOf()], factsOf({ available: 1_000 }))).toEqual([[code, field], ['placed']]);
  const one = [askedOf()];
  expect(outcomes(one, factsOf({ isVerified: false }))).toEqual([[CODE.ENTERPRISE_NOT_VERIFIED, null]]);
  expect(outcomes(one, factsOf({ isContractSigned: false }))).toEqual([[CODE.CONTRACT_NOT_SIGNED, null]]);
  expect(outcomes(one, factsOf({ mayOrder: false }))).toEqual([[CODE.NO_PERMISSION, null]]);
});

test('the same person is told of twice, by phone or number, in the account or further up, unless it is on purpose', () => {
  const [first, byPhone, meant] = [{}, {}, { acceptDuplicate: true }].map((row) =>
    askedOf({ person: 7, ...row }),
  ) as [AskedOrder, AskedOrder, AskedOrder];
  const byNumber = [askedOf({}, { idIndex: 'number' }), askedOf({}, { idIndex: 'number' })];
  const duplicate = [CODE.CHECKED_BEFORE, 'candidate.mobile'];
  expect(outcomes([first, byPhone, meant, ...byNumber], factsOf())).toEqual([
    ['placed'],
    duplicate,
    ['placed'],
    ['placed'],
    duplicate,
  ]);
  const [, refused] = plan([first, byPhone], factsOf()).decisions as [Decision, Decision];
  expect('error' in refused && refused.error.data).toEqual({
    duplicates: [{ checkId: first.checkId, orderedAt: AT.toISOString(), status: 'awaitingConsent' }],
  });
  const before = { checkId: 'older', orderedAt: AT, status: 'reported' } as const;
  const known = factsOf({ earlier: new Map([[first.checkId, [before]]]) });
  expect(outcomes([first, byPhone], known)).toEqual([duplicate, ['placed']]);
});

test('a signed form serves one person, in the account and further up', () => {
  const form: SignedForm = { id: 'file', sha256: 'hash', wasErased: false, signers: [] };
  const onPaper = { consentWay: 'paper', paperFileId: 'file' };
  const other = { ...onPaper, candidate: { name: '李雷', mobile: '13900000002' } };
  const asked = [askedOf({}, {}, onPaper), askedOf({}, {}, other)];
  expect(outcomes(asked, factsOf({ forms: new Map([['file', form]]) }))).toEqual([
    ['placed'],
    [CODE.FIELDS_WRONG, 'paperFileId'],
  ]);
  const erased = new Map([['file', { ...form, wasErased: true }]]);
  expect(outcomes(asked, factsOf({ forms: erased })).flat()).toEqual(
    [CODE.FIELDS_WRONG, 'paperFileId', CODE.FIELDS_WRONG, 'paperFileId'], // prettier-ignore
  );
});

test('a row that an earlier try has ordered is told as ordered and counts no second time', () => {
  const asked = [askedOf({}, { batch: { batchId: 'batch', rowId: 'row', pin: null } }), askedOf()];
  const ordered = new Map([['row', { orderId: 'order', checkId: 'check' }]]);
  const { decisions, sums } = plan(asked, factsOf({ ordered, available: 1_000 }));
  expect(decisions).toMatchObject([
    { outcome: 'ordered', orderId: 'order', checkId: 'check' },
    { outcome: 'placed' },
  ]);
  expect(sums).toMatchObject({ ordered: { orders: 1 }, placed: { orders: 1, price: 1_000 } });
});

test('of what waits for money the first that is not covered stops all behind it', () => {
  const waiting = [3, 4, 5, 1].map((price, n) => ({ id: `${n}`, price }));
  expect(planWaiting(waiting, 11).map(({ id }) => id)).toEqual(['0', '1']);
  expect(planWaiting(waiting, 13)).toEqual(waiting);
  expect(planWaiting(waiting, 2)).toEqual([]);
});
