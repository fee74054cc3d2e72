import { defineModule } from '../../kernel/module';
import { confirmBatch } from './confirming';
import { cancelBatch, retryBatch } from './ending';
import { downloadFailedRows } from './failedRows';
import { batchResult, listBatches } from './listing';
import { previewBatch } from './previewing';

/** What happens to a batch once its rows are ready: seen before, confirmed, ordered, cancelled, tried again, and told. */
export const batchOrdersModule = defineModule({
  name: 'batchOrders',
  handlers: {
    previewBatch: (ctx, { body }) => previewBatch(ctx, body.batchId),
    confirmBatch: (ctx, { body }) => confirmBatch(ctx, body),
    cancelBatch: (ctx, { body }) => cancelBatch(ctx, body.batchId),
    retryBatch: (ctx, { body }) => retryBatch(ctx, body),
    listBatches: (ctx, { body }) => listBatches(ctx, body),
    getBatchResult: (ctx, { query }) => batchResult(ctx, query.batchId),
    downloadFailedRows: (ctx, { query }) => downloadFailedRows(ctx, query),
  },
});
