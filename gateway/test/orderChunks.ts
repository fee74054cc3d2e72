import { demoDepartments, demoMains, demoUsers } from '../seeds/demoAccounts';
import type { Work } from '../src/kernel/work';
import { ledgerFaults } from '../src/modules/ledger/ledgerFaults';
import type { PlaceOrderRequest } from '../src/modules/orders/domain/asked';
import { orderAll, type Outcome } from '../src/modules/orders/ordering';
import type { Orderer } from '../src/modules/orders/orderer';
import { askedBy } from '../src/modules/orders/orderService';
import { ident, sql } from '../src/platform/db/sql';
import { inAccount, orderBody } from './checks';
import type { TestGateway } from './gateway';

// Chunks of orders in the first demo enterprise, ordered as a job would.

export const mainId = demoMains.first;
/** Whose rows are ordered. */
const batchId = '01990000-0000-7000-8000-0000000000ba';
/** Of the basic package. */
export const PRICE = 6800;
export const owner: Orderer = { mainId, userId: demoUsers.owner, departmentId: null };
export const recruiter: Orderer = {
  mainId,
  userId: demoUsers.recruiter,
  departmentId: demoDepartments.people,
};

export const request = (over: Record<string, unknown> = {}) => orderBody(over) as PlaceOrderRequest;
export const requests = (count: number) => Array.from({ length: count }, () => request());

export const order = (
  work: Work,
  asked: readonly PlaceOrderRequest[],
  rowIds: readonly string[] = [],
  by: Orderer = owner,
) =>
  orderAll(
    work,
    by,
    asked.map((one, n) =>
      askedBy(work, by, one, rowIds[n] ? { batch: { batchId, rowId: rowIds[n], pin: null } } : {}),
    ),
  );

/** What became of each: its code where it was refused. */
export const told = (outcomes: readonly Outcome[]) =>
  outcomes.map(({ decision }) => (decision.outcome === 'refused' ? decision.code : decision.outcome));

/** The same in transactions of their own, and what is there afterwards. */
export const chunksOf = (gateway: TestGateway) => ({
  ordered: (asked: readonly PlaceOrderRequest[], rowIds: readonly string[] = []) =>
    inAccount(gateway, mainId, (work) => order(work, asked, rowIds)),
  faults: () => inAccount(gateway, mainId, ({ tx }) => ledgerFaults(tx, mainId)),
  /** Rows of the account that fit. */
  count: (table: string, where = sql`true`) =>
    inAccount(gateway, mainId, async ({ tx }) => {
      const { n } = await tx.one<{ n: number }>(
        sql`select count(*)::int as n from ${ident(table)} where ${where}`,
      );
      return n;
    }),
  /** Invitations in the outbox, which is of no account. */
  invited: async () => {
    const { rows } = await gateway.owner.query<{ n: number }>(
      `select count(about_id)::int as n from sms_outbox where template = 'invitation'`,
    );
    return rows[0]!.n;
  },
});
