import { entryFaults, lacksReason } from './entryFaults';
import { asInstalled } from './asked';
import { fieldsInForce } from './inForce';
import { recordedItems } from './items';
import { entrySections, statedFields } from './sections';

test.each(entrySections)('%s: an empty entry lacks what is required, in the order of the form', (section) => {
  const required = fieldsInForce(statedFields(section), {}).filter((field) => field.required);
  expect(required.length).toBeGreaterThan(1);
  expect(entryFaults(section, {}, recordedItems.map(asInstalled))).toEqual(
    required.map(({ name }) => ({ name, what: 'missing' })),
  );
});

test.each(entrySections)(
  '%s: every month is one, every choice of its list, every phone rings, required or not',
  (section) => {
    const odd = statedFields(section).filter(({ kind }) => ['month', 'choice', 'phone'].includes(kind));
    const entry = Object.fromEntries(
      statedFields(section).map(({ name, kind }) => [name, kind === 'yesNo' ? true : 'spring 2022']),
    );
    expect(entryFaults(section, entry, recordedItems.map(asInstalled))).toEqual(
      odd.map(({ name, kind }) => ({ name, what: kind })),
    );
  },
);

test('a text is no longer than it can be saved, and a month is one that somebody alive can have been there', () => {
  const job = { company: 'x'.repeat(301), title: 'Engineer', from: '1800-01', to: '2100-01' };
  expect(entryFaults('employment', job, [asInstalled('employment')])).toEqual([
    { name: 'company', what: 'long' },
    { name: 'from', what: 'month' },
    { name: 'to', what: 'month' },
  ]);
  expect(
    entryFaults('employment', { ...job, company: 'x'.repeat(300), from: '1900-01', to: '2099-12' }, [
      asInstalled('employment'),
    ]),
  ).toEqual([]);
});

test('what ends before it began is said at the end, and only of months', () => {
  const job = { company: 'Lanting Software', title: 'Engineer', from: '2022-03' };
  expect(entryFaults('employment', { ...job, to: '2022-02' }, [asInstalled('employment')])).toEqual([
    { name: 'to', what: 'order' },
  ]);
  expect(entryFaults('employment', { ...job, to: ' 2022-03 ' }, [asInstalled('employment')])).toEqual([]);
  expect(entryFaults('employment', { ...job, to: '2022-13' }, [asInstalled('employment')])).toEqual([
    { name: 'to', what: 'month' },
  ]);
});

test('fewer entries than asked for need a reason; one is asked for unless more are', () => {
  expect(lacksReason({})).toBe(true);
  expect(lacksReason({ entries: [{}] })).toBe(false);
  expect(lacksReason({ entries: [{}], fewerReason: ' ' }, 2)).toBe(true);
  expect(lacksReason({ entries: [{}], fewerReason: 'My first job' }, 2)).toBe(false);
});
