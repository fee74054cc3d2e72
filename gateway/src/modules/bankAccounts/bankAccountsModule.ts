import { defineModule, outsideTransaction } from '../../kernel/module';
import { sendOwnCode } from '../accounts/ownCode';
import { bankAccountView } from './accountView';
import { askBankAccount } from './askChange';
import { refuseBankAccount, signOffBankAccount, withdrawBankAccount } from './decideChange';

/** The account that customers transfer to: one operator asks for another one, another signs it off (decision 104). */
export const bankAccountsModule = defineModule({
  name: 'bankAccounts',
  handlers: {
    getBankAccount: (ctx) => bankAccountView(ctx),
    sendBankAccountCode: (ctx) => sendOwnCode(ctx, 'bankAccount'),
    askBankAccount: outsideTransaction((ctx, { body }) => askBankAccount(ctx, body)),
    signOffBankAccount: outsideTransaction((ctx, { body }) => signOffBankAccount(ctx, body)),
    refuseBankAccount: (ctx, { body }) => refuseBankAccount(ctx, body),
    withdrawBankAccount: (ctx, { body }) => withdrawBankAccount(ctx, body),
  },
});
