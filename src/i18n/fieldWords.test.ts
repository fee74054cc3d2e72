import { fieldChoices } from '@probity/contract/rules/fields/choices';
import { recordedItems, resultFieldsOf } from '@probity/contract/rules/fields/items';
import { kindOf } from '@probity/contract/rules/fields/kinds';
import { entrySections, statedFields } from '@probity/contract/rules/fields/sections';
import { features as en } from './en/features';
import { features as zh } from './zh-CN/features';

const features = { en, 'zh-CN': zh };

/* Every field of the catalogue has words in both languages: for the candidate's form, and for findings and reports. */
type Words = Record<string, string | undefined>;
const languages = ['en', 'zh-CN'] as const;
const stated = entrySections.flatMap((section) => statedFields(section));
const recorded = recordedItems.flatMap((code) => resultFieldsOf(code).map(({ name }) => name));
const sorted = (names: readonly string[]) => [...new Set(names)].sort();
const wordless = (names: readonly string[], words: Words) => names.filter((name) => !words[name]?.trim());

it.each(languages)('the candidate’s form, %s', async (lang) => {
  const { candidate } = await features[lang].candidate();
  const asked = stated.flatMap(({ name, phrase = name, help, neededHelp }) =>
    [phrase, help, neededHelp].filter((one) => one !== undefined),
  );
  expect(wordless(asked, candidate.field as unknown as Words)).toEqual([]);
  const areas = candidate as unknown as Record<string, Words>;
  for (const [name, choices] of Object.entries(fieldChoices))
    expect([name, wordless(choices, areas[name] ?? {})]).toEqual([name, []]);
});

it.each(languages)(
  'the editor and the report, %s: the fields of the catalogue and no other',
  async (lang) => {
    const { reportBody } = await features[lang].reportBody();
    const names = [...stated.map(({ name }) => name), ...recorded];
    expect(sorted(Object.keys(reportBody.field))).toEqual(sorted(names));
    expect(wordless(names, reportBody.field)).toEqual([]);
    const booleans = names.some((name) => kindOf(name) === 'boolean') ? ['true', 'false'] : [];
    expect(wordless([...Object.values(fieldChoices).flat(), ...booleans], reportBody.word)).toEqual([]);
  },
);

it.each(languages)('a choice is called the same in the form and in the report, %s', async (lang) => {
  const [{ candidate }, { reportBody }] = await Promise.all([
    features[lang].candidate(),
    features[lang].reportBody(),
  ]);
  const words: Words = reportBody.word;
  for (const [name, choices] of Object.entries(fieldChoices)) {
    const own = (candidate as unknown as Record<string, Words>)[name]!;
    expect(choices.map((choice) => own[choice])).toEqual(choices.map((choice) => words[choice]));
  }
});
