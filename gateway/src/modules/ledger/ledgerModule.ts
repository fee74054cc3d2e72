import { defineModule } from '../../kernel/module';
import { getCosts } from './costs';
import { taskView } from '../tasks/taskView';
import { ledgerExport } from './entriesExport';
import { listLedger } from './entries';
import { getBalance, saveBalanceNotice } from './balanceNotice';
import { getMonthCourse } from './monthCourse';

/** What an account has left, how it came to that, and below what its people are told. Money moves by `ledgerService` alone. */
export const ledgerModule = defineModule({
  name: 'ledger',
  handlers: {
    exportLedger: (ctx, { body }) => ledgerExport.atOnce(ctx, body),
    startLedgerExport: async (ctx, { body }) => taskView(ctx, await ledgerExport.start(ctx, body)),
    getCosts: (ctx, { body }) => getCosts(ctx, body),
    listLedger: (ctx, { body }) => listLedger(ctx, body),
    getBalance: (ctx) => getBalance(ctx),
    getMonthCourse: (ctx) => getMonthCourse(ctx),
    saveBalanceNotice: (ctx, { body }) => saveBalanceNotice(ctx, body.notifyBelow),
  },
});
