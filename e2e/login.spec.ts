import type { Page } from '@playwright/test';
import { inviteByCalls } from './calls';
import { codeSentTo, expectAccessible, person } from './support';
import { qrOf, scan } from './wechatPhone';
import { expect, test } from './world/journey';

// Every way in. The two ways by password and SMS in both languages are in signIn.spec.ts.

const NEW_PASSWORD = 'orchid-7-lantern';

const say = {
  wechat: '微信扫码',
  scan: '微信扫码登录',
  scanned: '已扫码',
  yes: '确认登录',
  no: '取消',
  canceled: '未登录',
  refresh: '刷新二维码',
  phone: '手机号',
  code: '验证码',
  send: '发送验证码',
  connect: '绑定并登录',
  wrongCode: '验证码错误或已过期',
} as const;

/** Asks for a code with the button on screen and reads it from the outbox. */
function askForCode(page: Page, mobile: string, button: string): Promise<string> {
  return codeSentTo(page, mobile, () => page.getByRole('button', { name: button }).click());
}

test('WeChat: declined, then bound to a phone in place, in Chinese; then by the scan alone, in English', async ({
  browser,
  baseURL,
  enterprise,
}) => {
  const { page, context, complaints } = await person(browser, { lang: 'zh-CN', baseURL: baseURL! });
  const { mobile } = enterprise.viewer;
  const name = `journey-${mobile}`;
  await page.goto('/#/login');
  const tab = page.getByRole('tab', { name: say.wechat });

  const first = await qrOf(page, () => tab.click());
  await expect(page.getByText(say.scan)).toBeVisible();
  await expectAccessible(page);
  const declining = await scan(browser, first, name, 'zh-CN');
  await expect(page.getByText(new RegExp(say.scanned))).toBeVisible();
  await expectAccessible(page);
  await declining.phone.getByRole('button', { name: say.no, exact: true }).click();
  await expect(page.getByText(say.canceled)).toBeVisible();
  await expectAccessible(page);
  await declining.close();

  const second = await qrOf(page, () => page.getByRole('button', { name: say.refresh }).click());
  const unbound = await scan(browser, second, name, 'zh-CN');
  await unbound.phone.getByRole('button', { name: say.yes }).click();
  await unbound.close();
  await expect(page.getByRole('heading', { name: new RegExp(name) })).toBeVisible();
  await expectAccessible(page);
  const panel = page.getByRole('tabpanel');
  await panel.getByRole('textbox', { name: say.phone }).fill(mobile);
  const code = await askForCode(page, mobile, say.send);
  await panel.getByRole('textbox', { name: say.code }).fill(code === '000000' ? '000001' : '000000');
  await page.getByRole('button', { name: say.connect }).click();
  await expect(page.getByText(say.wrongCode)).toHaveCount(1);
  await panel.getByRole('textbox', { name: say.code }).fill(code);
  await page.getByRole('button', { name: say.connect }).click();
  await expect(page).toHaveURL(/#\/homePage/);

  // Another browser: this WeChat is known now.
  const later = await person(browser, { baseURL: baseURL! });
  await later.page.goto('/#/login');
  const third = await qrOf(later.page, () => later.page.getByRole('tab', { name: 'WeChat' }).click());
  const known = await scan(browser, third, name, 'en');
  await known.phone.getByRole('button', { name: 'Yes, sign in' }).click();
  await expect(later.page).toHaveURL(/#\/homePage/);
  await known.close();

  // The way is remembered, the code is fetched at once. The session is open by now: nothing writes its token again.
  await expect(later.page.getByRole('navigation').first()).toBeVisible();
  await later.page.evaluate(() => localStorage.removeItem('probity-magic-token'));
  await qrOf(later.page, async () => {
    await later.page.goto('/');
    await later.page.goto('/#/login');
  });
  await expect(later.page.getByRole('tab', { name: 'WeChat' })).toHaveAttribute('aria-selected', 'true');

  expect([...complaints, ...later.complaints]).toEqual([]);
  await later.context.close();
  await context.close();
});

test('the wait for the next code goes on after a reload, for this phone', async ({
  browser,
  baseURL,
  enterprise,
}) => {
  const { page, context, complaints } = await person(browser, { baseURL: baseURL! });
  const { mobile } = enterprise.viewer;
  await page.goto('/#/login');
  await page.getByRole('tab', { name: 'SMS code' }).click();
  await page.getByRole('textbox', { name: 'Phone number' }).fill(mobile);
  const code = await askForCode(page, mobile, 'Send code');
  await expectAccessible(page);
  await page.reload();
  await expect(page.getByRole('button', { name: /Send again in \d+ s/ })).toBeDisabled();
  await expect(page.getByRole('textbox', { name: 'Phone number' })).toHaveValue(mobile);
  await page.getByRole('textbox', { name: 'Verification code' }).fill(code);
  await page.getByRole('button', { name: 'Sign in', exact: true }).click();
  await expect(page).toHaveURL(/#\/homePage/);
  expect(complaints).toEqual([]);
  await context.close();
});

test('a forgotten password: code, new password, every session ends, back to the sign-in', async ({
  browser,
  baseURL,
  enterprise,
}) => {
  const { mobile } = enterprise.viewer;
  const elsewhere = await person(browser, { baseURL: baseURL!, as: enterprise.viewer });
  await elsewhere.page.goto('/#/homePage');
  await expect(elsewhere.page.getByRole('banner')).toBeVisible();

  const { page, context, complaints } = await person(browser, { baseURL: baseURL! });
  await page.goto('/#/login');
  await page.getByRole('textbox', { name: 'Phone number' }).fill(mobile);
  await page.getByRole('link', { name: 'Forgot password?' }).click();
  await expect(page.getByRole('heading', { name: 'Reset your password' })).toBeVisible();
  await expect(page.getByRole('textbox', { name: 'Phone number' })).toHaveValue(mobile);
  await expectAccessible(page);
  const code = await askForCode(page, mobile, 'Send code');
  await page.getByRole('textbox', { name: 'Verification code' }).fill(code);
  const password = page.getByRole('textbox', { name: 'New password', exact: true });
  await password.fill('short');
  await page.getByRole('button', { name: 'Set the new password' }).click();
  await expect(password).toBeFocused();
  await expectAccessible(page);
  await password.fill(NEW_PASSWORD);
  await page.getByRole('button', { name: 'Set the new password' }).click();
  await expect(page).toHaveURL(/#\/login/);
  await expect(page.getByText(/all devices are signed out/)).toBeVisible();
  await expect(page.getByRole('textbox', { name: 'Phone number' })).toHaveValue(mobile);

  await elsewhere.page.reload();
  await expect(elsewhere.page).toHaveURL(/#\/login/);
  await expect(elsewhere.page.getByText(/please log in again/)).toBeVisible();

  await page.getByRole('textbox', { name: 'Password', exact: true }).fill(NEW_PASSWORD);
  await page.getByRole('button', { name: 'Sign in', exact: true }).click();
  await expect(page).toHaveURL(/#\/homePage/);
  expect(complaints).toEqual([]);
  await context.close();
  await elsewhere.context.close();
});

test('a visitor without a link: proves the phone at the sign-in and chooses from what names it', async ({
  browser,
  baseURL,
  world,
  enterprise,
}) => {
  const { page, context, complaints } = await person(browser, { baseURL: baseURL! });
  const mobile = world.phone();
  await inviteByCalls(page.request, enterprise.recruiter, mobile);
  await page.goto('/#/login');
  await page.getByRole('tab', { name: 'Visitor' }).click();
  const panel = page.getByRole('tabpanel');
  await expect(panel.getByText('Enter the phone number that your invitation')).toBeVisible();
  await panel.getByRole('textbox', { name: 'Phone number' }).fill(mobile);
  const code = await askForCode(page, mobile, 'Send code');
  await expectAccessible(page);
  await panel.getByRole('textbox', { name: 'Verification code' }).fill(code);
  await page.getByRole('button', { name: 'Confirm and open' }).click();
  await expect(page.getByRole('heading', { name: 'Sent to your phone number' })).toBeVisible();
  await page
    .getByRole('button', { name: /^Background check · / })
    .first()
    .click();
  await expect(page).toHaveURL(/#\/candidate\?s=/);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  // It opened nothing of the console.
  expect(await page.evaluate(() => localStorage.getItem('probity-magic-token'))).toBeNull();
  expect(complaints).toEqual([]);
  await context.close();
});

test('a link that is wrong has one message, whichever way it is wrong', async ({ browser, baseURL }) => {
  const { page, context, complaints } = await person(browser, { phone: true, baseURL: baseURL! });
  await page.goto('/#/checkPhone?s=short');
  await expect(page.getByText(/Please ask the enterprise that sent it to you/)).toBeVisible();
  await expectAccessible(page);
  await page.goto('/#/checkPhone?s=abcdefghijklmnopqrstuvwxyz012345');
  // No phone is requested that would open nothing.
  await expect(page.getByRole('heading', { name: 'This link cannot be opened' })).toBeVisible();
  await expect(
    page.getByRole('main').getByText(/Please ask the enterprise that sent it to you/),
  ).toBeVisible();
  await expect(page.getByRole('textbox')).toHaveCount(0);
  await expectAccessible(page);
  expect(complaints).toEqual([]);
  await context.close();
});
