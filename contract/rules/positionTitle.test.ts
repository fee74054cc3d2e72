import { positionFault } from './positionTitle';

it.each([
  '会计（急）',
  'C++ developer',
  '24h guard',
  'R&D / QA lead',
  '(Senior) accountant',
  '【急】司机',
  '"Head" of sales',
  '#1 driver',
  'Plain = title',
  'Probity® consultant',
  'x'.repeat(60),
])('%s is a position', (title) => expect(positionFault(title)).toBeUndefined());

it.each([
  '=HYPERLINK("http://x")💥',
  '+1+1',
  '-1',
  '@SUM(A1)',
  '＝1+1',
  '＠x',
  '|cmd',
  ';=1',
  '...',
  '（）',
  '💥💥💥',
  'Accountant 💥',
])('%s is none', (title) => expect(positionFault(title)).toBe('none'));

it('none typed, nothing to see, and one that is too long', () => {
  expect(positionFault('  ')).toBe('missing');
  expect(positionFault('\u200B')).toBe('missing');
  expect(positionFault('𠮷'.repeat(61))).toBe('long');
});
