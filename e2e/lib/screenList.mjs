import { orderBatch } from './batchCalls.mjs';
import { checksIn, placeOrder } from './gatewayCalls.mjs';
import { openApply, openCandidate, openShared, openVisitorList } from './visitors.mjs';

/** The largest of the standard packages. */
const DEEP = '01990000-0000-7000-8000-000000000003';

const go = (route) => (page) => page.goto(`/#${route}`);
/** A route about the newest check in a status. */
const check = (route, status) => async (page, call) => {
  const [{ checkId }] = await checksIn(call, status);
  await page.goto(`/#${route}?id=${checkId}`);
};

/**
 * Every screen: its name, its reader (without one nobody is signed in), how it is opened in a page of theirs with the calls
 * of the owner of its data, and whether the browser has a reason to complain.
 */
export const screens = [
  { name: 'cover', open: go('/') },
  { name: 'login', open: go('/login') },
  { name: 'register', open: go('/register') },
  { name: 'resetPassword', open: go('/resetPassword') },
  { name: 'checkPhone', open: go('/checkPhone') },
  { name: 'checkPhone-list', open: openVisitorList },
  { name: 'notFound', open: go('/nowhere') },
  ...['', '/api', '/webhooks', '/calls'].map((page) => ({
    name: `docs${page.replace('/', '-')}`,
    open: (tab) => tab.goto(`/docs${page}`),
  })),
  ...['about', 'items', 'sign', 'identity', 'education', 'employment', 'review'].map((step) => ({
    name: `candidate-${step}`,
    open: (page, call) => openCandidate(page, call, 'awaitingConsent', `step=${step}`),
  })),
  { name: 'candidate-status', open: (page, call) => openCandidate(page, call, 'inProgress') },
  { name: 'candidate-reported', open: (page, call) => openCandidate(page, call, 'reported') },
  { name: 'candidate-report', open: (page, call) => openCandidate(page, call, 'reported', 'show=report') },
  { name: 'apply', open: openApply },
  ...['sr', 'report', 'reportMobile'].map((route) => ({
    name: `shared-${route}`,
    open: (page, call) => openShared(page, call, `/${route}`),
  })),
  { name: 'shared-closed', open: go('/sr?s=') },
  ...['owner', 'analyst'].map((who) => ({ name: `home-${who}`, who, open: go('/homePage') })),
  { name: 'initiate', who: 'owner', open: go('/initiateBack') },
  { name: 'batch', who: 'owner', open: go('/batchBack') },
  { name: 'orderSuccess', who: 'owner', open: openOrdered },
  { name: 'batches', who: 'owner', open: go('/batchRecord') },
  { name: 'batch-record', who: 'owner', open: openBatch },
  { name: 'records', who: 'owner', open: go('/backRecord') },
  { name: 'records-empty', who: 'owner', open: go('/backRecord?q=nobody-of-this-name') },
  ...['awaitingConsent', 'inProgress', 'reported'].map((status) => ({
    name: `record-${status}`,
    who: 'owner',
    open: check('/backRecord/detail', status),
  })),
  { name: 'report', who: 'owner', open: check('/reportDetail', 'reported') },
  { name: 'ei', who: 'owner', open: go('/ei') },
  { name: 'enterSuccess', who: 'owner', open: go('/enterSuccess') },
  { name: 'financialManage', who: 'owner', open: go('/financialManage') },
  { name: 'approvals', who: 'owner', open: go('/financialManage?tab=approvals') },
  { name: 'costs', who: 'owner', open: go('/financialManage?tab=costs') },
  { name: 'statements', who: 'owner', open: go('/financialManage?tab=statements') },
  { name: 'invoices', who: 'owner', open: go('/financialManage?tab=invoices') },
  { name: 'payouts', who: 'owner', open: go('/financialManage?tab=payouts') },
  { name: 'ledger', who: 'owner', open: go('/financialManage?tab=ledger') },
  { name: 'registrations', who: 'owner', open: go('/jobRegistration') },
  { name: 'registration-form', who: 'owner', open: openForm },
  { name: 'registration-invitees', who: 'owner', open: openInvitationList },
  { name: 'registration-edit', who: 'owner', open: openFormEditor },
  { name: 'registration-new', who: 'owner', open: go('/jobRegistration/form') },
  { name: 'application', who: 'owner', open: openApplication },
  { name: 'initiate-application', who: 'owner', open: openFromApplication },
  { name: 'packages', who: 'owner', open: go('/mealManage') },
  { name: 'packages-list', who: 'owner', open: go('/mealManage?view=list') },
  { name: 'package', who: 'owner', open: go(`/mealManage/detail?id=${DEEP}`) },
  { name: 'package-new', who: 'owner', open: go('/mealManage/add') },
  { name: 'package-copy', who: 'owner', open: go(`/mealManage/add?from=${DEEP}`) },
  { name: 'serviceContract', who: 'owner', open: go('/serviceContract') },
  ...[
    'profile',
    'me',
    'users',
    'security',
    'notifications',
    'apiKeys',
    'webhooks',
    'audit',
    'retention',
    'leaving',
  ].map((tab) => ({
    name: `account-${tab}`,
    who: 'owner',
    open: go(`/businessManage?tab=${tab}`),
  })),
  { name: 'unloadable', who: 'owner', isBroken: true, open: openUnloadable },
  { name: 'forbidden', who: 'viewer', open: go('/initiateBack') },
  { name: 'workOrder', who: 'analyst', open: go('/workOrder') },
  { name: 'reportEdit', who: 'analyst', open: check('/reportDetail/edit', 'inProgress') },
  { name: 'review', who: 'analyst', open: check('/reportDetail/edit', 'inReview') },
  { name: 'catalogue', who: 'operator', open: go('/mealManage') },
  { name: 'catalogue-item', who: 'operator', open: go('/mealManage?tab=catalogue&item=education') },
  { name: 'standard-packages', who: 'operator', open: go('/mealManage?tab=standard') },
  { name: 'standard-package', who: 'operator', open: go(`/mealManage?tab=standard&package=${DEEP}`) },
  { name: 'calendar', who: 'operator', open: go('/operatorDesk') },
  { name: 'calendar-year', who: 'operator', open: go('/operatorDesk?year=2026') },
  { name: 'public-contact', who: 'operator', open: go('/operatorDesk?tab=contact') },
  { name: 'signed-texts', who: 'operator', open: go('/operatorDesk?tab=texts') },
  {
    name: 'signed-text',
    who: 'operator',
    open: go('/operatorDesk?tab=texts&text=consent&version=2026-11-2'),
  },
  {
    name: 'signed-text-draft',
    who: 'operator',
    open: go('/operatorDesk?tab=texts&text=consent&from=2026-11-2'),
  },
  { name: 'bank-account', who: 'operator', open: go('/operatorDesk?tab=bank') },
  { name: 'limits', who: 'operator', open: go('/operatorDesk?tab=limits') },
  { name: 'dictionaries', who: 'operator', open: go('/operatorDesk?tab=dictionaries') },
  { name: 'closings', who: 'operator', open: go('/operatorDesk?tab=closings') },
  { name: 'own-prices', who: 'operator', open: go('/mealManage?tab=prices') },
  {
    name: 'own-prices-of',
    who: 'operator',
    open: openOwnPrices,
  },
  { name: 'certifications', who: 'operator', open: go('/workOrder') },
  { name: 'receivedMoney', who: 'operator', open: go('/receivedMoney') },
  { name: 'charges', who: 'operator', open: openCharges },
  { name: 'rechargeLimit', who: 'operator', open: go('/receivedMoney?tab=limit') },
  { name: 'support-records', who: 'support', open: go('/backRecord') },
];

/** What the enterprise of the data pays for the standard packages. */
async function openOwnPrices(page, call) {
  const { mainId } = await call('base/user/loginInfo');
  await page.goto(`/#/mealManage?tab=prices&enterprise=${mainId}`);
}

/** The charges of the order whose report is there. */
async function openCharges(page, call) {
  const [{ orderNo }] = await checksIn(call, 'reported');
  await page.goto(`/#/receivedMoney?tab=charges&orderNo=${orderNo}`);
}

/** The newest application of the demo data, and its form. */
const firstApplication = async (call) => (await call('registration/application/list', {})).rows[0];

async function openForm(page, call) {
  await page.goto(`/#/jobRegistration/form?id=${(await firstApplication(call)).formId}`);
}

/** The form of the demo data that is open by invitation. */
async function openInvitationList(page, call) {
  const forms = await call('registration/form/list');
  await page.goto(`/#/jobRegistration/form?id=${forms.find(({ link }) => link?.byList).formId}&invitees=1`);
}

async function openFormEditor(page, call) {
  await page.goto(`/#/jobRegistration/form?id=${(await firstApplication(call)).formId}&edit=1`);
}

async function openApplication(page, call) {
  await page.goto(`/#/jobRegistration/detail?id=${(await firstApplication(call)).applicationId}`);
}

async function openFromApplication(page, call) {
  await page.goto(`/#/initiateBack?application=${(await firstApplication(call)).applicationId}`);
}

/** A batch ordered by calls, for new people each time; one of its rows has a fault. */
async function openBatch(page, call) {
  const first = Number(String(Date.now()).slice(-7)) * 10;
  const people = ['孟晓东', '沈青'].map((name, at) => ({
    name,
    mobile: `136${String(first + at).padStart(8, '0')}`,
  }));
  const batchId = await orderBatch(call, 'Autumn graduates', [...people, { name: '陆一鸣', mobile: '123' }]);
  await page.goto(`/#/batchRecord?id=${batchId}`);
}

/** Ordered by calls, for a new person each time: the screen shows the order just placed. */
async function openOrdered(page, call) {
  const mobile = `1391${String(Date.now()).slice(-7)}`;
  const { orderId } = await placeOrder(call, mobile);
  await page.goto(`/#/orderSuccess?orderId=${orderId}`);
}

/** Makes the files of a screen unavailable, at first and after the page has reloaded itself. */
async function openUnloadable(page) {
  const known = new Set();
  const isScript = (url) => url.pathname.endsWith('.js');
  const note = (reply) => known.add(reply.url());
  page.on('response', note);
  await page.goto('/#/homePage');
  await page.reload();
  await page.locator('h1').first().waitFor();
  await page.waitForLoadState('networkidle');
  page.off('response', note);
  await page.route(isScript, (route) =>
    known.has(route.request().url()) ? route.continue() : route.abort('connectionfailed'),
  );
  await page.goto('/#/serviceContract');
  await page.locator('[role=alert] button').first().waitFor();
  await page.unroute(isScript);
}
