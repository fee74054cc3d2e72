import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { unzip } from '../gateway/test/unzip';
import { codeSentTo, expectAccessible, openAfresh, person } from './support';
import { expect, test } from './world/journey';
import type { Somebody } from './world/world';

// The owner of an enterprise that leaves sees what is still open and takes along everything that is its own as one file; the main
// steps once more in Chinese on a phone.

const inEnglish = {
  make: 'Make the file',
  send: 'Send code',
  code: 'Code from the SMS',
  download: 'Download',
  open: '1 check is not finished',
  way: 'Follow or cancel them',
};
const inChinese: typeof inEnglish = {
  make: '生成文件',
  send: '发送验证码',
  code: '短信验证码',
  download: '下载',
  open: '1 份背调未完成',
  way: '查看或取消',
};

/** Makes the file with a code, a wrong one before it, and downloads it. */
async function takeAlong(page: Page, words: typeof inEnglish, { mobile }: Somebody) {
  await page.getByRole('button', { name: words.make }).click();
  const dialog = page.getByRole('dialog');
  const code = await codeSentTo(page, mobile, () => dialog.getByRole('button', { name: words.send }).click());
  const field = dialog.getByLabel(words.code);
  await field.fill(code === '000000' ? '000001' : '000000');
  await dialog.getByRole('button', { name: words.make }).click();
  await expect(field).toHaveAttribute('aria-invalid', 'true');
  await expectAccessible(page);
  await field.fill(code);
  await dialog.getByRole('button', { name: words.make }).click();
  await expect(dialog).toBeHidden();
  const download = page.getByRole('button', { name: words.download });
  await expect(download).toBeVisible({ timeout: 30_000 });
  await expectAccessible(page);
  const arriving = page.waitForEvent('download');
  await download.click();
  const file = await arriving;
  return { name: file.suggestedFilename(), files: unzip(await readFile(await file.path())) };
}

test('the owner sees what is open and takes everything along', async ({
  browser,
  baseURL,
  world,
  enterprise,
}) => {
  await world.checks(enterprise, ['inProgress']);
  const { page, complaints } = await person(browser, { baseURL: baseURL!, as: enterprise.owner });
  await openAfresh(page, '/businessManage?tab=leaving');
  await expect(page.getByText('Nothing is closed and nothing erased until the owner')).toBeVisible();
  const line = page.getByRole('listitem').filter({ hasText: inEnglish.open });
  await expect(line.getByRole('link', { name: inEnglish.way })).toHaveAttribute(
    'href',
    '#/backRecord?status=unfinished',
  );

  const { name, files } = await takeAlong(page, inEnglish, enterprise.owner);
  expect(name).toMatch(/^probity-account-\d{4}-\d\d-\d\d\.zip$/);
  expect(files['README.en.md']).toContain('Everything of');
  expect(files['README.zh-CN.md']).toContain('脱敏');
  expect(JSON.parse(files['json/records.json']!)).toHaveLength(1);
  const listed = JSON.parse(files['manifest.json']!) as { files: { path: string }[] };
  expect(listed.files).toHaveLength(Object.keys(files).length - 1);

  await openAfresh(page, '/businessManage?tab=audit');
  await expect(page.getByText(/downloaded everything of the account/).first()).toBeVisible();
  expect(complaints).toEqual([]);
});

test('in Chinese on a phone; an admin has no such part', async ({ browser, baseURL, world, enterprise }) => {
  await world.checks(enterprise, ['inProgress']);
  const options = { baseURL: baseURL!, lang: 'zh-CN', phone: true } as const;
  const { page, complaints } = await person(browser, { ...options, as: enterprise.owner });
  await openAfresh(page, '/businessManage?tab=leaving');
  await expect(page.getByText(inChinese.open)).toBeVisible();
  const { name } = await takeAlong(page, inChinese, enterprise.owner);
  expect(name).toMatch(/^企业账号数据-/);
  expect(complaints).toEqual([]);

  const admin = await person(browser, { baseURL: baseURL!, as: enterprise.admin });
  await openAfresh(admin.page, '/businessManage?tab=leaving');
  await expect(admin.page.getByText('This part is not open to you')).toBeVisible();
});
