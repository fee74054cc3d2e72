import type { Browser, Page } from '@playwright/test';
import { callsOf, inviteByCalls } from './calls';
import { LINK, provePhone } from './mainJobSteps';
import { countSms, expectAccessible, newestSms, PASSWORD, person } from './support';
import { expect, test } from './world/journey';

// The first visit follows the browser, then the choice wins: for a user everywhere, for a candidate down to the SMS.

const HAN = /\p{Script=Han}/u;

async function visit(browser: Browser, baseURL: string, locale: string) {
  const context = await browser.newContext({ baseURL, locale, reducedMotion: 'reduce' });
  return { context, page: await context.newPage() };
}

// The choice of the language for each browser is tested in src/app/followLanguage.test.tsx. This tests that it applies from
// the first paint on.
for (const [locale, lang] of [
  ['zh-TW', 'zh-CN'],
  ['de-DE', 'en'],
] as const) {
  test(`the first visit with a browser that speaks ${locale}: ${lang} from the first paint on`, async ({
    browser,
    baseURL,
  }) => {
    const { context, page } = await visit(browser, baseURL!, locale);
    let release = () => {};
    const held = new Promise<void>((resolve) => (release = resolve));
    await page.route('**/assets/*.js', async (route) => {
      await held;
      await route.continue();
    });
    const heading = page.getByRole('heading', { level: 1 });
    const expectLanguage = async () => {
      await expect(page.locator('html')).toHaveAttribute('lang', lang);
      await (lang === 'en' ? expect(heading).not.toHaveText(HAN) : expect(heading).toHaveText(HAN));
    };
    // Before any program: the contents of index.html.
    await page.goto('/', { waitUntil: 'commit' });
    await expectLanguage();
    release();
    for (const route of [
      '/',
      '/login',
      '/register',
      '/resetPassword',
      '/checkPhone?s=0123456789abcdef0123456789abcdef',
    ]) {
      await page.goto(`/#${route}`);
      await expectLanguage();
    }
    expect(await page.evaluate(() => localStorage.getItem('probity-language'))).toBeNull();
    await context.close();
  });
}

async function signInAs(page: Page, mobile: string): Promise<void> {
  await page.goto('/#/login');
  await page.locator('input[name=mobile], input[type=tel]').first().fill(mobile);
  await page.locator('input[type=password]').fill(PASSWORD);
  await page.locator('form button[type=submit]').click();
  await expect(page).not.toHaveURL(/#\/login/);
}

test('what a user chose is read in another browser, without a flash of the other language, and survives signing out', async ({
  browser,
  baseURL,
  enterprise,
}) => {
  const first = await visit(browser, baseURL!, 'en-US');
  const { mobile } = enterprise.owner;
  await signInAs(first.page, mobile);
  await first.page.goto('/#/homePage');
  const kept = first.page.waitForResponse((response) => response.url().endsWith('/language/choose'));
  await first.page.getByRole('button', { name: '简体中文' }).click();
  await expect(first.page.getByRole('heading', { level: 1 })).toHaveText(HAN);
  expect(((await (await kept).json()) as { code: number }).code).toBe(0);

  const second = await visit(browser, baseURL!, 'en-US');
  const headings: string[] = [];
  await second.page.exposeFunction('sawHeading', (text: string) => void headings.push(text));
  await second.page.addInitScript(() => {
    new MutationObserver(() => {
      const text = document.querySelector('main h1')?.textContent;
      if (text && location.hash.startsWith('#/homePage'))
        (window as unknown as { sawHeading: (text: string) => void }).sawHeading(text);
    }).observe(document, { subtree: true, childList: true, characterData: true });
  });
  await signInAs(second.page, mobile);
  await second.page.goto('/#/homePage');
  await expect(second.page.locator('html')).toHaveAttribute('lang', 'zh-CN');
  await expect(second.page.getByRole('heading', { level: 1 })).toHaveText(HAN);
  expect(headings.filter((text) => !HAN.test(text))).toEqual([]);
  await second.page.evaluate(() => localStorage.removeItem('probity-magic-token'));
  await second.page.goto('/');
  await second.page.reload();
  await expect(second.page.locator('html')).toHaveAttribute('lang', 'zh-CN');
  await first.context.close();
  await second.context.close();
});

test('a candidate changes the language: the items are named in it, what was ticked stays, and the next SMS comes in it', async ({
  browser,
  baseURL,
  world,
  enterprise,
}) => {
  const { page, context, complaints } = await person(browser, { phone: true, baseURL: baseURL! });
  const mobile = world.phone();
  const { checkId } = await inviteByCalls(page.request, enterprise.owner, mobile);
  const invitation = await newestSms(page, mobile, LINK);
  expect(invitation).toMatch(HAN);
  expect(invitation).toContain('asks for your consent');
  await page.goto(`/#${LINK.exec(invitation)![1]!}`);
  await provePhone(page, mobile);
  await page.getByRole('button', { name: 'Start' }).click();
  const boxes = page.getByRole('checkbox');
  await boxes.first().check();
  const names = page.getByRole('checkbox', { name: /^I agree: / });
  await expect(names.first()).toBeVisible();
  await page.getByRole('button', { name: '简体中文' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(HAN);
  await expect(page.getByText('Identity', { exact: true })).toHaveCount(0);
  await expect(boxes.first()).toBeChecked();
  await expect(boxes.first()).toHaveAccessibleName(HAN);
  await expectAccessible(page);

  const call = await callsOf(page.request, enterprise.owner);
  const before = await countSms(page, mobile, LINK);
  await call('/check/check/resend', { checkId });
  const again = await newestSms(page, mobile, LINK, before);
  expect(again).toMatch(HAN);
  expect(again).not.toContain('asks for your consent');
  expect(complaints).toEqual([]);
  await context.close();
});
