import { changeHistory, changeWithdrawal } from '../../../../domain/phrases/en/plannedChange';

/** /mealManage?tab=prices: what one enterprise pays for standard packages, set by operators. */
export const prices = {
  title: 'Own prices',
  lead: 'An enterprise may pay a price of its own for a standard package. Choose the enterprise.',
  back: 'Back to the enterprises',
  search: 'Search enterprises',
  searchHint: 'Name of the enterprise',
  none: 'No enterprise has this in its name.',
  more_one: '{{count}} more enterprise. Search for a part of its name.',
  more_other: '{{count}} more enterprises. Search for a part of the name.',
  column: {
    enterprise: 'Enterprise',
    ownPrices: 'Own prices',
    package: 'Package',
    standard: 'Standard price',
    own: 'Own price',
  },
  keep: 'Orders placed before keep what they cost. The enterprise sees its price, also a planned one, at the package.',
  off: 'Off',
  plannedTag: 'Changes on {{day}}',
  set: 'Set a price',
  setFor: 'Set a price for {{name}}',
  standardAgain: 'standard price',
  dialog: {
    title: '{{name}} for {{enterprise}}',
    standard: 'Standard price: {{amount}}',
    submit: 'Set this price',
  },
  field: { price: 'Own price in yuan', effectiveOn: 'From' },
  help: {
    price: 'Left empty, the enterprise pays the standard price',
    effectiveOn: 'Today takes effect at once; a later day begins at midnight in China',
  },
  fault: { price: 'An amount between 0.01 and 100,000 yuan', effectiveOn: 'Please choose the day' },
  history: {
    ...changeHistory,
    none: 'No price was ever set for this enterprise.',
  },
  withdraw: {
    ...changeWithdrawal,
    title: 'Withdraw the price of {{name}} from {{day}}?',
    body: 'The enterprise goes on paying what it pays now. The history keeps what was planned.',
    done: 'The planned price is withdrawn',
  },
  done: { set: 'The price of {{name}} is set', planned: 'The price of {{name}} is planned from {{day}}' },
};
