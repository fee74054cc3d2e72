import type { Page } from '@playwright/test';
import { withData } from './lib/states/answers.mjs';

/** A dialog above a screen: the screen it belongs to (e2e/lib/screenList.mjs) and the button that opens it. */
interface DialogEntry {
  name: string;
  screen: string;
  press: string | RegExp;
  /** A click needed before, e.g. on the menu that contains it. */
  first?: (page: Page) => Promise<void>;
}

const select = async (page: Page) => page.getByRole('row').nth(1).getByRole('checkbox').check();
interface BatchResult {
  batch: { counts: object };
  toRemind: number;
  toCancel: number;
}
/** Shows the opened batch as it stands for a while, or in an hour: neither comes by itself while a journey looks. */
const batchAs = (change: (result: BatchResult) => object) => async (page: Page) => {
  await page.route(/\/gateway\/bd\/batch\/order\/result/, withData(change));
  await page.reload();
};
const ordering = batchAs(({ batch, ...result }) => ({
  ...result,
  batch: { ...batch, status: 'ordering', counts: { ...batch.counts, ready: 2 } },
  toCancel: 2,
}));
const refused = batchAs(({ batch, ...result }) => ({
  ...result,
  batch: { ...batch, counts: { ...batch.counts, refused: 2 } },
}));
const toRemind = batchAs((result) => ({ ...result, toRemind: 2 }));
const more = (page: Page) => page.getByRole('button', { name: 'More', exact: true }).click();

export const dialogs: readonly DialogEntry[] = [
  { name: 'invite', screen: 'account-users', press: 'Add a person' },
  { name: 'several people', screen: 'account-users', press: 'Add several people' },
  { name: 'departments', screen: 'account-users', press: 'Departments' },
  { name: 'member', screen: 'account-users', press: /^Edit / },
  { name: 'disable', screen: 'account-users', press: /^Disable / },
  { name: 'lost phone', screen: 'account-users', press: /^Lost phone of / },
  {
    name: 'records with nobody in charge',
    screen: 'account-users',
    press: 'Records with nobody in charge',
    first: more,
  },
  { name: 'ownership', screen: 'account-users', press: 'Transfer ownership', first: more },
  { name: 'recharge', screen: 'financialManage', press: 'Submit a transfer' },
  { name: 'pay by scanning', screen: 'financialManage', press: 'Pay by scanning' },
  { name: 'take back', screen: 'receivedMoney', press: /^Take back: / },
  { name: 'give back a charge', screen: 'charges', press: /^Give back: / },
  { name: 'limit of a recharge', screen: 'rechargeLimit', press: 'Change the limit' },
  { name: 'a text as it is signed', screen: 'signed-text-draft', press: 'See it as it is signed' },
  { name: 'bank account for transfers', screen: 'bank-account', press: 'Change the account' },
  { name: 'a dictionary', screen: 'dictionaries', press: 'Change: Levels of education' },
  { name: 'a limit', screen: 'limits', press: 'Change: Shared reports by SMS' },
  { name: 'invoice', screen: 'invoices', press: 'Ask for an invoice' },
  { name: 'payout', screen: 'payouts', press: 'Ask for a payout' },
  { name: 'link of a form', screen: 'registration-form', press: 'Change who and until when' },
  { name: 'people of an invitation list', screen: 'registration-invitees', press: 'Add people' },
  { name: 'invitations by SMS', screen: 'registration-invitees', press: /^Invite \d+ / },
  { name: 'what an applicant sees', screen: 'registration-new', press: 'Preview on a phone' },
  { name: 'what the candidate sees', screen: 'package-copy', press: 'Show what the candidate sees' },
  { name: 'own price', screen: 'own-prices-of', press: 'Set a price for Basic' },
  { name: 'new key', screen: 'account-apiKeys', press: 'Create a key' },
  { name: 'replace key', screen: 'account-apiKeys', press: /^Replace / },
  { name: 'revoke key', screen: 'account-apiKeys', press: /^Revoke / },
  { name: 'new webhook', screen: 'account-webhooks', press: 'Add a webhook' },
  { name: 'leave', screen: 'account-me', press: 'Leave this account' },
  { name: 'everything as one file', screen: 'account-leaving', press: 'Make the file' },
  { name: 'hold', screen: 'account-retention', press: 'Place an order on hold' },
  { name: 'share', screen: 'report', press: 'Share' },
  { name: 'dispute', screen: 'report', press: 'Dispute' },
  { name: 'cancel check', screen: 'record-awaitingConsent', press: 'Cancel check' },
  { name: 'cancel checks', screen: 'records', press: 'Cancel check', first: select },
  {
    name: 'remind all of a batch',
    screen: 'batch-record',
    press: 'Remind 2 candidates',
    first: toRemind,
  },
  {
    name: 'cancel the rest of a batch',
    screen: 'batch-record',
    press: 'Cancel the rest',
    first: ordering,
  },
  {
    name: 'order refused rows again',
    screen: 'batch-record',
    press: 'Order 2 refused rows again',
    first: refused,
  },
  { name: 'assign a record', screen: 'record-awaitingConsent', press: 'Assign' },
  { name: 'assign records', screen: 'records', press: 'Assign', first: select },
  { name: 'ask for information', screen: 'reportEdit', press: 'Ask for information' },
  { name: 'evidence', screen: 'reportEdit', press: 'Add evidence' },
  { name: 'search', screen: 'home-owner', press: /^Search, / },
  { name: 'bell', screen: 'home-owner', press: /^Notifications/ },
];
