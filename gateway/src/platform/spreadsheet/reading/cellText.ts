/** What nobody sees, and half surrogate pairs: controls but for tab and line feed, and byte order marks. */
const UNSEEN = /[\0-\x08\x0B-\x1F\x7F\uFEFF]/g;
const HALF_PAIR = /\p{Surrogate}/gu;
/** Any of them, a line end of another kind, or a whole pair: told at a glance, as most cells have none. */
const TO_BE_CLEANED = /[\0-\x08\x0B-\x1F\x7F\uFEFF\uD800-\uDFFF]/;
/** A text that was kept from becoming a number: `="138…"` in a CSV, `'138…` as a spreadsheet writes it. */
const AS_FORMULA = /^="([^"]*)"$/;
const AS_TEXT = /^'(?=[\d=+\-@;；＝＋－＠])/;
/** From here on V8 keeps a part of a text as a view of the whole, however long that is. */
const OWN_COPY = 13;

/** The text of a cell as a person sees it: without its ends, and without what nobody sees. */
export function cellText(raw: string): { text: string; hadUnseen: boolean } {
  if (!TO_BE_CLEANED.test(raw)) return { text: asTyped(raw), hadUnseen: false };
  const even = raw.replace(/\r\n?/g, '\n');
  const seen = even.replace(UNSEEN, '').replace(HALF_PAIR, '\uFFFD');
  return { text: asTyped(seen), hadUnseen: seen.length !== even.length };
}

const asTyped = (text: string) => text.trim().replace(AS_FORMULA, '$1').replace(AS_TEXT, '');

/** A copy of its own, so that the piece of the file from which it was cut can go. */
export function ownCopy(text: string): string {
  return text.length < OWN_COPY ? text : Buffer.from(text, 'utf8').toString('utf8');
}
