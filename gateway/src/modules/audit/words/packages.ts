import { after, type Said, type Sentence } from './facts';

/** The package by its name, where the event knows it. */
const packaged = (says: Said['says']) => ({
  en: says('package') ? `the package ${says('package')}` : 'a package',
  zh: says('package') ? `套餐“${says('package')}”` : '一个套餐',
});

/** Who pays a price of its own. */
const payer = (says: Said['says']) => ({
  en: says('enterprise') || 'the enterprise',
  zh: says('enterprise') || '该企业',
});

/** The kind of check by its name, where the event knows it. */
const ofItem = (says: Said['says']) => ({
  en: says('item') || 'a kind of check',
  zh: says('item') || '核查项目',
});

/** What an operator changed of a kind of check, or of a standard package, and from which day on. */
const changed =
  (of: (says: Said['says']) => { en: string; zh: string }) =>
  ({ who, says, was }: Said) => {
    const amount = (name: 'price' | 'days', en: string, zh: string, unit = { en: '', zh: '' }) =>
      was(name) !== '' && was(name) !== says(name)
        ? [
            {
              en: `${en} from ${was(name)} to ${says(name)}${unit.en}`,
              zh: `${zh}由 ${was(name)} 改为 ${says(name)}${unit.zh}`,
            },
          ]
        : [];
    const what = [
      ...amount('price', 'price', '价格'),
      ...amount('days', 'promised time', '承诺时限', { en: ' working days', zh: ' 个工作日' }),
      ...(says('fields') ? [{ en: says('fields'), zh: says('fields') }] : []),
    ];
    const en = what.map((one) => one.en).join(', ');
    const zh = what.map((one) => one.zh).join('，');
    return {
      en: `${who} changed ${of(says).en}${after(says('day'), ' from ', ' on')}${after(en, ': ')}`,
      zh: `${who}调整了${of(says).zh}${after(says('day'), '，自 ', ' 起生效')}${after(zh, '：')}`,
    };
  };

/** What is said of packages, of the catalogue they are made of, and of prices of one enterprise. */
export const packaging = {
  'catalogue.changed': changed(ofItem),
  'catalogue.withdrawn': ({ who, says }) => ({
    en: `${who} withdrew the planned change of ${ofItem(says).en}${after(says('day'), ' from ', ' on')}`,
    zh: `${who}撤回了${ofItem(says).zh}${after(says('day'), '自 ', ' 起')}的调整计划`,
  }),
  'standardPackage.changed': changed(packaged),
  'standardPackage.withdrawn': ({ who, says }) => ({
    en: `${who} withdrew the planned change of ${packaged(says).en}${after(says('day'), ' from ', ' on')}`,
    zh: `${who}撤回了${packaged(says).zh}${after(says('day'), '自 ', ' 起')}的调整计划`,
  }),
  'ownPrice.set': ({ who, says, was }) => ({
    en: `${who} set what ${payer(says).en} pays for ${packaged(says).en}${after(says('day'), ' from ', ' on')}${after(says('price'), ': ')}${after(was('price'), ', before ')}`,
    zh: `${who}设置了${payer(says).zh}购买${packaged(says).zh}的专属价格${after(says('day'), '，自 ', ' 起')}${after(says('price'), '：')}${after(was('price'), '（原 ', '）')}`,
  }),
  'ownPrice.ended': ({ who, says }) => ({
    en: `${who} let ${payer(says).en} pay the standard price for ${packaged(says).en} again${after(says('day'), ' from ', ' on')}`,
    zh: `${who}恢复了${payer(says).zh}购买${packaged(says).zh}的标准价格${after(says('day'), '，自 ', ' 起')}`,
  }),
  'ownPrice.withdrawn': ({ who, says }) => ({
    en: `${who} withdrew the price planned for ${payer(says).en} and ${packaged(says).en}${after(says('day'), ' from ', ' on')}`,
    zh: `${who}撤回了${payer(says).zh}购买${packaged(says).zh}的价格计划${after(says('day'), '，原定自 ', ' 起')}`,
  }),
  'package.drafted': ({ who, says }) => ({
    en: `${who} worked on a draft of ${packaged(says).en}`,
    zh: `${who}编辑了${packaged(says).zh}的草稿`,
  }),
  'package.published': ({ who, says }) => ({
    en: `${who} published ${after(says('version'), 'version ', ' of ')}${packaged(says).en}${after(says('price'), ' at ')}`,
    zh: `${who}${after(says('price'), '以 ', ' ')}发布了${packaged(says).zh}${after(says('version'), '第 ', ' 版')}`,
  }),
  'package.discarded': ({ who, says }) => ({
    en: `${who} discarded a draft of ${packaged(says).en}`,
    zh: `${who}丢弃了${packaged(says).zh}的草稿`,
  }),
  'package.switchedOn': ({ who, says }) => ({
    en: `${who} put ${packaged(says).en} on offer again`,
    zh: `${who}重新启用了${packaged(says).zh}`,
  }),
  'package.switchedOff': ({ who, says }) => ({
    en: `${who} took ${packaged(says).en} off offer`,
    zh: `${who}停用了${packaged(says).zh}`,
  }),
} satisfies Record<string, Sentence>;
