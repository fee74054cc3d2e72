import type { Lang } from '../../kernel/context';

const words: Record<Lang, string> = { en: 'API key', zh: 'API 密钥' };

/** Who did it, as it is shown: a person by name, a key as what it is. */
export function actorWords(personName: string | null, keyName: string | null, lang: Lang): string {
  return keyName === null ? (personName ?? '') : `${words[lang]} ${keyName}`;
}
