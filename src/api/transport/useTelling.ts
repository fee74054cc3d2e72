import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { CODE } from '@probity/contract/codeNames';
import { loadWithRetry } from '../../lib/loadWithRetry';
import { catalogueDefault, keyOfStatus, networkError, timeoutError } from './errorCatalogue';
import type { GatewayError } from './gatewayError';

/** A failed call as state keeps it, with the language that its words are in. */
export interface ToldError {
  error: GatewayError;
  language: string;
}

type Words = Readonly<Record<string, { en: string; zh: string } | undefined>>;

let codeWords: Words | undefined;
const load = () => import('@probity/contract/codes').then(({ codes }) => (codeWords = codes));

/**
 * Says failed calls in the reader's language, also after it changed: by what went wrong, or by the code, whose words in the other
 * language are fetched when they are first needed. Refused fields (1000) have the gateway's words alone, until the next try.
 */
export function useTelling(told: readonly ToldError[]): (one: ToldError) => string {
  const { t, i18n } = useTranslation();
  const { language } = i18n;
  const [words, setWords] = useState(codeWords);
  const isNeeded = !words && told.some((one) => one.language !== language && keyOf(one.error) === undefined);
  useEffect(() => {
    if (!isNeeded) return;
    // Without them the words of the language before stay.
    void loadWithRetry(load).then(setWords, () => undefined);
  }, [isNeeded]);

  return ({ error, language: saidIn }) => {
    const key = keyOf(error);
    if (key) return t(key);
    const text = words?.[String(error.code)]?.[language === 'en' ? 'en' : 'zh'];
    const isSaid = saidIn === language || error.code === CODE.FIELDS_WRONG;
    return (!isSaid && text && filled(text, error.data)) || error.msg;
  };
}

/** The phrase of what no gateway has worded. */
function keyOf({ kind, status = 0 }: GatewayError) {
  if (kind === 'business') return undefined;
  if (kind === 'timeout') return timeoutError;
  if (kind === 'malformed') return catalogueDefault;
  return kind === 'status' ? keyOfStatus(status) : networkError;
}

/** Undefined where the reply does not say what stands in a place: the gateway alone knew, as the name of a colleague. */
function filled(text: string, data: unknown): string | undefined {
  const values = (data ?? {}) as Readonly<Record<string, unknown>>;
  const said = text.replace(/\{(\w+)\}/g, (place, name: string) => String(values[name] ?? place));
  return /\{\w+\}/.test(said) ? undefined : said;
}
