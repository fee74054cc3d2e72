import { core as chinese } from './zh-CN/core';
import { core as english } from './en/core';
import { features as englishFeatures, type FeatureName } from './en/features';
import { features as chineseFeatures } from './zh-CN/features';
import { isLanguage, LANGUAGE_KEY, rememberedLanguage } from './languages';

type Tree = { [key: string]: string | Tree };

function flatten(tree: Tree, path = ''): [string, string][] {
  return Object.entries(tree).flatMap(([key, value]) =>
    typeof value === 'string' ? [[path + key, value] as [string, string]] : flatten(value, `${path}${key}.`),
  );
}

const placeholders = (text: string) => [...text.matchAll(/\{\{(\w+)\}\}/g)].map((match) => match[1]).sort();

function expectPair(en: Tree, zh: Tree) {
  const chineseOf = new Map(flatten(zh));
  for (const [key, text] of flatten(en)) {
    const other = chineseOf.get(key);
    expect([key, other]).toEqual([key, expect.stringMatching(/\S/)]);
    expect([key, placeholders(other ?? '')]).toEqual([key, placeholders(text)]);
  }
  expect(chineseOf.size).toBe(flatten(en).length);
}

it('the phrases of the frame: every one in both languages, with the same places to fill', () => {
  expectPair(english, chinese);
});

const features = { en: englishFeatures, 'zh-CN': chineseFeatures };

it.each(Object.keys(englishFeatures) as FeatureName[])('the phrases of %s', async (name) => {
  const [en, zh] = await Promise.all([englishFeatures[name](), chineseFeatures[name]()]);
  expectPair(en as unknown as Tree, zh as unknown as Tree);
});

it.each(['en', 'zh-CN'] as const)('who decides reads the names of the founder’s form: %s', async (lang) => {
  const [{ certification }, { enterprise }] = await Promise.all([
    features[lang].certification(),
    features[lang].enterprise(),
  ]);
  const { enterpriseName, creditCode, legalPerson, place, contact, contactPhone } = certification.field;
  expect({
    enterpriseName,
    creditCode,
    legalPerson,
    address: place,
    contactName: contact,
    contactPhone,
  }).toEqual(
    Object.fromEntries(
      (
        ['enterpriseName', 'creditCode', 'legalPerson', 'address', 'contactName', 'contactPhone'] as const
      ).map((name) => [name, enterprise.field[name]]),
    ),
  );
});

it.each(['en', 'zh-CN'] as const)('who acted is named alike in record and report: %s', async (lang) => {
  const [{ recordDetail }, { report }] = await Promise.all([
    features[lang].recordDetail(),
    features[lang].report(),
  ]);
  const plain = (word: string) => word.toLowerCase().replace(/^the /, '');
  for (const kind of ['candidate', 'system', 'staff'] as const)
    expect(plain(report.actor[kind])).toBe(plain(recordDetail.actor[kind]));
});

it('what is missing in the candidate’s form is asked for in one manner', async () => {
  const { candidate } = await chineseFeatures.candidate();
  expect(flatten(candidate).filter(([, text]) => text.startsWith('请输入'))).toEqual([]);
});

it('the language is remembered; anything else means English', () => {
  expect(rememberedLanguage()).toBe('en');
  window.localStorage.setItem(LANGUAGE_KEY, 'zh-CN');
  expect(rememberedLanguage()).toBe('zh-CN');
  window.localStorage.setItem(LANGUAGE_KEY, 'xx');
  expect(rememberedLanguage()).toBe('en');
  expect(isLanguage('zh')).toBe(false);
});
