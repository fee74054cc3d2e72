import type { BankAccount } from '@probity/contract/rules/bankAccount';
import type { Services } from '../../kernel/context';
import type { Tx } from '../../platform/db/tx';
import { settingsOf } from '../reference/dictRepository';
import { keptAccountAt } from './bankAccountRepository';

interface Reader {
  tx: Tx;
  services: Services;
}

/** What the installation began with, by its environment or its settings; null where it set none. */
export async function installedAccount({ tx, services }: Reader): Promise<BankAccount | null> {
  const {
    bankAccountName: accountName,
    bankName,
    bankAccountNo: accountNo,
  } = await settingsOf(tx, ['bankAccountName', 'bankName', 'bankAccountNo']);
  const kept = accountName && bankName && accountNo ? { accountName, bankName, accountNo } : null;
  return services.config.bank ?? kept;
}

export interface ToldAccount {
  account: BankAccount | null;
  /** Since when, where operators set it. */
  since: Date | null;
}

/** The account that customers are, or were, told at a moment. */
export async function bankAccountAt(ctx: Reader, at: Date): Promise<ToldAccount> {
  const kept = await keptAccountAt(ctx.tx, at);
  if (!kept) return { account: await installedAccount(ctx), since: null };
  const { accountName, bankName, accountNo, effectiveAt } = kept;
  return { account: { accountName, bankName, accountNo }, since: effectiveAt };
}
