import { defineModule, outsideTransaction } from '../../kernel/module';
import { askCorrection } from './asking';
import { confirmCorrection, refuseCorrection } from './deciding';
import { findCharges } from './finding';
import { getCorrectionReview } from './reviewing';

/** What was charged wrongly: one operator asks that it be given back, whole or in part, another confirms (decision 112). */
export const correctionsModule = defineModule({
  name: 'corrections',
  handlers: {
    findCharges: (ctx, { body }) => findCharges(ctx, body),
    askCorrection: (ctx, { body }) => askCorrection(ctx, body),
    getCorrectionReview: (ctx, { query }) => getCorrectionReview(ctx, query.workItemId),
    confirmCorrection: outsideTransaction((ctx, { body }) => confirmCorrection(ctx, body)),
    refuseCorrection: (ctx, { body }) => refuseCorrection(ctx, body),
  },
});
