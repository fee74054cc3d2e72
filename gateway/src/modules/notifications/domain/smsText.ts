import { formatFen } from '@probity/contract/rules/fen';
import type { Lang } from '../../../kernel/context';
import { smsWords } from '../../sms/words';
import type { NotificationKind } from './rules';
import { smsOf } from '../words';

/** The SMS of a notification, in its reader's language; in both while that is not known. */
export function smsText(
  kind: NotificationKind,
  about: {
    orderNo: string | null;
    /** Of a report; null for the first and for everything else. */
    version: number | null;
    mainName: string;
    browser: string;
    amount: number | null;
    day: string | null;
  },
  lang: Lang | null,
): string {
  return smsWords(
    lang,
    smsOf[kind]({
      no: about.orderNo ?? '',
      version: about.version === null ? '' : String(about.version),
      name: about.mainName,
      browser: about.browser,
      day: about.day ?? '',
      amount: about.amount === null ? '' : formatFen(about.amount),
    }),
  );
}
