// Of staff.

import { screens } from '../screenList.mjs';
import { answered, enlarged, go, statesOf, withRows } from './answers.mjs';

const screen = (name) => screens.find((one) => one.name === name);
const DRAFT = 'report/draft/get';
const ACCOUNTS = 'base/user/relatedMainList';

/** The dialog of the first submission in the queue. */
async function openDecision(page) {
  await page.goto('/#/workOrder');
  await page
    .getByRole('button', { name: /^(Decide|处理)/ })
    .first()
    .click();
  await page.getByRole('dialog').waitFor();
  await page.waitForTimeout(1_500);
}

/** The menu of accounts, at the top left. */
async function openAccounts(page) {
  await page.goto('/#/homePage');
  await page.locator('h1').first().waitFor();
  await page
    .getByRole('button', { name: /^(Account in use|当前账号|当前主账号)/ })
    .first()
    .click();
  await page.getByRole('dialog').waitFor();
  await page.waitForTimeout(1_000);
}

export const staffStates = [
  ...statesOf(screen('reportEdit'), DRAFT),
  ...statesOf(screen('review'), DRAFT, { typed: ['by'] }),
  {
    name: 'reportEdit-unknown',
    who: 'analyst',
    isBroken: true,
    open: go('/reportDetail/edit?id=0190a1b2-0000-7000-8000-000000000000'),
  },
  { name: 'home-analyst-enlarged', who: 'analyst', open: enlarged(go('/homePage')) },
  ...['operator', 'support'].map((who) => ({ name: `home-${who}`, who, open: go('/homePage') })),
  { name: 'certification', who: 'operator', open: openDecision },
  ...statesOf(
    { name: 'certification', who: 'operator', open: openDecision },
    'enterprise/certification/review',
    { typed: ['address', 'fileName', 'reason'] },
  ),
  { name: 'accounts', who: 'support', open: openAccounts },
  ...statesOf({ name: 'accounts', who: 'support', open: openAccounts }, ACCOUNTS),
  {
    name: 'accounts-none',
    who: 'support',
    open: answered(
      ACCOUNTS,
      withRows(() => []),
      openAccounts,
    ),
  },
];
