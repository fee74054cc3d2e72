/** The languages of the console; a phrase missing in another falls back to the first. */
export const LANGUAGES = ['en', 'zh-CN'] as const;

export type Language = (typeof LANGUAGES)[number];

/** Each language's name in itself, and a short form for the bar. */
export const languageNames: Record<Language, { name: string; short: string }> = {
  en: { name: 'English', short: 'EN' },
  'zh-CN': { name: '简体中文', short: '中文' },
};

/** Storage key of the chosen language, as plain text; the boot script of index.html reads it too. */
export const LANGUAGE_KEY = 'probity-language';

export function isLanguage(value: unknown): value is Language {
  return LANGUAGES.includes(value as Language);
}

/** The remembered language; on the first visit the browser's first: Chinese of any kind is zh-CN, all else English. */
export function rememberedLanguage(): Language {
  const stored = window.localStorage.getItem(LANGUAGE_KEY);
  if (isLanguage(stored)) return stored;
  return /^zh\b/i.test(navigator.language) ? 'zh-CN' : 'en';
}
