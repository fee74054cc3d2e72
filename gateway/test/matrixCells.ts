import { permissions, scopes, type Action } from '@probity/contract/permissions';
import type { Role } from '@probity/contract/roles';
import type { CallInput } from './gateway';

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
