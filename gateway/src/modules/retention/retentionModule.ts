import type { RetentionDays } from '../../../../contract/rules/retention';
import type { Input, SessionCtx } from '../../kernel/context';
import { defineModule } from '../../kernel/module';
import { listHolds, placeHold, releaseHold } from './holdService';
import { getRetention, previewRetention, saveRetention } from './retentionService';

/** How long an account keeps what, and what is held back. */
export const retentionModule = defineModule({
  name: 'retention',
  handlers: {
    getRetention: (ctx: SessionCtx) => getRetention(ctx),
    previewRetention: (ctx: SessionCtx, { body }: Input<RetentionDays>) => previewRetention(ctx, body),
    saveRetention: (ctx: SessionCtx, { body }: Input<RetentionDays>) => saveRetention(ctx, body),
    listHolds: (ctx: SessionCtx) => listHolds(ctx),
    placeHold: (ctx: SessionCtx, { body }: Input<{ orderNo: string; reason: string; until?: string }>) =>
      placeHold(ctx, body),
    releaseHold: (ctx: SessionCtx, { body }: Input<{ holdId: string; reason: string }>) =>
      releaseHold(ctx, body),
  },
});
