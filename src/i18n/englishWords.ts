import { account } from '../features/account/phrases/en/account';
import { core } from './en/core';
import { palette } from './en/palette';
import { shell } from './en/shell';

const phrases: unknown = { ...core, account, palette, shell };

/** What a phrase of the frame says in English, whatever the language on the screen; '' where there is none. */
export function englishOf(key: string): string {
  const found = key
    .split('.')
    .reduce<unknown>((at, name) => (at as Record<string, unknown> | undefined)?.[name], phrases);
  return typeof found === 'string' ? found : '';
}
