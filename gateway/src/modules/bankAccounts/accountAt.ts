import { DAYS_BANK_TOLD, type BankAccount } from '@probity/contract/rules/bankAccount';
import type { Services } from '../../kernel/context';
import type { Tx } from '../../platform/db/tx';
import { chinaDay } from '../../kernel/workingDays';
import { settingsOf } from '../reference/dictRepository';
import { keptAccountAt } from './bankAccountRepository';

const DAY_MS = 86_400_000;

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
  /** China's day since which it is this account; null for what the installation began with. */
  since: string | null;
  /** The same day, as long as customers are told that the account is another one than before. */
  changedOn: string | null;
}

/** The account that customers are, or were, told at a moment. */
export async function bankAccountAt(ctx: Reader, at: Date): Promise<ToldAccount> {
  const kept = await keptAccountAt(ctx.tx, at);
  if (!kept) return { account: await installedAccount(ctx), since: null, changedOn: null };
  const { accountName, bankName, accountNo, effectiveAt } = kept;
  const since = chinaDay(effectiveAt);
  const isTold = effectiveAt.getTime() > at.getTime() - DAYS_BANK_TOLD * DAY_MS;
  return { account: { accountName, bankName, accountNo }, since, changedOn: isTold ? since : null };
}
