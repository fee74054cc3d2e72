import {
  LEAST_ITEM_PRICE,
  LONGEST_ITEM_NAME,
  LONGEST_WHAT,
  MOST_ITEM_PRICE,
  MOST_WORKING_DAYS,
  SHORTEST_WHAT,
  type CatalogueFaultName,
} from '@probity/contract/rules/catalogueEdit';
import { formatFen } from '@probity/contract/rules/fen';
import {
  LONGEST_DESCRIPTION,
  LONGEST_NAME,
  LONGEST_REASON,
  MOST_COPIES,
  MOST_ITEMS,
  SHORTEST_REASON,
  type PackageFaultName,
} from '@probity/contract/rules/packageDraft';
import { LEAST_OWN_PRICE, MOST_OWN_PRICE } from '@probity/contract/rules/ownPrice';
import type { StandardFaultName } from '@probity/contract/rules/standardPackage';
import { fieldWords, type Words, type WordTable } from '../../kernel/words';

/** What is wrong with a package, at its field. */
export const faultWords = {
  nameMissing: fieldWords.required,
  nameLong: fieldWords.maxLength({ limit: LONGEST_NAME }),
  descriptionLong: fieldWords.maxLength({ limit: LONGEST_DESCRIPTION }),
  noItems: { en: 'A package has at least one item', zh: '套餐至少包含一个核查项目' },
  tooManyItems: fieldWords.maxItems({ limit: MOST_ITEMS }),
  twice: { en: 'This item is in the package already', zh: '套餐中已有该项目' },
  copies: {
    en: `One to ${MOST_COPIES} of what a candidate may state several of, and one of anything else`,
    zh: `候选人可填写多条的项目为 1 至 ${MOST_COPIES} 份，其他项目只能为 1 份`,
  },
  reasonMissing: {
    en: 'The position hardly requires this item. Say why it is asked for: the candidate reads it',
    zh: '该岗位通常不需要此项目，请说明理由，候选人会看到',
  },
  reasonShort: fieldWords.minLength({ limit: SHORTEST_REASON }),
  reasonLong: fieldWords.maxLength({ limit: LONGEST_REASON }),
} satisfies Record<PackageFaultName, Words>;

/** What is wrong with the values of a kind of check, at its field. */
export const catalogueFaultWords = {
  missing: fieldWords.required,
  nameLong: fieldWords.maxLength({ limit: LONGEST_ITEM_NAME }),
  whatShort: fieldWords.minLength({ limit: SHORTEST_WHAT }),
  whatLong: fieldWords.maxLength({ limit: LONGEST_WHAT }),
  price: {
    en: `A price between ${formatFen(LEAST_ITEM_PRICE)} and ${formatFen(MOST_ITEM_PRICE)}`,
    zh: `价格应在 ${formatFen(LEAST_ITEM_PRICE)} 至 ${formatFen(MOST_ITEM_PRICE)} 之间`,
  },
  workingDays: {
    en: `A whole number of working days, 0 to ${MOST_WORKING_DAYS}`,
    zh: `0 至 ${MOST_WORKING_DAYS} 的整数工作日`,
  },
  fieldNeeded: {
    en: 'The item cannot do without what it compares',
    zh: '不能取消该项目核实所必需的信息',
  },
  fieldUnused: {
    en: 'The item does not use this, so the candidate is not asked for it',
    zh: '该项目不使用此信息，不得向候选人收集',
  },
  fieldFixed: {
    en: 'How this field is asked for cannot be chosen like that',
    zh: '该信息的收集方式不能这样设置',
  },
} satisfies Record<CatalogueFaultName, Words>;

/** What is wrong with a standard package, at its field. */
export const standardFaultWords = {
  missing: fieldWords.required,
  nameLong: faultWords.nameLong,
  descriptionLong: faultWords.descriptionLong,
  price: catalogueFaultWords.price,
  noItems: faultWords.noItems,
  tooManyItems: faultWords.tooManyItems,
  twice: faultWords.twice,
  unknown: { en: 'There is no such item', zh: '没有该核查项目' },
  copies: faultWords.copies,
} satisfies Record<StandardFaultName, Words>;

export const words = {
  standardNameTaken: {
    en: 'Another standard package has this name',
    zh: '已有同名的标准套餐',
  },
  ownPriceRange: {
    en: `A price between ${formatFen(LEAST_OWN_PRICE)} and ${formatFen(MOST_OWN_PRICE)}`,
    zh: `价格应在 ${formatFen(LEAST_OWN_PRICE)} 至 ${formatFen(MOST_OWN_PRICE)} 之间`,
  },
  ownPriceLow: {
    en: 'So low a price would leave items of the package that cost nothing',
    zh: '价格过低，套餐中会出现价格为零的项目',
  },
  itemsBeyondOwnPrice: ({ name, price }: { name: string; price: number }) => ({
    en: `${name} pays ${formatFen(price)} for this package, too little for so many items: one would cost nothing. Raise that price first`,
    zh: `${name} 的专属价为 ${formatFen(price)}，不足以分摊到全部项目，会出现价格为零的项目。请先提高其专属价`,
  }),
  unknownItem: { en: 'There is no such item', zh: '没有该核查项目' },
  nameTaken: {
    en: 'Another package that can be ordered has this name',
    zh: '已有同名的可下单套餐',
  },
} satisfies WordTable;
