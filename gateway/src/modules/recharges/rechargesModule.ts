import { defineModule, outsideTransaction } from '../../kernel/module';
import { sendOwnCode } from '../accounts/ownCode';
import { askRecharge, getRechargeDesk, replaceRechargeSlip, withdrawRecharge } from './asking';
import { confirmRecharge, rejectRecharge } from './deciding';
import { listRecharges } from './listing';
import { getRechargeReview } from './reviewing';

/** Money paid in by transfer: what an enterprise says it paid, and what the platform's operators confirm (decision 74). */
export const rechargesModule = defineModule({
  name: 'recharges',
  handlers: {
    getRechargeDesk: (ctx) => getRechargeDesk(ctx),
    listRecharges: (ctx, { body }) => listRecharges(ctx, body),
    askRecharge: (ctx, { body }) => askRecharge(ctx, body),
    replaceRechargeSlip: (ctx, { body }) => replaceRechargeSlip(ctx, body),
    withdrawRecharge: (ctx, { body }) => withdrawRecharge(ctx, body.rechargeId),
    getRechargeReview: (ctx, { query }) => getRechargeReview(ctx, query.workItemId),
    sendRechargeCode: (ctx) => sendOwnCode(ctx, 'rechargeConfirm'),
    confirmRecharge: outsideTransaction((ctx, { body }) => confirmRecharge(ctx, body)),
    rejectRecharge: (ctx, { body }) => rejectRecharge(ctx, body),
  },
});
