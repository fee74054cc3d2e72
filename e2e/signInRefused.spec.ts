import type { Page } from '@playwright/test';
import { md5, memberByCalls, shareByCalls } from './calls';
import { codeSentTo, countSms, expectAccessible, person } from './support';
import { qrOf, scan } from './wechatPhone';
import { expect, test } from './world/journey';

// Refused sign-ins, and the way out. Everybody here is new: a pause would hold up other journeys.

const WRONG_CODE = 'Verification code is incorrect or has expired';

const other = (code: string) => (code === '000000' ? '000001' : '000000');
const phoneField = (page: Page) => page.getByRole('textbox', { name: 'Phone number' });
const codeField = (page: Page) => page.getByRole('textbox', { name: 'Verification code' });
const signInButton = (page: Page) => page.getByRole('button', { name: 'Sign in', exact: true });

function askForCode(page: Page, mobile: string): Promise<string> {
  return codeSentTo(page, mobile, () => page.getByRole('button', { name: 'Send code' }).click());
}

async function byPassword(page: Page, mobile: string, password: string): Promise<void> {
  await phoneField(page).fill(mobile);
  await page.getByRole('textbox', { name: 'Password', exact: true }).fill(password);
  await signInButton(page).click();
}

async function signOut(page: Page): Promise<void> {
  await page.getByRole('button', { name: /^Your account/ }).click();
  await page.getByRole('menuitem', { name: 'Sign out' }).click();
  await expect(page).toHaveURL(/#\/login/);
}

test('wrong passwords until the pause, told with the time left; a new password ends it; then disabled', async ({
  browser,
  baseURL,
  world,
  enterprise,
}) => {
  const { page, context, complaints } = await person(browser, { baseURL: baseURL! });
  const mobile = world.phone();
  const password = 'orchid-7-lantern';
  const become = await memberByCalls(page.request, enterprise.owner, mobile);
  await page.goto('/#/login');
  const main = page.getByRole('main');
  for (let n = 1; n <= 5; n += 1) {
    const answered = page.waitForResponse(/user\/login$/);
    await byPassword(page, mobile, `wrong ${n}`);
    await answered;
    await expect(main.getByText('Incorrect account or password')).toBeVisible();
    await expect(phoneField(page)).toHaveValue(mobile);
  }
  await byPassword(page, mobile, 'wrong 6');
  await expect(main.getByText(/You can try again in 9 min \d+ s\./)).toBeVisible();
  await expectAccessible(page);
  // The code is not even checked.
  await page.getByRole('tab', { name: 'SMS code' }).click();
  await codeField(page).fill('123456');
  await signInButton(page).click();
  await expect(main.getByText(/You can try again in 9 min \d+ s\./)).toBeVisible();

  await main.getByRole('link', { name: 'Set a new password' }).click();
  await phoneField(page).fill(mobile);
  await codeField(page).fill(await askForCode(page, mobile));
  await page.getByRole('textbox', { name: 'New password', exact: true }).fill(password);
  await page.getByRole('button', { name: 'Set the new password' }).click();
  await expect(page).toHaveURL(/#\/login/);
  await byPassword(page, mobile, password);
  await expect(page).toHaveURL(/#\/homePage/);
  await signOut(page);

  await become('disabled');
  await byPassword(page, mobile, password);
  await expect(main.getByText('This account is disabled')).toBeVisible();
  await expect(main.getByText('Ask the owner of your account to enable it again.')).toBeVisible();
  await expectAccessible(page);
  await become('enabled');
  await signInButton(page).click();
  await expect(page).toHaveURL(/#\/homePage/);
  expect(complaints).toEqual([]);
  await context.close();
});

test('a scan that was confirmed, for a disabled and for a paused account', async ({
  browser,
  baseURL,
  world,
  enterprise,
}) => {
  const { page, context, complaints } = await person(browser, { baseURL: baseURL! });
  const mobile = world.phone();
  const name = `refused-${mobile}`;
  const become = await memberByCalls(page.request, enterprise.owner, mobile);
  const confirm = async (act: () => Promise<void>) => {
    const { phone, close } = await scan(browser, await qrOf(page, act), name, 'en');
    await phone.getByRole('button', { name: 'Yes, sign in' }).click();
    await close();
  };
  await page.goto('/#/login');
  const panel = page.getByRole('tabpanel');
  await confirm(() => page.getByRole('tab', { name: 'WeChat' }).click());
  await panel.getByRole('textbox', { name: 'Phone number' }).fill(mobile);
  await panel.getByRole('textbox', { name: 'Verification code' }).fill(await askForCode(page, mobile));
  await page.getByRole('button', { name: 'Bind and sign in' }).click();
  await expect(page).toHaveURL(/#\/homePage/);

  await become('disabled');
  const first = page.waitForResponse(/wechatLogin\/getQrCode/);
  await page.reload();
  await expect(page).toHaveURL(/#\/login/);
  await first;
  // A second code, because the first was requested by the way back to the sign-in.
  await page.getByRole('tab', { name: 'Password' }).click();
  await confirm(() => page.getByRole('tab', { name: 'WeChat' }).click());
  await expect(panel.getByText('This account is disabled')).toBeVisible();
  await expectAccessible(page);

  await become('enabled');
  for (let n = 1; n <= 5; n += 1) {
    await page.request.post('/gateway/bd/base/user/login', {
      headers: { appcode: 'bd-web' },
      data: { loginType: 'password', mobile, password: md5(`wrong ${n}`), clientType: 'ENT_WEB' },
    });
  }
  await confirm(() => page.getByRole('button', { name: 'New code' }).click());
  await expect(panel.getByText(/You can try again in 9 min \d+ s\./)).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('button', { name: 'New code' }).click();
  await expect(page.getByText('Scan with WeChat')).toBeVisible();
  expect(complaints).toEqual([]);
  await context.close();
});

test('an SMS code, wrong and then right; only then the way is remembered', async ({
  browser,
  baseURL,
  world,
  enterprise,
}) => {
  const { page, context, complaints } = await person(browser, { baseURL: baseURL! });
  const mobile = world.phone();
  await memberByCalls(page.request, enterprise.owner, mobile);
  await page.goto('/#/login');
  await page.getByRole('tab', { name: 'SMS code' }).click();
  await phoneField(page).fill(mobile);
  const code = await askForCode(page, mobile);
  await codeField(page).fill(other(code));
  await signInButton(page).click();
  await expect(codeField(page)).toHaveAccessibleDescription(WRONG_CODE);
  await expect(codeField(page)).toBeFocused();
  expect(await page.evaluate(() => localStorage.getItem('probity-login'))).toBeNull();
  await codeField(page).fill(code);
  await signInButton(page).click();
  await expect(page).toHaveURL(/#\/homePage/);
  expect(await page.evaluate(() => localStorage.getItem('probity-login'))).toContain('"way":"sms"');
  await signOut(page);
  await expect(page.getByRole('tab', { name: 'SMS code' })).toHaveAttribute('aria-selected', 'true');
  await expect(phoneField(page)).toHaveValue('');
  expect(complaints).toEqual([]);
  await context.close();
});

test('a link: a phone it does not name, a wrong code, the right one; withdrawn, it opens no more', async ({
  browser,
  baseURL,
  world,
  enterprise,
}) => {
  const { page, context, complaints } = await person(browser, { phone: true, baseURL: baseURL! });
  const [mobile, stranger] = [world.phone(), world.phone()];
  const [check] = await world.checks(enterprise, ['reported']);
  const { link, withdraw } = await shareByCalls(page.request, enterprise.owner, check!, mobile);
  const address = new URL(link).hash;
  await page.goto(`/${address}`);
  await phoneField(page).fill(stranger);
  await page.getByRole('button', { name: 'Send code' }).click();
  await expect(page.getByText(/If an invitation or a shared report names/)).toBeVisible();

  await phoneField(page).fill(mobile);
  const code = await askForCode(page, mobile);
  // Sent later than the stranger's would have been: there was none.
  expect(await countSms(page, stranger, /./)).toBe(0);
  await codeField(page).fill(other(code));
  await page.getByRole('button', { name: 'Confirm and open' }).click();
  await expect(codeField(page)).toHaveAccessibleDescription(WRONG_CODE);
  await expectAccessible(page);
  await codeField(page).fill(code);
  await page.getByRole('button', { name: 'Confirm and open' }).click();
  await expect(page).toHaveURL(/#\/sr\?s=/);

  await withdraw();
  const later = await person(browser, { phone: true, baseURL: baseURL! });
  await later.page.goto(`/${address}`);
  // It names the person to ask, and asks for no phone.
  const ended = later.page.getByText(/^This link is no longer valid\. Please ask .+, whose link it is$/);
  await expect(ended).toBeVisible();
  await expect(phoneField(later.page)).toHaveCount(0);
  await expectAccessible(later.page);
  expect([...complaints, ...later.complaints]).toEqual([]);
  await later.context.close();
  await context.close();
});
