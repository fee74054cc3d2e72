import { defineModule, outsideTransaction } from '../../kernel/module';
import { sendOwnCode } from '../accounts/ownCode';
import { askClosing, takeClosingBack } from './closing/asking';
import { downloadErasureCertificate, listClosings } from './closing/desk';
import { startAccountExport } from './exporting';
import { getDeparture } from './standing';

/**
 * An enterprise that leaves: what is still open, everything that is its own as one file (decision 101), closing the account, taking
 * that back, and the certificate of its erasure (decision 106).
 */
export const departureModule = defineModule({
  name: 'departure',
  handlers: {
    getDeparture: (ctx) => getDeparture(ctx),
    sendAccountExportCode: (ctx) => sendOwnCode(ctx, 'accountExport'),
    startAccountExport: outsideTransaction((ctx, { body }) => startAccountExport(ctx, body)),
    sendClosingCode: (ctx) => sendOwnCode(ctx, 'accountClosing'),
    askClosing: outsideTransaction((ctx, { body }) => askClosing(ctx, body)),
    takeClosingBack: (ctx) => takeClosingBack(ctx),
    listClosings: (ctx, { body }) => listClosings(ctx, body),
    downloadErasureCertificate: (ctx, { query }) => downloadErasureCertificate(ctx, query.closingId),
  },
});
