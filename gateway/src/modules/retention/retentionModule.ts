import { defineModule } from '../../kernel/module';
import { listHolds, placeHold, releaseHold } from './holdService';
import { getRetention, previewRetention, saveRetention } from './retentionService';

/** How long an account keeps what, and what is held back. */
export const retentionModule = defineModule({
  name: 'retention',
  handlers: {
    getRetention: (ctx) => getRetention(ctx),
    previewRetention: (ctx, { body }) => previewRetention(ctx, body),
    saveRetention: (ctx, { body }) => saveRetention(ctx, body),
    listHolds: (ctx) => listHolds(ctx),
    placeHold: (ctx, { body }) => placeHold(ctx, body),
    releaseHold: (ctx, { body }) => releaseHold(ctx, body),
  },
});
