import { defineModule, outsideTransaction } from '../../kernel/module';
import { sendOwnCode } from '../accounts/ownCode';
import { getApprovalRules, saveApprovalRules, saveApprover } from './rulesService';

/** What makes an order wait for approval, and who may approve it (decision 81). Ordering itself asks here. */
export const approvalsModule = defineModule({
  name: 'approvals',
  handlers: {
    getApprovalRules: (ctx) => getApprovalRules(ctx, ctx.tx),
    sendApprovalCode: (ctx) => sendOwnCode(ctx, 'approvalChange'),
    saveApprovalRules: outsideTransaction((ctx, { body }) => saveApprovalRules(ctx, body)),
    saveApprover: outsideTransaction((ctx, { body }) => saveApprover(ctx, body)),
  },
});
