import type { Action } from '@probity/contract/permissions';
import type { Role } from '@probity/contract/roles';
import { defaultRetention } from '@probity/contract/rules/retention';
import type { CallInput } from './gateway';
import type { Cell } from './matrixCells';

const someId = '01990000-0000-7000-8000-00000000ffff';

/** An operation that names no object: the answer for each role. */
export interface OpenRow {
  operation: string;
  right: Action | null;
  input(): CallInput;
  /** The answer for a permitted role; default 0. */
  answer?: Cell | ((role: Role) => Cell);
}

/** Operations about oneself alone: open to everybody, naming nobody. */
export const ownRows: OpenRow[] = [
  { operation: 'getOwnProfile', right: null, input: () => ({}) },
  { operation: 'forgetOwnProfile', right: null, input: () => ({ body: { part: 'email' } }) },
  { operation: 'getSecurity', right: null, input: () => ({}) },
  { operation: 'listSessions', right: null, input: () => ({}) },
  { operation: 'listSignIns', right: null, input: () => ({ body: {} }) },
  { operation: 'endSession', right: null, input: () => ({ body: { sessionId: someId } }), answer: 404 },
  { operation: 'keepSession', right: null, input: () => ({ body: {} }) },
  { operation: 'noteWelcomed', right: null, input: () => ({ body: {} }) },
  { operation: 'chooseLanguage', right: null, input: () => ({ body: { language: 'en' } }) },
  { operation: 'endOtherSessions', right: null, input: () => ({ body: {} }) },
  { operation: 'unbindWechat', right: null, input: () => ({ body: {} }) },
  // A task belongs to its starter alone: modules/tasks/tasks.test.ts. An order number that nobody has gives an empty file.
  {
    operation: 'startChecksExport',
    right: 'check.export',
    input: () => ({ body: { records: { all: { q: 'PB0' } } } }),
  },
  {
    operation: 'startAuditExport',
    right: 'audit.read',
    input: () => ({ body: { q: 'PB0' } }),
  },
  { operation: 'listTasks', right: null, input: () => ({}) },
  { operation: 'getTask', right: null, input: () => ({ query: { taskId: someId } }), answer: 404 },
  { operation: 'cancelTask', right: null, input: () => ({ body: { taskId: someId } }), answer: 404 },
  { operation: 'downloadTaskFile', right: null, input: () => ({ query: { taskId: someId } }), answer: 404 },
];

/** An account's balance notice, what makes its orders wait, and how long it keeps what. */
export const keepingRows: OpenRow[] = [
  { operation: 'getApprovalRules', right: 'order.approve', input: () => ({}) },
  {
    operation: 'saveApprovalRules',
    right: 'enterprise.manage',
    input: () => ({ body: { above: 12_300, overBudget: 'refused', verifyCode: '000000' } }),
    // The code is only sent to a phone.
    answer: 1004,
  },
  // Nobody has this id: modules/orders/approvals.test.ts gives the right to people.
  {
    operation: 'saveApprover',
    right: 'approval.grant',
    input: () => ({ body: { userId: someId, upTo: 100, verifyCode: '000000' } }),
    answer: 1015,
  },
  { operation: 'listApprovals', right: 'order.approve', input: () => ({ body: {} }) },
  { operation: 'getBalance', right: 'balance.watch', input: () => ({}) },
  { operation: 'getMonthCourse', right: 'balance.watch', input: () => ({}) },
  {
    operation: 'saveBalanceNotice',
    right: 'balance.watch',
    input: () => ({ body: { notifyBelow: 100_000 } }),
  },
  {
    operation: 'getCosts',
    right: 'balance.watch',
    input: () => ({ body: { by: 'person', from: '2026-01', to: '2026-02' } }),
  },
  // An order number that nobody has gives an empty file.
  ...(['exportLedger', 'startLedgerExport'] as const).map((operation) => ({
    ...{ operation, right: 'balance.watch' as const },
    input: () => ({ body: { orderNo: 'PB0' } }),
  })),
  { operation: 'listLedger', right: 'balance.watch', input: () => ({ body: {} }) },
  { operation: 'getDeparture', right: 'account.leave', input: () => ({}) },
  { operation: 'listPayouts', right: 'balance.watch', input: () => ({ body: {} }) },
  { operation: 'listStatements', right: 'balance.watch', input: () => ({ body: {} }) },
  // No month is closed: modules/statements/statements.test.ts reads those of another account.
  {
    operation: 'downloadStatement',
    right: 'balance.watch',
    input: () => ({ query: { statementId: someId } }),
    answer: 404,
  },
  ...(['exportStatement', 'startStatementExport'] as const).map((operation) => ({
    ...{ operation, right: 'balance.watch' as const, answer: 404 },
    input: () => ({ body: { statementId: someId } }),
  })),
  { operation: 'getRetention', right: 'retention.manage', input: () => ({}) },
  { operation: 'previewRetention', right: 'retention.manage', input: () => ({ body: defaultRetention }) },
  { operation: 'saveRetention', right: 'retention.manage', input: () => ({ body: defaultRetention }) },
  { operation: 'listHolds', right: 'retention.manage', input: () => ({}) },
  // No account has an order of this number, and none a hold of this id.
  {
    operation: 'placeHold',
    right: 'retention.manage',
    input: () => ({ body: { orderNo: 'PB0', reason: 'Matrix' } }),
    answer: 1000,
  },
  {
    operation: 'releaseHold',
    right: 'retention.manage',
    input: () => ({ body: { holdId: someId, reason: 'Matrix' } }),
    answer: 404,
  },
];
