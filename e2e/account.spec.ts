import type { Page } from '@playwright/test';
import { approvalCodeOf, codeSentTo, expectAccessible, newestSms, person } from './support';
import { callsOf } from './lib/gatewayCalls.mjs';
import { expect, test } from './world/journey';

const NEW_PASSWORD = 'first-password-of-mine-7';

async function open(page: Page, tab: 'profile' | 'users' | 'security'): Promise<void> {
  await page.goto(`/#/businessManage?tab=${tab}`);
  await expect(page.getByRole('tab').first()).toBeVisible();
}

async function invite(page: Page, mobile: string, name: string): Promise<void> {
  await page.getByRole('button', { name: 'Add a person' }).click();
  const dialog = page.getByRole('dialog', { name: 'Add a person' });
  await dialog.getByRole('button', { name: 'Add and tell by SMS' }).click();
  await expect(dialog.getByText('Please enter a phone number!')).toBeVisible();
  await expect(dialog.getByLabel('Phone number')).toBeFocused();
  await dialog.getByLabel('Phone number').fill(mobile);
  await dialog.getByLabel('Name').fill(name);
  await dialog.getByLabel(/^Monthly budget/).fill('a lot');
  await dialog.getByRole('button', { name: 'Add and tell by SMS' }).click();
  await expect(
    dialog.getByText('Please enter an amount such as 1500 or 1500.50, up to a billion'),
  ).toBeVisible();
  await dialog.getByLabel(/^Monthly budget/).fill('1500');
  await expectAccessible(page);
  await dialog.getByRole('button', { name: 'Add and tell by SMS' }).click();
  await expect(dialog).toBeHidden();
  await expect(page.getByText('¥0.00 of ¥1,500.00').first()).toBeVisible();
}

async function signInBySms(page: Page, mobile: string): Promise<void> {
  await page.goto('/#/login');
  await page.getByRole('tab', { name: 'SMS code' }).click();
  await page.getByRole('textbox', { name: 'Phone number' }).fill(mobile);
  const code = await codeSentTo(page, mobile, () => page.getByRole('button', { name: 'Send code' }).click());
  await page.getByRole('textbox', { name: 'Verification code' }).fill(code);
  await page.getByRole('button', { name: 'Sign in', exact: true }).click();
  await expect(page).toHaveURL(/#\/homePage/);
}

test('invited by phone, in by SMS, a first password, then disabled: the next call is refused', async ({
  browser,
  baseURL,
  world,
  enterprise,
}) => {
  const mobile = world.phone();
  const name = `Invited ${mobile.slice(-4)}`;
  const owner = await person(browser, { baseURL: baseURL!, as: enterprise.owner });
  await open(owner.page, 'users');
  await invite(owner.page, mobile, name);
  await newestSms(owner.page, mobile, /has added you/);

  const invited = await person(browser, { baseURL: baseURL! });
  await signInBySms(invited.page, mobile);
  await open(invited.page, 'profile');
  await expect(invited.page.getByText('This part is not open to you')).toBeVisible();
  await open(invited.page, 'security');
  await invited.page.getByRole('textbox', { name: 'New password' }).fill('short');
  await invited.page.getByRole('button', { name: 'Set password' }).click();
  await expect(invited.page.locator('[aria-invalid=true]')).toBeFocused();
  await invited.page.getByRole('textbox', { name: 'New password' }).fill(NEW_PASSWORD);
  await invited.page.getByRole('button', { name: 'Set password' }).click();
  await expect(invited.page.getByRole('textbox', { name: 'Current password' })).toBeVisible();

  // Until the list is read anew it shows somebody who has not come yet.
  await owner.page.reload();
  await owner.page.getByRole('button', { name: `Disable ${name}` }).click();
  await owner.page.getByRole('dialog').getByRole('button', { name: 'Disable' }).click();
  await expect(owner.page.getByRole('button', { name: `Enable ${name}` })).toBeVisible();
  // One click is one call: a reload would race with the message.
  await invited.page.getByRole('link', { name: 'Home' }).first().click();
  await expect(invited.page).toHaveURL(/#\/login/);
  await expect(invited.page.getByText('current user has no access permission')).toBeVisible();
  expect([...owner.complaints, ...invited.complaints]).toEqual([]);
  await owner.context.close();
  await invited.context.close();
});

test('one’s own security: a wrong present password stands at its field, a second device is signed out', async ({
  browser,
  baseURL,
  world,
  enterprise,
}) => {
  const { viewer } = enterprise;
  const token = await world.session(viewer.userId, viewer.mainId);
  const here = await person(browser, { baseURL: baseURL!, as: viewer });
  const there = await person(browser, { phone: true, baseURL: baseURL!, as: { ...viewer, token } });
  await there.page.goto('/#/homePage');
  await expect(there.page.getByRole('banner')).toBeVisible();
  await open(here.page, 'security');
  await here.page.getByLabel('Current password', { exact: true }).fill('not my password');
  await here.page.getByLabel('New password', { exact: true }).fill(NEW_PASSWORD);
  await here.page.getByRole('button', { name: 'Change password' }).click();
  await expect(here.page.getByText('The current password is not right').first()).toBeVisible();
  await expect(here.page.getByLabel('Current password', { exact: true })).toBeFocused();

  await here.page.getByRole('button', { name: 'Bind WeChat' }).click();
  await expect(here.page.getByRole('img', { name: 'Code to scan with WeChat' })).toBeVisible();
  await expectAccessible(here.page);
  await here.page.getByRole('button', { name: 'Cancel' }).click();

  const others = here.page.getByRole('button', { name: /^Sign out (Chrome|everywhere)/ });
  const count = await others.count();
  await here.page
    .getByRole('button', { name: count > 1 ? 'Sign out everywhere else' : /^Sign out Chrome/ })
    .click();
  await expect(others).toHaveCount(0);
  await there.page.reload();
  await expect(there.page).toHaveURL(/#\/login/);
  await here.page.reload();
  await expect(here.page.getByText('This device')).toBeVisible();
  expect(here.complaints).toEqual([]);
  await here.context.close();
  await there.context.close();
});

test('a monthly budget holds at ordering: the refusal says what is left, and nothing typed is lost', async ({
  browser,
  baseURL,
  world,
  enterprise,
}) => {
  const owner = await person(browser, { baseURL: baseURL!, as: enterprise.owner });
  const recruiter = await person(browser, { baseURL: baseURL!, as: enterprise.recruiter });
  // Here such orders do not wait for approval.
  const call = await callsOf(owner.page.request, enterprise.owner.token);
  const verifyCode = await approvalCodeOf(owner.page, enterprise.owner);
  await call('approval/rule/save', { above: null, overBudget: 'refused', verifyCode });
  await open(owner.page, 'users');
  const setBudget = async (yuan: string) => {
    await owner.page.getByText('周敏', { exact: true }).click();
    const dialog = owner.page.getByRole('dialog');
    await dialog.getByLabel(/^Monthly budget/).fill(yuan);
    await dialog.getByRole('button', { name: 'Save' }).click();
    await expect(dialog).toBeHidden();
  };
  await setBudget('1');

  const { page } = recruiter;
  await page.goto('/#/initiateBack');
  await page.getByRole('radio', { name: 'Basic' }).check();
  await page.getByRole('textbox', { name: 'Name' }).fill('预算测试');
  await page.getByRole('textbox', { name: 'Phone number' }).fill(world.phone());
  await page.getByRole('textbox', { name: 'Position', exact: true }).fill('Cashier');
  for (const reason of await page.getByRole('textbox', { name: /^Why / }).all()) {
    await reason.fill('Handles cash of the company');
  }
  await page.getByRole('button', { name: 'Review order' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Place order' }).click();
  await expect(
    page.getByRole('alert').filter({ hasText: 'Your monthly budget does not cover' }),
  ).toContainText('¥1.00 is left');
  await expect(page.getByRole('textbox', { name: 'Name' })).toHaveValue('预算测试');
  await expectAccessible(page);
  await setBudget('');
  expect([...owner.complaints, ...recruiter.complaints]).toEqual([]);
  await owner.context.close();
  await recruiter.context.close();
});
