import { decidedFields, ruleFaults, tidyRules } from './decided';
import { comparedFieldsOf, recordedItems, sectionOf } from './items';
import { kindOf } from './kinds';

const comparing = recordedItems.filter((itemCode) => sectionOf(itemCode));

test.each(comparing)('%s: every field is decided about or says why not, and never both', (itemCode) => {
  const all = decidedFields(itemCode);
  expect(all.length).toBeGreaterThan(3);
  for (const { field, ways, why } of all) {
    expect([field.name, ways.length === 0]).toEqual([field.name, why !== undefined]);
    // What is compared is asked for, what is always required stays so, and a box is never required.
    if (comparedFieldsOf(itemCode).includes(field.name)) expect(ways).not.toContain('notAsked');
    if (field.required || kindOf(field.name) === 'boolean') expect(ways).toEqual([]);
  }
});

test.each(comparing)('%s: what another item compares is no field of this one', (itemCode) => {
  const others = comparing.filter((one) => one !== itemCode).flatMap((one) => [...comparedFieldsOf(one)]);
  const own = comparedFieldsOf(itemCode);
  const names = decidedFields(itemCode).map(({ field }) => field.name as string);
  const section = sectionOf(itemCode);
  const foreign = others.filter((name) => !own.includes(name));
  expect(names.filter((name) => section === 'education' && foreign.includes(name))).toEqual([]);
});

test('what cannot be decided is refused at its field', () => {
  expect(ruleFaults('employment', { leaveReason: 'required', witness: 'notAsked' })).toEqual([]);
  expect(ruleFaults('employment', { leaveReason: 'notAsked', to: 'required', company: 'optional' })).toEqual(
    ['leaveReason', 'to', 'company'].map((name) => ({ name, fault: 'fieldFixed' })),
  );
  expect(ruleFaults('education', { degreeNo: 'required' })).toEqual([
    { name: 'degreeNo', fault: 'fieldUnused' },
  ]);
  expect(ruleFaults('employment', { witnessPhone: 'required' })).toEqual([
    { name: 'witnessPhone', fault: 'fieldFixed' },
  ]);
  expect(ruleFaults('litigation', { school: 'required' })).toEqual([
    { name: 'school', fault: 'fieldUnused' },
  ]);
});

test('rules that mean the same are the same', () => {
  const one = tidyRules({ witness: 'notAsked', leaveReason: 'required', title: 'optional' });
  expect(JSON.stringify(one)).toBe('{"leaveReason":"required","witness":"notAsked"}');
});
