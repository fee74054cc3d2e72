import { CODE } from '@probity/contract/codeNames';
import { codes } from '@probity/contract/codes';
import type { Lang } from './context';
import { commonWords, type Words } from './words';
import { chinaDay } from './workingDays';

/** The text of a code in the caller's language, its {places} filled; `{who}` is somebody else where nobody is named. */
export function codeText(
  code: number,
  lang: Lang,
  params: Readonly<Record<string, string | number>> = {},
): string {
  const { [lang]: text } =
    (codes as Readonly<Record<number, Words | undefined>>)[code] ?? commonWords.unknownFault;
  const filled: Readonly<Record<string, string | number>> = {
    who: commonWords.who[lang],
    does: commonWords.does[lang],
    ...params,
  };
  return text.replace(/\{(\w+)\}/g, (place, name: string) => (name in filled ? String(filled[name]) : place));
}

/** A waiting time in words, rounded up: `20 minutes`, `3 hours`. */
export function waitWords(seconds: number, lang: Lang): string {
  const minutes = Math.max(1, Math.ceil(seconds / 60));
  const shown =
    minutes < 120 ? commonWords.minutes({ n: minutes }) : commonWords.hours({ n: Math.ceil(minutes / 60) });
  return shown[lang];
}

/** Several names as one text. */
export const listed = (names: readonly string[], lang: Lang): string =>
  names.join(commonWords.listJoint[lang]);

/** What a batch is called; one whose people are all erased by the day it was begun, in China. */
export const batchName = (
  { name, createdAt }: { name: string | null; createdAt: Date },
  lang: Lang,
): string => name ?? commonWords.listOf({ day: chinaDay(createdAt) })[lang];

/** The words of a failing HTTP status; a fault of ours carries the request id, by which the log can be searched. */
export function faultText(status: number, lang: Lang, requestId: string): string {
  if (status === 503) return codeText(CODE.TOO_MANY_REQUESTS, lang);
  return status === 500 ? `${codeText(500, lang)} (${requestId})` : codeText(status, lang);
}

/** A language as the wire and the database name it. */
export type Language = 'en' | 'zh-CN';

export const languageOf = (lang: Lang): Language => (lang === 'zh' ? 'zh-CN' : 'en');

/** The language a person chose; null while it is not known. */
export const langOfChoice = (language: Language | null): Lang | null => language && langOf(language);

/** English unless the caller prefers Chinese. */
export function langOf(acceptLanguage: string | undefined): Lang {
  const first = (acceptLanguage ?? '')
    .split(',')
    .map((part) => {
      const [tag = '', q] = part.trim().split(';q=');
      return { tag: tag.toLowerCase(), weight: q === undefined ? 1 : Number(q) || 0 };
    })
    .filter(({ tag }) => tag.startsWith('zh') || tag.startsWith('en'))
    .sort((a, b) => b.weight - a.weight)[0];
  return first?.tag.startsWith('zh') ? 'zh' : 'en';
}
