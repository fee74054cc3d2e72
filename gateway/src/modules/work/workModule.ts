import { defineModule } from '../../kernel/module';
import { claimWorkItem, handOverWork, listWorkColleagues, takeCheck } from './handling';
import { decidePaperConsent } from './paperService';
import { listWorkItems } from './workService';

export const workModule = defineModule({
  name: 'work',
  handlers: {
    listWorkItems: (ctx, { body }) => listWorkItems(ctx, body),
    claimWorkItem: (ctx, { body }) => claimWorkItem(ctx, body),
    takeCheck: (ctx, { body }) => takeCheck(ctx, body.checkId),
    listWorkColleagues: (ctx, { body }) => listWorkColleagues(ctx, body.workItemId),
    handOverWork: (ctx, { body }) => handOverWork(ctx, body),
    decidePaperConsent: (ctx, { body }) => decidePaperConsent(ctx, body),
  },
});
