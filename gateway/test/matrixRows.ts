import { permissions, scopes, type Action } from '@probity/contract/permissions';
import type { Role } from '@probity/contract/roles';
import type { CallInput } from './gateway';
import { pdf } from './reports';

/** The standing of an object to the reader. `sibling`: the same account, another person's, another department. */
export const standings = ['own', 'team', 'sibling', 'foreign', 'missing'] as const;
export type Standing = (typeof standings)[number];

/** 0 done · 403 the role may not do it · 404 there is no such object for this reader · another code: a later rule. */
export type Cell = number;

/** Objects a row needs besides the check: made only on request. */
export type Need = 'paper' | 'document' | 'evidence' | 'share' | 'work';

export interface MatrixRow {
  operation: string;
  /** The action the role needs (contract/permissions.ts); null where the contract asks for none. */
  right: Action | null;
  /** The contract's right, if the handler asks for another one for this kind of object. */
  stated?: Action;
  /** The request about one object. */
  input(ids: MatrixIds): CallInput;
  needs?: readonly Need[];
  /** The answer for a permitted role about an object it reaches; default 0. */
  reached?: Cell | ((role: Role) => Cell);
  /** The whole cell, if the object is no check, or its own rule decides. */
  cell?(role: Role, standing: Standing): Cell;
}

export interface MatrixIds {
  checkId: string;
  orderId: string;
  itemId: string;
  fileId: string;
  evidenceId: string;
  shareId: string;
  workItemId: string;
  /** The reader, or the person who ordered the check. */
  userId: string;
  orderNo: string;
  candidateName: string;
}

export const holds = (role: Role, right: Action | null) =>
  right === null || (permissions[right] as readonly Role[]).includes(role);

/** True when a role reaches a check in this standing. */
export const reaches = (role: Role, standing: Standing) =>
  standing === 'own' || standing === 'team' || (standing === 'sibling' && scopes[role] === 'account');

/** The answer for a role about an object in this standing. */
export function answerOf(row: MatrixRow, role: Role, standing: Standing): Cell {
  if (row.cell) return row.cell(role, standing);
  if (!holds(role, row.right)) return 403;
  if (!reaches(role, standing)) return 404;
  return typeof row.reached === 'function' ? row.reached(role) : (row.reached ?? 0);
}

/** Every operation of the main job that names one object. Modules add theirs. */
export const matrixRows: MatrixRow[] = [
  { operation: 'getCheck', right: 'check.read', input: ({ checkId }) => ({ query: { checkId } }) },
  { operation: 'getOrder', right: 'check.order', input: ({ orderId }) => ({ query: { orderId } }) },
  // The invitation was sent a moment ago: permitted roles are told to wait.
  {
    operation: 'remindCandidate',
    right: 'check.remind',
    input: ({ checkId }) => ({ body: { checkId } }),
    reached: 2011,
  },
  { operation: 'resendInvitation', right: 'check.remind', input: ({ checkId }) => ({ body: { checkId } }) },
  {
    operation: 'revealPersonal',
    right: 'personal.reveal',
    input: ({ checkId }) => ({ body: { checkId, field: 'mobile', purpose: 'matrix test' } }),
  },
  {
    operation: 'openCandidateFile',
    right: 'personal.reveal',
    stated: 'result.read',
    needs: ['document'],
    input: ({ fileId }) => ({ body: { fileId, purpose: 'matrix test' } }),
  },
  // The form signed on paper, for readers of results: a viewer, too.
  {
    operation: 'openCandidateFile',
    right: 'result.read',
    needs: ['paper'],
    input: ({ fileId }) => ({ body: { fileId, purpose: 'matrix test' } }),
    cell: (role, standing) => {
      if (!holds(role, 'result.read')) return 403;
      if (reaches(role, standing)) return 0;
      // A file that is no form within reach is treated as a document.
      return holds(role, 'personal.reveal') ? 404 : 403;
    },
  },
  // The item asks for nothing: permitted roles are told so.
  {
    operation: 'answerInfoRequest',
    right: 'check.answer',
    input: ({ itemId }) => ({ body: { checkItemId: itemId, text: 'matrix test' } }),
    reached: 2004,
  },
  {
    operation: 'cancelCheck',
    right: 'check.cancel',
    input: ({ checkId }) => ({ body: { checkId, reason: 'matrix test' } }),
  },
  // The reply names each record by itself, answered as the call for one would be: checks/bulk.test.ts.
  {
    operation: 'remindChecks',
    right: 'check.remind',
    input: ({ checkId }) => ({ body: { records: { checkId: [checkId] } } }),
    cell: (role) => (holds(role, 'check.remind') ? 0 : 403),
  },
  {
    operation: 'cancelChecks',
    right: 'check.cancel',
    input: ({ checkId }) => ({ body: { records: { checkId: [checkId] }, reason: 'matrix test' } }),
    cell: (role) => (holds(role, 'check.cancel') ? 0 : 403),
  },
  // Nothing is published, under work or under review yet: permitted roles are told so.
  { operation: 'getReport', right: 'report.read', input: byCheckQuery, reached: 2206 },
  {
    operation: 'disputeReport',
    right: 'report.dispute',
    input: ({ checkId }) => ({ body: { checkId, reason: 'matrix test' } }),
    reached: 2004,
  },
  {
    operation: 'createShare',
    right: 'report.share',
    input: ({ checkId }) => ({ body: { checkId, mobiles: ['13911110000'] } }),
    reached: 2206,
  },
  { operation: 'listShares', right: 'report.share', input: byCheckQuery },
  { operation: 'getReportDraft', right: 'report.edit', input: byCheckQuery },
  {
    operation: 'saveFinding',
    right: 'report.edit',
    input: ({ itemId }) => ({ body: { checkItemId: itemId, rowVersion: 0, entries: [], attempts: [] } }),
    reached: 2004,
  },
  {
    operation: 'completeItem',
    right: 'report.edit',
    input: ({ itemId }) => ({ body: { checkItemId: itemId, rowVersion: 0 } }),
    reached: 2204,
  },
  {
    operation: 'reopenItem',
    right: 'report.edit',
    input: ({ itemId }) => ({ body: { checkItemId: itemId, reason: 'matrix test' } }),
    reached: 2004,
  },
  {
    operation: 'requestInfo',
    right: 'report.edit',
    input: ({ itemId }) => ({ body: { checkItemId: itemId, question: 'Which?', of: 'candidate' } }),
    reached: 2004,
  },
  {
    operation: 'addEvidence',
    right: 'report.edit',
    input: ({ itemId }) => ({
      body: { checkItemId: itemId, source: 'x', method: 'phone', obtainedAt: '2024-01-01T00:00:00Z' },
    }),
    reached: 2004,
  },
  {
    operation: 'removeEvidence',
    right: 'report.edit',
    needs: ['evidence'],
    input: ({ evidenceId }) => ({ body: { evidenceId } }),
    reached: 2004,
  },
  {
    operation: 'uploadEvidence',
    right: 'report.edit',
    input: ({ checkId }) => ({
      query: { checkId },
      file: { name: 'a.pdf', mime: 'application/pdf', bytes: pdf },
    }),
  },
  {
    operation: 'submitForReview',
    right: 'report.edit',
    input: ({ checkId }) => ({ body: { checkId, summary: 'matrix test' } }),
    reached: 2203,
  },
  {
    operation: 'returnReport',
    right: 'report.edit',
    input: ({ checkId }) => ({ body: { checkId, comment: 'matrix test' } }),
    reached: 2004,
  },
  {
    operation: 'openInReview',
    right: 'report.edit',
    input: ({ itemId }) => ({ body: { checkItemId: itemId } }),
    reached: 2004,
  },
  {
    operation: 'publishReport',
    right: 'report.edit',
    input: ({ checkId }) => ({ body: { checkId } }),
    reached: 2004,
  },
  {
    operation: 'rejectDispute',
    right: 'report.edit',
    input: ({ checkId }) => ({ body: { checkId, reason: 'matrix test' } }),
    reached: 2004,
  },
  {
    operation: 'revokeShare',
    right: 'report.share',
    needs: ['share'],
    input: ({ shareId }) => ({ body: { shareId } }),
  },
  // All staff read the queue; only analysts take the work of a check.
  {
    operation: 'claimWorkItem',
    right: 'work.read',
    needs: ['work'],
    input: ({ workItemId }) => ({ body: { workItemId, take: true } }),
    reached: (role) => (holds(role, 'work.item') ? 0 : 403),
  },
  {
    operation: 'takeCheck',
    right: 'work.item',
    needs: ['work'],
    input: ({ checkId }) => ({ body: { checkId } }),
  },
  {
    operation: 'listWorkColleagues',
    right: 'work.read',
    needs: ['work'],
    input: ({ workItemId }) => ({ body: { workItemId } }),
    reached: (role) => (holds(role, 'work.item') ? 0 : 403),
  },
  // Nobody hands work to themselves: permitted roles are told so.
  {
    operation: 'handOverWork',
    right: 'work.read',
    needs: ['work'],
    input: ({ workItemId, userId }) => ({ body: { workItemId, userId } }),
    reached: (role) => (holds(role, 'work.item') ? 1000 : 403),
  },
  {
    operation: 'decidePaperConsent',
    right: 'work.paper',
    needs: ['paper'],
    input: ({ workItemId }) => ({ body: { workItemId, accept: false } }),
  },
  // The signed form: for people who confirm forms. For all others it does not exist here (openCandidateFile).
  {
    operation: 'downloadFile',
    right: null,
    needs: ['paper'],
    input: ({ fileId }) => ({ query: { fileId } }),
    cell: (role, standing) => (reaches(role, standing) && holds(role, 'work.paper') ? 0 : 404),
  },
  // The object is a user: always oneself, and the others of the account for its managers.
  {
    operation: 'editUser',
    right: null,
    input: ({ userId }) => ({ body: { userId, nickName: 'Matrix' } }),
    cell: (role, standing) => {
      if (standing === 'own') return 0;
      if (!holds(role, 'user.manage')) return 403;
      return standing === 'foreign' || standing === 'missing' ? 1015 : 0;
    },
  },
  {
    operation: 'editMember',
    right: 'user.manage',
    input: ({ userId }) => ({ body: { userId, monthlyBudget: null } }),
    cell: memberCell(0),
  },
  // Everybody of the matrix has signed in: people who may invite again are told so.
  {
    operation: 'reinviteMember',
    right: 'user.manage',
    input: ({ userId }) => ({ body: { userId } }),
    cell: memberCell(2804),
  },
];

/** One of the account's people, oneself too; for anybody else 1015. */
function memberCell(answer: Cell) {
  return (role: Role, standing: Standing): Cell => {
    if (!holds(role, 'user.manage')) return 403;
    return standing === 'foreign' || standing === 'missing' ? 1015 : answer;
  };
}

function byCheckQuery({ checkId }: MatrixIds) {
  return { query: { checkId } };
}
