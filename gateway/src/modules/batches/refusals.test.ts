import { CODE } from '@probity/contract/codeNames';
import type { Lang } from '../../kernel/context';
import { refusalCounts, refusalText } from './refusals';

/** What a row may be refused with: by the rules that order, by its account's, and by ordering that broke off. */
const refusals = [
  ...[CODE.PACKAGE_UNAVAILABLE, CODE.NOT_IN_PACKAGE, CODE.REASON_MISSING, CODE.PRICE_CHANGED],
  ...[CODE.CONSENT_FORM_MISSING, CODE.CHECKED_BEFORE, CODE.OVER_BUDGET, CODE.ENTERPRISE_NOT_VERIFIED],
  ...[CODE.CONTRACT_NOT_SIGNED, CODE.TASK_FAILED],
].map((code) => ({ code, field: null }));
const ofFields = [...['departmentId', 'ownerId', 'positionTitle'], null].map((field) => ({
  ...{ code: CODE.FIELDS_WRONG, field },
}));

test.each(['en', 'zh'] satisfies Lang[])('a refusal is told in %s whole, with no place left open', (lang) => {
  const told = [...refusals, ...ofFields].map((refusal) => refusalText(refusal, lang));
  for (const text of told) expect(text).toMatch(/^[^{}]{4,}$/);
  // What rows were refused for differs, and so do the words; a field without words of its own is told as any.
  expect(new Set(told).size).toBe(told.length - 1);
});

test('rows refused alike are counted together, the commonest first', () => {
  const counted = refusalCounts(
    [
      { code: CODE.CHECKED_BEFORE, field: 'candidate.mobile', count: 2 },
      { code: CODE.OVER_BUDGET, field: null, count: 2 },
      { code: CODE.OVER_BUDGET, field: 'price', count: 3 },
    ],
    'en',
  );
  expect(counted).toEqual([
    { msg: 'The monthly budget does not cover it', count: 5 },
    { msg: expect.stringContaining('90 days'), count: 2 },
  ]);
});
