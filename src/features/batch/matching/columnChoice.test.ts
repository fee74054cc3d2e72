import type { BatchColumn } from '../../../api/resources/batchesApi';
import { choiceFaults, columnLetters, firstChoices, hasFaults, toColumns } from './columnChoice';

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

it('letters go on after Z', () => {
  expect([0, 25, 26, 51, 52].map(columnLetters)).toEqual(['A', 'Z', 'AA', 'AZ', 'BA']);
});
