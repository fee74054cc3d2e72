import { batchWorld, pasted, terms, type Batch } from '../../../test/batches';
import { ok } from '../../../test/candidates';
import { gatewayWithPeople } from '../../../test/checks';
import { countedTx } from '../../../test/countedTx';
import type { TestGateway } from '../../../test/gateway';

// A whole batch is 10 000 rows; CI reads a part of them. What a row costs is counted, not timed.
const ROWS = Math.max(1_500, Math.round(10_000 * Number(process.env.SCALE ?? '0.02')));
let gateway: TestGateway;
beforeAll(async () => {
  gateway = await gatewayWithPeople();
});
afterAll(() => gateway.close());
const { as, get, match, rows, change } = batchWorld(() => gateway);

/** The statements of every transaction of an account from now on, until the given function is called. */
function counting(): () => number {
  const { db } = gateway.services;
  const withTenant = db.withTenant.bind(db);
  let statements = 0;
  const spy = jest.spyOn(db, 'withTenant').mockImplementation((scope, work) =>
    withTenant(scope, async (tx) => {
      const counted = countedTx(tx);
      try {
        return await work(counted.tx);
      } finally {
        statements += counted.statements();
      }
    }),
  );
  return () => {
    spy.mockRestore();
    return statements;
  };
}

test(`a list of ${ROWS} people is pasted, read, checked and mended by far fewer statements than it has rows`, async () => {
  const owner = await as();
  // Every tenth phone has a note, every hundredth person stands there twice.
  const person = (n: number) => {
    const mobile = `136${String(n % 100 === 99 ? n - 1 : n).padStart(8, '0')}`;
    // Longer, all together, than other calls may be.
    const of = 'a remark that nobody reads, '.repeat(8);
    return [`候选人`, n % 10 === 0 ? `${mobile}(妻子)` : mobile, `岗位${n}`, of];
  };
  const text = pasted([
    ['姓名', '手机号', '岗位', '备注'],
    ...Array.from({ length: ROWS }, (_, n) => person(n)),
  ]);
  expect(Buffer.byteLength(text)).toBeGreaterThan(256 * 1024);
  const body = { source: { kind: 'paste', text }, terms };
  const begun = ok(await owner('createBatch', { body })).data as Batch;
  const counted = counting();
  const from = performance.now();
  await gateway.runJobs();
  const open = await match(owner, await get(owner, begun.batchId));
  const seconds = (performance.now() - from) / 1_000;
  expect(counted() / ROWS).toBeLessThan(0.5);
  if (process.env.SCALE) console.info(`${ROWS} rows read and checked in ${seconds.toFixed(1)} s`);
  const faulty = Math.ceil(ROWS / 10);
  const twice = Math.floor(ROWS / 100);
  expect(open.counts).toMatchObject({ rows: ROWS, faulty: faulty + twice, unchecked: 0 });
  expect(open.groups).toMatchObject([{ key: 'mobile.mobileNotes', count: faulty }]);
  const mended = ok(await change(owner, 'mendBatch', open, { group: 'mobile.mobileNotes' })).data as Batch;
  expect(mended.counts).toMatchObject({ faulty: twice, ready: ROWS - twice });
  const left = ok(await change(owner, 'settleDuplicates', mended, { of: 'list', keep: false })).data as Batch;
  expect(left.counts).toMatchObject({ faulty: 0, dropped: twice, ready: ROWS - twice });
  const last = await rows(owner, left, { from: ROWS - 1 });
  expect(last.map(({ no }) => no)).toEqual([ROWS - 1, ROWS]);
}, 300_000);

test('no other call takes as long a body, and this one takes no more than it says', async () => {
  const owner = await as();
  const filler = 'x'.repeat(300 * 1024);
  expect(await owner('listBatches', { body: { q: filler } })).toMatchObject({ status: 413 });
  const text = 'x'.repeat(7 * 1024 * 1024);
  expect(await owner('createBatch', { body: { source: { kind: 'paste', text } } })).toMatchObject({
    status: 413,
  });
});
