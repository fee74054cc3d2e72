import { defineModule, outsideTransaction } from '../../kernel/module';
import { askInvoice, getInvoiceDesk, withdrawInvoice } from './asking';
import { issueInvoice, rejectInvoice, replaceInvoice, uploadInvoiceFile } from './issuing';
import { listInvoiceRequests } from './listing';
import { getInvoiceReview } from './reviewing';

/** Invoices over closed months: what an enterprise asks for, and what the platform's operators issue (decision 82). */
export const invoicesModule = defineModule({
  name: 'invoices',
  handlers: {
    getInvoiceDesk: (ctx) => getInvoiceDesk(ctx),
    listInvoiceRequests: (ctx, { body }) => listInvoiceRequests(ctx, body),
    askInvoice: (ctx, { body }) => askInvoice(ctx, body),
    withdrawInvoice: (ctx, { body }) => withdrawInvoice(ctx, body.requestId),
    getInvoiceReview: (ctx, { query }) => getInvoiceReview(ctx, query.workItemId),
    uploadInvoiceFile: outsideTransaction((ctx, input) => uploadInvoiceFile(ctx, input)),
    issueInvoice: (ctx, { body }) => issueInvoice(ctx, body),
    rejectInvoice: (ctx, { body }) => rejectInvoice(ctx, body),
    replaceInvoice: (ctx, { body }) => replaceInvoice(ctx, body),
  },
});
