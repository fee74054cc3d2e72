import { readFileSync } from 'node:fs';
import path from 'node:path';
import { fieldChoices } from './choices';
import { recordedItems, resultFieldsOf } from './items';
import { kindOf, MAX_ID_NUMBER, MAX_TEXT, resultTypeOf } from './kinds';
import {
  entrySections,
  formSections,
  hasFiles,
  identityFields,
  MAX_ENTRIES,
  MAX_ENTRY_FILES,
  statedFields,
  type EntrySection,
} from './sections';
import { spans } from './spans';

interface Schema {
  type?: string | string[];
  enum?: string[];
  maximum?: number;
  maxLength?: number;
  maxItems?: number;
  items?: Schema;
  required?: string[];
  properties?: Record<string, Schema>;
  $ref?: string;
}

interface Contract {
  components: { schemas: Record<string, Schema> };
  paths: Record<string, { post?: { requestBody: { content: { 'application/json': { schema: Schema } } } } }>;
}

const contract = JSON.parse(readFileSync(path.join(__dirname, '../../openapi.json'), 'utf8')) as Contract;
const { schemas } = contract.components;
const of = (name: string): Record<string, Schema> => schemas[name]!.properties!;
const sorted = (names: readonly string[]) => [...new Set(names)].sort();
const namesIn = (section: EntrySection) => [
  ...statedFields(section).map(({ name }) => name as string),
  ...(hasFiles(section) ? ['fileIds'] : []),
];
const wireType = (name: string) => (['boolean', 'yesNo'].includes(kindOf(name)) ? 'boolean' : 'string');

test('the contract has the sections of the catalogue, in the order of the form', () => {
  expect(schemas.FormSection!.enum).toEqual(formSections);
  expect(Object.keys(of('CandidateForm'))).toEqual(formSections);
  expect(schemas.CandidateField!.enum).toEqual(['idNumber', ...entrySections]);
  expect(Object.keys(of('CandidateView').entriesAsked!.properties!)).toEqual(entrySections);
});

test('what is sent of an entry: every field of some section and no other, of its type and at most so long', () => {
  const sent = of('FormEntry');
  expect(sorted(Object.keys(sent))).toEqual(sorted(entrySections.flatMap(namesIn)));
  // A section may be saved incomplete: required fields are checked when the form is submitted.
  expect(schemas.FormEntry!.required).toBeUndefined();
  const { fileIds, ...fields } = sent;
  expect(fileIds).toMatchObject({ type: 'array', maxItems: MAX_ENTRY_FILES });
  for (const [name, schema] of Object.entries(fields))
    expect([name, schema]).toEqual([
      name,
      wireType(name) === 'boolean' ? { type: 'boolean' } : { type: 'string', maxLength: MAX_TEXT },
    ]);
});

test('what is sent of a section: its entries, or who somebody is', () => {
  const { idNumber, entries, fewerReason, ...rest } = of('FormSectionContent');
  expect(idNumber).toMatchObject({ maxLength: MAX_ID_NUMBER });
  expect(entries).toMatchObject({ maxItems: MAX_ENTRIES });
  expect(fewerReason).toMatchObject({ maxLength: MAX_TEXT });
  expect(sorted(['idNumber', ...Object.keys(rest)])).toEqual(sorted(identityFields));
  expect(sorted(Object.keys(of('CandidateForm').identity!.properties!))).toEqual(sorted(identityFields));
});

test.each(entrySections)(
  '%s: what is read of an entry has the fields of the section, each of its type',
  (section) => {
    const shown = of('CandidateForm')[section]!.properties!.entries!.items!;
    const fields = schemas[shown.$ref!.split('/').at(-1)!]!.properties!;
    expect(sorted(Object.keys(fields))).toEqual(sorted(namesIn(section)));
    for (const { name } of statedFields(section))
      expect([name, [fields[name]!.type].flat()[0]]).toEqual([name, wireType(name)]);
  },
);

test('the phone of somebody the candidate named can be shown in every section that has one', () => {
  const withPhone = entrySections.filter((section) =>
    statedFields(section).some(({ kind }) => kind === 'phone'),
  );
  const { requestBody } = contract.paths['/gateway/bd/check/check/reveal']!.post!;
  const { contact } = requestBody.content['application/json'].schema.properties!;
  expect(contact!.properties!.section!.enum).toEqual(withPhone);
  expect(contact!.properties!.entry).toMatchObject({ maximum: MAX_ENTRIES - 1 });
});

test('doubted are dates in the sections and fields that have a time, and phones where there are some', () => {
  const phones = entrySections.flatMap((section) =>
    statedFields(section).flatMap(({ name, kind }) => (kind === 'phone' ? [{ section, name }] : [])),
  );
  const dated = Object.values(spans).flatMap(({ start, end }) => [start, end]);
  expect(sorted(of('FormDoubt').section!.enum!)).toEqual(
    sorted([...Object.keys(spans), ...phones.map(({ section }) => section)]),
  );
  expect(of('FormDoubt').field!.enum).toEqual([...dated, ...phones.map(({ name }) => name)]);
  for (const [section, span] of Object.entries(spans))
    for (const name of Object.values(span)) {
      expect(statedFields(section as EntrySection).map((field) => field.name)).toContain(name);
      expect(kindOf(name)).toBe('month');
    }
});

test('every type of a result field is one of the contract, and a choice has something to choose', () => {
  const types = (of('DraftItem').fields!.items as Schema).properties!.type!.enum!;
  for (const { name } of recordedItems.flatMap(resultFieldsOf)) expect(types).toContain(resultTypeOf(name));
  const stated = entrySections.flatMap((section) => statedFields(section));
  const chosen = stated.filter(({ kind }) => kind === 'choice').map(({ name }) => name);
  expect(sorted(chosen)).toEqual(sorted(Object.keys(fieldChoices)));
});
