import type { Input, SessionCtx } from '../../context';
import { defineModule } from '../../module';
import { decidePaperConsent } from './paperService';
import { claimWorkItem, listWorkItems } from './workService';

export const workModule = defineModule({
  name: 'work',
  handlers: {
    listWorkItems: (ctx: SessionCtx, { body }: Input<Parameters<typeof listWorkItems>[1]>) =>
      listWorkItems(ctx, body),
    claimWorkItem: (ctx: SessionCtx, { body }: Input<{ workItemId: string; take: boolean }>) =>
      claimWorkItem(ctx, body),
    decidePaperConsent: (
      ctx: SessionCtx,
      { body }: Input<{ workItemId: string; accept: boolean; note?: string }>,
    ) => decidePaperConsent(ctx, body),
  },
});
