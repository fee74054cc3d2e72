/**
 * A number of an account as it is read and compared, in groups of four; what has something else than digits stays as it is kept.
 * @param text as it is kept, with blanks or without
 */
export function inFours(text: string): string {
  const plain = text.replace(/\s/g, '');
  return /^\d+$/.test(plain) ? plain.replace(/\d{4}(?=\d)/g, '$& ') : text;
}
