import { defineModule } from '../../kernel/module';
import { listHolds, placeHold, releaseHold } from './holdService';
import { getRetention, previewRetention, saveRetention } from './retentionService';

/** The retention periods of an account, and its holds. */
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
