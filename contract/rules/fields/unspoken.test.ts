import { fieldDiffers } from './compare';
import { isSaidToBeNone, STILL_THERE, withUnspoken } from './unspoken';

it('a job without an end goes on, and a box not ticked says no', () => {
  const job = { company: 'Lanting', from: '2019-03' };
  expect(withUnspoken('employment', job)).toEqual({ ...job, to: STILL_THERE, nonCompete: false });
  expect(withUnspoken('employment', { ...job, to: '' })).toMatchObject({ to: STILL_THERE });
});

it('what is said stays, and what nobody stated says nothing', () => {
  const job = { company: 'Lanting', to: '2024-12', nonCompete: true };
  expect(withUnspoken('employment', job)).toEqual(job);
  expect(withUnspoken('employment', {})).toEqual({});
  expect(withUnspoken('education', { school: 'North' })).toEqual({ school: 'North' });
  expect(withUnspoken(undefined, { caseNo: '1' })).toEqual({ caseNo: '1' });
});

it('whoever says that it goes on differs from a source that names a last month', () => {
  expect(fieldDiffers(STILL_THERE, '2025-03')).toBe(true);
  expect(fieldDiffers(STILL_THERE, STILL_THERE)).toBe(false);
});

it('a number that the paper does not bear is no number to compare; a name or a number that reads so is', () => {
  for (const word of ['无', ' None ', 'n/a', '没有。'])
    expect(isSaidToBeNone('certificateNo', word)).toBe(true);
  expect(isSaidToBeNone('number', 'none')).toBe(true);
  for (const [name, word] of [
    ['certificateNo', '无锡2014001'],
    ['certificateNo', '10281120140'],
    ['school', '无'],
  ] as const)
    expect(isSaidToBeNone(name, word)).toBe(false);
});
