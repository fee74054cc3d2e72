import i18next from 'i18next';
import { initReactI18next } from 'react-i18next';
import type { FeatureName } from './en/features';
import { loadWithRetry } from '../lib/loadWithRetry';
import { LANGUAGE_KEY, LANGUAGES, rememberedLanguage, type Language } from './languages';

const NAMESPACE = 'translation';
/** Features whose phrases have been needed; a change of language loads them again. */
const wanted = new Set<FeatureName>();
const loaded = new Set<string>();
/** Said where other words stand over phrases, by dictWords.ts: these come later and must not replace them. */
let afterPhrases: (language: Language) => void = () => undefined;
export const onPhrases = (listener: typeof afterPhrases) => void (afterPhrases = listener);
const choiceListeners = new Set<() => void>();

interface Words {
  core: object;
  features: Record<FeatureName, () => Promise<object>>;
}

/** The phrases of the frame around every screen, and where those of the features are. A visitor fetches those of one language. */
const words: Record<Language, () => Promise<Words>> = {
  en: () => import('./en/core'),
  'zh-CN': () => import('./zh-CN/core'),
};

async function addCore(language: Language): Promise<void> {
  if (loaded.has(`core/${language}`)) return;
  const { core } = await words[language]();
  i18next.addResourceBundle(language, NAMESPACE, core, true, true);
  loaded.add(`core/${language}`);
}

async function addFeature(feature: FeatureName, language: Language): Promise<void> {
  const key = `${feature}/${language}`;
  if (loaded.has(key)) return;
  const { features } = await words[language]();
  i18next.addResourceBundle(language, NAMESPACE, await features[feature](), true, true);
  afterPhrases(language);
  loaded.add(key);
}

function apply(language: Language): void {
  // The build prerenders without a document; the boot script sets the language there.
  if (typeof document !== 'undefined') document.documentElement.lang = language;
}

/** The language on screen. */
export function currentLanguage(): Language {
  return (i18next.language as Language | undefined) ?? LANGUAGES[0];
}

/**
 * Starts i18next in the remembered (or given) language; resolves with its core phrases loaded, rejects when they cannot be
 * fetched.
 */
export async function startI18n(language: Language = rememberedLanguage()): Promise<void> {
  await i18next.use(initReactI18next).init({
    lng: language,
    // Both languages have every phrase (phrases.test.ts).
    fallbackLng: false,
    resources: {},
    // React escapes what it draws.
    interpolation: { escapeValue: false },
    react: { useSuspense: false, bindI18n: 'languageChanged wordsInForce' },
  });
  await loadWithRetry(() => addCore(language));
  apply(language);
}

/** Loads a feature's phrases in the current language; every later change of language includes them. */
export async function loadPhrases(...features: FeatureName[]): Promise<void> {
  features.forEach((feature) => wanted.add(feature));
  await Promise.all(features.map((feature) => addFeature(feature, currentLanguage())));
}

/** Changes the language of the whole console and remembers it in this browser. Rejects when its phrases cannot be fetched. */
export async function changeLanguage(language: Language): Promise<void> {
  await Promise.all([addCore(language), ...[...wanted].map((feature) => addFeature(feature, language))]);
  await i18next.changeLanguage(language);
  window.localStorage.setItem(LANGUAGE_KEY, language);
  apply(language);
}

/** A person's own choice: besides the change it is saved with the signed-in user. Rejects as changeLanguage does. */
export async function chooseLanguage(language: Language): Promise<void> {
  await changeLanguage(language);
  choiceListeners.forEach((listener) => listener());
}

/** @returns a function that ends it */
export function onLanguageChosen(listener: () => void): () => void {
  choiceListeners.add(listener);
  return () => void choiceListeners.delete(listener);
}

/** @returns stops it */
export function onLanguageChanged(listener: () => void): () => void {
  i18next.on('languageChanged', listener);
  return () => i18next.off('languageChanged', listener);
}
