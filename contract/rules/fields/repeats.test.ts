import { repeatedBy } from './repeats';

const exam = { name: 'Accountant', number: 'K 2018-0099', issuer: 'Ministry' };

it('a certificate is the same by its number, else by name and issuer', () => {
  expect(repeatedBy('certificates', [exam, { name: 'Other', number: 'k2018-0099' }], 1)).toBe(0);
  expect(repeatedBy('certificates', [exam, { ...exam, number: '' }], 1)).toBe(0);
  expect(repeatedBy('certificates', [exam, { ...exam, number: 'K2020-0001' }], 1)).toBeUndefined();
  expect(repeatedBy('certificates', [exam, { name: 'Accountant' }], 1)).toBeUndefined();
});

it('only the later of two repeats, and an empty entry repeats nothing', () => {
  expect(repeatedBy('certificates', [exam, exam], 0)).toBeUndefined();
  expect(repeatedBy('certificates', [{}, {}], 1)).toBeUndefined();
  expect(repeatedBy(undefined, [exam, exam], 1)).toBeUndefined();
});

it('two posts at one employer, and two degrees of one school, are two', () => {
  const job = { company: 'Lanting', from: '2019-03' };
  expect(repeatedBy('employment', [job, { ...job, from: '2021-01' }], 1)).toBeUndefined();
  expect(repeatedBy('employment', [job, job], 1)).toBe(0);
  const degree = { school: 'North', level: 'bachelor', graduated: '2012-06' };
  expect(
    repeatedBy('education', [degree, { ...degree, level: 'master', graduated: '2015-06' }], 1),
  ).toBeUndefined();
});
