import {
  LONGEST_DESCRIPTION,
  LONGEST_NAME,
  LONGEST_REASON,
  MOST_COPIES,
  MOST_ITEMS,
  SHORTEST_REASON,
  type PackageFaultName,
} from '@probity/contract/rules/packageDraft';
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

export const words = {
  unknownItem: { en: 'There is no such item', zh: '没有该核查项目' },
  nameTaken: {
    en: 'Another package that can be ordered has this name',
    zh: '已有同名的可下单套餐',
  },
} satisfies WordTable;
