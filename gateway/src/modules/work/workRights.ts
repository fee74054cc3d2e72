import type { Action } from '@probity/contract/permissions';
import type { SessionCtx } from '../../kernel/context';
import { allows, withoutRight } from '../../kernel/rights';
import type { WorkKind } from './workRepository';

const worksWith: Record<WorkKind, Action | undefined> = {
  checkItem: 'work.item',
  report: 'work.item',
  review: 'work.item',
  dispute: 'work.item',
  paperConsent: 'work.paper',
  certification: 'certification.decide',
  recharge: undefined,
};

export const allKinds = Object.keys(worksWith) as WorkKind[];

/** What one must be allowed to work a kind; undefined for what no screen works yet. */
export const rightTo = (kind: WorkKind): Action | undefined => worksWith[kind];

/** The kinds that this role works, as its own queue shows them at first. */
export const workedKinds = (ctx: SessionCtx): readonly WorkKind[] =>
  allKinds.filter((kind) => rightTo(kind) !== undefined && mayWork(ctx, kind));

/** Who may work which kind; the others only read the queue. */
export function mayWork(ctx: SessionCtx, kind: WorkKind): boolean {
  const right = worksWith[kind];
  return right === undefined || allows(ctx.session, right);
}

export function assertMayWork(ctx: SessionCtx, kind: WorkKind): void {
  if (!mayWork(ctx, kind)) throw withoutRight(ctx.session, worksWith[kind] ?? null);
}
