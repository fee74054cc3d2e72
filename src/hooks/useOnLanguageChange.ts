import i18next from 'i18next';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';

/**
 * For state in words of one language, such as a refusal in the gateway's: another language takes it back, and what was typed stays.
 * @param forget sets state of the same component; runs while it is drawn, never for the first language
 */
export function useOnLanguageChange(forget: () => void): void {
  const { language } = useTranslation().i18n;
  const [drawn, setDrawn] = useState(language);
  if (language === drawn) return;
  setDrawn(language);
  forget();
}

/** Of faults by field those that name a phrase, and so follow the language by themselves. */
export function onlyPhrases<Faults extends Partial<Record<string, string>>>(faults: Faults): Faults {
  return Object.fromEntries(
    Object.entries(faults).filter(([, words]) => words !== undefined && i18next.exists(words)),
  ) as Faults;
}
