import type { Lang } from '../../kernel/context';
import type { Words } from '../../kernel/words';

/**
 * An SMS in the language its reader is known to read, in both while nobody knows.
 * @param lang null: not known
 * @param words a sentence in each language, without its end
 * @param link what the sentence leads to; it stands last, where a phone finds it
 */
export function smsWords(lang: Lang | null, { zh, en }: Words, link?: string): string {
  if (lang === 'en') return `[Probity] ${en}${link ? `: ${link}` : '.'}`;
  if (lang === 'zh') return `【Probity】${zh}${link ? `：${link}` : '。'}`;
  return `【Probity】${zh}。${en}${link ? `: ${link}` : '.'}`;
}
