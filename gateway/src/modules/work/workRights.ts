import { CODE } from '@probity/contract/codeNames';
import type { Action } from '@probity/contract/permissions';
import type { SessionCtx } from '../../kernel/context';
import { allows, withoutRight } from '../../kernel/rights';
import type { WorkKind, WorkRow } from './workRepository';

const worksWith: Record<WorkKind, Action | undefined> = {
  checkItem: 'work.item',
  report: 'work.item',
  review: 'work.item',
  dispute: 'work.item',
  paperConsent: 'work.paper',
  certification: 'certification.decide',
  lostPhone: 'lostPhone.decide',
  payment: 'recharge.decide',
  recharge: 'recharge.decide',
  reversal: 'recharge.decide',
  correction: 'recharge.decide',
  payout: 'recharge.decide',
  invoice: 'invoice.decide',
  signOff: 'desk.manage',
};

export const allKinds = Object.keys(worksWith) as WorkKind[];

/** The right needed to work a kind; undefined for a kind without a screen. */
export const rightTo = (kind: WorkKind): Action | undefined => worksWith[kind];

/** The kinds that this role works, which its own queue shows at first. */
export const workedKinds = (ctx: SessionCtx): readonly WorkKind[] =>
  allKinds.filter((kind) => rightTo(kind) !== undefined && mayWork(ctx, kind));

/** True for a session that may work a kind; others only read the queue. */
export function mayWork(ctx: SessionCtx, kind: WorkKind): boolean {
  const right = worksWith[kind];
  return right === undefined || allows(ctx.session, right);
}

/** The kinds of which whoever did the first half is not given the other, with the code that says so. */
const halves = {
  payout: CODE.PAYOUT_OWN_HALF,
  recharge: CODE.RECHARGE_SECOND_PERSON,
  reversal: CODE.SECOND_PERSON_NEEDED,
  correction: CODE.SECOND_PERSON_NEEDED,
  signOff: CODE.SECOND_PERSON_NEEDED,
} as const satisfies Partial<Record<WorkKind, number>>;

/** The refusal of who would take the other half as well; undefined for work of one person. */
export const ownHalfCode = (kind: WorkKind) =>
  kind in halves ? halves[kind as keyof typeof halves] : undefined;

/** True of a payout that somebody paid themselves, a recharge that they confirmed first, and a reversal, correction or change they asked for: the other half is a colleague's. */
export const isOwnHalf = (
  { kind, firstBy, assigneeId }: Pick<WorkRow, 'kind' | 'firstBy' | 'assigneeId'>,
  userId: string,
): boolean => ownHalfCode(kind) !== undefined && firstBy === userId && assigneeId !== userId;

export function assertMayWork(ctx: SessionCtx, kind: WorkKind): void {
  if (!mayWork(ctx, kind)) throw withoutRight(ctx.session, worksWith[kind] ?? null);
}
