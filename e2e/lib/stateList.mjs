const CHECKS = /check\/check\/list(\?|$)/;

/** The list of records while the browser answers its call: the product itself knows of no such state. */
const records = (answer) => async (page) => {
  await page.route(CHECKS, answer);
  await page.goto('/#/backRecord');
  await page.locator('h1').first().waitFor();
  await page.waitForTimeout(1_500);
};

/** States that a screen is rarely in; `isHeld`: a reply never comes, so the page does not rest. */
export const states = [
  { name: 'records-loading', who: 'owner', isHeld: true, open: records(() => undefined) },
  {
    name: 'records-failed',
    who: 'owner',
    isBroken: true,
    open: records((route) => route.fulfill({ status: 500, body: '' })),
  },
];
