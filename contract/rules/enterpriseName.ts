/**
 * Characters SMS apps turn into a link, and the brackets of an SMS signature. After NFKC: `．` and `｡` count as what they
 * look like.
 */
const NOT_IN_A_NAME =
  /[\p{Cc}\p{Cf}【】[\]<>\\]|:\/\/|\bwww\.|[\p{L}\p{N}][.。]\p{L}{2,}|\p{L}[.。/]\p{N}*\//iu;

/**
 * True for a possible name of an enterprise: 2 to 100 characters without an address, a signature's brackets or invisible
 * characters. The name appears in SMS under the product's signature, where an address would be read as the product's own.
 */
export function isEnterpriseName(name: string): boolean {
  const length = [...name.trim()].length;
  return length >= 2 && length <= 100 && !NOT_IN_A_NAME.test(name.trim().normalize('NFKC'));
}
