/** What SMS apps make a link of, and the brackets a signature stands in. After NFKC: `．` and `｡` count as what they look like. */
const NOT_IN_A_NAME =
  /[\p{Cc}\p{Cf}【】[\]<>\\]|:\/\/|\bwww\.|[\p{L}\p{N}][.。]\p{L}{2,}|\p{L}[.。/]\p{N}*\//iu;

/**
 * Whether a text may be an enterprise's name: 2 to 100 characters without an address, a signature's brackets or what nobody
 * sees. The name stands in SMS under the product's signature, where an address would be read as the product's own.
 */
export function isEnterpriseName(name: string): boolean {
  const length = [...name.trim()].length;
  return length >= 2 && length <= 100 && !NOT_IN_A_NAME.test(name.trim().normalize('NFKC'));
}
