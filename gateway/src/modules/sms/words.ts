import type { Lang } from '../../kernel/context';
import type { Words } from '../../kernel/words';

/**
 * An SMS in the language its reader reads, in both while that is unknown.
 * @param lang null: not known
 * @param words a sentence in each language, without a full stop
 * @param link the target of the sentence; it is put last, where a phone recognises it
 */
export function smsWords(lang: Lang | null, { zh, en }: Words, link?: string): string {
  if (lang === 'en') return `[Probity] ${en}${link ? `: ${link}` : '.'}`;
  if (lang === 'zh') return `【Probity】${zh}${link ? `：${link}` : '。'}`;
  return `【Probity】${zh}。${en}${link ? `: ${link}` : '.'}`;
}
