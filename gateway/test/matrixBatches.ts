import type { Role } from '@probity/contract/roles';
import { pasted, terms } from './batches';
import type { CallInput } from './gateway';

/** Calls about lists of people to be checked. Whose batch it is, is asked in modules/batches/batchesKept.test.ts. */
export function batchRows(someId: string) {
  const of = (operation: string, more: object = {}) => ({
    operation,
    right: 'check.order' as const,
    input: (): CallInput => ({ body: { batchId: someId, revision: 0, ...more } }),
    answer: 404,
  });
  return [
    {
      operation: 'downloadBatchTemplate',
      right: 'check.order' as const,
      input: (): CallInput => ({ query: { format: 'csv' } }),
    },
    {
      operation: 'createBatch',
      right: 'check.order' as const,
      input: (): CallInput => ({
        body: { source: { kind: 'paste', text: pasted([['姓名', '手机号']]) }, terms },
      }),
      // Whoever may export all else has as many tasks as one may have.
      answer: (role: Role) => (role === 'recruiter' ? 0 : 2701),
    },
    {
      operation: 'getBatch',
      right: 'check.order' as const,
      input: (): CallInput => ({ query: { batchId: someId } }),
      answer: 404,
    },
    of('matchBatch', { headerRow: 0, columns: [] }),
    of('setBatchTerms', { terms }),
    {
      operation: 'listBatchRows',
      right: 'check.order' as const,
      input: (): CallInput => ({ body: { batchId: someId } }),
      answer: 404,
    },
    of('editBatchRows', { edits: [{ rowId: someId, drop: true }] }),
    of('mendBatch', { group: 'name.nameSpaced' }),
    of('settleDuplicates', { of: 'list', keep: true }),
    of('undoBatchChange'),
    {
      operation: 'previewBatch',
      right: 'check.order' as const,
      input: (): CallInput => ({ body: { batchId: someId } }),
      answer: 404,
    },
    of('confirmBatch', { expectedRows: 1, expectedPrice: 100 }),
    {
      operation: 'cancelBatch',
      right: 'check.order' as const,
      input: (): CallInput => ({ body: { batchId: someId } }),
      answer: 404,
    },
    of('retryBatch'),
    { operation: 'listBatches', right: 'check.order' as const, input: (): CallInput => ({ body: {} }) },
    {
      operation: 'getBatchResult',
      right: 'check.order' as const,
      input: (): CallInput => ({ query: { batchId: someId } }),
      answer: 404,
    },
    {
      operation: 'downloadFailedRows',
      right: 'check.order' as const,
      input: (): CallInput => ({ query: { batchId: someId, format: 'csv' } }),
      answer: 404,
    },
  ];
}
