/** Invisible characters: soft hyphen, zero-width space and joiners, direction marks and overrides, byte order mark. */
const UNSEEN = /[\u00AD\u200B\u200E\u200F\u202A-\u202E\u2060-\u2064\u2066-\u2069\uFEFF]/g;
const CONTROL = /\p{Cc}/gu;
/** These join letters inside some scripts and emoji; alone they are invisible. */
const JOINERS = /[\u200C\u200D]/g;

/**
 * A line of text as it is stored: ends trimmed, any run of spaces, tabs and line ends one space, without invisible
 * characters (pasted names bring them along, and a direction override would turn the words around it). `''` when nothing
 * visible is left.
 */
export function plainText(text: string): string {
  const kept = text.replace(/\s+/g, ' ').replace(UNSEEN, '').replace(CONTROL, '').trim();
  return kept.replace(JOINERS, '').trim() === '' ? '' : kept;
}

/** Trims spaces and invisible characters at both ends; the inside is unchanged. For pasted numbers. */
export function trimUnseen(text: string): string {
  return text.replace(/^[\s\p{Cc}\p{Cf}]+|[\s\p{Cc}\p{Cf}]+$/gu, '');
}

/** The length of a text as readers and the gateway count it: in characters, an emoji is one. */
export function lengthOf(text: string): number {
  return [...text].length;
}

/** Separators people put between the digits of a phone, and invisible characters. A dash before them separates nothing. */
const BETWEEN_DIGITS = /[\s\p{C}.()]/gu;
const DASHES = /[\p{Pd}\u2212]/gu;
/** What people put where there is none. */
const NO_PHONE = /^[\p{Pd}\u2212]+$/u;

/** A pasted phone (`+86 138-0000 0011`, full width) in the form that goes on the wire: 11 digits, if it is one; `''` for dashes alone. */
export function normalizePhone(value: string): string {
  return value
    .normalize('NFKC')
    .replace(BETWEEN_DIGITS, '')
    .replace(NO_PHONE, '')
    .replace(DASHES, (dash, at) => (at === 0 ? dash : ''))
    .replace(/^(\+|00)?86(?=1\d{10}$)/, '');
}
