import type { Page } from '@playwright/test';
import { codeSentTo, expectAccessible, person } from './support';
import { expect, test } from './world/journey';

async function open(page: Page, tab: 'me' | 'users' | 'security'): Promise<void> {
  await page.goto(`/#/businessManage?tab=${tab}`);
  await expect(page.getByRole('tab').first()).toBeVisible();
}

async function signInByCode(page: Page, mobile: string): Promise<void> {
  await page.goto('/#/login');
  await page.getByRole('tab', { name: 'SMS code' }).click();
  await page.getByRole('textbox', { name: 'Phone number' }).fill(mobile);
  const code = await codeSentTo(page, mobile, () => page.getByRole('button', { name: 'Send code' }).click());
  await page.getByRole('textbox', { name: 'Verification code' }).fill(code);
  await page.getByRole('button', { name: 'Sign in', exact: true }).click();
  await expect(page).toHaveURL(/#\/homePage/);
}

test('an admin is invited, and again too soon is refused in words; whoever came is invited no more; the owner stays', async ({
  browser,
  baseURL,
  world,
  enterprise,
}) => {
  const ada = 'Ada Admin';
  const phone = world.phone();
  const boss = enterprise.owner.name;
  const owner = await person(browser, { baseURL: baseURL!, as: enterprise.owner });
  await open(owner.page, 'users');
  await owner.page.getByRole('button', { name: 'Add a person' }).click();
  const dialog = owner.page.getByRole('dialog', { name: 'Add a person' });
  await dialog.getByLabel('Phone number').fill(phone);
  await dialog.getByLabel('Name').fill(ada);
  await dialog.getByLabel('Role').selectOption('admin');
  await dialog.getByRole('button', { name: 'Add and tell by SMS' }).click();
  await expect(dialog).toBeHidden();
  const again = owner.page.getByRole('button', { name: `Invite ${ada} again` });
  await again.click();
  await expect(owner.page.getByText('This person was notified less than an hour ago')).toBeVisible();

  const invited = await person(browser, { baseURL: baseURL! });
  await signInByCode(invited.page, phone);
  await owner.page.reload();
  await expect(owner.page.getByText(ada)).toBeVisible();
  await expect(again).toHaveCount(0);

  // Nobody can remove the last owner: neither an admin, who is told why, nor the owner.
  await open(invited.page, 'users');
  await expect(invited.page.getByText('Only an owner can disable')).toBeVisible();
  await expect(invited.page.getByRole('button', { name: `Disable ${boss}` })).toHaveCount(0);
  await expect(owner.page.getByRole('button', { name: `Disable ${boss}` })).toHaveCount(0);
  await owner.page.getByRole('button', { name: `Edit ${boss}` }).click();
  const own = owner.page.getByRole('dialog', { name: `Edit ${boss}` });
  await expect(own.getByLabel('Role')).toBeDisabled();
  await expect(own.getByText('Nobody changes their own role.')).toBeVisible();
  expect([...owner.complaints, ...invited.complaints]).toEqual([]);
  await owner.context.close();
  await invited.context.close();
});

test('everybody edits their own profile: name and picture show at once, also to the owner, and are taken back', async ({
  browser,
  baseURL,
  enterprise,
}) => {
  const viewer = await person(browser, { phone: true, baseURL: baseURL!, as: enterprise.viewer });
  const owner = await person(browser, { baseURL: baseURL!, as: enterprise.owner });
  const { page } = viewer;
  await page.goto('/#/homePage');
  await page.getByRole('button', { name: /^Your account/ }).click();
  await page.getByRole('menuitem', { name: 'Your profile' }).click();
  const name = page.getByRole('textbox', { name: 'Your name' });
  const before = await name.inputValue();
  await name.fill('');
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByText('Please enter a name of at most 30 characters')).toBeVisible();
  await expect(name).toBeFocused();
  await name.fill('Vera Viewer');
  await page.getByRole('textbox', { name: /^E-mail/ }).fill('vera@example.com');
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByRole('button', { name: 'Your account: Vera Viewer' })).toBeVisible();
  await expectAccessible(page);

  await open(owner.page, 'users');
  await expect(owner.page.getByRole('row').filter({ hasText: 'Vera Viewer' })).toBeVisible();
  await expect(owner.page.getByText('vera@example.com')).toBeHidden();

  const picture = { mimeType: 'image/png', buffer: await pictureOf(page, 60, 40) };
  const file = page.locator('input[type=file]');
  await file.setInputFiles({ ...picture, name: 'me.png', buffer: Buffer.from('no picture') });
  await expect(page.getByText('This file could not be read as a picture')).toBeVisible();
  await file.setInputFiles({ ...picture, name: 'me.png' });
  await expect(page.getByRole('banner').locator('img')).toBeVisible();
  await page.reload();
  await expect(page.getByRole('banner').locator('img')).toBeVisible();
  await expect(page.getByRole('textbox', { name: /^E-mail/ })).toHaveValue('vera@example.com');

  await page.getByRole('button', { name: 'Remove picture' }).click();
  await expect(page.getByRole('banner').locator('img')).toHaveCount(0);
  await page.getByRole('textbox', { name: /^E-mail/ }).fill('');
  await name.fill(before);
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByRole('button', { name: `Your account: ${before}` })).toBeVisible();
  expect([...viewer.complaints, ...owner.complaints]).toEqual([]);
  await viewer.context.close();
  await owner.context.close();
});

test('a department: its name once, its budget, and with people in it it stays', async ({
  browser,
  baseURL,
  enterprise,
}) => {
  const owner = await person(browser, { baseURL: baseURL!, as: enterprise.owner });
  const { page } = owner;
  const name = 'Legal';
  await open(page, 'users');
  const departments = page.getByRole('dialog', { name: 'Departments' });
  const showAll = () => page.getByRole('button', { name: 'Departments' }).click();
  const moveTo = async (label: string) => {
    await page.getByRole('button', { name: 'Edit 何静' }).click();
    const dialog = page.getByRole('dialog', { name: 'Edit 何静' });
    await dialog.getByLabel(/^Department/).selectOption({ label });
    await dialog.getByRole('button', { name: 'Save' }).click();
    await expect(dialog).toBeHidden();
  };
  await showAll();
  await departments.getByRole('button', { name: 'Add a department' }).click();
  await departments.getByLabel('Name').fill('销售部');
  await departments.getByRole('button', { name: 'Save' }).click();
  await expect(departments.getByText('A department with this name already exists')).toBeVisible();
  await expect(departments.getByLabel('Name')).toBeFocused();
  await departments.getByLabel('Name').fill(name);
  await departments.getByLabel(/^Monthly budget/).fill('2000');
  await departments.getByRole('button', { name: 'Save' }).click();
  const row = departments.getByRole('listitem').filter({ hasText: name });
  await expect(row).toContainText('0 people · ¥0.00 of ¥2,000.00');
  await expectAccessible(page);
  await departments.getByRole('button', { name: 'Close' }).click();

  await moveTo(name);
  await showAll();
  await expect(row).toContainText('1 person');
  await expect(departments.getByRole('button', { name: `Remove ${name}` })).toHaveCount(0);
  await departments.getByRole('button', { name: 'Close' }).click();
  await moveTo('No department');
  await showAll();
  await departments.getByRole('button', { name: `Remove ${name}` }).click();
  await expect(row).toHaveCount(0);
  expect(owner.complaints).toEqual([]);
  await owner.context.close();
});

test('WeChat is bound by a scan and unbound after a question', async ({ browser, baseURL, enterprise }) => {
  const viewer = await person(browser, { baseURL: baseURL!, as: enterprise.viewer });
  const { page } = viewer;
  await open(page, 'security');
  const reply = page.waitForResponse(/wechatLogin\/getQrCode/);
  await page.getByRole('button', { name: 'Bind WeChat' }).click();
  const { data } = (await (await reply).json()) as { data: { qrContent: string } };
  const context = await browser.newContext({ locale: 'en-US' });
  const phone = await context.newPage();
  await phone.goto(data.qrContent);
  await phone.getByRole('textbox').fill(`viewer-${enterprise.viewer.mobile}`);
  await phone.getByRole('button', { name: 'Continue' }).click();
  await phone.getByRole('button', { name: 'Yes, bind it' }).click();
  await context.close();
  await expect(page.getByText(/^Bound since/)).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Unbind WeChat' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Unbind WeChat' }).click();
  await expect(page.getByText(/^No WeChat account is bound/)).toBeVisible();
  expect(viewer.complaints).toEqual([]);
  await viewer.context.close();
});

test('one’s own phone changes with a code to each; the menu of the user shows the new one', async ({
  browser,
  baseURL,
  world,
  enterprise,
}) => {
  const viewer = await person(browser, { baseURL: baseURL!, as: enterprise.viewer });
  const { page } = viewer;
  const [firstPhone, secondPhone] = [enterprise.viewer.mobile, world.phone()];
  await open(page, 'security');
  await page.getByRole('button', { name: 'Change phone number' }).click();
  const form = page.locator('form').filter({ hasText: 'Current phone number, in full' });
  await form.getByLabel('Current phone number, in full').fill(firstPhone);
  const send = form.getByRole('button', { name: 'Send code' });
  const oldCode = await codeSentTo(page, firstPhone, () => send.first().click());
  await form.getByLabel('Code sent to the current phone').fill(oldCode);
  await form.getByLabel('New phone number').fill(secondPhone);
  const code = await codeSentTo(page, secondPhone, () => send.click());
  await form.getByLabel('Code sent to the new phone').fill(code);
  await form.getByRole('button', { name: 'Change phone number' }).click();
  const masked = `${secondPhone.slice(0, 3)}****${secondPhone.slice(-4)}`;
  await expect(page.getByText(`From now on you sign in with ${masked}.`)).toBeVisible();
  await expect(form).toBeHidden();
  await page.getByRole('button', { name: /^Your account/ }).click();
  await expect(page.getByRole('menu').getByText(masked)).toBeVisible();
  expect(viewer.complaints).toEqual([]);
  await viewer.context.close();
});

/** A grey picture, drawn by the browser. */
async function pictureOf(page: Page, width: number, height: number): Promise<Buffer> {
  const url = await page.evaluate(
    ([wide, high]) => {
      const canvas = Object.assign(document.createElement('canvas'), { width: wide, height: high });
      const context = canvas.getContext('2d')!;
      context.fillStyle = '#888';
      context.fillRect(0, 0, canvas.width, canvas.height);
      return canvas.toDataURL('image/png');
    },
    [width, height] as const,
  );
  return Buffer.from(url.split(',')[1]!, 'base64');
}
