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
];

/** Roles whose reach is own and team; every other one reaches its whole account. */
export const limitedRoles: readonly Role[] = ['recruiter'];
