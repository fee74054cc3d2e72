import { CODE } from '@probity/contract/codeNames';
import { formatFen } from '@probity/contract/rules/fen';
import { BusinessError, forbidden } from '../../../kernel/errors';
import type { ApprovalWhy } from '../../approvals/approvalRepository';
import type { BudgetLeft } from '../../people/budget';
import { budgetOf } from '../../people/words';
import { packageKey, type AskedOrder, type Earlier, type Facts, type SignedForm, type Signer } from './asked';
import { purseOf, type Purse } from './purse';
import {
  assertMayOrder,
  assertNoDuplicate,
  assertPlaces,
  assertPosition,
  assertReasons,
  fieldOf,
  paperFormOf,
  personIdOf,
  personNameOf,
} from './rowRules';
import { selectionOf, type Selection } from './selection';

/** Why an order has to be approved, and the limit that counted. */
export interface Needs {
  why: ApprovalWhy[];
  above: number | null;
}

/** An order that is saved: placed at once, or waiting. */
export interface Accepted {
  outcome: 'placed' | 'awaitingApproval' | 'awaitingPayment';
  asked: AskedOrder;
  name: string;
  idNumber: string | null;
  paperFileId: string | null;
  selection: Selection;
  /** Set where it waits for approval. */
  needs: Needs | null;
}

/** An order that is not saved, and why: a code of the contract and the field it is about. */
export interface Refused {
  outcome: 'refused';
  asked: AskedOrder;
  code: number;
  field: string | null;
  error: BusinessError;
}

/** A row of a batch that an earlier try has ordered. */
export interface Ordered {
  outcome: 'ordered';
  asked: AskedOrder;
  orderId: string;
  checkId: string;
}

export type Decision = Accepted | Refused | Ordered;
type Outcome = Decision['outcome'];

/** What was decided for each order, in their order, and what it comes to: the number and the price in fen of each outcome. */
export interface Plan {
  decisions: Decision[];
  sums: Record<Outcome, { orders: number; price: number }>;
}

/**
 * Decides some orders, one after the other, by the facts alone: no database, no clock. What stands further up counts for what stands
 * below, so that the order of the rows says which of them the balance and the budgets still cover, and it makes no difference whether
 * they are planned one by one or at once. Nothing of a refused order counts.
 */
export function plan(asked: readonly AskedOrder[], facts: Facts): Plan {
  const before = new Before(facts);
  const decisions = asked.map((one) => decide(one, facts, before));
  const sums: Plan['sums'] = {
    placed: { orders: 0, price: 0 },
    awaitingApproval: { orders: 0, price: 0 },
    awaitingPayment: { orders: 0, price: 0 },
    refused: { orders: 0, price: 0 },
    ordered: { orders: 0, price: 0 },
  };
  for (const decision of decisions) {
    const sum = sums[decision.outcome];
    sum.orders += 1;
    if ('selection' in decision) sum.price += decision.selection.price;
  }
  return { decisions, sums };
}

function decide(asked: AskedOrder, facts: Facts, before: Before): Decision {
  const ordered = asked.batch === null ? undefined : facts.ordered.get(asked.batch.rowId);
  if (ordered) return { outcome: 'ordered', asked, ...ordered };
  try {
    const { form, ...accepted } = accept(asked, facts, before);
    before.count(accepted, form);
    return accepted;
  } catch (error) {
    if (!(error instanceof BusinessError)) throw error;
    return { outcome: 'refused', asked, code: error.code, field: fieldOf(error), error };
  }
}

/** @throws BusinessError for an order that is refused; nothing counts yet */
function accept(asked: AskedOrder, facts: Facts, before: Before): Accepted & { form: SignedForm | null } {
  const { request } = asked;
  const selection = selectionOf(facts.packages.get(packageKey(asked)), request.itemCodes);
  const { price } = selection;
  assertMayOrder(facts);
  assertPlaces(asked, facts);
  assertReasons(selection, request, facts.lang);
  if (price !== request.expectedPrice) throw new BusinessError(CODE.PRICE_CHANGED, {}, { price });
  const idNumber = personIdOf(request, facts);
  const form = paperFormOf(asked, facts, (one) => before.signersOf(one));
  const inBatch = asked.batch?.isRepeated ? [] : before.checksOf(asked);
  assertNoDuplicate(request, [...inBatch, ...(facts.earlier.get(asked.checkId) ?? [])]);
  const needs = needsOf(price, before.budgetsOf(asked), facts);
  if (!facts.mayOrder) throw forbidden();
  const name = personNameOf(request, facts.lang);
  assertPosition(request, facts.lang);
  const outcome = needs ? 'awaitingApproval' : before.purse.covers(price) ? 'placed' : 'awaitingPayment';
  return { outcome, asked, name, idNumber, paperFileId: form?.id ?? null, selection, needs, form };
}

/**
 * Whether an order has to be approved before anything is held or sent; null: it has not. An owner's needs no approval: nobody could
 * refuse it to them.
 * @throws 2805 over a budget, where the account refuses that
 */
function needsOf(price: number, budgets: readonly BudgetLeft[], facts: Facts): Needs | null {
  const { above, overBudget } = facts.approval;
  const exceeded = budgets.filter(({ left }) => price > left);
  const [first] = exceeded;
  if (first && overBudget === 'refused') {
    const { whose, left } = first;
    throw new BusinessError(
      CODE.OVER_BUDGET,
      { whose: budgetOf[whose][facts.lang], left: formatFen(left) },
      { left },
    );
  }
  const isAbove = above !== null && price > above;
  const why = [...(isAbove ? ['limit' as const] : []), ...exceeded.map(({ whose }) => whose)];
  return why.length === 0 || facts.isOwner ? null : { why, above };
}

/** What the orders further up have used up, and whom they are for. */
class Before {
  readonly purse: Purse;
  private readonly departments: Map<string, BudgetLeft>;
  private person: BudgetLeft | null;
  private readonly checks = new Map<string, Earlier[]>();
  private readonly signers = new Map<string, Signer[]>();

  constructor(private readonly facts: Facts) {
    this.purse = purseOf(facts.available);
    this.departments = new Map(facts.budgets.ofDepartment);
    this.person = facts.budgets.ofPerson;
  }

  /** The department's first, then the orderer's own. */
  budgetsOf({ departmentId }: AskedOrder): BudgetLeft[] {
    return [departmentId === null ? null : this.departments.get(departmentId), this.person].filter(
      (budget) => budget !== null && budget !== undefined,
    );
  }

  /** Each once, though it may be of the same phone and the same ID number. */
  checksOf(asked: AskedOrder): Earlier[] {
    return [...new Set(personKeys(asked).flatMap((key) => this.checks.get(key) ?? []))];
  }

  signersOf({ sha256 }: SignedForm): readonly Signer[] {
    return this.signers.get(sha256) ?? [];
  }

  count({ outcome, asked, name, selection: { price } }: Accepted, form: SignedForm | null): void {
    if (outcome === 'placed') this.purse.take(price);
    if (outcome !== 'awaitingApproval') this.spend(asked, price);
    const status = outcome === 'placed' ? 'awaitingConsent' : outcome;
    const check = { checkId: asked.checkId, orderedAt: this.facts.at, status } as const;
    for (const key of personKeys(asked)) add(this.checks, key, check);
    const { mobileIndex, idIndex } = asked;
    if (form) add(this.signers, form.sha256, { name, mobileIndex, idIndex });
  }

  /** What nobody has approved yet costs no budget. */
  private spend({ departmentId }: AskedOrder, price: number): void {
    const less = (budget: BudgetLeft): BudgetLeft => ({ ...budget, left: Math.max(0, budget.left - price) });
    const department = departmentId === null ? undefined : this.departments.get(departmentId);
    if (departmentId !== null && department) this.departments.set(departmentId, less(department));
    if (this.person) this.person = less(this.person);
  }
}

const personKeys = ({ mobileIndex, idIndex }: AskedOrder): string[] => [
  `mobile ${mobileIndex}`,
  ...(idIndex === null ? [] : [`id ${idIndex}`]),
];

function add<T>(lists: Map<string, T[]>, key: string, value: T): void {
  const list = lists.get(key);
  if (list) list.push(value);
  else lists.set(key, [value]);
}
