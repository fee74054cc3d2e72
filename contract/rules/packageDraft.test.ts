import { draftFaults, publishingFaults, type PackageDraft } from './packageDraft';
import { itemsAsked, positions } from './offeredTexts';
import { fitsPosition, questionedItems, type PositionClass } from './proportionality';

const item = (itemCode: string, copies = 1, reason = '') => ({ itemCode, copies, reason });
const draft = (change: Partial<PackageDraft> = {}): PackageDraft => ({
  name: 'Warehouse',
  description: '',
  positionClass: 'general',
  items: [item('identity'), item('employment', 2)],
  ...change,
});
const fields: Record<string, string[]> = { identity: ['idNumber'], financialRisk: ['idNumber'] };
const catalogue = new Map<string, { fields: readonly string[] }>([
  ...Object.entries(fields).map(([code, asked]) => [code, { fields: asked }] as const),
  ...(['employment', 'references', 'education', 'certificates'] as const).map(
    (code) => [code, { fields: [code] }] as const,
  ),
  ['degree', { fields: ['education'] }] as const,
]);
const faultsOf = (one: PackageDraft) => draftFaults(one, catalogue);
const publishing = (one: PackageDraft) => publishingFaults(one, catalogue);
const told = (faults: readonly { path: string; fault: string }[]) =>
  faults.map(({ path, fault }) => `${path}: ${fault}`);

test('a whole draft has no faults', () => {
  expect(publishing(draft())).toEqual([]);
});

test('names have 1 to 50 characters, a description at most 200', () => {
  expect(told(faultsOf(draft({ name: '  ' })))).toEqual(['name: nameMissing']);
  expect(told(faultsOf(draft({ name: '包'.repeat(51), description: 'x'.repeat(201) })))).toEqual([
    'name: nameLong',
    'description: descriptionLong',
  ]);
  expect(faultsOf(draft({ name: '包'.repeat(50), description: 'x'.repeat(200) }))).toEqual([]);
});

test('more than one of an item is only what a candidate may state several of', () => {
  expect(told(faultsOf(draft({ items: [item('identity', 2), item('employment', 10)] })))).toEqual([
    'items.0.copies: copies',
  ]);
  expect(told(faultsOf(draft({ items: [item('employment', 11)] })))).toEqual(['items.0.copies: copies']);
});

test('at most 60 items, copies counted', () => {
  const many = ['employment', 'references', 'education', 'degree', 'certificates'].map((code) =>
    item(code, 10),
  );
  const ten = Array.from({ length: 10 }, (_, index) => item(`other${index}`));
  expect(faultsOf(draft({ items: [...many, ...ten] }))).toEqual([]);
  expect(told(faultsOf(draft({ items: [...many, ...ten, item('one more')] })))).toEqual([
    'items: tooManyItems',
  ]);
});

test('an item twice is refused where it stands the second time', () => {
  expect(told(faultsOf(draft({ items: [item('identity'), item('identity')] })))).toEqual([
    'items.1.itemCode: twice',
  ]);
});

test('a draft may be empty and lack reasons, a published package not', () => {
  const empty = draft({ items: [] });
  expect(faultsOf(empty)).toEqual([]);
  expect(told(publishing(empty))).toEqual(['items: noItems']);
  const excessive = (reason: string) => draft({ items: [item('financialRisk', 1, reason)] });
  expect(faultsOf(excessive(''))).toEqual([]);
  expect(told(publishing(excessive('')))).toEqual(['items.0.reason: reasonMissing']);
  expect(told(publishing(excessive('ok')))).toEqual(['items.0.reason: reasonShort']);
  expect(told(publishing(excessive('🔥🔥🔥🔥🔥🔥🔥')))).toEqual(['items.0.reason: reasonMissing']);
  expect(publishing(excessive('Empties the cash boxes'))).toEqual([]);
  expect(publishing(draft({ positionClass: 'finance', items: [item('financialRisk')] }))).toEqual([]);
});

test('every class of position fits something, and the financial risk of a cleaner is questioned', () => {
  expect(fitsPosition('financialRisk', 'general')).toBe(false);
  expect(fitsPosition('financialRisk', 'finance')).toBe(true);
  for (const one of Object.keys(positions) as PositionClass[]) {
    expect(fitsPosition('identity', one)).toBe(true);
    expect(questionedItems.every((code) => fitsPosition(code, one))).toBe(
      one === 'management' || one === 'finance',
    );
  }
  expect(questionedItems.filter((code) => code in itemsAsked)).toContain('litigation');
});
