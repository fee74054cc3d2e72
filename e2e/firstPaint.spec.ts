import type { Page } from '@playwright/test';
import { inviteByCalls } from './calls';
import { LINK, provePhone } from './mainJobSteps';
import { newestSms, openAfresh, PASSWORD, person } from './support';
import { expect, test } from './world/journey';

// The first paint, before the program has arrived: the screens in index.html.

/** Holds back the program's scripts until the returned function is called; the look of a link's page comes. */
async function holdProgram(page: Page): Promise<() => void> {
  let release = () => {};
  const held = new Promise<void>((resolve) => (release = resolve));
  await page.route(/\/assets\/(?!look)[^/]*\.js$/, async (route) => {
    await held;
    await route.continue();
  });
  return release;
}

test('the sign-in stands in index.html and is adopted, not drawn again; other tabs come when asked for', async ({
  browser,
  baseURL,
}) => {
  const { page, context, complaints } = await person(browser, { baseURL: baseURL! });
  const release = await holdProgram(page);
  await page.goto('/#/login', { waitUntil: 'commit' });
  const phone = page.getByRole('textbox', { name: 'Phone number' });
  await phone.fill('13800000001');
  await phone.evaluate((input) => Object.assign(input, { wasThereBefore: true }));
  await page.getByRole('tab', { name: 'SMS code' }).click();
  const scripts: string[] = [];
  page.on('request', (request) => scripts.push(request.url()));
  release();
  // Drawn by React only: it cannot be in the prerendered page.
  await expect(page).toHaveTitle('Sign in · Probity');
  await expect
    .poll(() => phone.evaluate((input) => Object.keys(input).some((key) => key.startsWith('__react'))))
    .toBe(true);
  expect(await phone.evaluate((input) => 'wasThereBefore' in input)).toBe(true);
  await expect(phone).toHaveValue('13800000001');
  // Clicked before anything could handle it.
  await expect(page.getByRole('button', { name: 'Send code' })).toBeVisible();
  await page.waitForLoadState('networkidle');
  const before = scripts.length;
  await page.getByRole('tab', { name: 'WeChat' }).click();
  await expect(page.getByText('Scan with WeChat')).toBeVisible();
  expect(scripts.slice(before).filter((url) => url.endsWith('.js')).length).toBeGreaterThan(0);
  expect(complaints).toEqual([]);
  await context.close();
});

for (const { address, title, words } of [
  { address: '/register', title: 'Register · Probity', words: /Start with your own phone number/ },
  { address: '/resetPassword', title: 'Reset password · Probity', words: /We send a code to your phone/ },
  {
    address: '/checkPhone',
    title: 'Confirm your phone · Probity',
    words: /Enter the phone number that your invitation/,
  },
] as const) {
  test(`${address} stands in index.html too; what was typed there stays`, async ({ browser, baseURL }) => {
    const { page, context, complaints } = await person(browser, { baseURL: baseURL! });
    const release = await holdProgram(page);
    await page.goto(`/#${address}`, { waitUntil: 'commit' });
    await expect(page.getByText(words)).toBeVisible();
    const phone = page.getByRole('textbox', { name: 'Phone number' });
    await phone.fill('13800000001');
    await phone.evaluate((input) => Object.assign(input, { wasThereBefore: true }));
    release();
    await expect(page).toHaveTitle(title);
    await expect
      .poll(() => phone.evaluate((input) => Object.keys(input).some((key) => key.startsWith('__react'))))
      .toBe(true);
    expect(await phone.evaluate((input) => 'wasThereBefore' in input)).toBe(true);
    await expect(phone).toHaveValue('13800000001');
    expect(complaints).toEqual([]);
    await context.close();
  });
}

test('a link has its own words at once; one that cannot be a link is told by the program alone', async ({
  browser,
  baseURL,
}) => {
  const { page, context, complaints } = await person(browser, { baseURL: baseURL! });
  const release = await holdProgram(page);
  await page.goto('/#/checkPhone?s=no', { waitUntil: 'commit' });
  await expect(page.locator('#root')).toBeEmpty();
  await page.goto('about:blank');
  await page.goto(`/#/checkPhone?s=${'x'.repeat(32)}`, { waitUntil: 'commit' });
  await expect(page.getByText(/Your link opens something personal/)).toBeVisible();
  release();
  // Nobody was sent this one.
  await expect(page.getByRole('heading', { name: 'This link cannot be opened' })).toBeVisible();
  expect(complaints).toEqual([]);
  await context.close();
});

test('an address that goes on before the program is there shows its own screen', async ({
  browser,
  baseURL,
}) => {
  const { page, context, complaints } = await person(browser, { baseURL: baseURL! });
  const release = await holdProgram(page);
  await page.goto('/', { waitUntil: 'commit' });
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/Know who you hire/);
  await page.evaluate(() => (window.location.hash = '#/login'));
  release();
  await expect(page).toHaveTitle('Sign in · Probity');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Sign in');
  expect(complaints).toEqual([]);
  await context.close();
});

test('who is quicker than the program signs in all the same', async ({ browser, baseURL, enterprise }) => {
  const { page, context, complaints } = await person(browser, { baseURL: baseURL! });
  const release = await holdProgram(page);
  await page.goto('/#/login', { waitUntil: 'commit' });
  // A click on this button hits its picture.
  await page.getByRole('button', { name: 'Theme: Same as the device' }).click();
  await page.getByRole('textbox', { name: 'Phone number' }).fill(enterprise.owner.mobile);
  await page.getByRole('textbox', { name: 'Password', exact: true }).fill(PASSWORD);
  await page.getByRole('button', { name: 'Sign in', exact: true }).click();
  expect(page.url()).not.toContain('password');
  release();
  await expect(page).toHaveURL(/#\/homePage/);
  await expect(page.getByRole('button', { name: 'Theme: Light' })).toBeVisible();
  expect(complaints).toEqual([]);
  await context.close();
});

test('the page of a link says its reply before the program is there, asked for once; without the session the phone is proven again', async ({
  browser,
  baseURL,
  enterprise,
  world,
}) => {
  const { page, context, complaints } = await person(browser, { baseURL: baseURL!, phone: true });
  const mobile = world.phone();
  await inviteByCalls(page.request, enterprise.owner, mobile);
  const [, opened] = LINK.exec(await newestSms(page, mobile, LINK))!;
  await page.goto(`/#${opened}`);
  await provePhone(page, mobile);
  const asks = page.getByRole('heading', { name: `${enterprise.name} asks for your consent` });
  await expect(asks).toBeVisible();
  const address = new URL(page.url()).hash.slice(1);
  // The form begins with what was read, so nothing else is asked for.
  const reads: string[] = [];
  page.on('request', (request) => request.url().includes('/gateway/bd/') && reads.push(request.url()));

  const release = await holdProgram(page);
  await page.goto('about:blank');
  const read = page.waitForResponse(/candidate\/invitation\/get$/);
  await page.goto(`/#${address}`, { waitUntil: 'commit' });
  await read;
  await expect(asks).toBeVisible();
  const words = await page.locator('#root').innerText();
  expect(
    await page.evaluate(() =>
      Object.keys(document.querySelector('h1')!).some((key) => key.startsWith('__react')),
    ),
  ).toBe(false);
  // Clicked before anything could handle it.
  await page.getByRole('button', { name: 'Start' }).click();
  release();
  await expect(page.getByRole('heading', { name: 'What may be checked' })).toBeVisible();
  await page.goBack();
  await expect(asks).toBeVisible();
  expect(await page.locator('#root').innerText()).toBe(words);
  await page.waitForLoadState('networkidle');
  expect(reads).toEqual([expect.stringMatching(/candidate\/invitation\/get$/)]);

  // Another person's link in the same tab: the session is not for it.
  const other = world.phone();
  await inviteByCalls(page.request, enterprise.owner, other);
  const [, theirs] = LINK.exec(await newestSms(page, other, LINK))!;
  await openAfresh(page, theirs!.replace('/checkPhone', '/candidate'));
  await expect(page).toHaveURL(/#\/checkPhone\?s=/);
  expect(complaints).toEqual([]);
  await context.close();
});
