import type { PricedPackage } from '../src/modules/packages/packageService';
import type { BudgetLeft } from '../src/modules/people/budget';
import type { AskedOrder, Facts } from '../src/modules/orders/domain/asked';
import { plan, type Decision } from '../src/modules/orders/domain/plan';

// Orders and facts for the tests of the plan, which knows no database: three packages of one item each.

export const AT = new Date('2026-11-26T02:00:00Z');
const PRICES = { small: 1_000, middle: 2_500, large: 7_000 } as const;
type Size = keyof typeof PRICES;

function packageOf(id: Size): PricedPackage {
  const name = { en: id, zh: id };
  const kind = { code: 'education', name, sensitive: id === 'large', fields: [], price: PRICES[id] };
  const copies = [{ itemCode: kind.code, copyNo: 1, price: PRICES[id] }];
  return {
    row: { id, code: id, version: 1, name, price: PRICES[id] },
    items: [{ kind, copies, reason: null }],
  } as unknown as PricedPackage;
}

export const budget = (whose: BudgetLeft['whose'], left: number): BudgetLeft => ({
  whose,
  monthly: left,
  left,
  over: 0,
});

export function factsOf(over: Partial<Facts> = {}): Facts {
  return {
    lang: 'en',
    at: AT,
    isVerified: true,
    isContractSigned: true,
    mayOrder: true,
    isOwner: false,
    departments: new Set(['sales', 'unlimited']),
    owners: new Set(['owner']),
    packages: new Map((['small', 'middle', 'large'] as const).map((id) => [id, packageOf(id)])),
    approval: { above: null, overBudget: 'waits' },
    budgets: { ofDepartment: new Map(), ofPerson: null },
    available: 100_000,
    earlier: new Map(),
    forms: new Map(),
    ordered: new Map(),
    ...over,
  };
}

export interface Row {
  size: Size;
  /** Whose phone it is. */
  person: number;
  departmentId: string | null;
  acceptDuplicate: boolean;
  isPriceRight: boolean;
}

/** Everybody is somebody else, unless a row says who. */
let rows = 0;
export function askedOf(
  row: Partial<Row> = {},
  over: Partial<AskedOrder> = {},
  request: object = {},
): AskedOrder {
  const { size = 'small', person = (rows += 1), departmentId = null, acceptDuplicate = false } = row;
  return {
    batch: null,
    checkId: `check ${(rows += 1)}`,
    departmentId,
    ownerId: 'owner',
    mobileIndex: `phone ${person}`,
    idIndex: null,
    ...over,
    request: {
      packageId: size,
      itemCodes: ['education'],
      positionTitle: 'Accountant',
      positionClass: 'finance',
      reasons: { education: 'Signs for the company' },
      candidate: { name: '赵敏', mobile: '13900000001' },
      consentWay: 'sms',
      expectedPrice: row.isPriceRight === false ? 1 : PRICES[size],
      acceptDuplicate,
      ...request,
    },
  };
}

export const told = ({ outcome, ...decision }: Decision) =>
  outcome === 'refused' && 'code' in decision ? [decision.code, decision.field] : [outcome];
export const outcomes = (asked: readonly AskedOrder[], facts: Facts) =>
  plan(asked, facts).decisions.map(told);
