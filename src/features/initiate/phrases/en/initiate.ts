import { consentWayHelp, consentWays } from '../../../../domain/phrases/en/consentWays';
import { positionClasses, positionFaults } from '../../../../domain/phrases/en/positionClasses';
import { reasonWords, takeOffered } from '../../../../domain/phrases/en/reasonWords';

/** Ordering a check. */
export const initiate = {
  fromApplication: {
    note: '{{name}} applied with the form “{{form}}”. What they entered is filled into their own form, for them to look through. With another phone or name this counts as somebody else: nothing is carried over, and the application does not show that a check was begun.',
    open: 'Show the application',
    gone: 'This application is deleted',
  },
  title: 'Order a check',
  many: 'Many at once?',
  noPackages: 'There is no package to order',
  noPackagesBody:
    'Your enterprise’s owner or an administrator can make a package under Packages, or call customer service.',
  draft: {
    restored: 'Your draft of {{time}} is back.',
    discard: 'Discard draft',
    saved: 'Draft saved {{time}}',
    saving: 'Saving draft',
    failed:
      'Draft not saved: {{reason}}. Your input is still here; saving is tried again with your next change.',
    dropped:
      'This draft was changed, ordered or discarded in another window. What you type here is not saved until you keep it.',
    keep: 'Keep it as draft',
    startEmpty: 'Start empty',
  },
  package: {
    title: 'Package',
    ownPrice: 'Your own price, standard {{amount}}',
    days_zero: 'Same day',
    days_one: '{{count}} working day',
    days_other: '{{count}} working days',
    items_one: '{{count}} item',
    items_other: '{{count}} items',
    required: 'Please choose a package',
  },
  budget: {
    person: 'Your budget this month: {{rest}}',
    department: 'Your department’s budget this month: {{rest}}',
    left: '{{left}} left of {{monthly}}',
    over: '{{left}} over {{monthly}}',
    exceeded: {
      waits: 'This order is above what is left, so it waits until somebody approves it.',
      refused:
        'This order is above what is left, so it would be refused. Take items out, or ask an owner or administrator to raise the budget.',
      placed: 'This order is above what is left. As an owner you may place it all the same.',
    },
    above: 'Above what is left of the budget',
  },
  approval: {
    limit: 'Orders above {{above}} wait until somebody approves them.',
  },
  candidate: {
    title: 'Candidate',
    name: 'Name',
    nameRequired: 'Please enter the name',
    nameLong: 'A name has at most 50 characters',
    nameNotes:
      'Please enter the full name alone: no number, note, form of address or space between characters',
    takeName: 'Take “{{name}}”',
    noName:
      'This does not look like a person’s name: a name begins with a letter and has no symbols such as = @ # or emoji',
    mobile: 'Phone number',
    mobileHelp: 'The candidate confirms this number by SMS before anything is shown.',
    idNumber: 'ID number',
    idHelp: 'Without it the candidate enters it. With it the candidate confirms it.',
    idFacts: 'Born {{date}}, {{sex}}',
    sex: { male: 'male', female: 'female' },
    positionTitle: 'Position',
    ...positionFaults,
    positionClass: 'Kind of position',
    positionHelp: 'A check has to fit the position. The candidate sees your reason for each sensitive item.',
    classes: positionClasses,
  },
  items: {
    title: 'Items',
    required: 'Please choose at least one item',
    why: 'Why it is asked for: {{reason}}',
    sensitive: 'Sensitive',
    ...reasonWords,
    promised: 'about {{date}}',
  },
  way: {
    ...consentWays,
    title: 'Consent',
    label: 'How the candidate is asked',
    ...consentWayHelp,
    paperHelp: 'You upload the form the candidate signed. Our staff confirm it before anything starts.',
    file: 'Signed consent form',
    fileRequired: 'Please upload the signed consent form',
  },
  summary: {
    title: 'Summary',
    available: 'Available now',
    after: 'Available after',
    promised: 'Report by',
    estimateHelp:
      'This date is an estimate: the public holidays up to then are not all published yet, and may make it later.',
    promisedHelp: 'if consent comes today',
    choose: 'Choose a package to see price and date.',
    pricing: 'Calculating',
    failed: 'The price could not be calculated',
    short:
      'The balance does not cover this. The order is saved and starts as soon as it does, oldest orders first; after 7 days it is dropped.',
    held: 'The price is set aside when you order: you pay for each item once it is done, and what is cancelled is given back.',
  },
  duplicate: {
    title: 'A check of this person was ordered in the last 90 days',
    row: 'Ordered {{date}}',
    open: 'Open record',
    accept: 'I want another check of this person',
    required: 'Please confirm that you want another check',
  },
  submit: 'Review order',
  confirm: {
    package: 'Package',
    title: 'Place this order?',
    body: 'A check of {{name}} as {{position}} for {{price}}.',
    sms: 'The invitation goes to {{mobile}} at once.',
    link: 'You get a link to send to the candidate.',
    paper: 'The signed form goes to our staff for confirmation.',
    short: 'The balance is too low: the order waits for payment and nothing is sent yet.',
    approval:
      'It waits until somebody approves it. Nothing is held and nobody is asked before that; after 7 days without a decision it ends.',
    ask: 'Ask for approval',
    noId: 'the candidate enters it',
    reason: 'Why {{item}}',
    do: 'Place order',
  },
  offered: {
    title: 'Offered reasons',
    lead: 'Reasons that fit the kind of position. The candidate reads them; change them where they do not fit.',
    of: '{{item}}:',
    ...takeOffered,
  },
  failed: 'The order was not placed. Nothing was charged, and your input is still here.',
  unknown: 'It is not known whether the order arrived. Try again: it will not be placed twice.',
};
