import type { Lang } from '../../kernel/context';
import type { WordTable } from '../../kernel/words';

export const words = {
  key: ({ name }: { name: string }) => ({ en: `API key ${name}`, zh: `API 密钥 ${name}` }),
} satisfies WordTable;

/** The actor as it is shown: a person by name, a key labelled as one. */
export function actorWords(personName: string | null, keyName: string | null, lang: Lang): string {
  return keyName === null ? (personName ?? '') : words.key({ name: keyName })[lang];
}
