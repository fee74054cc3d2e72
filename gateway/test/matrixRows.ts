import type { Role } from '../../contract/permissions';

/** Where an object stands to the reader. `sibling`: the same account, somebody else's, another department. */
export const standings = ['own', 'team', 'sibling', 'foreign', 'missing'] as const;
export type Standing = (typeof standings)[number];

/** 0 done · 403 the role may not do it · 404 there is no such object for this reader · another code: a later rule. */
export type Cell = number;

export interface MatrixRow {
  operation: string;
  /** The action the role needs (contract/permissions.ts). */
  right: string;
  /** The request about one object. */
  input(ids: MatrixIds): { body?: unknown; query?: Record<string, string> };
  /** What a role that may do it is answered for an object it reaches; 0 where nothing is said. */
  reached?: Cell;
}

export interface MatrixIds {
  checkId: string;
  orderId: string;
  itemId: string;
  fileId: string;
}

/** Every operation of the main job that names one object. Modules add theirs. */
export const matrixRows: MatrixRow[] = [
  { operation: 'getCheck', right: 'check.read', input: ({ checkId }) => ({ query: { checkId } }) },
  { operation: 'getOrder', right: 'check.order', input: ({ orderId }) => ({ query: { orderId } }) },
  // The invitation was sent this very moment: whoever may remind is told to wait.
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
  // The item asks for nothing: whoever may answer is told so.
  {
    operation: 'answerInfoRequest',
    right: 'check.order',
    input: ({ itemId }) => ({ body: { checkItemId: itemId, text: 'matrix test' } }),
    reached: 2004,
  },
  {
    operation: 'cancelCheck',
    right: 'check.cancel',
    input: ({ checkId }) => ({ body: { checkId, reason: 'matrix test' } }),
  },
  // Nothing is published, worked or under review yet: whoever may ask is told so.
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
    operation: 'publishReport',
    right: 'report.edit',
    input: ({ checkId }) => ({ body: { checkId } }),
    reached: 2004,
  },
];

function byCheckQuery({ checkId }: MatrixIds) {
  return { query: { checkId } };
}

/** Roles whose reach is own and team; every other one reaches its whole account. */
export const limitedRoles: readonly Role[] = ['recruiter'];
