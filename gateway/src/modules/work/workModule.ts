import type { Input, SessionCtx } from '../../kernel/context';
import { defineModule } from '../../kernel/module';
import { claimWorkItem, handOverWork, listWorkColleagues, takeCheck } from './handling';
import { decidePaperConsent } from './paperService';
import { listWorkItems } from './workService';

export const workModule = defineModule({
  name: 'work',
  handlers: {
    listWorkItems: (ctx: SessionCtx, { body }: Input<Parameters<typeof listWorkItems>[1]>) =>
      listWorkItems(ctx, body),
    claimWorkItem: (ctx: SessionCtx, { body }: Input<Parameters<typeof claimWorkItem>[1]>) =>
      claimWorkItem(ctx, body),
    takeCheck: (ctx: SessionCtx, { body }: Input<{ checkId: string }>) => takeCheck(ctx, body.checkId),
    listWorkColleagues: (ctx: SessionCtx, { body }: Input<{ workItemId: string }>) =>
      listWorkColleagues(ctx, body.workItemId),
    handOverWork: (ctx: SessionCtx, { body }: Input<Parameters<typeof handOverWork>[1]>) =>
      handOverWork(ctx, body),
    decidePaperConsent: (
      ctx: SessionCtx,
      { body }: Input<{ workItemId: string; accept: boolean; note?: string }>,
    ) => decidePaperConsent(ctx, body),
  },
});
