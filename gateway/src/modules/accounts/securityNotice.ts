import { authStatus } from '@probity/contract/rules/authStatus';
import { maskPhone } from '@probity/contract/rules/masks';
import type { Services } from '../../kernel/context';
import { sql } from '../../platform/db/sql';
import type { Tx } from '../../platform/db/tx';
import { smsWords } from '../sms/words';
import type { Account } from './accountRepository';
import { advice, happened, words } from './words';

/**
 * Notifies a person by SMS of a change to their ways of signing in; sent when the transaction commits. `mobile` is the phone
 * they had before; `account` the enterprise at whose request it was. No links: an urgent message with a link is what a forger would send.
 */
export async function notifySecurityChange(
  services: Pick<Services, 'sms'>,
  tx: Tx,
  mobile: string,
  what: keyof typeof happened,
  account?: Pick<Account, 'name' | 'authStatus'>,
): Promise<void> {
  const then = what in advice ? advice[what as keyof typeof advice] : advice.others;
  const said = happened[what];
  // Anybody can register under any words: only a name that was verified goes into a message of ours.
  const enterprise = account?.authStatus === authStatus.verified ? account.name : null;
  const told = typeof said === 'function' ? said({ phone: maskPhone(mobile), enterprise }) : said;
  // In both languages: the reader need not be the person who did it.
  const text = smsWords(null, words.securityNoticeSms({ what: told, then }));
  await services.sms.queue(tx, { mobile, template: 'securityNotice', text });
}

/** Removes a user's WeChat sign-in; false when there was none. */
export async function unbindWechatOf(tx: Tx, userId: string): Promise<boolean> {
  const row = await tx.one<{ done: boolean }>(sql`select wechat_unbind(${userId}) as done`);
  return row.done;
}
