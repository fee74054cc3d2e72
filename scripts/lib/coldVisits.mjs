import { orderBatch } from '../../e2e/lib/batchCalls.mjs';
import { demoPeople } from '../../e2e/lib/demoPeople.mjs';
import {
  callGateway,
  checksIn,
  demoPasswordHash,
  gatewayAs,
  placeOrder,
} from '../../e2e/lib/gatewayCalls.mjs';

const STANDARD_PACKAGE = '01990000-0000-7000-8000-000000000003';

/**
 * @typedef {object} Visit
 * @property {string} name the route, and behind a blank what is shown there; one without is the route's plain visit
 * @property {string} address what stands behind the `#`
 * @property {string} [login] token of a session that stands in the browser already
 * @property {string} [visitor] the same of a visitor's session
 */

/**
 * Visits with nothing in the cache: every route at least once, signed in if it has to be.
 * @param {import('@playwright/test').APIRequestContext} request of the product with demo data
 * @returns {Promise<Visit[]>}
 */
export async function listColdVisits(request) {
  const owner = await gatewayAs(request, demoPeople.owner);
  const firstIn = async (status) => (await checksIn(owner, status))[0].checkId;
  const [working, reported] = [await firstIn('inProgress'), await firstIn('reported')];
  const { orderId } = await placeOrder(owner, freshMobile());
  const batchId = await orderBatch(owner, 'Byte limits', [{ name: '邹凡', mobile: freshMobile() }]);
  const openBatch = await orderBatch(
    owner,
    'Byte limits, open',
    [
      { name: '邹凡', mobile: freshMobile() },
      { name: '邹帆', mobile: '138' },
    ],
    { isConfirmed: false },
  );
  const [login, analyst, operator] = await Promise.all(
    [demoPeople.owner, demoPeople.analyst, demoPeople.operator].map((mobile) => signedIn(request, mobile)),
  );

  const asOwner = (name, query = '') => ({ name, address: name.split(' ')[0] + query, login });
  return [
    ...['/', '/login', '/register', '/resetPassword', '/checkPhone'].map((route) => ({
      name: route,
      address: route,
    })),
    ...(await candidateVisits(request, owner)),
    ...(await readerVisits(request, owner, reported)),
    asOwner('/homePage'),
    { name: '/homePage (staff)', address: '/homePage', login: analyst },
    asOwner('/initiateBack'),
    asOwner('/batchBack'),
    ...['columns', 'terms', 'mend', 'confirm'].map((step) =>
      asOwner(`/batchBack (${step})`, `?id=${openBatch}&step=${step}`),
    ),
    asOwner('/orderSuccess', `?orderId=${orderId}`),
    asOwner('/batchRecord'),
    asOwner('/batchRecord (one)', `?id=${batchId}`),
    asOwner('/backRecord'),
    asOwner('/backRecord/detail', `?id=${working}`),
    asOwner('/reportDetail', `?id=${reported}`),
    { name: '/reportDetail/edit', address: `/reportDetail/edit?id=${working}`, login: analyst },
    { name: '/workOrder', address: '/workOrder', login: analyst },
    { name: '/workOrder (operator)', address: '/workOrder', login: operator },
    { name: '/ei', address: '/ei', login: await registered(request) },
    asOwner('/enterSuccess'),
    asOwner('/serviceContract'),
    ...(await registrationVisits(request, owner, asOwner)),
    asOwner('/mealManage'),
    asOwner('/mealManage (list)', '?view=list'),
    { name: '/mealManage (operator)', address: '/mealManage', login: operator },
    { name: '/operatorDesk', address: '/operatorDesk', login: operator },
    { name: '/operatorDesk (texts)', address: '/operatorDesk?tab=texts', login: operator },
    { name: '/operatorDesk (bank)', address: '/operatorDesk?tab=bank', login: operator },
    { name: '/operatorDesk (limits)', address: '/operatorDesk?tab=limits', login: operator },
    { name: '/operatorDesk (dictionaries)', address: '/operatorDesk?tab=dictionaries', login: operator },
    { name: '/operatorDesk (closings)', address: '/operatorDesk?tab=closings', login: operator },
    { name: '/mealManage (item)', address: '/mealManage?tab=catalogue&item=education', login: operator },
    { name: '/mealManage (standard)', address: '/mealManage?tab=standard', login: operator },
    { name: '/mealManage (prices)', address: '/mealManage?tab=prices', login: operator },
    asOwner('/mealManage/add'),
    asOwner('/mealManage/detail', `?id=${STANDARD_PACKAGE}`),
    asOwner('/financialManage'),
    ...['approvals', 'costs', 'statements', 'invoices', 'payouts', 'ledger'].map((tab) =>
      asOwner(`/financialManage (${tab})`, `?tab=${tab}`),
    ),
    { name: '/receivedMoney', address: '/receivedMoney', login: operator },
    { name: '/receivedMoney (charges)', address: '/receivedMoney?tab=charges', login: operator },
    { name: '/receivedMoney (limit)', address: '/receivedMoney?tab=limit', login: operator },
    asOwner('/businessManage'),
    ...[
      'me',
      'users',
      'security',
      'notifications',
      'apiKeys',
      'webhooks',
      'audit',
      'retention',
      'leaving',
    ].map((tab) => asOwner(`/businessManage (${tab})`, `?tab=${tab}`)),
  ];
}

async function candidateVisits(request, owner) {
  const open = async (status, steps) => {
    const [{ checkId }] = await checksIn(owner, status);
    const asked = { checkId, field: 'mobile', purpose: 'Byte limits' };
    const { value } = await owner('check/check/reveal', asked);
    const { visitor, s } = await provenVisitor(request, value);
    return steps.map(([name, query = '']) => ({ name, address: `/candidate?s=${s}${query}`, visitor }));
  };
  return [
    ...(await open('awaitingConsent', [
      ['/candidate'],
      ['/candidate (sign)', '&step=sign'],
      ['/candidate (form)', '&step=education'],
    ])),
    ...(await open('inProgress', [['/candidate (status)']])),
    ...(await open('reported', [['/candidate (report)', '&show=report']])),
  ];
}

/** The form of the demo data, what somebody sent to it, and a new applicant. */
async function registrationVisits(request, owner, asOwner) {
  const { rows } = await owner('registration/application/list', {});
  const [{ applicationId, formId }] = rows;
  const forms = await owner('registration/form/list');
  const listed = forms.find((one) => one.link?.byList).formId;
  const { link } = await owner(`registration/form/get?formId=${formId}`);
  const mobile = freshMobile();
  const asked = { mobile, scene: 'visitor', s: link.s };
  await callGateway(request, 'base/sms/sendVerifyCode', asked);
  const verifyCode = await codeSentTo(request, mobile);
  const { sToken } = await callGateway(request, 'base/user/visitorLogin', { mobile, verifyCode, s: link.s });
  return [
    { name: '/apply', address: `/apply?s=${link.s}`, visitor: sToken },
    asOwner('/jobRegistration'),
    asOwner('/jobRegistration/form', `?id=${formId}`),
    asOwner('/jobRegistration/form (invitations)', `?id=${listed}&invitees=1`),
    asOwner('/jobRegistration/form (edit)', `?id=${formId}&edit=1`),
    asOwner('/jobRegistration/detail', `?id=${applicationId}`),
  ];
}

async function readerVisits(request, owner, checkId) {
  const mobile = freshMobile();
  await owner('report/share/create', { checkId, mobiles: [mobile], sendSms: false });
  const { visitor, s } = await provenVisitor(request, mobile);
  return ['/sr', '/report', '/reportMobile'].map((route) => ({
    name: route,
    address: `${route}?s=${s}`,
    visitor,
  }));
}

let mobiles = 0;
const freshMobile = () => `1393${String(Date.now() + (mobiles += 1)).slice(-7)}`;

async function signedIn(request, mobile) {
  const login = { loginType: 'password', mobile, password: demoPasswordHash, clientType: 'ENT_WEB' };
  return (await callGateway(request, 'base/user/login', login)).sToken;
}

/** An enterprise that is not certified yet: others are past /ei. */
async function registered(request) {
  const mobile = freshMobile();
  await callGateway(request, 'base/sms/sendVerifyCode', { mobile, scene: 'register' });
  const verifyCode = await codeSentTo(request, mobile);
  const asked = { mobile, password: demoPasswordHash, verifyCode, agreed: true };
  return (await callGateway(request, 'base/user/register', asked)).sToken;
}

/** Proves a phone without a link and opens the newest object that names it, as /checkPhone does. */
async function provenVisitor(request, mobile) {
  await callGateway(request, 'base/sms/sendVerifyCode', { mobile, scene: 'visitor' });
  const verifyCode = await codeSentTo(request, mobile);
  const { sToken } = await callGateway(request, 'base/user/visitorLogin', { mobile, verifyCode });
  const bearer = { authorization: `Bearer ${sToken}` };
  const { rows } = await callGateway(request, 'candidate/opening/list', {}, bearer);
  const { openingId } = rows[0];
  const { s } = await callGateway(request, 'candidate/opening/choose', { openingId }, bearer);
  return { visitor: sToken, s };
}

async function codeSentTo(request, mobile) {
  for (let tries = 0; tries < 100; tries += 1) {
    const sent = await (await request.get(`/dev/outbox.json?mobile=${mobile}`)).json();
    const code = sent.map(({ text }) => /\b\d{6}\b/.exec(text)?.[0]).find(Boolean);
    if (code) return code;
    await new Promise((resolve) => setTimeout(resolve, 200));
  }
  throw new Error(`No code came to ${mobile}`);
}
