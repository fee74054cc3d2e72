import { defineModule } from '../../kernel/module';
import { undoBatchChange } from './changing';
import { createBatch } from './creating';
import { editBatchRows } from './editing';
import { getBatch, listBatchRows } from './listing';
import { matchBatch, setBatchTerms } from './matching';
import { mendBatch, settleDuplicates } from './mending';
import { downloadBatchTemplate } from './template';

export const batchesModule = defineModule({
  name: 'batches',
  handlers: {
    downloadBatchTemplate: (ctx, { query }) => downloadBatchTemplate(ctx, query.format),
    createBatch: (ctx, { body }) => createBatch(ctx, body),
    getBatch: (ctx, { query }) => getBatch(ctx, query.batchId),
    matchBatch: (ctx, { body }) => matchBatch(ctx, body),
    setBatchTerms: (ctx, { body }) => setBatchTerms(ctx, body),
    listBatchRows: (ctx, { body }) => listBatchRows(ctx, body),
    editBatchRows: (ctx, { body }) => editBatchRows(ctx, body),
    mendBatch: (ctx, { body }) => mendBatch(ctx, body),
    settleDuplicates: (ctx, { body }) => settleDuplicates(ctx, body),
    undoBatchChange: (ctx, { body }) => undoBatchChange(ctx, body),
  },
});
