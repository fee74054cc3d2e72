import { defineModule, outsideTransaction } from '../../kernel/module';
import { sendOwnCode } from '../accounts/ownCode';
import { startAccountExport } from './exporting';
import { getDeparture } from './standing';

/** An enterprise that leaves: what is still open, and everything that is its own as one file (decision 101). */
export const departureModule = defineModule({
  name: 'departure',
  handlers: {
    getDeparture: (ctx) => getDeparture(ctx),
    sendAccountExportCode: (ctx) => sendOwnCode(ctx, 'accountExport'),
    startAccountExport: outsideTransaction((ctx, { body }) => startAccountExport(ctx, body)),
  },
});
