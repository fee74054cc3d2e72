/**
 * `"1,234.5"` → `123450` fen, as a Chinese keyboard writes it, too (`￥１，２３４。５`, `1234.5元`, `1 234.50`); undefined unless it is a
 * non-negative amount with at most two decimals, whose groups, if it has any, are thousands.
 * Whatever was meant by `1,23,4.5`, it is not guessed.
 */
export function parseYuan(text: string): number | undefined {
  // Not NFKC, which makes a digit of `²` and `①` as well: an amount is never guessed.
  const plain = text
    .replace(/[０-９．，]/g, (wide) => String.fromCharCode(wide.charCodeAt(0) - 0xfee0))
    .replace(/。/g, '.')
    .trim()
    .replace(/^[¥￥]\s*/, '')
    .replace(/\s*元$/, '');
  const match = /^(\d{1,12}|\d{1,3}(?:,\d{3}){1,3}|\d{1,3}(?:\s\d{3}){1,3})(?:\.(\d{1,2}))?$/.exec(plain);
  if (!match) return undefined;
  return Number(match[1]!.replace(/[,\s]/g, '')) * 100 + Number((match[2] ?? '').padEnd(2, '0'));
}
