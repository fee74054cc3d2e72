/** What people, spreadsheets and messages put between the digits of a number, and invisible characters. */
const BETWEEN = /[\s\p{C}\p{Pd}\u2212._]/gu;
const ORDER_NO = /^PB\d[\dA-Z]*$/;
/** The six letters that tell apart the orders of a day, none of them like another, and what may be read out before them. */
const END = /^\d{0,6}[2-9A-HJKMNP-Z]{6}$/;

const plainOf = (text: string) => text.normalize('NFKC').replace(BETWEEN, '').toUpperCase();

/** An order number, or its beginning, however it was pasted (in groups, full width, lower case); undefined if it is none. */
export function orderNoIn(text: string): string | undefined {
  const plain = plainOf(text);
  return ORDER_NO.test(plain) ? plain : undefined;
}

/** The end of an order number, from six characters on, however it was pasted; undefined if it can be none. It may be a name as well. */
export function orderEndIn(text: string): string | undefined {
  const plain = plainOf(text);
  return END.test(plain) ? plain : undefined;
}
