import i18next from 'i18next';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';

/**
 * For state in words of one language, such as a refusal of the gateway: another language clears it, and the input stays.
 * @param forget sets state of the same component; runs while it is drawn, never for the first language
 */
export function useOnLanguageChange(forget: () => void): void {
  const { language } = useTranslation().i18n;
  const [drawn, setDrawn] = useState(language);
  if (language === drawn) return;
  setDrawn(language);
  forget();
}

/** The faults that name a phrase, and so follow the language by themselves. */
export function onlyPhrases<Faults extends Partial<Record<string, string>>>(faults: Faults): Faults {
  return Object.fromEntries(
    Object.entries(faults).filter(([, words]) => words !== undefined && i18next.exists(words)),
  ) as Faults;
}
