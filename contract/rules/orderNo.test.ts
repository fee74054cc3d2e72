import { orderEndIn, orderNoIn } from './orderNo';

test.each([
  ['PB2026112300017', 'PB2026112300017'],
  ['pb 2026 1123-00017', 'PB2026112300017'],
  ['ＰＢ２０２６１１２３０００１７', 'PB2026112300017'],
  [' PB–2026.1123_00017\u200b\n', 'PB2026112300017'],
  ['pb1', 'PB1'],
  ['pb', undefined],
  ['pb261123 62jxn7', 'PB26112362JXN7'],
  ['PB12é', undefined],
  ['Pbaum', undefined],
  ['2026112300017', undefined],
])('%j is read as %j', (text, number) => expect(orderNoIn(text)).toBe(number));

test.each([
  ['6VCG2K', '6VCG2K'],
  [' 6vcg-2k ', '6VCG2K'],
  ['2611236VCG2K', '2611236VCG2K'],
  ['VCG2K', undefined],
  // No number has these letters, for they look like others.
  ['zhangli', undefined],
  ['6VCG0K', undefined],
  ['PB2611236VCG2K', undefined],
])('the end %j is read as %j', (text, end) => expect(orderEndIn(text)).toBe(end));
