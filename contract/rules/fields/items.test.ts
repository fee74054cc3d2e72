import { resultFieldsOf } from './items';

it('the catalogue names each field once, and an unknown item has none', () => {
  for (const code of [
    'education',
    'employment',
    'litigation',
    'directorship',
    'qualification',
    'reference',
  ]) {
    const names = resultFieldsOf(code).map((field) => field.name);
    expect(names.length).toBeGreaterThan(3);
    expect(new Set(names).size).toBe(names.length);
  }
  expect(resultFieldsOf('horoscope')).toEqual([]);
});
