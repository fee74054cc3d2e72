import { account } from '../features/account/phrases/en/account';
import { finance } from '../features/finance/phrases/en/finance';
import { workingCalendar } from '../features/operatorDesk/phrases/en/workingCalendar';
import { core } from './en/core';
import { palette } from './en/palette';
import { shell } from './en/shell';

const phrases: unknown = { ...core, account, finance, palette, shell, workingCalendar };

/** What a phrase of the frame, or the name of a page's tab, says in English, whatever the language on the screen; '' where there is none. */
export function englishOf(key: string): string {
  const found = key
    .split('.')
    .reduce<unknown>((at, name) => (at as Record<string, unknown> | undefined)?.[name], phrases);
  return typeof found === 'string' ? found : '';
}
