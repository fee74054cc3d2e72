import type { Lang } from '../../kernel/context';
import { words } from './words';

/** Who did it, as it is shown: a person by name, a key as what it is. */
export function actorWords(personName: string | null, keyName: string | null, lang: Lang): string {
  return keyName === null ? (personName ?? '') : words.key({ name: keyName })[lang];
}
