import { crc32, deflateSync } from 'node:zlib';
import { expect, test, type Page } from '@playwright/test';
import { expectAccessible, person, signIn } from './support';

async function open(page: Page, tab: 'me' | 'users' | 'security' | 'webhooks'): Promise<void> {
  await page.goto(`/#/businessManage?tab=${tab}`);
  await expect(page.getByRole('tab').first()).toBeVisible();
}

test('everybody edits their own profile: name and picture show at once, also to the owner, and are taken back', async ({
  browser,
  baseURL,
}) => {
  const viewer = await person(browser, { phone: true, baseURL: baseURL! });
  const owner = await person(browser, { baseURL: baseURL! });
  const { page } = viewer;
  await signIn(page, '13800000004');
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

  await signIn(owner.page, '13800000001');
  await open(owner.page, 'users');
  await expect(owner.page.getByRole('row').filter({ hasText: 'Vera Viewer' })).toBeVisible();
  await expect(owner.page.getByText('vera@example.com')).toBeHidden();

  const picture = { mimeType: 'image/png', buffer: png(60, 40) };
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

/** A grey picture of this size. */
function png(width: number, height: number): Buffer {
  const header = Buffer.alloc(13);
  header.writeUInt32BE(width, 0);
  header.writeUInt32BE(height, 4);
  header.set([8, 0, 0, 0, 0], 8);
  const rows = deflateSync(
    Buffer.alloc((width + 1) * height, 0x80).map((byte, at) => (at % (width + 1) ? byte : 0)),
  );
  const signature = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);
  return Buffer.concat([
    signature,
    chunk('IHDR', header),
    chunk('IDAT', rows),
    chunk('IEND', Buffer.alloc(0)),
  ]);
}

function chunk(type: string, data: Buffer): Buffer {
  const body = Buffer.concat([Buffer.from(type), data]);
  const [length, sum] = [Buffer.alloc(4), Buffer.alloc(4)];
  length.writeUInt32BE(data.length);
  sum.writeUInt32BE(crc32(body));
  return Buffer.concat([length, body, sum]);
}
