import { DICT_TYPES, dictRuleOf, type DictEntry } from '@probity/contract/rules/dictionaries';
import { educationChoices as educationEn } from '../../../../src/features/candidate/phrases/en/educationChoices';
import { educationChoices as educationZh } from '../../../../src/features/candidate/phrases/zh-CN/educationChoices';
import { positionClasses as positionsEn } from '../../../../src/domain/phrases/en/positionClasses';
import { positionClasses as positionsZh } from '../../../../src/domain/phrases/zh-CN/positionClasses';
import { shell as shellEn } from '../../../../src/i18n/en/shell';
import { shell as shellZh } from '../../../../src/i18n/zh-CN/shell';
import { demoMains, demoUsers } from '../../../seeds/demoAccounts';
import { ok } from '../../../test/candidates';
import { gatewayWithPeople, inAccount, sessionOf } from '../../../test/checks';
import type { CallReply, TestGateway } from '../../../test/gateway';
import { uuidv7 } from '../../kernel/ids';
import { sql } from '../../platform/db/sql';
import { installedOutcomeWords, outcomeWords } from '../checks/exportWords';

const { first, platform } = demoMains;
let gateway: TestGateway;
beforeEach(async () => {
  gateway = await gatewayWithPeople();
  // Ten in the evening of 1 December in China, which is still the day of UTC.
  gateway.clock.set(new Date('2026-12-01T14:00:00Z'));
});
afterEach(() => gateway.close());

const as = async (
  user: keyof typeof demoUsers,
  operation: string,
  input: object = {},
  mainId: string = platform,
) =>
  gateway.call(operation, input, {
    ...{ token: await sessionOf(gateway, demoUsers[user], mainId), mainId, lang: 'en' },
  });
interface Kept {
  dictionaries: {
    type: string;
    entries: DictEntry[];
    since: string | null;
    basedOn: string | null;
    planned: object | null;
  }[];
  history: { changeId: string; state: string; entries: DictEntry[]; before: DictEntry[] }[];
}
const kept = async () => ok(await as('operator', 'listDictionaries')).data as Kept;
const of = async (type: string) => (await kept()).dictionaries.find((one) => one.type === type)!;
/** The list of a type with one entry changed, and moved to the top. */
const edited = (entries: readonly DictEntry[], value: string, change: Partial<DictEntry>) => [
  { ...entries.find((one) => one.value === value)!, ...change },
  ...entries.filter((one) => one.value !== value),
];
async function change(
  given: object = {},
  { type = 'leaveReason', user = 'operator' }: { type?: string; user?: 'operator' | 'operator2' } = {},
): Promise<CallReply> {
  const { basedOn, entries } = await of(type);
  const usual = { type, basedOn, effectiveOn: '2026-12-01', entries };
  return as(user, 'changeDictionary', { body: { ...usual, ...given } });
}
const renamed = async (
  value = 'agreed',
  change: Partial<DictEntry> = { en: 'Left by agreement', zh: '协商离职' },
) => edited((await of('leaveReason')).entries, value, change);
const faultsOf = ({ data }: CallReply) =>
  (data as { fields: { path: string }[] }).fields.map(({ path }) => path);
const served = async (type: string, lang: 'en' | 'zh-CN' = 'en') =>
  (await gateway.call('queryDictList', { body: { dictTypes: [type] } }, { lang })).data[type] as {
    label: string;
    value: string;
    sort: number;
    isDefault: boolean;
  }[];
const words = async (lang: 'en' | 'zh-CN' = 'en') =>
  (await gateway.call('listDictWords', {}, { lang })).data as Record<
    string,
    { value: string; label: string; isOffered: boolean }[]
  >;

test('a renamed reason that was moved up is served so from today on, in both languages', async () => {
  expect(await of('leaveReason')).toMatchObject({ since: null, basedOn: null, planned: null });
  expect((await served('leaveReason'))[0]).toMatchObject({ value: 'resigned', label: 'Resigned' });
  expect(await words()).toEqual({});
  ok(await change({ entries: await renamed() }));
  expect((await served('leaveReason')).slice(0, 2)).toEqual([
    expect.objectContaining({ value: 'agreed', label: 'Left by agreement', sort: 1, isDefault: false }),
    expect.objectContaining({ value: 'resigned', label: 'Resigned', sort: 2, isDefault: true }),
  ]);
  expect((await served('leaveReason', 'zh-CN'))[0]).toMatchObject({ label: '协商离职' });
  expect(Object.keys(await words())).toEqual(['leaveReason']);
  expect(await of('leaveReason')).toMatchObject({ since: '2026-12-01' });
});

test('a planned change counts from the first moment of its day in China, and is withdrawn before it alone', async () => {
  const label = async () => (await served('leaveReason'))[0]!.label;
  ok(await change({ effectiveOn: '2026-12-03', entries: await renamed() }));
  expect(await of('leaveReason')).toMatchObject({ planned: { state: 'planned' } });
  expect(await label()).toBe('Resigned');
  expect((await change({ entries: await renamed('other', {}) }, { user: 'operator2' })).code).toBe(2456);
  const [{ changeId }] = (await kept()).history as [Kept['history'][number]];
  const withdraw = (id: string) => as('operator2', 'withdrawDictionary', { body: { changeId: id } });
  ok(await withdraw(changeId));
  ok(await withdraw(changeId));
  gateway.clock.set(new Date('2026-12-02T16:00:00.000Z'));
  expect(await label()).toBe('Resigned');
  ok(await change({ effectiveOn: '2026-12-04', entries: await renamed() }));
  gateway.clock.set(new Date('2026-12-03T15:59:59.999Z'));
  expect(await label()).toBe('Resigned');
  gateway.clock.set(new Date('2026-12-03T16:00:00.000Z'));
  expect(await label()).toBe('Left by agreement');
  const { history } = await kept();
  expect(history.map(({ state }) => state)).toEqual(['inForce', 'withdrawn']);
  expect(history[0]!.before[0]).toMatchObject({ value: 'resigned' });
  expect((await withdraw(history[0]!.changeId)).code).toBe(2456);
});

test('faults of words stand at their fields', async () => {
  const { entries } = await of('leaveReason');
  const faulty: Partial<DictEntry>[] = [
    { en: '  ' },
    { zh: '长'.repeat(51) },
    { en: '<b>Left</b>' },
    { zh: '＝1+1' },
    { en: '-left' },
  ];
  for (const one of faulty) {
    const reply = await change({ entries: edited(entries, 'agreed', one) });
    expect([one, faultsOf(reply)]).toEqual([one, [`entries.0.${Object.keys(one)[0]}`]]);
  }
  // Twice, in other letters.
  expect(faultsOf(await change({ entries: edited(entries, 'agreed', { en: 'ＲＥＳＩＧＮＥＤ' }) }))).toEqual([
    'entries.1.en',
  ]);
  expect(faultsOf(await change({ effectiveOn: '2026-11-30', entries: await renamed() }))).toEqual([
    'effectiveOn',
  ]);
  expect(faultsOf(await change())).toEqual(['entries']);
});

test('what a rule depends on stays offered, one entry at least does, and no value comes or goes', async () => {
  const off = (list: readonly DictEntry[], is: (value: string) => boolean) =>
    list.map((one) => ({ ...one, isOffered: !is(one.value) }));
  const refused = async (type: string, entries: readonly DictEntry[]) =>
    expect(faultsOf(await change({ entries }, { type }))).toEqual(['entries']);
  const { entries: positions } = await of('positionClass');
  await refused(
    'positionClass',
    off(positions, (value) => value === 'driver'),
  );
  await refused(
    'positionClass',
    positions.map((one) => ({ ...one, isDefault: one.value === 'general' || one.value === 'finance' })),
  );
  await refused(
    'leaveReason',
    off((await of('leaveReason')).entries, () => true),
  );
  await refused(
    'educationLevel',
    off((await of('educationLevel')).entries, (value) => value === 'other'),
  );
  await refused('studyForm', (await of('studyForm')).entries.slice(1));
  const { entries: lamps } = await of('lamp');
  await refused('lamp', edited(lamps, 'red', {}));
  // The default moves to another class, and the one that no rule names is offered no more.
  const moved = off(positions, (value) => value === 'management').map((one) => ({
    ...one,
    isDefault: one.value === 'finance',
  }));
  ok(await change({ entries: moved }, { type: 'positionClass' }));
  expect((await served('positionClass')).map(({ value }) => value)).not.toContain('management');
  expect((await words()).positionClass!.find(({ value }) => value === 'management')).toMatchObject({
    ...{ isOffered: false, label: 'Management' },
  });
});

test('exports say lamps and results as they are in force, what is stored beside them too', async () => {
  const { entries: lamps } = await of('lamp');
  ok(
    await change(
      { entries: lamps.map((one) => (one.value === 'red' ? { ...one, en: 'Serious' } : one)) },
      { type: 'lamp' },
    ),
  );
  const { entries: results } = await of('itemResult');
  ok(
    await change(
      { entries: results.map((one) => (one.value === 'none' ? { ...one, en: 'Nothing on record' } : one)) },
      { type: 'itemResult' },
    ),
  );
  const said = await inAccount(gateway, first, ({ tx }) =>
    outcomeWords({ tx, clock: gateway.clock, lang: 'en' }),
  );
  expect(said.lamps).toEqual({
    ...installedOutcomeWords('en').lamps,
    red: 'Serious',
    noneFound: 'Nothing on record',
  });
  expect(said.results.none).toBe('Nothing on record');
});

test('the second of two who change a dictionary is told, and the same sent again is the one that is kept', async () => {
  const entries = await renamed();
  ok(await change({ basedOn: null, entries }));
  ok(await change({ basedOn: null, entries }));
  expect((await kept()).history).toHaveLength(1);
  const other = edited(entries, 'other', { en: 'Another reason' });
  expect((await change({ basedOn: null, entries: other }, { user: 'operator2' })).code).toBe(2456);
  gateway.clock.advance(1_000);
  const { basedOn } = await of('leaveReason');
  const both = await Promise.all([
    change({ basedOn, entries: other }, { user: 'operator2' }),
    change({ basedOn, entries: edited(entries, 'retired', {}) }),
  ]);
  expect(both.map(({ code }) => code).sort((one, two) => one - two)).toEqual([0, 2456]);
  expect((await kept()).history).toHaveLength(2);
});

test('only operators; a missing change is none; an enterprise’s own row counts for nothing', async () => {
  for (const user of ['analyst', 'support'] as const)
    expect((await as(user, 'listDictionaries')).code).toBe(403);
  expect((await as('owner', 'listDictionaries', {}, first)).code).toBe(403);
  expect((await as('operator', 'withdrawDictionary', { body: { changeId: uuidv7() } })).code).toBe(404);
  await inAccount(gateway, first, ({ tx }) =>
    tx.run(sql`insert into dict_change (main_id, id, type, entries, effective_on, effective_at, changed_by, changed_at)
      values (${first}, ${uuidv7()}, 'leaveReason', '[{"value": "resigned", "en": "Forged", "zh": "x"}]', '2026-12-01', now(),
        ${demoUsers.owner}, now())`),
  );
  gateway.clock.set(new Date('2030-01-01T00:00:00Z'));
  expect((await served('leaveReason'))[0]!.label).toBe('Resigned');
});

test('the database itself refuses a change of what was said, and that anything goes', async () => {
  ok(await change({ entries: await renamed() }));
  const update = (set: ReturnType<typeof sql>) =>
    inAccount(gateway, platform, ({ tx }) => tx.run(sql`update dict_change set ${set}`));
  await expect(update(sql`entries = '[{}]'`)).rejects.toThrow('does not change');
  await expect(
    update(sql`withdrawn_at = effective_at, withdrawn_by = ${demoUsers.operator2}`),
  ).rejects.toThrow('check');
  await expect(
    inAccount(gateway, platform, ({ tx }) => tx.run(sql`delete from dict_change`)),
  ).rejects.toThrow('permission denied');
});

test('the installed words are those of the screens, and every value of the contract has them', async () => {
  const { dictionaries } = await kept();
  expect(dictionaries.map(({ type }) => type)).toEqual(DICT_TYPES);
  const wordsOf = (type: string, lang: 'en' | 'zh') =>
    Object.fromEntries(
      dictionaries.find((one) => one.type === type)!.entries.map((one) => [one.value, one[lang]]),
    );
  for (const { type, entries } of dictionaries)
    expect(entries.map(({ value }) => value)).toEqual(dictRuleOf(type as 'role').values);
  const screens = {
    en: [educationEn, positionsEn, shellEn],
    zh: [educationZh, positionsZh, shellZh],
  } as const;
  for (const lang of ['en', 'zh'] as const) {
    const [education, positions, shell] = screens[lang];
    expect(wordsOf('educationLevel', lang)).toEqual(education.level);
    expect(wordsOf('studyForm', lang)).toEqual(education.form);
    expect(wordsOf('positionClass', lang)).toEqual(positions);
    expect(wordsOf('role', lang)).toEqual(shell.role);
    const installed = installedOutcomeWords(lang);
    expect(installed.lamps).toMatchObject(wordsOf('lamp', lang));
    expect(installed.results).toMatchObject(wordsOf('itemResult', lang));
  }
});
