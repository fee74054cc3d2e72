/** The languages of the console; the first is the default. */
export const LANGUAGES = ['en', 'zh-CN'] as const;

export type Language = (typeof LANGUAGES)[number];

/** Each language's name in itself, and short for the bar. */
export const languageNames: Record<Language, { name: string; short: string }> = {
  en: { name: 'English', short: 'EN' },
  'zh-CN': { name: '简体中文', short: '中文' },
};

/** Where the chosen language is remembered, as plain text; the boot script of index.html reads it too. */
export const LANGUAGE_KEY = 'probity-language';

export function isLanguage(value: unknown): value is Language {
  return LANGUAGES.includes(value as Language);
}

/** The remembered language, else the default: the browser's preference decides nothing, as the specification's texts are English. */
export function rememberedLanguage(): Language {
  const stored = window.localStorage.getItem(LANGUAGE_KEY);
  return isLanguage(stored) ? stored : LANGUAGES[0];
}
