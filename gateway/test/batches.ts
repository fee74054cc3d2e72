import { demoMains, demoUsers } from '../seeds/demoAccounts';
import type { components } from '../src/kernel/contract.gen';
import { uuidv7 } from '../src/kernel/ids';
import { ok } from './candidates';
import { packages, sessionOf } from './checks';
import type { CallReply, TestGateway } from './gateway';

export type Batch = components['schemas']['Batch'];
export type BatchRow = components['schemas']['BatchRow'];
type Name = keyof typeof demoUsers;

/** Terms with which rows of a name and a phone alone are ordered. */
export const terms = {
  packageId: packages.basic,
  positionTitle: 'Accountant',
  positionClass: 'finance',
  reasons: { identity: 'Signs for the company', dishonestDebtor: 'Handles payments' },
};

/** A list as it is pasted from a spreadsheet. */
export const pasted = (rows: readonly (readonly string[])[]): string =>
  rows.map((cells) => cells.join('\t')).join('\n');

/** People who work on lists, step by step as the screen does. */
export function batchWorld(world: () => TestGateway) {
  const as = async (name: Name = 'owner', mainId: string = demoMains.first) => {
    const token = await sessionOf(world(), demoUsers[name], mainId);
    return (operation: string, input: object = {}, idempotencyKey = uuidv7(), lang = 'en') =>
      world().call(operation, input, { token, mainId, idempotencyKey, lang });
  };
  type Call = Awaited<ReturnType<typeof as>>;
  const get = async (call: Call, batchId: string) =>
    ok(await call('getBatch', { query: { batchId } })).data as Batch;
  /** A list that was pasted and read. */
  async function read(call: Call, text: string, given: object = { terms }): Promise<Batch> {
    const { batchId } = ok(
      await call('createBatch', { body: { source: { kind: 'paste', text }, ...given } }),
    ).data;
    await world().runJobs();
    return get(call, batchId);
  }
  const matchBody = (batch: Batch, over: object = {}) => ({
    batchId: batch.batchId,
    revision: batch.revision,
    headerRow: batch.headerRow,
    columns: batch.columns.map(({ at, field }) => ({ at, field })),
    ...over,
  });
  async function match(call: Call, batch: Batch, over: object = {}): Promise<Batch> {
    ok(await call('matchBatch', { body: matchBody(batch, over) }));
    await world().runJobs();
    return get(call, batch.batchId);
  }
  return {
    as,
    get,
    read,
    match,
    matchBody,
    /** A list that was read, matched as it was suggested, and checked. */
    async checked(
      call: Call,
      rows: readonly (readonly string[])[],
      given: object = { terms },
    ): Promise<Batch> {
      return match(call, await read(call, pasted(rows), given));
    },
    async rows(call: Call, { batchId }: Batch, search: object = {}): Promise<BatchRow[]> {
      return ok(await call('listBatchRows', { body: { batchId, ...search } })).data.rows as BatchRow[];
    },
    /** A change of a batch as its caller last read it. */
    change: (
      call: Call,
      operation: string,
      { batchId, revision }: Batch,
      body: object = {},
    ): Promise<CallReply> => call(operation, { body: { batchId, revision, ...body } }),
  };
}
