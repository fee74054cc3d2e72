import type { BatchColumn } from '../../../api/resources/batchesApi';
import {
  choiceFaults,
  columnLetters,
  contestsOf,
  firstChoices,
  hasFaults,
  toColumns,
  winnerOf,
  withWinner,
  type Choices,
} from './columnChoice';

const column = (at: number, overrides: Partial<BatchColumn> = {}): BatchColumn => ({
  at,
  header: '',
  field: null,
  confidence: 0,
  also: [],
  samples: [],
  ...overrides,
});
const columns = [
  column(0, { field: 'name', confidence: 1 }),
  column(1, { field: 'positionTitle', confidence: 0.5, also: ['positionClass'] }),
  column(2),
];

it('where two fit nothing is chosen until a person chooses', () => {
  const choices = firstChoices(columns);
  expect(choices).toEqual({ 0: 'name', 1: undefined, 2: null });
  expect(choiceFaults(choices, columns)).toEqual({ at: { 1: 'two' }, missing: ['mobile'] });
});

it('a field stands once, and what is not read is sent as such', () => {
  expect(choiceFaults({ 0: 'name', 1: 'name', 2: 'mobile' }, columns)).toEqual({
    at: { 1: 'twice' },
    missing: [],
  });
  const whole = { 0: 'name', 1: null, 2: 'mobile' } as const;
  expect(hasFaults(choiceFaults(whole, columns))).toBe(false);
  expect(toColumns(whole, columns)).toEqual([
    { at: 0, field: 'name' },
    { at: 1, field: null },
    { at: 2, field: 'mobile' },
  ]);
});

it('a field that several columns may be, and nothing else, is contested; what was chosen otherwise stays', () => {
  const phones = [
    column(0, { also: ['mobile'] }),
    column(1, { field: 'mobile', confidence: 0.6 }),
    column(2, { also: ['mobile'] }),
    // This one may be something else, too: it is asked about by itself.
    column(3, { also: ['mobile', 'idNumber'] }),
    column(4, { field: 'name', confidence: 1 }),
  ];
  const [contest, ...others] = contestsOf(phones);
  expect(others).toEqual([]);
  expect([contest!.field, contest!.columns.map(({ at }) => at)]).toEqual(['mobile', [0, 1, 2]]);
  const first = firstChoices(phones);
  expect(winnerOf(contest!, first)).toBeUndefined();
  const second: Choices = { ...first, 2: 'department' };
  const chosen = withWinner(contest!, second, 0);
  expect(chosen).toEqual({ 0: 'mobile', 1: null, 2: 'department', 3: undefined, 4: 'name' });
  expect(winnerOf(contest!, chosen)).toBe(0);
  expect(winnerOf(contest!, { ...chosen, 1: 'mobile' })).toBeUndefined();
  expect(contestsOf(columns)).toEqual([]);
});

it('letters go on after Z', () => {
  expect([0, 25, 26, 51, 52].map(columnLetters)).toEqual(['A', 'Z', 'AA', 'AZ', 'BA']);
});
