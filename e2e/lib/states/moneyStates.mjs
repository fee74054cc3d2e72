// Of money, packages, forms of applicants and the operator's desk.

import { screens } from '../screenList.mjs';
import { answered, statesOf, withRows } from './answers.mjs';

const screen = (name) => screens.find((one) => one.name === name);

/** The screens, the path of the call that each waits for, and further texts of its reply that people type. */
const read = [
  ['ledger', 'balance/entry/list'],
  ['costs', 'balance/cost/get'],
  ['statements', 'statement/statement/list'],
  ['invoices', 'invoice/request/list'],
  ['payouts', 'payout/payout/list', ['holder', 'bankName', 'askedBy']],
  ['approvals', 'approval/rule/get'],
  ['registrations', 'registration/application/list', ['name', 'formTitle']],
  ['packages', 'package/package/all', ['name', 'description']],
  ['catalogue', 'catalogue/item/list'],
  ['standard-packages', 'standardPackage/package/list'],
  ['own-prices', 'price/enterprise/find', ['name']],
  ['calendar', 'calendar/year/list'],
  ['public-contact', 'sphere/setting/detail'],
  ['bank-account', 'bankAccount/account/detail', ['accountName', 'bankName', 'askedBy', 'reason']],
  ['limits', 'limit/limit/list'],
  ['dictionaries', 'dict/dictionary/list'],
  ['receivedMoney', 'reversal/received/list'],
];
/** Those that list what may be nothing. */
const lists = ['ledger', 'statements', 'invoices', 'payouts', 'registrations', 'receivedMoney'];

const none = (name) => {
  const { who, open } = screen(name);
  const [, path] = read.find(([one]) => one === name);
  const nothing = withRows(() => []);
  return { name: `${name}-none`, who, open: answered(path, nothing, open) };
};

export const moneyStates = [
  ...read.flatMap(([name, path, typed]) => statesOf(screen(name), path, { typed })),
  ...lists.map(none),
];
