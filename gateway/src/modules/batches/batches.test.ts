import { CODE } from '@probity/contract/codeNames';
import { suggestColumns } from '@probity/contract/rules/batch/columns';
import { batchFields } from '@probity/contract/rules/batch/fields';
import { batchWorld, pasted, terms, type Batch } from '../../../test/batches';
import { ok } from '../../../test/candidates';
import { gatewayWithPeople, placeOrder, sessionOf } from '../../../test/checks';
import type { TestGateway } from '../../../test/gateway';
import { demoMains, demoUsers } from '../../../seeds/demoAccounts';
import { uuidv7 } from '../../kernel/ids';
import { readSheet } from '../../platform/spreadsheet/reading/readSheet';

/** A list on its way: read, matched, checked, mended and taken back. */
let gateway: TestGateway;
beforeAll(async () => {
  gateway = await gatewayWithPeople();
});
afterAll(() => gateway.close());
const { as, get, read, match, matchBody, checked, rows, change } = batchWorld(() => gateway);

const HEADS = ['姓名', '手机号', '身份证号', '岗位类别'];
const sumsOf = ({ counts }: Batch) => [counts.rows, counts.faulty, counts.ready, counts.dropped];
const groupOf = ({ groups }: Batch, key: string) => groups.find((one) => one.key.startsWith(key))!;

test('a pasted list is read in the background, its columns are suggested, and what it is ordered with stands beside it', async () => {
  const owner = await as();
  const body = {
    source: { kind: 'paste', text: pasted([HEADS, ['张三', '138 0000 1001', '', '经理']]) },
    terms,
  };
  const key = uuidv7();
  const begun = ok(await owner('createBatch', { body }, key)).data as Batch;
  expect(begun).toMatchObject({
    status: 'reading',
    sourceKind: 'paste',
    // Several pasted on a day are told apart.
    name: expect.stringMatching(/^\d{4}-\d\d-\d\d \d\d:\d\d$/),
    task: { kind: 'batch.read' },
  });
  expect(ok(await owner('createBatch', { body }, key)).data.batchId).toBe(begun.batchId);
  expect(await change(owner, 'matchBatch', begun, { headerRow: 0, columns: [] })).toMatchObject({
    code: CODE.BATCH_CLOSED,
    msg: expect.stringContaining('still being read'),
  });
  await gateway.runJobs();
  const batch = await get(owner, begun.batchId);
  expect(batch).toMatchObject({
    status: 'matching',
    headerRow: 0,
    counts: { rows: 1, unchecked: 1 },
    fault: null,
  });
  expect(batch.columns.map(({ field }) => field)).toEqual(['name', 'mobile', 'idNumber', 'positionClass']);
  expect(batch.preview[1]).toEqual(['张三', '138 0000 1001', '', '经理']);
  const open = await match(owner, batch);
  expect(open).toMatchObject({ status: 'open', counts: { ready: 1, faulty: 0 }, groups: [], undo: null });
  const [row] = await rows(owner, open);
  expect(row).toMatchObject({ no: 1, line: 2, state: 'ready', faults: [], order: null });
  expect(row!.cells).toEqual({ name: '张三', mobile: '13800001001', positionClass: 'management' });
});

test('every fault of a row stands at its cell at once; those alike are mended at once, and taken back to what they were', async () => {
  const owner = await as();
  const list = [
    HEADS,
    ['张三(女)', '13800002001(妻子)', '110105194912310021', '火箭'],
    ['李 四', '13800002002/13900002002', '', '火箭'],
    ['', '12345', '1.10105E+17', '财务'],
    ['王五', '13800002004', '', '财务'],
  ];
  const batch = await checked(owner, list);
  expect(sumsOf(batch)).toEqual([4, 3, 1, 0]);
  const faulty = await rows(owner, batch, { states: ['faulty'] });
  expect(faulty.map(({ faults }) => faults.map(({ code }) => code))).toEqual([
    ['nameNotes', 'mobileNotes', 'idDigit', 'unknownChoice'],
    ['nameSpaced', 'mobileTwo', 'unknownChoice'],
    ['nameMissing', 'mobileInvalid', 'idRounded'],
  ]);
  const unknown = groupOf(batch, 'positionClass.unknownChoice');
  expect(unknown).toMatchObject({ count: 2, sample: '火箭', mend: { kind: 'choose', to: null } });
  expect(unknown.mend!.choices).toHaveLength(7);
  const wrong = await change(owner, 'mendBatch', batch, { group: unknown.key, choice: 'astronaut' });
  expect(wrong.data.fields).toEqual([{ path: 'choice', msg: expect.any(String) }]);
  // None of the choices is meant: what the batch says for all counts, and it can be taken back like any other.
  const none = ok(await change(owner, 'mendBatch', batch, { group: unknown.key, choice: '' })).data as Batch;
  expect((await rows(owner, none))[1]!.cells).not.toHaveProperty('positionClass');
  const open = ok(await change(owner, 'undoBatchChange', none)).data as Batch;
  const chosen = ok(await change(owner, 'mendBatch', open, { group: unknown.key, choice: 'technology' }))
    .data as Batch;
  expect(chosen).toMatchObject({ revision: open.revision + 1, undo: 'The choice for 2 rows' });
  const two = groupOf(chosen, 'mobile.mobileTwo');
  expect(two.mend).toMatchObject({ kind: 'apply', to: '13800002002', msg: 'Take the first number' });
  const first = ok(await change(owner, 'mendBatch', chosen, { group: two.key })).data as Batch;
  const spaced = ok(await change(owner, 'mendBatch', first, { group: 'name.nameSpaced' })).data as Batch;
  expect(sumsOf(spaced)).toEqual([4, 2, 2, 0]);
  expect((await rows(owner, spaced))[1]!.cells).toEqual({
    name: '李四',
    mobile: '13800002002',
    positionClass: 'technology',
  });
  expect(await change(owner, 'mendBatch', spaced, { group: 'name.nameSpaced' })).toMatchObject({
    code: CODE.NOTHING_TO_MEND,
  });
  let back = spaced;
  for (let n = 0; n < 3; n += 1) back = ok(await change(owner, 'undoBatchChange', back)).data as Batch;
  expect(back.undo).toBeNull();
  expect(await rows(owner, back, { states: ['faulty'] })).toEqual(faulty);
  expect(await change(owner, 'undoBatchChange', back)).toMatchObject({ code: CODE.NOTHING_TO_MEND });
});

test('cells are written, rows left out and taken back, each checked at once; of two with one revision the second is told', async () => {
  const owner = await as();
  const batch = await checked(owner, [
    HEADS.slice(0, 2),
    ['张三', '12'],
    ['李四', '13800003002'],
    ['王五', '13800003003'],
  ]);
  const [one, two] = await rows(owner, batch);
  const edits = [
    { rowId: one!.rowId, cells: { mobile: '+86 138-0000-3001' } },
    { rowId: two!.rowId, drop: true },
  ];
  const replies = await Promise.all([
    change(owner, 'editBatchRows', batch, { edits }),
    change(owner, 'editBatchRows', batch, { edits }),
  ]);
  expect(replies.map(({ code }) => code).sort()).toEqual([0, CODE.BATCH_OVERTAKEN]);
  const { data } = replies.find(({ code }) => code === 0)!;
  expect(data.rows.map(({ state }: { state: string }) => state)).toEqual(['ready', 'dropped']);
  expect(data.rows[0].cells.mobile).toBe('13800003001');
  expect(sumsOf(data.batch)).toEqual([3, 0, 2, 1]);
  const again = await change(owner, 'editBatchRows', data.batch, {
    edits: [{ rowId: two!.rowId, drop: false }],
  });
  expect(sumsOf(ok(again).data.batch)).toEqual([3, 0, 3, 0]);
  const foreign = await change(owner, 'editBatchRows', again.data.batch, {
    edits: [{ rowId: uuidv7(), drop: true }],
  });
  expect(foreign.data.fields).toEqual([{ path: 'edits.0.rowId', msg: expect.any(String) }]);
});

test('who stands twice in the list or was checked within 90 days waits for a decision, one by one or all alike', async () => {
  const owner = await as();
  const token = await sessionOf(gateway, demoUsers.owner, demoMains.first);
  await placeOrder(gateway, token, { candidate: { name: '赵六', mobile: '13800004003' } });
  const list = [
    HEADS.slice(0, 2),
    ['张三', '13800004001'],
    ['张三', '13800004001'],
    ['赵六', '13800004003'],
    ['张三丰', '13800004001'],
  ];
  const batch = await checked(owner, list);
  expect(sumsOf(batch)).toEqual([4, 3, 1, 0]);
  expect(batch.duplicates).toEqual([
    { of: 'list', open: 2, kept: 0, dropped: 0 },
    { of: 'earlier', open: 1, kept: 0, dropped: 0 },
  ]);
  const [, second, earlier] = await rows(owner, batch);
  expect(second!.duplicates).toEqual([
    { of: 'list', kept: null, msg: 'Line 2 above has the same phone or ID number' },
  ]);
  expect(earlier!.duplicates[0]!.msg).toMatch(
    /^Ordered within 90 days: order PB\w+ of \d{4}-\d\d-\d\d, awaiting \w+$/,
  );
  const left = ok(await change(owner, 'settleDuplicates', batch, { of: 'list', keep: false })).data as Batch;
  expect(sumsOf(left)).toEqual([4, 1, 1, 2]);
  const kept = ok(await change(owner, 'settleDuplicates', left, { of: 'earlier', keep: true })).data as Batch;
  expect(sumsOf(kept)).toEqual([4, 0, 2, 2]);
  expect(kept.duplicates).toEqual([
    { of: 'list', open: 0, kept: 0, dropped: 2 },
    { of: 'earlier', open: 0, kept: 1, dropped: 0 },
  ]);
  // Of another phone the person is somebody else, and nothing was decided of them; who stood first is left out: the next one is first.
  const edits = [{ rowId: earlier!.rowId, cells: { mobile: '13800004009' } }];
  const edited = ok(await change(owner, 'editBatchRows', kept, { edits })).data.batch as Batch;
  expect(edited.duplicates.map(({ of }) => of)).toEqual(['list']);
  const undone = ok(await change(owner, 'undoBatchChange', edited)).data as Batch;
  expect(undone.duplicates).toEqual(kept.duplicates);
});

test('who was kept beside another is asked about anew where that other person comes again', async () => {
  const owner = await as();
  const twice = [HEADS.slice(0, 2), ['张三', '13800004101'], ['张三', '13800004101']];
  const batch = await checked(owner, twice);
  const [one] = await rows(owner, batch);
  const kept = ok(await change(owner, 'settleDuplicates', batch, { of: 'list', keep: true })).data as Batch;
  expect(sumsOf(kept)).toEqual([2, 0, 2, 0]);
  const called = async (mobile: string, before: Batch) =>
    ok(await change(owner, 'editBatchRows', before, { edits: [{ rowId: one!.rowId, cells: { mobile } }] }))
      .data.batch as Batch;
  const other = await called('13800004102', kept);
  expect(sumsOf(other)).toEqual([2, 0, 2, 0]);
  const again = await called('13800004101', other);
  expect(sumsOf(again)).toEqual([2, 1, 1, 0]);
  expect(again.duplicates).toEqual([{ of: 'list', open: 1, kept: 0, dropped: 0 }]);
});

test('rows without a position get one for all alike, which can be taken back', async () => {
  const owner = await as();
  const batch = await checked(owner, [HEADS.slice(0, 2), ['张三', '13800005011'], ['李四', '13800005012']], {
    terms: { ...terms, positionTitle: undefined },
  });
  const group = 'positionTitle.positionMissing';
  const wrong = await change(owner, 'mendBatch', batch, { group, choice: '***' });
  expect(wrong.data.fields[0].path).toBe('choice');
  ok(await change(owner, 'mendBatch', batch, { group, choice: '会计' }));
  const filled = await get(owner, batch.batchId);
  expect((await rows(owner, filled)).map(({ cells }) => cells.positionTitle)).toEqual(['会计', '会计']);
  ok(await change(owner, 'undoBatchChange', filled));
  expect((await rows(owner, filled)).map(({ cells }) => cells.positionTitle ?? '')).toEqual(['', '']);
});

test('what all rows are ordered with is checked with them, and said again what could be taken back is gone', async () => {
  const owner = await as();
  const batch = await checked(owner, [HEADS.slice(0, 2), ['张三', '13800005001']], {});
  expect(batch.groups.map(({ key }) => key).sort()).toEqual([
    'package.packageMissing',
    'positionClass.classMissing',
    'positionTitle.positionMissing',
  ]);
  // Pictures are no reason either.
  const unreasoned = { ...terms, reasons: { identity: '🔥🔥🔥🔥' } };
  ok(await change(owner, 'setBatchTerms', batch, { terms: unreasoned }));
  await gateway.runJobs();
  const asked = await get(owner, batch.batchId);
  expect(asked.groups).toMatchObject([
    { field: 'package', msg: expect.stringContaining('Identity'), mend: null },
  ]);
  ok(await change(owner, 'setBatchTerms', asked, { terms }));
  await gateway.runJobs();
  expect(sumsOf(await get(owner, batch.batchId))).toEqual([1, 0, 1, 0]);
  const gone = { ...terms, packageId: uuidv7() };
  expect(
    (await change(owner, 'setBatchTerms', await get(owner, batch.batchId), { terms: gone })).data.fields[0]
      .path,
  ).toBe('terms.packageId');
});

test('another line of heads makes other rows, and heads are remembered for the account when that is asked for', async () => {
  const owner = await as();
  const list = [
    ['甲', '乙'],
    ['张三', '13800006001'],
    ['李四', '13800006002'],
  ];
  const batch = await read(owner, pasted(list));
  const columns = [
    { at: 0, field: 'name' },
    { at: 1, field: 'mobile' },
  ];
  const none = await match(owner, batch, { headerRow: null, columns });
  expect(none.counts.rows).toBe(3);
  expect((await rows(owner, none)).map(({ no, line }) => [no, line])).toEqual([
    [1, 1],
    [2, 2],
    [3, 3],
  ]);
  const second = await match(owner, none, { headerRow: 1, columns });
  expect((await rows(owner, second)).map(({ no, line, cells }) => [no, line, cells.name])).toEqual([
    [1, 3, '李四'],
  ]);
  const first = await match(owner, second, { headerRow: 0, columns, isRemembered: true });
  expect((await rows(owner, first)).map(({ no, cells }) => [no, cells.name])).toEqual([
    [1, '张三'],
    [2, '李四'],
  ]);
  const next = await read(owner, pasted(list));
  expect(next.columns.map(({ field, confidence }) => [field, confidence])).toEqual([
    ['name', 1],
    ['mobile', 1],
  ]);
  const twice = await owner('matchBatch', {
    body: matchBody(next, { columns: [columns[0], { at: 1, field: 'name' }] }),
  });
  expect(twice.data.fields.map(({ path }: { path: string }) => path)).toEqual(['columns.1.field', 'columns']);
});

test.each(['xlsx', 'csv'])(
  'the template as %s is read back as what it asks for, with the choices of this moment',
  async (format) => {
    const owner = await as();
    for (const lang of ['en', 'zh-CN']) {
      const { bytes } = await owner('downloadBatchTemplate', { query: { format } }, uuidv7(), lang);
      const { rows: lines } = await readSheet(bytes, `template.${format}`);
      expect(lines).toHaveLength(1);
      const people = [...lines, ['李雷', '13800000011', '', '会计', '', '', '', '']];
      expect(suggestColumns(people).columns.map(({ field }) => field)).toEqual([...batchFields]);
    }
  },
);
