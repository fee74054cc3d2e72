import { asInstalled, askedFields, leftOutFields, type FieldRules } from './asked';
import { entryFaults } from './entryFaults';
import { fieldsInForce } from './inForce';
import { comparedFieldsOf, recordedItems, resultFieldsOf, sectionOf } from './items';
import { statedFields } from './sections';
import { isDeclined, unstatedFields } from './unstated';

const names = (fields: readonly { name: string }[]) => fields.map(({ name }) => name);
const comparing = recordedItems.filter((itemCode) => sectionOf(itemCode));
const study = { school: 'North', level: 'bachelor', graduated: '2018-06', result: 'graduation' };
const degree = { ...study, hasDegree: true, degree: 'bachelorDegree', awarded: '2018-06' };

test.each(comparing)('%s: what it compares is asked of the candidate when it is ordered', (itemCode) => {
  const asked = names(askedFields(sectionOf(itemCode)!, [asInstalled(itemCode)]));
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
  const both = names(askedFields('education', ['education', 'degree', 'litigation'].map(asInstalled)));
  expect(both).toEqual(names(statedFields('education')));
  const ofDegree = ['school', 'major', 'hasDegree', 'degree', 'awarded', 'degreeNo'];
  expect(names(askedFields('education', [asInstalled('degree')]))).toEqual(ofDegree);
  expect(names(askedFields('education', [asInstalled('education')]))).not.toContain('hasDegree');
});

test('what no item compares is asked for all the same: whom to call, and whom not', () => {
  const asked = names(askedFields('employment', [asInstalled('employment')]));
  expect(asked).toEqual(expect.arrayContaining(['witness', 'witnessPhone', 'doNotContact']));
});

test('whether there is a degree has to be answered; only a yes asks which', () => {
  const missing = (entry: object) =>
    names(entryFaults('education', entry, ['education', 'degree'].map(asInstalled)));
  expect(missing(study)).toEqual(['hasDegree']);
  expect(missing({ ...study, hasDegree: true })).toEqual(['degree', 'awarded']);
  expect(missing({ ...study, hasDegree: false })).toEqual([]);
  expect(missing(degree)).toEqual([]);
  expect(entryFaults('education', study, [asInstalled('education')])).toEqual([]);
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

const asking = (itemCode: string, fieldRules: FieldRules) => ({ itemCode, fieldRules });
const wayIn = (fields: readonly { name: string; required?: true }[], name: string) => {
  const field = fields.find((one) => one.name === name);
  if (!field) return 'notAsked';
  return field.required ? 'required' : 'optional';
};

test('what operators decided about a field counts, for the item that has to do with it alone', () => {
  const rules = asking('education', { certificateNo: 'required', major: 'required' });
  const asked = askedFields('education', [rules, asInstalled('degree')]);
  expect(wayIn(asked, 'certificateNo')).toBe('required');
  expect(wayIn(asked, 'degreeNo')).toBe('optional');
  expect(wayIn(askedFields('education', [asInstalled('degree')]), 'certificateNo')).toBe('notAsked');
});

test('of two items that ask for one field differently the stricter one counts, in either order', () => {
  const items = [asking('education', { major: 'required' }), asInstalled('degree')];
  for (const order of [items, items.toReversed()])
    expect(wayIn(askedFields('education', order), 'major')).toBe('required');
  expect(wayIn(askedFields('education', [items[1]!]), 'major')).toBe('optional');
});

test('what nothing compares can be left out, and is named then', () => {
  const items = [asking('employment', { witness: 'notAsked', witnessPhone: 'notAsked' })];
  expect(wayIn(askedFields('employment', items), 'witness')).toBe('notAsked');
  expect(leftOutFields('employment', items)).toEqual(['witness', 'witnessPhone']);
  expect(leftOutFields('employment', [asInstalled('employment')])).toEqual([]);
  // A field of an item that is not ordered is left out by nobody.
  expect(leftOutFields('education', [asInstalled('education')])).toEqual([]);
});

test.each([
  ['education', { ...study, result: 'studying' }, 'certificateNo', false],
  ['education', { ...study, form: 'abroad' }, 'certificateNo', false],
  ['education', study, 'certificateNo', true],
  ['education', { ...study, level: 'highSchool' }, 'major', false],
  ['employment', { company: 'A', title: 'B', from: '2020-01' }, 'leaveReason', false],
  ['employment', { company: 'A', title: 'B', from: '2020-01', to: '2021-01' }, 'leaveReason', true],
  ['employment', { company: 'A', title: 'B', from: '2020-01', doNotContact: true }, 'witness', false],
  ['employment', { company: 'A', title: 'B', from: '2020-01' }, 'witness', true],
] as const)('%s %j: %s, where required, has to be answered: %s', (section, entry, name, isMissing) => {
  const faults = names(entryFaults(section, entry, [asking(section, { [name]: 'required' })]));
  expect(faults).toEqual(isMissing ? [name] : []);
});
