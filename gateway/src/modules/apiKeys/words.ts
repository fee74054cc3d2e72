import type { Lang } from '../../kernel/context';
import type { WordTable } from '../../kernel/words';

export const words = {
  key: ({ name }: { name: string }) => ({ en: `API key ${name}`, zh: `API 密钥 ${name}` }),
  /** A name that two keys have: how each begins tells them apart. */
  marked: ({ actor, prefix }: { actor: string; prefix: string }) => ({
    en: `${actor} (${prefix}…)`,
    zh: `${actor}（${prefix}…）`,
  }),
} satisfies WordTable;

/** The actor as it is shown: a person by name, a key labelled as one. */
export function actorWords(personName: string | null, keyName: string | null, lang: Lang): string {
  return keyName === null ? (personName ?? '') : words.key({ name: keyName })[lang];
}

/** An actor of a name that another one has too, marked with how the key begins. */
export function markedWords(actor: string, prefix: string | null, lang: Lang): string {
  return prefix === null ? actor : words.marked({ actor, prefix })[lang];
}
