/**
 * Characters SMS apps turn into a link, the brackets of an SMS signature, and what spreadsheets begin to compute at. After NFKC: `．` and `｡` count as what they
 * look like.
 */
const NOT_IN_A_NAME =
  /^[=+\-@|;]|[\p{Cc}\p{Cf}【】[\]<>\\]|:\/\/|\bwww\.|[\p{L}\p{N}][.。]\p{L}{2,}|\p{L}[.。/]\p{N}*\//iu;

/** What a name is made of; signs and pictures alone are none. */
const LETTERS = /\p{L}.*\p{L}/su;

/** True for at least two letters, Han characters among them. */
export const hasLetters = (name: string): boolean => LETTERS.test(name);

/**
 * True for a possible name of an enterprise: 2 to 100 characters, at least two of them letters, without an address, a signature's
 * brackets or invisible characters, and no formula. The name appears in SMS under the product's signature, where an address would be read as the product's own.
 */
export function isEnterpriseName(name: string): boolean {
  const length = [...name.trim()].length;
  const read = name.trim().normalize('NFKC');
  return length >= 2 && length <= 100 && hasLetters(read) && !NOT_IN_A_NAME.test(read);
}
