import type { Page } from '@playwright/test';
import { deflateSync } from 'node:zlib';
import { codeSentTo, expectAccessible, newestSms, person } from './support';
import { expect, test } from './world/journey';

const NEW_PASSWORD = 'orchid-7-lantern';
/** A name of its own for each run: the queue of the staff holds others’ too. */
const ENTERPRISE = `晨曦检测${String(Date.now() % 1_000_000)}有限公司`;
const REASON = 'The licence cannot be read';

/** A small white picture: its contents are for the operator's eye, not for the program. */
function picture(): Buffer {
  const size = 64;
  const chunk = (type: string, data: Buffer) => {
    const body = Buffer.concat([Buffer.from(type), data]);
    const head = Buffer.alloc(4);
    head.writeUInt32BE(data.length);
    const tail = Buffer.alloc(4);
    tail.writeUInt32BE(crc(body));
    return Buffer.concat([head, body, tail]);
  };
  const header = Buffer.alloc(13);
  header.writeUInt32BE(size, 0);
  header.writeUInt32BE(size, 4);
  header.set([8, 0, 0, 0, 0], 8);
  const rows = Buffer.alloc(size * (size + 1), 255);
  for (let row = 0; row < size; row += 1) rows[row * (size + 1)] = 0;
  const signature = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);
  const parts = [chunk('IHDR', header), chunk('IDAT', deflateSync(rows)), chunk('IEND', Buffer.alloc(0))];
  return Buffer.concat([signature, ...parts]);
}

function crc(bytes: Buffer): number {
  let value = 0xffffffff;
  for (const byte of bytes) {
    value ^= byte;
    for (let bit = 0; bit < 8; bit += 1) value = (value >>> 1) ^ (value & 1 ? 0xedb88320 : 0);
  }
  return (value ^ 0xffffffff) >>> 0;
}

async function register(page: Page, mobile: string): Promise<void> {
  await page.goto('/#/register');
  await page.getByRole('button', { name: 'Register and continue' }).click();
  await expect(page.getByText('Please enter a phone number!')).toBeVisible();
  await expect(page.getByText('Please agree to the terms of use first')).toBeVisible();
  await expectAccessible(page);
  await page.getByLabel('Phone number').fill(mobile);
  const code = await codeSentTo(page, mobile, () => page.getByRole('button', { name: 'Send code' }).click());
  await page.getByLabel('Verification code', { exact: true }).fill(code);
  await page.getByLabel('Password', { exact: true }).fill(NEW_PASSWORD);
  await page.getByLabel('I agree to the terms of use.').check();
  await page.getByRole('button', { name: 'Register and continue' }).click();
  await expect(page).toHaveURL(/#\/ei/);
}

async function fillIn(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Submit for review' }).click();
  await expect(page.getByText('There are problems with 6 fields')).toBeVisible();
  const file = { name: 'licence.png', mimeType: 'image/png', buffer: picture() };
  await page.locator('input[type=file]').setInputFiles(file);
  await expect(page.getByRole('img', { name: 'Business licence: licence.png' })).toBeVisible();
  await page.getByLabel('Enterprise name').fill(ENTERPRISE);
  await page.getByLabel('Unified social credit code').fill('91440300708461136A');
  await page.getByLabel('Legal representative').fill('张三');
  await page.getByLabel('Province').selectOption({ label: '福建省' });
  await page.getByLabel('City').selectOption({ label: '福州市' });
  await page.getByLabel('District').selectOption({ label: '鼓楼区' });
  await page.getByLabel('Contact', { exact: true }).fill('李四');
  await page.getByLabel('Contact’s phone').fill('13900001111');
  await expect(page.getByText(/^Draft saved/)).toBeVisible();
  await expectAccessible(page);
}

/** The operator takes the certification, which opens at once, and decides it. */
async function decide(page: Page, reason?: string): Promise<void> {
  await page.goto('/#/workOrder?kind=certification');
  await page.reload();
  await page
    .getByRole('row')
    .filter({ hasText: ENTERPRISE })
    .getByRole('button', { name: /^Take it/ })
    .click();
  const dialog = page.getByRole('dialog');
  await expect(dialog.getByRole('img', { name: /^Business licence/ })).toBeVisible();
  await expect(dialog.getByText('福建省 福州市 鼓楼区')).toBeVisible();
  if (reason) {
    await dialog.getByLabel('Reject the submission').check();
    await dialog.getByRole('button', { name: 'Save decision' }).click();
    await expect(dialog.getByText('Please say why it is rejected')).toBeVisible();
    await dialog.getByLabel('Reason').fill(reason);
  } else {
    await expect(dialog.getByText(new RegExp(REASON))).toBeVisible();
    await dialog.getByLabel('Everything agrees with the licence: verify the enterprise').check();
  }
  await expectAccessible(page);
  await dialog.getByRole('button', { name: 'Save decision' }).click();
  await expect(dialog).toBeHidden();
}

test('an enterprise registers, is rejected, submits again, is verified, signs, and may order', async ({
  browser,
  baseURL,
  world,
}) => {
  test.setTimeout(120_000);
  const mobile = world.phone();
  const { page, context, complaints } = await person(browser, { baseURL: baseURL! });
  const staff = await person(browser, { baseURL: baseURL!, as: await world.staff('operator') });

  await register(page, mobile);
  await fillIn(page);
  await page.reload();
  await expect(page.getByLabel('Enterprise name')).toHaveValue(ENTERPRISE);
  await expect(page.getByLabel('District')).toHaveValue('350102');
  await expect(page.getByRole('img', { name: 'Business licence: licence.png' })).toBeVisible();
  await page.getByRole('button', { name: 'Submit for review' }).click();
  await expect(page.getByText('The last character does not fit the others').first()).toBeVisible();
  await page.getByLabel('Unified social credit code').fill('91440300708461136t');
  await page.getByRole('button', { name: 'Submit for review' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('We have your information');

  await page.goto('/#/initiateBack');
  await expect(page.getByText(/Your enterprise is under review/)).toBeVisible();
  await expect(page.getByRole('button', { name: 'Review order' })).toBeDisabled();
  await page.getByRole('link', { name: 'See its status' }).click();

  await decide(staff.page, REASON);
  await newestSms(page, mobile, /认证未通过/);
  await page.reload();
  await expect(page.getByText(REASON)).toBeVisible();
  await page.getByRole('link', { name: 'Correct and submit again' }).click();
  await expect(page.getByLabel('Contact’s phone')).toHaveValue('13900001111');
  await page.getByRole('button', { name: 'Submit for review' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('We have your information');

  await decide(staff.page);
  await newestSms(page, mobile, /已通过企业认证/);
  await page.reload();
  await page.getByRole('link', { name: 'Read and sign the contract' }).click();
  await page.getByLabel('Your full name').fill('李四');
  await page.getByRole('button', { name: 'Sign the contract' }).click();
  await expect(page.getByText('You have not reached the end of the text yet')).toBeVisible();
  const text = page.getByRole('region', { name: /^Service contract for/ });
  await expect(text).toBeFocused();
  await text.press('End');
  await expect(page.getByText('You have not reached the end of the text yet')).toBeHidden();
  await page.getByRole('button', { name: 'Sign the contract' }).click();
  await expect(page.getByRole('region', { name: 'Service contract, signed', exact: true })).toContainText(
    '李四',
  );
  await expectAccessible(page);
  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Download PDF' }).click();
  expect((await download).suggestedFilename()).toMatch(/^service-contract-.*\.pdf$/);

  await page.getByRole('link', { name: 'Order a check' }).click();
  await expect(page.getByRole('button', { name: 'Review order' })).toBeEnabled();
  expect(complaints).toEqual([]);
  expect(staff.complaints).toEqual([]);
  await context.close();
  await staff.context.close();
});
