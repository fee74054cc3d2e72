const LONGEST_REFERENCE = 64;

/** What a bank's reference may be, in words for the person who types it. */
export const referenceFault = `--reference wants 1 to ${LONGEST_REFERENCE} letters, digits, spaces or any of . _ / : # -, as the bank names the payment`;

/**
 * A bank's reference, the same however it was typed: full-width digits become plain, spaces around it are removed. Null for what is
 * none.
 */
export function bankReferenceOf(text: string): string | null {
  const plain = text.normalize('NFKC').trim();
  const isReference = plain.length <= LONGEST_REFERENCE && /^[\p{L}\p{N}][\p{L}\p{N} ._/:#-]*$/u.test(plain);
  return isReference ? plain : null;
}

/** What a reference is compared by: the same payment, whether it was copied from the statement or typed by hand. */
export const referenceKey = (reference: string): string => reference.replaceAll(' ', '').toUpperCase();
