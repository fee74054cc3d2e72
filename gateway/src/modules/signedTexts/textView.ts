import { DAYS_ANNOUNCED, type SignedTextKind } from '@probity/contract/rules/signedTexts';
import type { SessionCtx } from '../../kernel/context';
import type { components } from '../../kernel/contract.gen';
import { found } from '../../kernel/errors';
import { addDays, chinaDay } from '../../kernel/workingDays';
import { installed } from './textAt';
import { textChanges, wordsOfChange, type TextChangeRow } from './textRepository';

type Schemas = components['schemas'];
type Version = Schemas['TextVersion'];
type Reader = Pick<SessionCtx, 'tx' | 'session' | 'clock'>;

/** The first day from which a version may count: today, or once it was announced for long enough. */
export const earliestDay = (now: Date, signAnew: boolean): string =>
  addDays(chinaDay(now), signAnew ? DAYS_ANNOUNCED : 0);

/** What counts at a moment, the newest first. */
const countingOf = (rows: readonly TextChangeRow[], at: Date) =>
  rows
    .filter((row) => row.effectiveAt !== null && row.withdrawnAt === null && row.effectiveAt <= at)
    .sort((a, b) => b.effectiveAt!.getTime() - a.effectiveAt!.getTime());

/** The one that waits for its sign-off, or for its day. */
export const openOf = (rows: readonly TextChangeRow[], now: Date): TextChangeRow | null =>
  rows.find(({ status }) => status === 'waiting') ??
  rows.find((row) => row.withdrawnAt === null && row.effectiveAt !== null && row.effectiveAt > now) ??
  null;

/** The newest version that counts or waits; null while there is none but the installed one. */
export const basisOf = (rows: readonly TextChangeRow[], now: Date): string | null =>
  (openOf(rows, now) ?? countingOf(rows, now)[0])?.id ?? null;

/** The text as it is in force, what waits or is planned, and every version it had. */
export async function signedTextView(
  { tx, session, clock }: Reader,
  kind: SignedTextKind,
): Promise<Schemas['SignedText']> {
  const now = clock.now();
  const rows = await textChanges(tx, session.mainId, kind);
  const inForce = countingOf(rows, now)[0] ?? null;
  const first = installedVersion(kind, inForce === null);
  const viewed = (row: TextChangeRow) => versionView(row, session.userId, stateOf(row, inForce, now));
  const open = openOf(rows, now);
  return {
    kind,
    basedOn: basisOf(rows, now),
    inForce: inForce ? viewed(inForce) : first,
    open: open && viewed(open),
    earliestAnew: earliestDay(now, true),
    versions: [...rows.map(viewed), first],
  };
}

/** One version, its words, and those it followed. @throws 404 */
export async function textVersionView(
  ctx: SessionCtx,
  { kind, version }: { kind: SignedTextKind; version: string },
): Promise<Schemas['TextVersionDetail']> {
  const { tx, session, clock } = ctx;
  const { mainId, userId } = session;
  const now = clock.now();
  const rows = await textChanges(tx, mainId, kind);
  const inForce = countingOf(rows, now)[0] ?? null;
  if (version === installed[kind].version) {
    return {
      version: installedVersion(kind, inForce === null),
      words: installed[kind].words,
      before: null,
    };
  }
  const row = found(rows.find((one) => one.version === version) ?? null);
  const isCounted = row.effectiveAt !== null && row.withdrawnAt === null;
  const others = rows.filter(({ id }) => id !== row.id);
  const followed = countingOf(others, isCounted ? row.effectiveAt! : row.writtenAt)[0];
  return {
    version: versionView(row, userId, stateOf(row, inForce, now)),
    words: await wordsOfChange(tx, mainId, row.id),
    before: followed ? await wordsOfChange(tx, mainId, followed.id) : installed[kind].words,
  };
}

function stateOf(row: TextChangeRow, inForce: TextChangeRow | null, now: Date): Version['state'] {
  if (row.status !== 'signedOff') return row.status;
  if (row.withdrawnAt) return 'withdrawn';
  if (row.effectiveAt! > now) return 'planned';
  return row.id === inForce?.id ? 'inForce' : 'past';
}

function versionView(row: TextChangeRow, userId: string, state: Version['state']): Version {
  return {
    changeId: row.id,
    version: row.version,
    state,
    effectiveOn: row.effectiveOn,
    signAnew: row.signAnew,
    writtenBy: row.writtenByName ?? '',
    writtenAt: row.writtenAt.toISOString(),
    decidedBy: row.decidedAt && (row.decidedByName ?? ''),
    decidedAt: row.decidedAt?.toISOString() ?? null,
    reason: row.reason,
    withdrawnBy: row.withdrawnAt && (row.withdrawnByName ?? ''),
    withdrawnAt: row.withdrawnAt?.toISOString() ?? null,
    mayDecide: state === 'waiting' && row.writtenBy !== userId,
  };
}

function installedVersion(kind: SignedTextKind, isInForce: boolean): Version {
  return {
    ...{ changeId: null, version: installed[kind].version, state: isInForce ? 'inForce' : 'past' },
    ...{
      effectiveOn: null,
      signAnew: false,
      writtenBy: null,
      writtenAt: null,
      decidedBy: null,
      decidedAt: null,
    },
    ...{ reason: null, withdrawnBy: null, withdrawnAt: null, mayDecide: false },
  };
}
