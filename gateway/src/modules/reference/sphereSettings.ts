import { CODE } from '@probity/contract/codeNames';
import {
  isSameSphere,
  plainSphere,
  SPHERE_FIELDS,
  sphereFault,
  type SphereValues,
} from '@probity/contract/rules/sphereSettings';
import type { SessionCtx } from '../../kernel/context';
import type { components } from '../../kernel/contract.gen';
import { effectiveFrom } from '../../kernel/effectiveDay';
import { BusinessError, fieldError, found } from '../../kernel/errors';
import { uuidv7 } from '../../kernel/ids';
import type { BodyOf, ReplyOf } from '../../kernel/module';
import { installedSphere } from './sphereConfig';
import {
  addSphereChange,
  lockSphere,
  sphereAt,
  sphereChanges,
  withdrawChange,
  type SphereChangeRow,
} from './sphereRepository';
import { sphereFaultWords } from './words';

type Schemas = components['schemas'];

/** The public settings as they are, with what is planned and what was. */
export async function getSphereSettings(ctx: SessionCtx): Promise<Schemas['SphereSettings']> {
  const now = ctx.clock.now();
  const installed = await installedSphere(ctx.tx);
  const changes = await sphereChanges(ctx.tx);
  const history = historyOf(changes, installed, now);
  return {
    values: (await sphereAt(ctx.tx, now)) ?? installed,
    phoneFixed: ctx.services.config.customerPhone,
    planned: history.find(({ state }) => state === 'planned') ?? null,
    basedOn: newestOf(changes)?.id ?? null,
    history,
  };
}

/**
 * Changes the public settings, at once or from a later day on. The same change sent again, because its reply was lost, is the one
 * that is kept.
 * @throws 1000 at the field, 2525 somebody changed them since they were read, 2526 a change is planned already, 2527
 */
export async function changeSphereSettings(
  ctx: SessionCtx,
  { basedOn, effectiveOn, values: given }: BodyOf<'changeSphereSettings'>,
): Promise<ReplyOf<'changeSphereSettings'>> {
  await lockSphere(ctx.tx);
  const { userId } = ctx.session;
  const now = ctx.clock.now();
  const values = plainSphere(given);
  assertValues(ctx, values);
  const effectiveAt = effectiveFrom(ctx, effectiveOn, now);
  const newest = newestOf(await sphereChanges(ctx.tx));
  const isSentAgain =
    newest?.createdBy === userId && newest.effectiveOn === effectiveOn && isSameSphere(newest.values, values);
  if (isSentAgain) return getSphereSettings(ctx);
  if ((newest?.id ?? null) !== basedOn) throw new BusinessError(CODE.SPHERE_CHANGED);
  if (newest && newest.effectiveAt > now)
    throw new BusinessError(CODE.SPHERE_PLANNED, { day: newest.effectiveOn });
  const before = newest?.values ?? (await installedSphere(ctx.tx));
  if (isSameSphere(before, values)) throw new BusinessError(CODE.SPHERE_UNCHANGED);
  const id = uuidv7(now.getTime());
  await addSphereChange(ctx.tx, { id, effectiveOn, effectiveAt, values, createdAt: now, createdBy: userId });
  const fields = SPHERE_FIELDS.filter((field) => before[field] !== values[field]);
  await ctx.audit({
    action: 'sphere.changed',
    entity: 'sphere',
    entityId: id,
    detail: { day: effectiveOn, fields },
  });
  return getSphereSettings(ctx);
}

/** Twice is once. @throws 404, 2528 it is in force */
export async function withdrawSphereChange(
  ctx: SessionCtx,
  { changeId }: BodyOf<'withdrawSphereChange'>,
): Promise<ReplyOf<'withdrawSphereChange'>> {
  await lockSphere(ctx.tx);
  const now = ctx.clock.now();
  const row = found((await sphereChanges(ctx.tx)).find(({ id }) => id === changeId) ?? null);
  if (row.withdrawnAt) return { done: true };
  if (row.effectiveAt <= now) throw new BusinessError(CODE.SPHERE_IN_FORCE);
  await withdrawChange(ctx.tx, changeId, ctx.session.userId, now);
  await ctx.audit({
    action: 'sphere.withdrawn',
    entity: 'sphere',
    entityId: changeId,
    detail: { day: row.effectiveOn },
  });
  return { done: true };
}

function assertValues({ lang }: SessionCtx, values: SphereValues): void {
  const faults = SPHERE_FIELDS.map((field) => ({ field, fault: sphereFault(field, values) }));
  const wrong = faults.flatMap(({ field, fault }) =>
    fault ? [{ path: `values.${field}`, msg: sphereFaultWords[fault][lang] }] : [],
  );
  if (wrong.length > 0) throw fieldError(wrong);
}

/** The newest change that counts, planned or in force. */
const newestOf = (changes: readonly SphereChangeRow[]) =>
  changes.find(({ withdrawnAt }) => withdrawnAt === null);

/** The changes, the newest first, each with what it followed: a withdrawn one was followed by nothing. */
function historyOf(
  newestFirst: readonly SphereChangeRow[],
  installed: SphereValues,
  now: Date,
): Schemas['SphereChange'][] {
  const inForce = newestFirst.find((row) => row.withdrawnAt === null && row.effectiveAt <= now);
  const stateOf = (row: SphereChangeRow) => {
    if (row.withdrawnAt) return 'withdrawn';
    if (row.effectiveAt > now) return 'planned';
    return row === inForce ? 'inForce' : 'past';
  };
  return newestFirst.map((row, index) => ({
    changeId: row.id,
    effectiveOn: row.effectiveOn,
    state: stateOf(row),
    values: row.values,
    before: newestOf(newestFirst.slice(index + 1))?.values ?? installed,
    changedAt: row.createdAt.toISOString(),
    changedBy: row.byName,
    withdrawnAt: row.withdrawnAt?.toISOString() ?? null,
    withdrawnBy: row.withdrawnAt ? (row.withdrawnName ?? '') : null,
  }));
}
