import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { expectAccessible, openAfresh, person } from './support';
import { expect, test } from './world/journey';

// Finance reads the statements of closed months, takes their files and asks for one invoice over them; an operator uploads it and later
// replaces it. In Chinese, on a phone, one is asked for by post and rejected.

const TAX_NUMBER = '91350100M000100Y43';
const paper = (name: string) => ({
  name,
  mimeType: 'application/pdf',
  buffer: Buffer.from(`%PDF-1.4\n%${name}\n1 0 obj<<>>endobj\ntrailer<<>>\nstartxref\n9\n%%EOF\n`),
});
const chinaDay = () => new Date(Date.now() + 8 * 3_600_000).toISOString().slice(0, 10);
/** The month that is so many before the present one, in China. */
function monthBefore(months: number): string {
  const [year, month] = chinaDay().split('-').map(Number);
  return new Date(Date.UTC(year!, month! - 1 - months, 1)).toISOString().slice(0, 7);
}
/** The platform's own, each once. */
const newNumber = () => `26${String(Date.now()).padStart(14, '0')}${String(Math.random()).slice(2, 6)}`;

const inEnglish = {
  charged: 'Charged for checks',
  pdf: 'PDF of {{month}}',
  export: 'Export',
  invoices: 'Invoices over these months',
  ask: 'Ask for an invoice',
  title: /^Name on the invoice/,
  taxNumber: /^Tax number/,
  submit: 'Submit request',
  take: /^Take it/,
  save: 'Save decision',
};
const inChinese: typeof inEnglish = {
  charged: '本期消费',
  pdf: '{{month}} 的 PDF',
  export: '导出',
  invoices: '申请发票',
  ask: '申请发票',
  title: /^发票抬头/,
  taxNumber: /^税号/,
  submit: '提交申请',
  take: /^领取/,
  save: '提交处理结果',
};

/** Reads what closed months came to, the newest first, takes the files of the newest, and goes on to the invoices. */
async function readStatements(page: Page, words: typeof inEnglish, charged: readonly string[]) {
  await openAfresh(page, '/financialManage?tab=statements');
  for (const [index, sum] of charged.entries()) {
    const month = page.getByRole('listitem', { name: monthBefore(index + 1) });
    await expect(month.getByText(words.charged)).toBeVisible();
    await expect(month.getByText(sum, { exact: true })).toBeVisible();
  }
  await expectAccessible(page);
  const newest = monthBefore(1);
  const pdf = page.waitForEvent('download');
  await page.getByRole('button', { name: words.pdf.replace('{{month}}', newest) }).click();
  expect((await readFile(await (await pdf).path())).subarray(0, 5).toString()).toBe('%PDF-');
  expect((await pdf).suggestedFilename()).toContain(newest);
  const sheet = page.waitForEvent('download');
  await page.getByRole('listitem', { name: newest }).getByRole('button', { name: words.export }).click();
  await page.getByRole('menuitem', { name: /XLSX/ }).click();
  // A workbook is a zip.
  expect((await readFile(await (await sheet).path())).subarray(0, 2).toString()).toBe('PK');
  expect((await sheet).suggestedFilename()).toMatch(new RegExp(`statement-${newest}.*\\.xlsx$`));
  await page.getByRole('link', { name: words.invoices }).click();
}

/** Opens the form, is told what is missing, and fills in what every invoice has, over the months that cost so much. */
async function begin(page: Page, words: typeof inEnglish, title: string, charged: readonly string[]) {
  await page.getByRole('button', { name: words.ask }).click();
  const dialog = page.getByRole('dialog', { name: words.ask });
  await dialog.getByRole('button', { name: words.submit }).click();
  await expect(dialog.getByLabel(words.taxNumber)).toHaveAttribute('aria-invalid', 'true');
  for (const sum of charged) await dialog.getByRole('checkbox', { name: new RegExp(sum) }).check();
  await dialog.getByLabel(words.title).fill(title);
  await dialog.getByLabel(words.taxNumber).fill(TAX_NUMBER);
  return dialog;
}

async function openWork(page: Page, words: typeof inEnglish, of: string) {
  await openAfresh(page, '/workOrder?kind=invoice');
  const row = page.getByRole('row').or(page.getByRole('listitem')).filter({ hasText: of });
  await row.getByRole('button', { name: words.take }).first().click();
  return page.getByRole('dialog').filter({ hasText: of });
}

test('finance reads two closed months and asks for one invoice over them, an operator uploads the invoice and replaces it once it proves wrong; each is downloaded', async ({
  browser,
  baseURL,
  world,
}) => {
  const enterprise = await world.enterprise();
  await world.closedMonths(enterprise, 123_45, 67_80);
  const finance = await person(browser, { baseURL: baseURL!, as: enterprise.finance });
  const staff = await person(browser, { baseURL: baseURL!, as: await world.staff('operator') });
  const months = ['¥123.45', '¥67.80'];
  await readStatements(finance.page, inEnglish, months);
  const asked = await begin(finance.page, inEnglish, enterprise.name, months);
  await expect(asked.getByText('The invoice is over ¥191.25')).toBeVisible();
  await asked.getByLabel(/^E-mail address/).fill('finance@example.com');
  await expectAccessible(finance.page);
  await asked.getByRole('button', { name: inEnglish.submit }).click();
  await expect(asked).toBeHidden();
  await expect(finance.page.getByText('Waiting', { exact: true })).toBeVisible();
  await expect(finance.page.getByText(`Over ${monthBefore(2)}, ${monthBefore(1)}`)).toBeVisible();

  const [wrong, right] = [newNumber(), newNumber()];
  const upload = async (dialog: ReturnType<Page['getByRole']>, number: string, name: string) => {
    await dialog.getByLabel(/^Invoice number/).fill(number);
    await dialog.getByRole('textbox', { name: 'Date of the invoice' }).fill(chinaDay());
    await dialog.locator('input[type=file]').setInputFiles(paper(name));
    await expect(dialog.getByText(name)).toBeVisible();
    // Its name is there while it is still on its way.
    await expect(dialog.getByRole('progressbar')).toBeHidden();
  };
  const deciding = await openWork(staff.page, inEnglish, enterprise.name);
  await expect(deciding.getByText('¥191.25').first()).toBeVisible();
  await deciding.getByLabel('Issue the invoice: upload it').check();
  await upload(deciding, wrong, 'first.pdf');
  await expectAccessible(staff.page);
  await deciding.getByRole('button', { name: inEnglish.save }).click();
  await expect(deciding).toBeHidden();

  await openAfresh(staff.page, '/workOrder?kind=invoice&tab=done');
  await staff.page
    .getByRole('row')
    .filter({ hasText: enterprise.name })
    .getByRole('button', { name: /^Open/ })
    .click();
  const again = staff.page.getByRole('dialog').filter({ hasText: enterprise.name });
  await again.getByLabel('The invoice is wrong: put another one in its place').check();
  await upload(again, right, 'second.pdf');
  await again.getByLabel(/^What was wrong with it/).fill('The address was missing');
  await again.getByRole('button', { name: inEnglish.save }).click();
  await expect(again).toBeHidden();

  await openAfresh(finance.page, '/homePage');
  await finance.page.getByRole('button', { name: /^Notifications, \d+ unread$/ }).click();
  const bell = finance.page.getByRole('dialog', { name: 'Notifications' });
  await bell.getByRole('link', { name: /was wrong: another one stands in its place/ }).click();
  await expect(finance.page.getByText(/The address was missing$/)).toBeVisible();
  for (const [button, name] of [
    [`Download the invoice, number ${right}`, 'second.pdf'],
    [`Download the old one, number ${wrong}`, 'first.pdf'],
  ] as const) {
    const saved = finance.page.waitForEvent('download');
    await finance.page.getByRole('button', { name: button }).click();
    expect((await saved).suggestedFilename()).toBe(name);
  }
  await expectAccessible(finance.page);
  expect([...finance.complaints, ...staff.complaints]).toEqual([]);
});

test('in Chinese, on a phone: a special invoice by post is rejected with a reason, and asked for again', async ({
  browser,
  baseURL,
  world,
}) => {
  const enterprise = await world.enterprise();
  await world.closedMonths(enterprise, 123_45);
  const options = { baseURL: baseURL!, lang: 'zh-CN' } as const;
  const owner = await person(browser, { ...options, phone: true, as: enterprise.owner });
  const staff = await person(browser, { ...options, as: await world.staff('operator') });
  await readStatements(owner.page, inChinese, ['¥123.45']);
  const asked = await begin(owner.page, inChinese, '另一家公司', ['¥123.45']);
  await asked.getByLabel('增值税专用发票（可抵扣进项税）').check();
  await asked.getByLabel('邮寄纸质发票').check();
  for (const [field, value] of [
    ['开户行', '示例银行'],
    ['银行账号', '6200 0000 0000 123'],
    ['注册地址', '世纪大道 1 号'],
    ['注册电话', '021-58880000'],
    ['收件人', '林晓'],
    ['收件人电话', '13800000011'],
    ['邮寄地址', '世纪大道 1 号 5 层'],
  ] as const)
    await asked.getByRole('textbox', { name: field, exact: true }).fill(value);
  await asked.getByRole('button', { name: inChinese.submit }).click();
  await expect(asked).toBeHidden();
  const deciding = await openWork(staff.page, inChinese, enterprise.name);
  await expect(deciding.getByText('林晓, 13800000011, 世纪大道 1 号 5 层')).toBeVisible();
  await deciding.getByLabel('驳回并说明原因').check();
  await deciding.getByRole('textbox', { name: '驳回原因' }).fill('抬头与企业不符');
  await deciding.getByRole('button', { name: inChinese.save }).click();
  await expect(deciding).toBeHidden();
  await openAfresh(owner.page, '/financialManage?tab=invoices');
  await expect(owner.page.getByText('抬头与企业不符')).toBeVisible();
  await owner.page.getByRole('button', { name: inChinese.ask }).click();
  const again = owner.page.getByRole('dialog', { name: inChinese.ask });
  await expect(again.getByRole('checkbox', { name: /¥123\.45/ })).toBeEnabled();
  // What was asked for last stands there already.
  await expect(again.getByRole('textbox', { name: '收件人', exact: true })).toHaveValue('林晓');
  expect([...owner.complaints, ...staff.complaints]).toEqual([]);
});
