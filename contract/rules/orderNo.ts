/** What people, spreadsheets and messages put between the digits of a number, and invisible characters. */
const BETWEEN = /[\s\p{C}\p{Pd}\u2212._]/gu;
const ORDER_NO = /^PB\d[\dA-Z]*$/;

/** An order number, or its beginning, however it was pasted (in groups, full width, lower case); undefined if it is none. */
export function orderNoIn(text: string): string | undefined {
  const plain = text.normalize('NFKC').replace(BETWEEN, '').toUpperCase();
  return ORDER_NO.test(plain) ? plain : undefined;
}
