import { defineModule } from '../../kernel/module';
import { getBalance, saveBalanceNotice } from './balanceNotice';

/** What an account has left, and below what its people are told. Money moves by `ledgerService` alone. */
export const ledgerModule = defineModule({
  name: 'ledger',
  handlers: {
    getBalance: (ctx) => getBalance(ctx),
    saveBalanceNotice: (ctx, { body }) => saveBalanceNotice(ctx, body.notifyBelow),
  },
});
