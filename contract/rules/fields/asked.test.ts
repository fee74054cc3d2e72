import { askedFields, fieldsInForce, isDeclined, unstatedFields } from './asked';
import { entryFaults } from './entryFaults';
import { comparedFieldsOf, recordedItems, resultFieldsOf, sectionOf } from './items';
import { statedFields } from './sections';

const names = (fields: readonly { name: string }[]) => fields.map(({ name }) => name);
const comparing = recordedItems.filter((itemCode) => sectionOf(itemCode));
const study = { school: 'North', level: 'bachelor', graduated: '2018-06', result: 'graduation' };
const degree = { ...study, hasDegree: true, degree: 'bachelorDegree', awarded: '2018-06' };

test.each(comparing)('%s: what it compares is asked of the candidate when it is ordered', (itemCode) => {
  const asked = names(askedFields(sectionOf(itemCode)!, [itemCode]));
  expect(asked).toEqual(expect.arrayContaining([...comparedFieldsOf(itemCode)]));
  expect(comparedFieldsOf(itemCode).length).toBeGreaterThan(1);
});

test.each(comparing)(
  '%s: something it compares is required, and a difference in a key can occur',
  (itemCode) => {
    const keys = resultFieldsOf(itemCode).filter(({ isKey }) => isKey);
    expect(comparedFieldsOf(itemCode)).toEqual(expect.arrayContaining(names(keys)));
    expect(unstatedFields(itemCode, {})).not.toEqual([]);
  },
);

test('what an item does not need is not asked: a degree of who ordered one, no more and no less', () => {
  const both = names(askedFields('education', ['education', 'degree', 'litigation']));
  expect(both).toEqual(names(statedFields('education')));
  const ofDegree = ['school', 'major', 'hasDegree', 'degree', 'awarded', 'degreeNo'];
  expect(names(askedFields('education', ['degree']))).toEqual(ofDegree);
  expect(names(askedFields('education', ['education']))).not.toContain('hasDegree');
});

test('what no item compares is asked for all the same: whom to call, and whom not', () => {
  const asked = names(askedFields('employment', ['employment']));
  expect(asked).toEqual(expect.arrayContaining(['witness', 'witnessPhone', 'doNotContact']));
});

test('whether there is a degree has to be answered; only a yes asks which', () => {
  const missing = (entry: object) => names(entryFaults('education', entry, ['education', 'degree']));
  expect(missing(study)).toEqual(['hasDegree']);
  expect(missing({ ...study, hasDegree: true })).toEqual(['degree', 'awarded']);
  expect(missing({ ...study, hasDegree: false })).toEqual([]);
  expect(missing(degree)).toEqual([]);
  expect(entryFaults('education', study, ['education'])).toEqual([]);
});

test('an answer taken back counts no more', () => {
  const taken = names(fieldsInForce(statedFields('education'), { ...degree, hasDegree: false }));
  expect(taken).toContain('hasDegree');
  expect(taken).not.toContain('degree');
});

test('what the form requires and nobody stated is named, item by item', () => {
  expect(unstatedFields('degree', study)).toEqual(['hasDegree']);
  expect(unstatedFields('degree', { ...degree, degree: ' ' })).toEqual(['degree']);
  expect(unstatedFields('degree', { school: 'North', hasDegree: false })).toEqual([]);
  expect(unstatedFields('education', study)).toEqual([]);
  expect(unstatedFields('litigation', {})).toEqual([]);
});

test('a question of the item answered with no leaves less to compare', () => {
  expect(isDeclined('degree', { ...study, hasDegree: false })).toBe(true);
  expect(isDeclined('degree', degree)).toBe(false);
  expect(isDeclined('education', { ...study, hasDegree: false })).toBe(false);
});
