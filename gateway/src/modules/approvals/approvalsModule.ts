import { defineModule } from '../../kernel/module';
import { getApprovalRules, saveApprovalRules, saveApprover } from './rulesService';

/** What makes an order wait for approval, and who may approve it (decision 81). Ordering itself asks here. */
export const approvalsModule = defineModule({
  name: 'approvals',
  handlers: {
    getApprovalRules: (ctx) => getApprovalRules(ctx),
    saveApprovalRules: (ctx, { body }) => saveApprovalRules(ctx, body),
    saveApprover: (ctx, { body }) => saveApprover(ctx, body),
  },
});
