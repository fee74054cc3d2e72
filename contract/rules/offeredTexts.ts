import type { PositionClass } from './proportionality';

/**
 * Texts that a screen offers and that are kept as they stood when somebody chose them. A reader of an unedited one sees it
 * in their own language: it is recognised by its words, in whichever language it was kept.
 */
export type Words = Readonly<Record<'en' | 'zh', string>>;

/** The trust that comes with each class of position, and why that requires an item. */
export const positions = {
  general: {
    en: 'The position works with colleagues and property of the company',
    zh: '该岗位需与同事共事并接触公司财物',
  },
  finance: {
    en: 'The position handles money, accounts or purchases',
    zh: '该岗位经手资金、账目或采购',
  },
  management: {
    en: 'The position leads people and decides for the company',
    zh: '该岗位负责管理人员并代表公司决策',
  },
  technology: {
    en: 'The position has access to systems and to data of customers',
    zh: '该岗位可接触系统及客户数据',
  },
  driver: {
    en: 'The position is trusted with vehicles and goods on the road',
    zh: '该岗位负责车辆及货物的运输安全',
  },
  childcare: { en: 'The position works with children', zh: '该岗位涉及儿童照护' },
  security: {
    en: 'The position guards people, buildings or valuables',
    zh: '该岗位负责人员、场所或贵重物品的安全',
  },
} as const satisfies Record<PositionClass, Words>;

export const itemsAsked = {
  identity: { en: 'it has to be certain who is employed', zh: '须确认受聘人员的真实身份' },
  dishonestDebtor: {
    en: 'it matters that duties set by a court are met',
    zh: '须了解其是否履行法院确定的义务',
  },
  litigation: {
    en: 'court cases that bear on this trust have to be known',
    zh: '须了解与岗位信任相关的诉讼情况',
  },
  financialRisk: { en: 'serious financial fraud would put it at risk', zh: '须排除严重金融欺诈风险' },
  sanctions: {
    en: 'persons on sanctions lists may not be employed in it',
    zh: '该岗位不得聘用制裁名单人员',
  },
} as const satisfies Record<string, Words>;

export const reasonOf = (position: Words, item: Words): Words => ({
  en: `${position.en}; ${item.en}.`,
  zh: `${position.zh}，${item.zh}。`,
});

/** The suggested reason for an item, by class of position; undefined where none is suggested. */
export function offeredReason(positionClass: string, itemCode: string): Words | undefined {
  const position = (positions as Partial<Record<string, Words>>)[positionClass];
  const item = (itemsAsked as Partial<Record<string, Words>>)[itemCode];
  return position && item && reasonOf(position, item);
}
