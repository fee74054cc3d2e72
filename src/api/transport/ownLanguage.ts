import { changeLanguage, currentLanguage } from '../../i18n/i18n';
import { isLanguage } from '../../i18n/languages';
import { readContent, removeItem, writeItem } from '../../lib/storage';

/** A choice made in this browser that no user has been given yet: made before signing in, or while the gateway was away. */
const UNSAVED = 'probity-language-unsaved';

export const hasUnsavedChoice = (): boolean => readContent<unknown>(UNSAVED) === true;
export const noteUnsavedChoice = (): void => writeItem(UNSAVED, true);
export const forgetUnsavedChoice = (): void => removeItem(UNSAVED);

/**
 * Goes over to the language that the user chose, in this browser or another. What was chosen here and is not kept yet is
 * newer, and wins.
 * @param language as loginInfo gave it
 */
export async function readAsChosen(language: unknown): Promise<void> {
  if (!isLanguage(language) || language === currentLanguage() || hasUnsavedChoice()) return;
  // Phrases that cannot be fetched are no reason to keep anybody out: the language stays as it is.
  await changeLanguage(language).catch(() => undefined);
}
