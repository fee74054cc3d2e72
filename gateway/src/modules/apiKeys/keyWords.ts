import type { Lang } from '../../kernel/context';
import { words } from './words';

/** The actor as it is shown: a person by name, a key labelled as one. */
export function actorWords(personName: string | null, keyName: string | null, lang: Lang): string {
  return keyName === null ? (personName ?? '') : words.key({ name: keyName })[lang];
}
