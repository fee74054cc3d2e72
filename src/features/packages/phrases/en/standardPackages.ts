import { changeHistory, changeWithdrawal } from '../../../../domain/phrases/en/plannedChange';

/** /mealManage?tab=standard: the standard packages, kept by operators. */
export const standardPackages = {
  title: 'Standard packages',
  lead: 'What every enterprise can order. Choose a package to change its price, its items or its texts.',
  back: 'Back to the standard packages',
  column: { package: 'Package', items: 'Items', price: 'Price' },
  off: 'Off',
  plannedTag: 'Changes on {{day}}',
  plannedNote: 'A change from {{day}} on is planned. Withdraw it to plan another one.',
  overtaken:
    'What you typed is kept. See in the history what was changed, then send yours again if it still applies.',
  field: {
    price: 'Price in yuan',
    effectiveOn: 'From',
    active: 'Enterprises can order it',
    items: 'Items',
    nameZh: 'Name in Chinese',
    nameEn: 'Name in English',
    descriptionZh: 'Description in Chinese',
    descriptionEn: 'Description in English',
  },
  help: {
    price: 'Split over its items when it is ordered',
    effectiveOn: 'Today takes effect at once; a later day begins at midnight in China',
    active: 'One that nobody can order stays in every record',
  },
  add: 'Add an item',
  remove: 'Remove',
  removeOne: 'Remove {{name}}',
  copies: 'How many of {{name}}',
  fault: {
    missing: 'This is missing',
    long: 'At most {{limit}} characters',
    price: 'An amount between 0.01 and 100,000 yuan',
    effectiveOn: 'Please choose the day',
    noItems: 'A package has at least one item',
  },
  change: 'Change this package',
  review: 'See what changes',
  confirm: {
    titleNow: 'Change this package now?',
    title: 'Change this package from {{day}} on?',
    now: 'Change now',
    later: 'Change from {{day}}',
    stays: 'Orders placed before keep the version and the price they bought. Own prices of enterprises stay.',
  },
  preview: {
    items: 'Its items by themselves cost {{amount}} then.',
    none: 'No enterprise ordered it in the last {{days}} days, and none has a price of its own.',
    enterprise: 'Enterprise',
    checks: 'Ordered, {{days}} days',
    ownPrice: 'Own price',
    more_one: '{{count}} more enterprise',
    more_other: '{{count}} more enterprises',
  },
  wasIs: '{{label}}: {{was}} → {{is}}',
  yes: 'yes',
  no: 'no',
  nothing: 'Nothing is different.',
  history: {
    ...changeHistory,
    first: 'First version',
  },
  withdraw: {
    ...changeWithdrawal,
    body: 'The package stays as it is now. The history keeps what was planned.',
  },
  done: {
    now: 'Changed',
    planned: 'Planned from {{day}}',
  },
};
