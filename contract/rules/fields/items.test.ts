import { resultFieldsOf } from './items';
import { filledFields } from './filledFields';

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

it('an entry is told in the order of the catalogue, whoever wrote what first', () => {
  const claimed = { graduated: '2014-07', school: 'North' };
  const verified = { certificateNo: '1', diploma: 'seen', major: 'Law', school: 'North' };
  const inOrder = ['school', 'major', 'graduated', 'certificateNo', 'diploma'];
  expect(filledFields('education', { claimed, verified })).toEqual(inOrder);
  expect(filledFields('horoscope', { claimed, verified })).toEqual([
    ...Object.keys(claimed),
    'certificateNo',
    'diploma',
    'major',
  ]);
});
