// Of staff.

import { screens } from '../screenList.mjs';
import { answered, enlarged, go, renamed, statesOf, withRows } from './answers.mjs';
import { certificationReview, certificationWork } from './filled.mjs';

const screen = (name) => screens.find((one) => one.name === name);
const DRAFT = 'report/draft/get';
const ACCOUNTS = 'base/user/relatedMainList';

const REVIEW = 'enterprise/certification/review';
const reply = (data) => (route) => route.fulfill({ json: { code: 0, msg: '', data } });

/** The dialog of the only submission in the queue; its licence is a picture of what was on the screen before. */
async function openDecision(page) {
  const body = await page.screenshot();
  await page.route(/\/gateway\/bd\/file\/file\/get/, (route) =>
    route.fulfill({ body, contentType: 'image/png' }),
  );
  await page.route(
    /\/gateway\/bd\/work\/item\/list/,
    withRows(() => [certificationWork()]),
  );
  await page.goto('/#/workOrder');
  await page
    .getByRole('button', { name: /^(Decide|处理)/ })
    .first()
    .click();
  await page.getByRole('dialog').waitFor();
}

const decided = (review) => answered(REVIEW, reply(review), openDecision);

/** The menu of accounts, at the top left. */
async function openAccounts(page) {
  await page.goto('/#/homePage');
  await page.locator('h1').first().waitFor();
  await page
    .getByRole('button', { name: /^(Account in use|当前账号|当前主账号)/ })
    .first()
    .click();
  await page.getByRole('dialog').waitFor();
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
  { name: 'certification', who: 'operator', open: decided(certificationReview()) },
  {
    name: 'certification-longNames',
    who: 'operator',
    open: decided(renamed(certificationReview(), ['address', 'fileName', 'reason'])),
  },
  ...statesOf({ name: 'certification', who: 'operator', open: openDecision }, REVIEW, {
    only: ['loading', 'failed'],
  }),
  {
    name: 'certification-enlarged',
    who: 'operator',
    open: enlarged(decided(certificationReview())),
  },
  { name: 'accounts', who: 'support', open: openAccounts },
  ...statesOf({ name: 'accounts', who: 'support', open: openAccounts }, ACCOUNTS),
];
