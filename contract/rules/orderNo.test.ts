import { orderNoIn } from './orderNo';

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
