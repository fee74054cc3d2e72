import { defineModule, outsideTransaction } from '../../kernel/module';
import { createPayment, showPaymentCode } from './beginning';
import { cancelPayment, checkPayment } from './inquiring';
import { listPayments } from './listing';
import { getPaymentReview, settlePaymentReview } from './oddities';

/** Money paid in by scanning a code: begun by the enterprise, booked once the provider vouches for it (decision 85). */
export const paymentsModule = defineModule({
  name: 'payments',
  handlers: {
    listPayments: (ctx, { body }) => listPayments(ctx, body),
    createPayment: (ctx, { body }) => createPayment(ctx, body),
    showPaymentCode: outsideTransaction((ctx, { body }) => showPaymentCode(ctx, body.paymentId)),
    checkPayment: outsideTransaction((ctx, { body }) => checkPayment(ctx, body.paymentId)),
    getPaymentReview: (ctx, { query }) => getPaymentReview(ctx, query.workItemId),
    settlePaymentReview: (ctx, { body }) => settlePaymentReview(ctx, body),
    cancelPayment: outsideTransaction((ctx, { body }) => cancelPayment(ctx, body.paymentId)),
  },
});
