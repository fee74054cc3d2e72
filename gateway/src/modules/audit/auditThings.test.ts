import { demoMains, demoUsers } from '../../../seeds/demoAccounts';
import { fund, gatewayWithPeople, inAccount, sessionOf } from '../../../test/checks';
import type { TestGateway } from '../../../test/gateway';
import { openBatch, orderWorld, PRICE, someRows } from '../../../test/openBatches';
import { payoutTools } from '../../../test/payouts';
import { sql } from '../../platform/db/sql';

const { first } = demoMains;
const LIST = '王小明等2人.xlsx';
let gateway: TestGateway;
const world = orderWorld(() => gateway);
const { asked } = payoutTools(() => gateway);
beforeAll(async () => {
  gateway = await gatewayWithPeople();
  await fund(gateway, 100 * PRICE);
});
afterAll(() => gateway.close());

interface Row {
  action: string;
  object: string | null;
  objectId: string | null;
  sentence: { text: string; link: string | null }[];
}
async function call(operation: string, body: object, lang: 'en' | 'zh' = 'en') {
  const token = await sessionOf(gateway, demoUsers.owner, first);
  const reply = await gateway.call(operation, { body }, { token, mainId: first, lang });
  expect(reply.code).toBe(0);
  return reply;
}
/** The newest event of an action, as the owner reads it. */
async function told(action: string, lang?: 'en' | 'zh') {
  const [row] = (await call('listAuditEvents', { action: [action] }, lang)).data.rows as Row[];
  const { object, objectId, sentence } = row!;
  const linked = sentence.filter(({ link }) => link === 'object').map(({ text }) => text);
  return { object, objectId, linked, text: sentence.map(({ text }) => text).join('') };
}

test('a batch is called as its list, which a file of the log does not tell; without a name it still leads there, and nowhere once it is gone', async () => {
  const { batchId } = await openBatch(gateway, someRows(2), { name: LIST });
  expect((await world.confirm(batchId)).code).toBe(0);
  await gateway.runJobs();
  expect(await told('batch.confirmed')).toEqual({
    ...{ object: LIST, objectId: batchId, linked: [LIST] },
    text: `林晓 confirmed the batch ${LIST}: 2 orders for ¥136.00.`,
  });
  expect((await told('batch.confirmed', 'zh')).text).toBe(
    `林晓确认了批次 ${LIST} 的下单，共 2 单，金额 ¥136.00。`,
  );
  const csv = (await call('exportAuditEvents', {})).bytes.toString();
  expect(csv).toContain('confirmed a batch: 2 orders');
  expect(csv).not.toContain('王小明');
  const found = async (q: string) => {
    const { rows } = (await call('listAuditEvents', { q })).data as { rows: Row[] };
    return rows.filter(({ objectId }) => objectId === batchId).map(({ action }) => action);
  };
  for (const q of [LIST, '小明等2人', '王小明 批次'])
    expect(await found(q)).toEqual(expect.arrayContaining(['batch.confirmed']));
  expect(await found('小明等3人')).toEqual([]);
  await inAccount(gateway, first, ({ tx }) =>
    tx.run(sql`update batch set name = null where id = ${batchId}`),
  );
  expect(await found(LIST)).toEqual([]);
  expect(await told('batch.confirmed')).toMatchObject({
    ...{ object: null, objectId: batchId, linked: ['a batch'] },
  });
  const { batchId: late } = await openBatch(gateway, someRows(1), { name: LIST });
  await inAccount(gateway, first, ({ audit }) =>
    audit({ action: 'batch.created', entity: 'batch', entityId: late, detail: { kind: 'paste' } }),
  );
  gateway.clock.advance(400 * 86_400_000);
  await inAccount(gateway, first, ({ enqueue }) => enqueue('batches.purge', {}));
  await gateway.runJobs();
  expect(await told('batch.created')).toMatchObject({
    ...{ object: null, objectId: null, linked: [], text: 'The system began a batch: Pasted list.' },
  });
});

test('a package leads to its screen while it stands; the draft that was discarded is named alone', async () => {
  const draft = { name: 'Forklift', description: '', positionClass: 'general' };
  const items = [{ itemCode: 'employment', copies: 1 }];
  const { packageId, savedAt } = (await call('savePackageDraft', { ...draft, items })).data;
  expect(await told('package.drafted')).toMatchObject({
    ...{ object: 'Forklift', objectId: packageId, linked: ['Forklift'] },
  });
  const found = async () => {
    const { rows } = (await call('listAuditEvents', { q: 'forkl' })).data as { rows: Row[] };
    return rows.map(({ action }) => action);
  };
  expect(await found()).toEqual(['package.drafted']);
  await call('discardPackageDraft', { packageId, savedAt });
  expect(await told('package.discarded')).toMatchObject({
    ...{ object: 'Forklift', objectId: null, linked: ['Forklift'] },
  });
});

test('a payout is called by its amount', async () => {
  await asked(300_00);
  expect(await told('payout.asked')).toMatchObject({
    ...{ object: '¥300.00', objectId: null, linked: ['¥300.00'] },
  });
});
