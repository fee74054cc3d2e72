import type { Browser, Page } from '@playwright/test';
import { expectAccessible, person } from './support';
import { expect, test } from './world/journey';

// The page is loaded and its program is not: an old tab, a cut network, a proxy that blocks scripts.

const SCRIPTS = /\/assets\/.*\.js$/;
const EN = 'Probity could not be loaded';
const ZH = 'Probity 未能加载';

/** A page that counts its loads. The browser's complaints about missing scripts are expected. */
async function visitor(browser: Browser, baseURL: string, lang: 'en' | 'zh-CN' = 'en') {
  const { page, context, complaints } = await person(browser, { baseURL, lang });
  let loads = 0;
  page.on('request', (request) => {
    if (request.resourceType() === 'document') loads += 1;
  });
  const unexpected = () => complaints.filter((one) => !/Failed to load resource|net::ERR/.test(one));
  return { page, context, loads: () => loads, unexpected };
}

async function expectWords(page: Page, first: string, second: string) {
  await expect(page.getByRole('heading')).toHaveText([first, second]);
  await expect(page.getByRole('alert')).toContainText('customer service');
  await expect(page.getByRole('alert')).toContainText('联系客服');
  // No other element looks as if it worked.
  await expect(page.getByRole('button')).toHaveCount(2);
  await expect(page.getByRole('textbox')).toHaveCount(0);
}

// Both that are prerendered, and of all others one for a visitor and one behind the sign-in.
for (const route of ['/', '/login', '/candidate?s=x', '/homePage']) {
  test(`${route}: no script can be had; words in both languages after one reload, and Try again brings it`, async ({
    browser,
    baseURL,
  }) => {
    const { page, context, loads, unexpected } = await visitor(browser, baseURL!);
    await page.route(SCRIPTS, (one) => one.abort('blockedbyclient'));
    await page.goto(`/#${route}`);
    await expectWords(page, EN, ZH);
    await expectAccessible(page);
    expect(loads()).toBe(2);
    // Repeatedly without effect: each time one load, which the person asked for.
    await page.getByRole('button', { name: 'Try again' }).click();
    await expect.poll(loads).toBe(3);
    await expectWords(page, EN, ZH);
    await page.waitForTimeout(1000);
    expect(loads()).toBe(3);
    expect(unexpected()).toEqual([]);

    await page.unroute(SCRIPTS);
    await page.getByRole('button', { name: '重试' }).click();
    await expect(page.getByText(EN)).toHaveCount(0);
    await expect(page).toHaveTitle(/ · Probity$/);
    await context.close();
  });
}

test('an old tab: one of the first files is gone from the gateway; one reload, then words', async ({
  browser,
  baseURL,
}) => {
  const { page, context, loads } = await visitor(browser, baseURL!, 'zh-CN');
  await page.route(/\/assets\/main\..*\.js$/, (one) => one.fulfill({ status: 404, body: '' }));
  await page.goto('/#/login');
  await expectWords(page, ZH, EN);
  expect(loads()).toBe(2);
  await context.close();
});

test('the new build is there after the one reload, and the page goes on by itself', async ({
  browser,
  baseURL,
}) => {
  const { page, context, loads } = await visitor(browser, baseURL!);
  await page.route(SCRIPTS, (one) =>
    loads() === 1 ? one.fulfill({ status: 404, body: '' }) : one.continue(),
  );
  await page.goto('/#/login');
  await expect(page).toHaveTitle('Sign in · Probity');
  expect(loads()).toBe(2);
  await context.close();
});

test('the network is cut behind the page: it stays, says so when asked again, and goes on when it is back', async ({
  browser,
  baseURL,
}) => {
  const { page, context, loads } = await visitor(browser, baseURL!);
  await page.route(SCRIPTS, async (one) => {
    await context.setOffline(true);
    await one.abort('internetdisconnected');
  });
  await page.goto('/#/register');
  await expectWords(page, EN, ZH);
  expect(loads()).toBe(1);
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(page.getByText('Still no connection.')).toBeVisible();
  await expectAccessible(page);
  expect(loads()).toBe(1);
  await page.unroute(SCRIPTS);
  await context.setOffline(false);
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Register your enterprise' })).toBeVisible();
  await context.close();
});

test('a tab that may keep nothing is not reloaded at all: nothing would end it', async ({
  browser,
  baseURL,
}) => {
  const { page, context, loads } = await visitor(browser, baseURL!);
  await context.addInitScript(() => {
    Object.defineProperty(window, 'sessionStorage', {
      get: () => {
        throw new DOMException('The operation is insecure.', 'SecurityError');
      },
    });
  });
  await page.route(SCRIPTS, (one) => one.abort());
  await page.goto('/');
  await expectWords(page, EN, ZH);
  expect(loads()).toBe(1);
  await context.close();
});

test('a browser that is too old for the program says so in words', async ({ browser, baseURL }) => {
  const { page, context } = await visitor(browser, baseURL!);
  await page.route(/\/assets\/main\..*\.js$/, (one) =>
    one.fulfill({ contentType: 'text/javascript', body: 'class { #new = ??= }' }),
  );
  await page.goto('/#/login');
  await expectWords(page, EN, ZH);
  await expect(page.getByRole('alert')).toContainText('use a newer browser');
  await context.close();
});

test('the words of the chosen language cannot be had: after one reload it is said, not left white', async ({
  browser,
  baseURL,
}) => {
  const { page, context, loads } = await visitor(browser, baseURL!);
  await context.addInitScript(() => localStorage.setItem('probity-language', 'zh-CN'));
  await page.route(/\/assets\/part\..*\.js$/, (one) => one.abort());
  await page.goto('/#/nowhere');
  await expectWords(page, ZH, EN);
  expect(loads()).toBe(2);
  await context.close();
});

test('a screen that cannot be fetched for lack of a network leaves the console standing', async ({
  browser,
  baseURL,
}) => {
  const { page, context, loads } = await visitor(browser, baseURL!);
  await page.goto('/#/login');
  await expect(page).toHaveTitle('Sign in · Probity');
  await page.waitForLoadState('networkidle');
  await context.setOffline(true);
  await page.getByRole('link', { name: 'Register your enterprise' }).click();
  await expect(page.getByRole('heading', { name: 'This screen could not be loaded' })).toBeVisible();
  expect(loads()).toBe(1);
  await context.setOffline(false);
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(page).toHaveTitle('Register · Probity');
  expect(loads()).toBe(1);
  await context.close();
});

test('without any JavaScript: a sentence in both languages', async ({ browser, baseURL }) => {
  const context = await browser.newContext({ baseURL: baseURL!, javaScriptEnabled: false });
  const page = await context.newPage();
  await page.goto('/');
  const sentence = page.locator('noscript p');
  await expect(sentence).toBeVisible();
  await expect(sentence).toHaveText('Probity needs JavaScript. Probity 需要启用 JavaScript。');
  await context.close();
});
