import { lengthOf, plainText } from './plainText';

/** What others sign: an enterprise its service contract, a candidate the consent. */
export const SIGNED_TEXT_KINDS = ['serviceContract', 'consent'] as const;
export type SignedTextKind = (typeof SIGNED_TEXT_KINDS)[number];

/** A text in one language: lines, one paragraph each; a line that begins with `#` is a heading. Empty lines only part them. */
export interface TextWords {
  title: string;
  body: string;
}

export const TEXT_LANGUAGES = ['en', 'zh'] as const;
export type TextLanguage = (typeof TEXT_LANGUAGES)[number];
export type BothWords = Record<TextLanguage, TextWords>;

export const LONGEST_TITLE = 100;
export const LONGEST_BODY = 20_000;
/** Lines of a body: more than any contract has, and few enough to compare two versions line by line at once. */
export const MOST_LINES = 500;

/** What a new contract has to be announced before: its own section on changes says so to who signed. */
export const DAYS_ANNOUNCED = 30;

/** What stands in braces and is filled in for who signs. The enterprise is always named. */
const PLACES: Record<SignedTextKind, readonly string[]> = {
  serviceContract: ['enterprise'],
  consent: ['enterprise', 'items', 'days'],
};
export const placesOf = (kind: SignedTextKind): readonly string[] => PLACES[kind];

export interface TextSection {
  /** Null before the first heading. */
  heading: string | null;
  paragraphs: string[];
}

/** The lines of a text as they are kept: without what surrounds them, and without invisible characters. */
function linesOf(body: string): string[] {
  return body
    .split(/\r\n|[\n\r\u2028\u2029]/)
    .map(plainText)
    .filter((line) => line !== '');
}

/** The text as it is kept: one empty line between two others. */
export const plainWords = ({ title, body }: TextWords): TextWords => ({
  title: plainText(title),
  body: linesOf(body).join('\n\n'),
});

const HEADING = /^#+\s*/;

/** A body by its headings. */
export function sectionsOfText(body: string): TextSection[] {
  const sections: TextSection[] = [];
  for (const line of linesOf(body)) {
    if (HEADING.test(line)) sections.push({ heading: line.replace(HEADING, ''), paragraphs: [] });
    else {
      if (sections.length === 0) sections.push({ heading: null, paragraphs: [] });
      sections.at(-1)!.paragraphs.push(line);
    }
  }
  return sections;
}

/** A line with its places filled, each once: what is filled in is never looked through for places. */
export const filled = (line: string, values: Readonly<Record<string, string>>): string =>
  line.replace(/\{(\w+)\}/g, (place, name: string) => values[name] ?? place);

/** What is read of a contract: its sections, numbered. */
export function contractOf(
  { title, body }: TextWords,
  values: Readonly<Record<string, string>>,
): { title: string; sections: { heading: string; paragraphs: string[] }[] } {
  return {
    title,
    sections: sectionsOfText(body).map(({ heading, paragraphs }, index) => ({
      heading: `${index + 1}. ${heading ?? ''}`,
      paragraphs: paragraphs.map((line) => filled(line, values)),
    })),
  };
}

/** What is read of a consent: its paragraphs. */
export function consentOf(
  { title, body }: TextWords,
  values: Readonly<Record<string, string>>,
): { title: string; paragraphs: string[] } {
  return { title, paragraphs: linesOf(body).map((line) => filled(line, values)) };
}

export type TextFaultName =
  | 'missing'
  | 'long'
  | 'lines'
  | 'markup'
  | 'noHeading'
  | 'heading'
  | 'emptySection'
  | 'placeUnknown'
  | 'placeMissing'
  | 'sections';
export interface TextFault {
  fault: TextFaultName;
  /** What the fault is about: a limit, a place, a heading. */
  about: string;
}

const MARKUP = /<\/?[a-z!][^<>]*>/i;

/** What is wrong with a title. */
export function titleFault(words: TextWords): TextFault | undefined {
  const { title } = plainWords(words);
  if (title === '') return { fault: 'missing', about: '' };
  if (lengthOf(title) > LONGEST_TITLE) return { fault: 'long', about: `${LONGEST_TITLE}` };
  const place = /[{}]/.exec(title)?.[0];
  if (place) return { fault: 'placeUnknown', about: place };
  return MARKUP.test(title) ? { fault: 'markup', about: '' } : undefined;
}

/** What is wrong with a body, the first thing first. */
export function bodyFault(kind: SignedTextKind, words: TextWords): TextFault | undefined {
  const { body } = plainWords(words);
  if (body === '') return { fault: 'missing', about: '' };
  if (lengthOf(body) > LONGEST_BODY) return { fault: 'long', about: `${LONGEST_BODY}` };
  if (linesOf(body).length > MOST_LINES) return { fault: 'lines', about: `${MOST_LINES}` };
  const markup = MARKUP.exec(body)?.[0];
  if (markup) return { fault: 'markup', about: markup };
  return shapeFault(kind, sectionsOfText(body)) ?? placeFault(kind, body);
}

function shapeFault(kind: SignedTextKind, sections: readonly TextSection[]): TextFault | undefined {
  if (kind === 'consent') {
    const heading = sections.find((section) => section.heading !== null);
    return heading && { fault: 'heading', about: heading.heading! };
  }
  if (sections[0]!.heading === null) return { fault: 'noHeading', about: '' };
  const empty = sections.find(({ heading, paragraphs }) => heading === '' || paragraphs.length === 0);
  return empty && { fault: 'emptySection', about: empty.heading! };
}

function placeFault(kind: SignedTextKind, body: string): TextFault | undefined {
  const places = [...body.matchAll(/\{(\w+)\}/g)].map(([, name]) => name!);
  const unknown = places.find((name) => !placesOf(kind).includes(name));
  if (unknown !== undefined) return { fault: 'placeUnknown', about: `{${unknown}}` };
  const stray = /[{}]/.exec(body.replace(/\{\w+\}/g, ''))?.[0];
  if (stray) return { fault: 'placeUnknown', about: stray };
  // Headings are not filled.
  const inHeading = sectionsOfText(body).find(({ heading }) => heading?.includes('{'));
  if (inHeading) return { fault: 'placeUnknown', about: inHeading.heading! };
  return places.includes('enterprise') ? undefined : { fault: 'placeMissing', about: '{enterprise}' };
}

export type TextField = `${TextLanguage}.${keyof TextWords}`;

/** What is wrong with a text in both languages, by field; both have the same sections and the same places. */
export function textFaults(kind: SignedTextKind, words: BothWords): Partial<Record<TextField, TextFault>> {
  const faults: Partial<Record<TextField, TextFault>> = {};
  for (const language of TEXT_LANGUAGES) {
    const [title, body] = [titleFault(words[language]), bodyFault(kind, words[language])];
    if (title) faults[`${language}.title`] = title;
    if (body) faults[`${language}.body`] = body;
  }
  if (!faults['en.body'] && !faults['zh.body']) {
    const [en, zh] = [sectionsOfText(words.en.body), sectionsOfText(words.zh.body)];
    if (en.length !== zh.length)
      faults['zh.body'] = { fault: 'sections', about: `${en.length} : ${zh.length}` };
    else {
      const lacking = placesOf(kind).find(
        (name) => words.en.body.includes(`{${name}}`) !== words.zh.body.includes(`{${name}}`),
      );
      const language = lacking && words.en.body.includes(`{${lacking}}`) ? 'zh' : 'en';
      if (lacking) faults[`${language}.body`] = { fault: 'placeMissing', about: `{${lacking}}` };
    }
  }
  return faults;
}

/** The same to who reads it. */
export const isSameText = (one: BothWords, other: BothWords): boolean =>
  TEXT_LANGUAGES.every((language) => {
    const [a, b] = [plainWords(one[language]), plainWords(other[language])];
    return a.title === b.title && a.body === b.body;
  });
