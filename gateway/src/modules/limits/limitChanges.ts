import { CODE } from '@probity/contract/codeNames';
import {
  isLimitValue,
  LIMIT_NAMES,
  limitRanges,
  SHORTEST_LIMIT_REASON,
  type LimitName,
} from '@probity/contract/rules/limits';
import { lengthOf, plainText } from '@probity/contract/rules/plainText';
import type { SessionCtx } from '../../kernel/context';
import type { components } from '../../kernel/contract.gen';
import { effectiveFrom } from '../../kernel/effectiveDay';
import { BusinessError, fieldError, found } from '../../kernel/errors';
import { uuidv7 } from '../../kernel/ids';
import type { BodyOf } from '../../kernel/module';
import {
  insertLimitChange,
  limitChanges,
  lockLimits,
  setLimitWithdrawn,
  type LimitChangeRow,
} from './limitRepository';
import { words } from './words';

type Schemas = components['schemas'];

const isCounted = (row: LimitChangeRow) => row.withdrawnAt === null;
const newestOf = (rows: readonly LimitChangeRow[], name: LimitName) =>
  rows.find((row) => row.name === name && isCounted(row)) ?? null;
const inForceOf = (rows: readonly LimitChangeRow[], name: LimitName, now: Date) =>
  rows.find((row) => row.name === name && isCounted(row) && row.effectiveAt <= now) ?? null;

/** Every limit as it counts now, what is planned, and every change there was. */
export async function listLimits({ tx, session, clock }: SessionCtx): Promise<Schemas['KeptLimits']> {
  const now = clock.now();
  const rows = await limitChanges(tx, session.mainId);
  const history = rows.map((row, index) =>
    changeView(row, rows.slice(index + 1), inForceOf(rows, row.name, now), now),
  );
  return {
    limits: LIMIT_NAMES.map((name) => {
      const inForce = inForceOf(rows, name, now);
      return {
        name,
        value: inForce?.value ?? limitRanges[name].usual,
        since: inForce?.effectiveOn ?? null,
        basedOn: newestOf(rows, name)?.id ?? null,
        planned: history.find((change) => change.name === name && change.state === 'planned') ?? null,
      };
    }),
    history,
  };
}

/**
 * Changes a limit, at once or from a later day on. The same change sent again, because its reply was lost, is the one that is kept.
 * @throws 1000 at the field, 2619 somebody was first, or a change is planned
 */
export async function changeLimit(
  ctx: SessionCtx,
  { name, basedOn, effectiveOn, value, reason: given }: BodyOf<'changeLimit'>,
): Promise<Schemas['KeptLimits']> {
  const { tx, session } = ctx;
  const { mainId, userId } = session;
  await lockLimits(tx);
  const now = ctx.clock.now();
  const reason = plainText(given);
  assertShape(ctx, { name, value, reason });
  const effectiveAt = effectiveFrom(ctx, effectiveOn, now);
  const newest = newestOf(await limitChanges(tx, mainId), name);
  const isSentAgain =
    newest?.changedBy === userId &&
    newest.effectiveOn === effectiveOn &&
    newest.value === value &&
    newest.reason === reason;
  if (isSentAgain) return listLimits(ctx);
  const isPlanned = newest !== null && newest.effectiveAt > now;
  if (isPlanned || (newest?.id ?? null) !== basedOn) throw new BusinessError(CODE.LIMIT_OVERTAKEN);
  const before = newest?.value ?? limitRanges[name].usual;
  if (value === before) throw fieldError([{ path: 'value', msg: words.unchanged[ctx.lang] }]);
  const id = uuidv7(now.getTime());
  await insertLimitChange(tx, {
    ...{ mainId, id, name, value, reason, effectiveOn, effectiveAt, changedBy: userId, changedAt: now },
  });
  await ctx.audit({
    ...{ action: 'limit.changed', entity: 'limit', entityId: id },
    detail: { kind: name, from: before, to: value, day: effectiveOn },
  });
  return listLimits(ctx);
}

/** Withdraws a planned change before its day; twice is once. @throws 404, 2619 it is in force */
export async function withdrawLimit(
  ctx: SessionCtx,
  { changeId }: BodyOf<'withdrawLimit'>,
): Promise<Schemas['KeptLimits']> {
  const { tx, session } = ctx;
  const { mainId, userId } = session;
  await lockLimits(tx);
  const now = ctx.clock.now();
  const row = found((await limitChanges(tx, mainId)).find(({ id }) => id === changeId) ?? null);
  if (row.withdrawnAt) return listLimits(ctx);
  if (row.effectiveAt <= now) throw new BusinessError(CODE.LIMIT_OVERTAKEN);
  await setLimitWithdrawn(tx, { mainId, id: changeId }, { by: userId, at: now });
  await ctx.audit({
    ...{ action: 'limit.withdrawn', entity: 'limit', entityId: changeId },
    detail: { kind: row.name, day: row.effectiveOn },
  });
  return listLimits(ctx);
}

function assertShape(
  { lang }: SessionCtx,
  { name, value, reason }: { name: LimitName; value: number; reason: string },
): void {
  const faults = [
    ...(isLimitValue(name, value) ? [] : [{ path: 'value', msg: words.range(limitRanges[name])[lang] }]),
    ...(lengthOf(reason) < SHORTEST_LIMIT_REASON ? [{ path: 'reason', msg: words.reasonNeeded[lang] }] : []),
  ];
  if (faults.length > 0) throw fieldError(faults);
}

/** A change with what it followed: of those before it the newest that was not withdrawn. */
function changeView(
  row: LimitChangeRow,
  earlier: readonly LimitChangeRow[],
  inForce: LimitChangeRow | null,
  now: Date,
): Schemas['LimitChange'] {
  return {
    changeId: row.id,
    name: row.name,
    state: stateOf(row, inForce, now),
    value: row.value,
    before: newestOf(earlier, row.name)?.value ?? limitRanges[row.name].usual,
    effectiveOn: row.effectiveOn,
    reason: row.reason,
    changedBy: row.changedByName ?? '',
    changedAt: row.changedAt.toISOString(),
    withdrawnBy: row.withdrawnAt && (row.withdrawnByName ?? ''),
    withdrawnAt: row.withdrawnAt?.toISOString() ?? null,
  };
}

function stateOf(
  row: LimitChangeRow,
  inForce: LimitChangeRow | null,
  now: Date,
): Schemas['LimitChange']['state'] {
  if (row.withdrawnAt) return 'withdrawn';
  if (row.effectiveAt > now) return 'planned';
  return row === inForce ? 'inForce' : 'past';
}
