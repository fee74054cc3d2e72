import { randomUUID } from 'node:crypto';

const key = () => ({ 'idempotency-key': randomUUID() });

/** The batch, once it is what is waited for. */
async function batchWhen(call, batchId, isIt) {
  for (let tries = 0; tries < 200; tries += 1) {
    const batch = await call(`batch/list/get?batchId=${batchId}`);
    if (isIt(batch)) return batch;
    await new Promise((resolve) => setTimeout(resolve, 200));
  }
  throw new Error(`Batch ${batchId} did not get on`);
}

/**
 * Orders a pasted list by calls alone, with the first package, as far as its rows have no fault.
 * @param {(path: string, data?: object, headers?: Record<string, string>) => Promise<any>} call
 * @param {string} name of the batch
 * @param {readonly { name: string, mobile: string }[]} people
 * @param {{ isConfirmed?: boolean }} [how] not confirmed it stays to be mended
 * @returns {Promise<string>} its id
 */
export async function orderBatch(call, name, people, { isConfirmed = true } = {}) {
  const [{ packageId, items }] = await call('package/package/list', {});
  const sensitive = items.filter((item) => item.sensitive);
  const terms = {
    packageId,
    positionTitle: 'Cashier',
    positionClass: 'finance',
    consentWay: 'sms',
    reasons: Object.fromEntries(sensitive.map(({ itemCode }) => [itemCode, 'Handles cash'])),
  };
  const text = [['姓名', '手机号'], ...people.map((one) => [one.name, one.mobile])]
    .map((cells) => cells.join('\t'))
    .join('\n');
  const { batchId } = await call(
    'batch/list/create',
    { source: { kind: 'paste', text, name }, terms },
    key(),
  );
  const read = await batchWhen(call, batchId, ({ status }) => status === 'matching');
  await call('batch/list/match', {
    batchId,
    revision: read.revision,
    headerRow: read.headerRow,
    columns: read.columns.map(({ at, field }) => ({ at, field })),
  });
  await batchWhen(call, batchId, ({ status }) => status === 'open');
  if (!isConfirmed) return batchId;
  const { revision, created } = await call('batch/order/preview', { batchId });
  const confirmed = { batchId, revision, expectedRows: created.rows, expectedPrice: created.price };
  await call('batch/order/confirm', confirmed, key());
  await batchWhen(call, batchId, ({ status }) => status === 'done');
  return batchId;
}
