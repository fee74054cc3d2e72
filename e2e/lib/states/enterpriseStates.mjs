// Of an enterprise's people.

import { checksIn } from '../gatewayCalls.mjs';
import { screens } from '../screenList.mjs';
import { answered, enlarged, go, statesOf, withData, withRows } from './answers.mjs';
import { apiKeys, holds, submission, webhooks } from './filled.mjs';
import { tasksUnderWay } from './tasks.mjs';

const screen = (name) => screens.find((one) => one.name === name);
const owners = (name, route) => ({ name, who: 'owner', open: go(route) });
const tab = (name) => screen(`account-${name}`);
const CERTIFICATION = 'enterprise/certification/get';
const CONTRACT = 'enterprise/serviceContract/get';
/** Nothing has this id. */
const UNKNOWN = '0190a1b2-0000-7000-8000-000000000000';

/** With papers, as an enterprise has them that submitted its own. */
const ofEnterprise = {
  typed: ['address', 'fileName'],
  filled: (data) => ({ ...data, submission: submission() }),
};

/** What is left of the month's budget pays for nothing. */
/** An order that waits for one of two people. */
const awaitingApproval = {
  status: 'awaitingApproval',
  checkStatus: 'awaitingApproval',
  held: 0,
  approval: {
    why: ['limit', 'person'],
    askedAt: '2026-03-02T02:00:00.000Z',
    endsAt: '2026-03-09T02:00:00.000Z',
    approvers: ['林晓', '许峰'],
    decision: null,
    decidedBy: null,
    decidedAt: null,
    reason: null,
  },
};

const withoutBudget = (terms) => ({
  ...terms,
  approval: { above: null, overBudget: 'waits' },
  budgets: [
    { whose: 'person', monthly: 500_00, left: 1_00, over: 0 },
    { whose: 'department', monthly: 10_000_00, left: 20_00, over: 0 },
  ],
});

const pending = (data) => ({
  ...data,
  authStatus: 1,
  dueAt: new Date(Date.now() + 2 * 86_400_000).toISOString().slice(0, 10),
  submission: submission({ status: 'pending', decidedAt: null }),
  signature: null,
  draft: null,
});
const rejected = (data) => ({
  ...data,
  authStatus: 3,
  submission: submission({
    status: 'rejected',
    reason: '营业执照照片模糊，看不清统一社会信用代码，请重新上传。',
  }),
  signature: null,
});
const unsigned = (data) => ({ ...data, isVerified: true, signature: null });

/** The order of a check that is there already: an order of its own for each picture would cost. */
async function openPlaced(page, call) {
  const [{ checkId }] = await checksIn(call, 'awaitingConsent');
  const { orderId } = await call(`check/check/get?checkId=${checkId}`);
  await page.goto(`/#/orderSuccess?orderId=${orderId}`);
}

/** The panel of the bell, above the home page. */
async function openBell(page) {
  await page.goto('/#/homePage');
  await page
    .getByRole('button', { name: /^(Notifications|通知)/ })
    .first()
    .click();
  await page.getByRole('dialog').waitFor();
}

export const enterpriseStates = [
  ...statesOf(owners('home', '/homePage'), 'home/home/summary'),
  ...statesOf(owners('initiate', '/initiateBack'), 'package/package/list', {
    only: ['loading', 'failed', 'enlarged'],
  }),
  {
    name: 'initiate-overBudget',
    who: 'owner',
    open: answered('order/order/terms', withData(withoutBudget), go('/initiateBack')),
  },
  ...statesOf({ name: 'orderSuccess', who: 'owner', open: openPlaced }, 'order/order/get', {
    typed: ['packageName'],
  }),
  {
    name: 'orderSuccess-waiting',
    who: 'owner',
    open: answered(
      'order/order/get',
      withData((order) => ({ ...order, status: 'awaitingPayment', checkStatus: 'awaitingPayment' })),
      openPlaced,
    ),
  },
  {
    name: 'orderSuccess-approval',
    who: 'owner',
    open: answered(
      'order/order/get',
      withData((order) => ({ ...order, ...awaitingApproval })),
      openPlaced,
    ),
  },
  {
    name: 'orderSuccess-unknown',
    who: 'owner',
    isBroken: true,
    open: go(`/orderSuccess?orderId=${UNKNOWN}`),
  },
  {
    name: 'records-tasks',
    who: 'owner',
    open: answered('task/task/list', withRows(tasksUnderWay), go('/backRecord')),
  },
  {
    name: 'audit-tasks',
    who: 'owner',
    open: answered('task/task/list', withRows(tasksUnderWay), go('/businessManage?tab=audit')),
  },
  ...statesOf({ ...screen('record-inProgress'), name: 'record' }, 'check/check/get', {
    typed: ['by', 'fileName', 'reason'],
  }),
  ...statesOf(screen('report'), 'report/report/get'),
  ...[
    ['record', '/backRecord/detail'],
    ['report', '/reportDetail'],
  ].map(([name, route]) => ({
    name: `${name}-unknown`,
    who: 'owner',
    isBroken: true,
    open: go(`${route}?id=${UNKNOWN}`),
  })),

  ...statesOf(owners('ei-change', '/ei?for=change'), CERTIFICATION, { typed: ['address', 'fileName'] }),
  {
    name: 'ei-rejected',
    who: 'owner',
    open: answered(CERTIFICATION, withData(rejected), go('/ei')),
  },
  ...statesOf(screen('enterSuccess'), CERTIFICATION, ofEnterprise),
  {
    name: 'enterSuccess-pending',
    who: 'owner',
    open: answered(CERTIFICATION, withData(pending), go('/enterSuccess')),
  },
  {
    name: 'enterSuccess-rejected',
    who: 'owner',
    open: answered(CERTIFICATION, withData(rejected), go('/enterSuccess')),
  },
  ...statesOf(screen('serviceContract'), CONTRACT, { only: ['loading', 'failed', 'enlarged'] }),
  {
    name: 'serviceContract-unsigned',
    who: 'owner',
    open: answered(CONTRACT, withData(unsigned), go('/serviceContract')),
  },

  ...statesOf(tab('profile'), CERTIFICATION, ofEnterprise),
  ...statesOf(screen('financialManage'), 'balance/balance/get', { only: ['loading', 'failed', 'enlarged'] }),
  ...statesOf(tab('me'), 'account/profile/get', { typed: ['email'] }),
  ...statesOf(tab('security'), 'account/security/get', { only: ['loading', 'failed', 'enlarged'] }),
  ...statesOf({ ...tab('security'), name: 'account-security-sessions' }, 'account/session/list', {
    only: ['loading', 'failed', 'longNames'],
    typed: ['userAgent'],
  }),
  ...statesOf(tab('notifications'), 'notification/choice/get', { only: ['loading', 'failed', 'enlarged'] }),
  ...statesOf(tab('apiKeys'), 'apiKey/key/list', { typed: ['name'], filled: apiKeys }),
  ...statesOf(tab('webhooks'), 'webhook/webhook/list', { typed: ['name'], filled: webhooks }),
  ...statesOf(tab('retention'), 'retention/setting/get', { only: ['loading', 'failed', 'enlarged'] }),
  ...statesOf({ ...tab('retention'), name: 'account-retention-holds' }, 'retention/hold/list', {
    only: ['failed', 'longNames'],
    typed: ['reason', 'releaseReason', 'releasedBy'],
    filled: holds,
  }),
  ...[
    ['apiKeys', 'apiKey/key/list'],
    ['webhooks', 'webhook/webhook/list'],
    ['retention-holds', 'retention/hold/list'],
  ].map(([name, path]) => ({
    name: `account-${name}-none`,
    who: 'owner',
    open: answered(
      path,
      withRows(() => []),
      tab(name.split('-')[0]).open,
    ),
  })),

  ...statesOf({ name: 'bell', who: 'owner', open: openBell }, 'notification/notification/list', {
    typed: ['by'],
  }),
  {
    name: 'bell-none',
    who: 'owner',
    open: answered(
      'notification/notification/list',
      withRows(() => []),
      openBell,
    ),
  },

  ...[
    ['ei', '/ei'],
    ['serviceContract', '/serviceContract'],
    ['account', '/businessManage?tab=audit'],
    ['workOrder', '/workOrder'],
  ].map(([name, route]) => ({ name: `${name}-noRight`, who: 'viewer', open: go(route) })),
  { name: 'home-viewer', who: 'viewer', open: go('/homePage') },
  { name: 'forbidden-enlarged', who: 'viewer', open: enlarged(screen('forbidden').open) },
];
