import type { WorkItem } from '../../api/resources/workApi';

/** One piece of work: an item of a check, or a row that is one piece itself. */
export type Piece = Pick<
  WorkItem,
  'workItemId' | 'checkItemId' | 'title' | 'status' | 'assigneeName' | 'mine' | 'handed' | 'dueAt' | 'overdue'
>;

const OVER: readonly Piece['status'][] = ['done', 'cancelled'];

/** The pieces of a queue row by their holders; once all are done, by those who had them. */
export interface PiecesByHolder {
  all: readonly Piece[];
  /** The pieces that can be taken. */
  free: readonly Piece[];
  mine: readonly Piece[];
  /** The number each colleague has, by name. */
  others: ReadonlyMap<string, number>;
  /** The number that nobody has. */
  unassigned: number;
  late: number;
  isOver: boolean;
  isPaused: boolean;
}

export function piecesByHolder(item: WorkItem): PiecesByHolder {
  const all: readonly Piece[] = item.items.length > 0 ? item.items : [item];
  const running = all.filter(({ status }) => !OVER.includes(status));
  const shown = running.length > 0 ? running : all;
  const others = new Map<string, number>();
  for (const { mine, assigneeName } of shown) {
    if (!mine && assigneeName !== null) others.set(assigneeName, (others.get(assigneeName) ?? 0) + 1);
  }
  return {
    all,
    free: running.filter(({ status }) => status === 'open'),
    mine: shown.filter(({ mine }) => mine),
    others,
    unassigned: shown.filter(({ mine, assigneeName }) => !mine && assigneeName === null).length,
    late: all.filter(({ overdue }) => overdue).length,
    isOver: running.length === 0,
    isPaused: running.length > 0 && running.every(({ status }) => status === 'paused'),
  };
}

const ofEnterprise: readonly WorkItem['kind'][] = [
  'certification',
  'lostPhone',
  'recharge',
  'reversal',
  'correction',
  'payout',
  'payment',
  'invoice',
  'signOff',
];

/** The short name of a row: the candidate, else the work to be done. */
export function nameOf({ kind, title, candidateName, mainName }: WorkItem): string {
  if (kind === 'checkItem') return candidateName ?? title;
  return [title, ofEnterprise.includes(kind) ? mainName : candidateName].filter(Boolean).join(', ');
}

/** The place where a kind is worked: the report, a dialog here, or the operators' desk. */
export const workedAt: Record<WorkItem['kind'], 'report' | 'dialog' | 'desk'> = {
  checkItem: 'report',
  report: 'report',
  review: 'report',
  paperConsent: 'dialog',
  certification: 'dialog',
  lostPhone: 'dialog',
  recharge: 'dialog',
  reversal: 'dialog',
  correction: 'dialog',
  payout: 'dialog',
  payment: 'dialog',
  invoice: 'dialog',
  dispute: 'report',
  signOff: 'desk',
};

/** Where operators decide about what a second of them signs off. */
const deskOf = {
  bankAccount: '/operatorDesk?tab=bank',
  serviceContract: '/operatorDesk?tab=texts',
  consent: '/operatorDesk?tab=texts&text=consent',
  rechargeLimit: '/receivedMoney?tab=limit',
} satisfies Record<NonNullable<WorkItem['signOff']>, string>;

/**
 * The screen where a row is worked: the desk, or the report at one's own item or else a free one; undefined if it is worked here,
 * or by others.
 */
export function screenOf(item: WorkItem): string | undefined {
  if (!item.mayWork) return undefined;
  if (item.signOff) return deskOf[item.signOff];
  if (workedAt[item.kind] !== 'report' || !item.checkId) return undefined;
  const { mine, free, all } = piecesByHolder(item);
  const checkItemId = (mine[0] ?? free[0] ?? all[0])?.checkItemId;
  return `/reportDetail/edit?id=${item.checkId}${checkItemId ? `&item=${checkItemId}` : ''}`;
}
