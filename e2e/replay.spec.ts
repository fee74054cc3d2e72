import type { BrowserContext, Page, Route } from '@playwright/test';
import { signIn } from './support';
import { expect, test } from './world/journey';

// The specification's sections 4 and 8, replayed: the built console against a gateway that answers as each of their lines
// says.

const body = (reply: unknown) => (route: Route) =>
  route.fulfill({ contentType: 'application/json', body: JSON.stringify(reply) });
const code = (number: number, msg = '') => body({ code: number, msg, data: null });
const status = (number: number) => (route: Route) => route.fulfill({ status: number, body: 'no envelope' });

const DEFAULT = 'unknown system error, please report to the administrator';
const outcomes: [what: string, answer: (route: Route) => Promise<void>, toast: string][] = [
  ['any other code with a msg', code(1001, 'The words of the server'), 'The words of the server'],
  ['any other code without a msg', code(1999), DEFAULT],
  ['a missing code', body({ msg: 'hello', data: {} }), DEFAULT],
  ['a body that is no object', body('ok'), DEFAULT],
  ['a list', body([]), DEFAULT],
  ['HTML with HTTP 200', (route) => route.fulfill({ contentType: 'text/html', body: '<p>hi</p>' }), DEFAULT],
  ['HTTP 401', status(401), 'authentication failed, cannot access system resource'],
  ['HTTP 403', status(403), 'no permission for this operation'],
  ['HTTP 404', status(404), 'resource does not exist'],
  ['HTTP 500', status(500), 'system interface abnormal'],
  ['HTTP 502', status(502), 'system interface abnormal'],
  [
    'a network that is gone',
    (route) => route.abort('connectionrefused'),
    'backend interface connection abnormal',
  ],
];

const toasts = (page: Page) => page.locator('.notistack-Snackbar');

test('section 8: every outcome of a call shows its text, once, for five seconds', async ({ page }) => {
  test.setTimeout(180_000);
  let answer = status(500);
  await page.route('**/base/user/login', (route) => answer(route));
  for (const [what, next, text] of outcomes) {
    await test.step(what, async () => {
      answer = next;
      await page.goto('/#/login');
      await page.reload();
      await page.getByRole('textbox', { name: 'Phone number' }).fill('13800000001');
      await page.getByRole('textbox', { name: 'Password', exact: true }).fill('not-the-password');
      await page.getByRole('button', { name: 'Sign in', exact: true }).click();
      await expect(toasts(page)).toHaveText([text]);
      await expect(page).toHaveURL(/#\/login$/);
    });
  }
  const shown = Date.now();
  await page.waitForTimeout(3000);
  await expect(toasts(page)).toHaveCount(1);
  await expect(toasts(page)).toHaveCount(0);
  expect(Date.now() - shown).toBeLessThan(8000);
});

test('sections 8 and 9: 501 is a success as 0 is', async ({ page }) => {
  await page.route(
    '**/base/data/querySphereConfig*',
    body({ code: 501, msg: '', data: { customerPhone: '400-000-501' } }),
  );
  await page.goto('/');
  await expect(page.getByText(/400-000-501/).first()).toBeVisible();
  await expect(toasts(page)).toHaveCount(0);
});

/** All calls of a screen get the same answer; the session is still known. */
async function everyCallAnswers(page: Page, number: number): Promise<() => number> {
  let answered = 0;
  await page.route(/\/gateway\/bd\/(?!base\/user\/loginInfo|base\/data\/)/, (route) => {
    answered += 1;
    return code(number, 'not these words')(route);
  });
  return () => answered;
}

const storedKeys = (page: Page, area: 'localStorage' | 'sessionStorage') =>
  page.evaluate(
    (name) =>
      ['magic-token', 'user-info', 'session-token'].filter((key) => window[name].getItem(`probity-${key}`)),
    area,
  );

for (const [number, text, to] of [
  [-5, 'invalid session or expired, please log in again', /#\/login\?from=%2FhomePage/],
  [-6, 'current user has no access permission', /#\/login$/],
] as const) {
  test(`section 4: ${number} clears the session and leads to /login with one toast, however many calls fail`, async ({
    page,
    enterprise,
  }) => {
    await signIn(page, enterprise.viewer.mobile);
    await expect.poll(() => storedKeys(page, 'localStorage')).not.toEqual([]);
    // Calls of the first page must not end the session before the second has begun.
    await page.goto('about:blank');
    const answered = await everyCallAnswers(page, number);
    await page.goto('/#/homePage');
    await expect(page).toHaveURL(to);
    await expect(toasts(page)).toHaveText([text]);
    expect(answered()).toBeGreaterThan(1);
    expect(await storedKeys(page, 'localStorage')).toEqual([]);
  });
}

test('section 4: -12 clears the session and leads to /checkPhone with the s of the address, without a toast', async ({
  page,
  context,
}) => {
  await asVisitor(context);
  await everyCallAnswers(page, -12);
  const s = 'abcdefghijklmnopqrstuvwxyz012345';
  await page.goto(`/#/candidate?s=${s}`);
  await expect(page).toHaveURL(new RegExp(`#/checkPhone\\?s=${s}$`));
  await expect(page.getByRole('textbox', { name: 'Phone number' })).toBeVisible();
  expect(await storedKeys(page, 'sessionStorage')).toEqual([]);
  await expect(toasts(page)).toHaveCount(0);
});

async function asVisitor(context: BrowserContext): Promise<void> {
  await context.addInitScript(() => {
    if (!location.hash.startsWith('#/candidate')) return;
    const item = { type: 'visitor', content: 'a-token-of-before', timestamp: 1 };
    sessionStorage.setItem('probity-magic-token', JSON.stringify(item));
  });
}
