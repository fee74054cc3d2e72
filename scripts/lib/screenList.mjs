/** Who looks at what: phones of the demo data. */
export const demoPeople = {
  owner: '13800000001',
  recruiter: '13800000002',
  viewer: '13800000004',
  analyst: '13800000011',
  support: '13800000013',
  operator: '13800000014',
};

const go = (route) => (page) => page.goto(`/#${route}`);
/** A route about the newest check in a status. */
const check = (route, status) => async (page) => {
  const id = await newestCheck(page, status);
  await page.goto(`/#${route}?id=${id}`);
};

/** Every screen: its name, who looks at it (nobody signed in without), and how it is opened in a page of theirs. */
export const screens = [
  { name: 'cover', open: go('/') },
  { name: 'login', open: go('/login') },
  { name: 'register', open: go('/register') },
  { name: 'resetPassword', open: go('/resetPassword') },
  { name: 'checkPhone', open: go('/checkPhone') },
  { name: 'notFound', open: go('/nowhere') },
  ...['owner', 'analyst'].map((who) => ({ name: `home-${who}`, who, open: go('/homePage') })),
  { name: 'initiate', who: 'owner', open: go('/initiateBack') },
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
  { name: 'serviceContract', who: 'owner', open: go('/serviceContract') },
  ...['profile', 'users', 'security', 'notifications', 'apiKeys', 'webhooks', 'audit', 'retention'].map(
    (tab) => ({
      name: `account-${tab}`,
      who: 'owner',
      open: go(`/businessManage?tab=${tab}`),
    }),
  ),
  { name: 'forbidden', who: 'viewer', open: go('/initiateBack') },
  { name: 'workOrder', who: 'analyst', open: go('/workOrder') },
  { name: 'reportEdit', who: 'analyst', open: check('/reportDetail/edit', 'inProgress') },
  { name: 'review', who: 'analyst', open: check('/reportDetail/edit', 'inReview') },
  { name: 'certifications', who: 'operator', open: go('/workOrder') },
  { name: 'support-records', who: 'support', open: go('/backRecord') },
];

/** As the list of the records gives it. */
async function newestCheck(page, status) {
  const reply = page.waitForResponse(
    (one) => one.url().endsWith('/check/list') && one.request().postData()?.includes(`"${status}"`),
  );
  await page.goto(`/#/backRecord?status=${status}`);
  return (await (await reply).json()).data.rows[0].checkId;
}
