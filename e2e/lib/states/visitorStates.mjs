// Of who has no account here, or none yet.

import { demoPassword } from '../demoPeople.mjs';
import { screens } from '../screenList.mjs';
import { freshTab, openAsNewcomer, openCandidate } from '../visitors.mjs';
import { answered, enlarged, failing, go, held, statesOf, withData, withRows } from './answers.mjs';

const screen = (name) => screens.find((one) => one.name === name);
const INVITATION = 'candidate/invitation/get';
const REPORT = 'candidate/report/get';
const SHARE = 'candidate/share/get';
const OPENINGS = 'candidate/opening/list';

/** The texts of a candidate's form and of the reasons the enterprise gives. */
const ofForm = [
  ...['reason', 'school', 'major', 'company', 'department', 'position', 'reference', 'referencePosition'],
  ...['formerName', 'address', 'fileName', 'notGiven'],
];

/** In a tab in which no phone is proven. */
const afresh = (open) => async (page, call) => {
  await freshTab(page);
  await open(page, call);
};

/** Presses the form's own button with nothing in it. */
const pressed = (route) => async (page) => {
  await page.goto(`/#${route}`);
  await page.locator('form button[type=submit]').first().click();
  await page.locator('[aria-invalid=true]').first().waitFor();
};

/** Another way to sign in, by its place among the tabs. */
const way = (at) => async (page) => {
  await page.goto('/#/login');
  await page.locator('[role=tab]').nth(at).click();
};

/** A password that is none, of a phone that nobody has. */
async function signInWrongly(page) {
  await page.goto('/#/login');
  await page.locator('[role=tab]').first().click();
  await page.locator('input[autocomplete="username"]').first().fill('13900009999');
  await page.locator('input[type=password]').first().fill(demoPassword);
  await page.locator('form button[type=submit]').first().click();
}

/** A check that stands otherwise than those of the demo data. */
const standing = (change) => (page, call) =>
  answered(INVITATION, withData(change), (tab, calls) => openCandidate(tab, calls, 'inProgress'))(page, call);
const asked = (view) => ({
  ...view,
  status: 'awaitingInfo',
  items: view.items.map((item, at) =>
    at === 0
      ? {
          ...item,
          status: 'awaitingInfo',
          question: '请补充该段工作经历的离职证明，或写明前主管的联系方式。',
        }
      : item,
  ),
});
const ended = (view) => ({ ...view, status: 'cancelled' });

export const visitorStates = [
  ...statesOf(screen('shared-sr'), SHARE),
  ...statesOf(screen('candidate-about'), INVITATION),
  ...['items', 'sign', 'identity', 'education', 'employment', 'review'].flatMap((step) =>
    statesOf(screen(`candidate-${step}`), INVITATION, { only: ['enlarged', 'longNames'], typed: ofForm }),
  ),
  ...statesOf(screen('candidate-status'), INVITATION, { only: ['enlarged', 'longNames'], typed: ofForm }),
  { name: 'candidate-status-asked', open: standing(asked) },
  { name: 'candidate-status-ended', open: standing(ended) },
  ...statesOf(screen('candidate-report'), REPORT),
  ...statesOf(screen('checkPhone-list'), OPENINGS, { only: ['enlarged', 'longNames'] }),
  {
    name: 'checkPhone-list-none',
    open: answered(
      OPENINGS,
      withRows(() => []),
      go('/checkPhone'),
    ),
  },
  { name: 'checkPhone-list-failed', isBroken: true, open: answered(OPENINGS, failing, go('/checkPhone')) },
  { name: 'checkPhone-closed', isBroken: true, open: go('/checkPhone?s=nothing') },
  ...['cover', 'login', 'register', 'resetPassword', 'checkPhone', 'notFound'].map((name) => ({
    name: `${name}-enlarged`,
    open: afresh(enlarged(screen(name).open)),
  })),
  ...['login', 'register', 'resetPassword', 'checkPhone'].map((name) => ({
    name: `${name}-faults`,
    open: afresh(pressed(`/${name}`)),
  })),
  { name: 'login-sms', open: way(1) },
  { name: 'login-wechat', open: way(2) },
  {
    name: 'login-wechat-loading',
    isHeld: true,
    open: answered('base/user/wechatLogin/getQrCode', held, way(2)),
  },
  {
    name: 'login-wechat-failed',
    isBroken: true,
    open: answered('base/user/wechatLogin/getQrCode', failing, way(2)),
  },
  { name: 'login-visitor', open: way(3) },
  { name: 'login-refused', isBroken: true, open: signInWrongly },
  { name: 'login-failed', isBroken: true, open: answered('base/user/login', failing, signInWrongly) },
];

/** Of an enterprise that has only registered. They come last: who has registered is signed in. */
export const newcomerStates = [
  ['home', '/homePage'],
  ['initiate', '/initiateBack'],
  ['account-profile', '/businessManage'],
  ['records', '/backRecord'],
  ['ei', '/ei'],
  ['serviceContract', '/serviceContract'],
].map(([name, route]) => ({ name: `${name}-uncertified`, open: (page) => openAsNewcomer(page, route) }));
