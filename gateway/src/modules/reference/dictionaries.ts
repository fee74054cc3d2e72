import { CODE } from '@probity/contract/codeNames';
import {
  DICT_TYPES,
  dictListFault,
  dictRuleOf,
  dictWordFault,
  isSameDict,
  plainEntries,
  type DictEntry,
  type DictType,
} from '@probity/contract/rules/dictionaries';
import type { SessionCtx } from '../../kernel/context';
import type { components } from '../../kernel/contract.gen';
import { effectiveFrom } from '../../kernel/effectiveDay';
import { BusinessError, fieldError, found } from '../../kernel/errors';
import { uuidv7 } from '../../kernel/ids';
import type { BodyOf } from '../../kernel/module';
import {
  dictAt,
  dictChanges,
  insertDictChange,
  lockDictionaries,
  setDictWithdrawn,
  type DictChangeRow,
} from './dictRepository';
import { dictListWords, dictWordWords, unchangedWords } from './words';

type Schemas = components['schemas'];
type Installed = ReadonlyMap<DictType, DictEntry[]>;

const isCounted = (row: DictChangeRow) => row.withdrawnAt === null;
const newestOf = (rows: readonly DictChangeRow[], type: DictType) =>
  rows.find((row) => row.type === type && isCounted(row)) ?? null;
const inForceOf = (rows: readonly DictChangeRow[], type: DictType, now: Date) =>
  rows.find((row) => row.type === type && isCounted(row) && row.effectiveAt <= now) ?? null;

/** Every dictionary as it is now, what is planned, and every change there was. */
export async function listDictionaries({
  tx,
  session,
  clock,
}: SessionCtx): Promise<Schemas['KeptDictionaries']> {
  const now = clock.now();
  const rows = await dictChanges(tx, session.mainId);
  const installed = await installedDictionaries(tx);
  const history = rows.map((row, index) =>
    changeView(row, rows.slice(index + 1), installed, { inForce: inForceOf(rows, row.type, now), now }),
  );
  return {
    dictionaries: DICT_TYPES.map((type) => {
      const inForce = inForceOf(rows, type, now);
      return {
        type,
        entries: inForce?.entries ?? installed.get(type)!,
        since: inForce?.effectiveOn ?? null,
        basedOn: newestOf(rows, type)?.id ?? null,
        planned: history.find((change) => change.type === type && change.state === 'planned') ?? null,
      };
    }),
    history,
  };
}

/**
 * Changes a dictionary, at once or from a later day on. The same change sent again, because its reply was lost, is the one that is kept.
 * @throws 1000 at the field, 2456 somebody was first, or a change is planned
 */
export async function changeDictionary(
  ctx: SessionCtx,
  { type, basedOn, effectiveOn, entries: given }: BodyOf<'changeDictionary'>,
): Promise<Schemas['KeptDictionaries']> {
  const { tx, session } = ctx;
  const { mainId, userId } = session;
  await lockDictionaries(tx);
  const now = ctx.clock.now();
  const entries = plainEntries(given);
  assertWords(ctx, entries);
  const effectiveAt = effectiveFrom(ctx, effectiveOn, now);
  const newest = newestOf(await dictChanges(tx, mainId), type);
  const isSentAgain =
    newest?.changedBy === userId && newest.effectiveOn === effectiveOn && isSameDict(newest.entries, entries);
  if (isSentAgain) return listDictionaries(ctx);
  const isPlanned = newest !== null && newest.effectiveAt > now;
  if (isPlanned || (newest?.id ?? null) !== basedOn) throw new BusinessError(CODE.DICT_OVERTAKEN);
  const before = newest?.entries ?? (await installedDictionaries(tx)).get(type)!;
  const fault = dictListFault(type, entries, before);
  if (fault) throw fieldError([{ path: 'entries', msg: dictListWords[fault][ctx.lang] }]);
  if (isSameDict(before, entries)) throw fieldError([{ path: 'entries', msg: unchangedWords[ctx.lang] }]);
  const id = uuidv7(now.getTime());
  await insertDictChange(tx, {
    ...{ mainId, id, type, entries, effectiveOn, effectiveAt, changedBy: userId, changedAt: now },
  });
  await ctx.audit({
    ...{ action: 'dictionary.changed', entity: 'dictionary', entityId: id },
    detail: { kind: type, day: effectiveOn },
  });
  return listDictionaries(ctx);
}

/** Withdraws a planned change before its day; twice is once. @throws 404, 2456 it is in force */
export async function withdrawDictionary(
  ctx: SessionCtx,
  { changeId }: BodyOf<'withdrawDictionary'>,
): Promise<Schemas['KeptDictionaries']> {
  const { tx, session } = ctx;
  const { mainId, userId } = session;
  await lockDictionaries(tx);
  const now = ctx.clock.now();
  const row = found((await dictChanges(tx, mainId)).find(({ id }) => id === changeId) ?? null);
  if (row.withdrawnAt) return listDictionaries(ctx);
  if (row.effectiveAt <= now) throw new BusinessError(CODE.DICT_OVERTAKEN);
  await setDictWithdrawn(tx, { mainId, id: changeId }, { by: userId, at: now });
  await ctx.audit({
    ...{ action: 'dictionary.withdrawn', entity: 'dictionary', entityId: changeId },
    detail: { kind: row.type, day: row.effectiveOn },
  });
  return listDictionaries(ctx);
}

/** As the installation began, of the values of the contract: before the first change of anybody. */
async function installedDictionaries(tx: SessionCtx['tx']): Promise<Installed> {
  const rows = await dictAt(tx, DICT_TYPES, new Date(0));
  return new Map(
    DICT_TYPES.map((type) => [
      type,
      rows
        .filter((row) => row.type === type && dictRuleOf(type).values.includes(row.value))
        .map(({ value, labelEn: en, labelZh: zh, isOffered, isDefault }) => ({
          ...{ value, en, zh, isOffered, isDefault },
        })),
    ]),
  );
}

function assertWords({ lang }: SessionCtx, entries: readonly DictEntry[]): void {
  const faults = entries.flatMap((_entry, at) =>
    (['en', 'zh'] as const).flatMap((of) => {
      const fault = dictWordFault(entries, at, of);
      const words = fault && dictWordWords[fault];
      if (!words) return [];
      return [{ path: `entries.${at}.${of}`, msg: words[lang] }];
    }),
  );
  if (faults.length > 0) throw fieldError(faults);
}

/** A change with what it followed: of those before it the newest that was not withdrawn. */
function changeView(
  row: DictChangeRow,
  earlier: readonly DictChangeRow[],
  installed: Installed,
  { inForce, now }: { inForce: DictChangeRow | null; now: Date },
): Schemas['DictChange'] {
  return {
    changeId: row.id,
    type: row.type,
    state: stateOf(row, inForce, now),
    entries: row.entries,
    before: newestOf(earlier, row.type)?.entries ?? installed.get(row.type)!,
    effectiveOn: row.effectiveOn,
    changedBy: row.changedByName ?? '',
    changedAt: row.changedAt.toISOString(),
    withdrawnBy: row.withdrawnAt && (row.withdrawnByName ?? ''),
    withdrawnAt: row.withdrawnAt?.toISOString() ?? null,
  };
}

function stateOf(
  row: DictChangeRow,
  inForce: DictChangeRow | null,
  now: Date,
): Schemas['DictChange']['state'] {
  if (row.withdrawnAt) return 'withdrawn';
  if (row.effectiveAt > now) return 'planned';
  return row === inForce ? 'inForce' : 'past';
}
