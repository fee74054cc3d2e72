import { moved, tabbed } from './cursor';
import { cellsOfText, textOfCells } from './tabText';

it.each([
  [
    'a\tb\r\nc\td\r\n',
    [
      ['a', 'b'],
      ['c', 'd'],
    ],
  ],
  ['"two\nlines"\t"say ""yes"""', [['two\nlines', 'say "yes"']]],
  ['a\t\tb', [['a', '', 'b']]],
  ['5" pipe', [['5" pipe']]],
  ['', [['']]],
])('reads the clipboard of a spreadsheet: %j', (text, cells) => {
  expect(cellsOfText(text)).toEqual(cells);
});

it('writes what it reads', () => {
  const cells = [
    ['two\nlines', 'a\tb'],
    ['say "yes"', ''],
  ];
  expect(cellsOfText(textOfCells(cells))).toEqual(cells);
});

it('Tab goes on in the next row and back to the end of the one before', () => {
  expect(tabbed({ row: 3, col: 7 }, false, 8)).toEqual({ row: 4, col: 0 });
  expect(tabbed({ row: 3, col: 0 }, true, 8)).toEqual({ row: 2, col: 7 });
});

it.each([
  ['ArrowDown', false, { row: 6, col: 2 }],
  ['ArrowDown', true, { row: 99, col: 2 }],
  ['ArrowLeft', true, { row: 5, col: 0 }],
  ['Home', true, { row: 0, col: 0 }],
  ['End', false, { row: 5, col: 7 }],
  ['PageDown', false, { row: 17, col: 2 }],
  ['x', false, undefined],
])('%s, Ctrl %s', (key, isJump, place) => {
  expect(moved({ row: 5, col: 2 }, { key, isJump, rows: 100, columns: 8 })).toEqual(place);
});
