/** What nobody sees: soft hyphen, zero-width space and joiners, direction marks and overrides, byte order mark. */
const UNSEEN = /[\u00AD\u200B\u200E\u200F\u202A-\u202E\u2060-\u2064\u2066-\u2069\uFEFF]/g;
const CONTROL = /\p{Cc}/gu;
/** These join letters inside some scripts and emoji; alone they are nothing. */
const JOINERS = /[\u200C\u200D]/g;

/**
 * A line of text as it is kept: ends trimmed, any run of spaces, tabs and line ends one space, without what nobody sees
 * (pasted names bring it along, and a direction override would turn the words around it). `''` when nothing is left to see.
 */
export function plainText(text: string): string {
  const kept = text.replace(/\s+/g, ' ').replace(UNSEEN, '').replace(CONTROL, '').trim();
  return kept.replace(JOINERS, '').trim() === '' ? '' : kept;
}

/** Its ends without spaces and without what nobody sees; nothing inside is changed. For numbers that are pasted. */
export function trimUnseen(text: string): string {
  return text.replace(/^[\s\p{Cc}\p{Cf}]+|[\s\p{Cc}\p{Cf}]+$/gu, '');
}

/** How long a text is to a reader and to the gateway: in characters, an emoji is one. */
export function lengthOf(text: string): number {
  return [...text].length;
}

/** What people put between the digits of a phone, and what nobody sees. */
const BETWEEN_DIGITS = /[\s\p{C}\p{Pd}\u2212.()]/gu;

/** A phone as it is pasted (`+86 138-0000 0011`, full width), in the form that goes on the wire: 11 digits, where it is one. */
export function normalizePhone(value: string): string {
  return value
    .normalize('NFKC')
    .replace(BETWEEN_DIGITS, '')
    .replace(/^(\+|00)?86(?=1\d{10}$)/, '');
}
