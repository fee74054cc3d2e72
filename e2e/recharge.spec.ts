import type { Page } from '@playwright/test';
import { callsOf, inviteByCalls } from './calls';
import { codeSentTo, expectAccessible, openAfresh, person } from './support';
import { expect, test } from './world/journey';
import type { Somebody } from './world/world';

// An enterprise without money transfers some: an operator confirms what came and the waiting order is placed; a large one takes two
// operators, and one that did not come is rejected and submitted again, the main steps of which are read in Chinese on a phone.

const slip = {
  name: 'slip.pdf',
  mimeType: 'application/pdf',
  buffer: Buffer.from('%PDF-1.4\n1 0 obj<<>>endobj\ntrailer<<>>\nstartxref\n9\n%%EOF\n'),
};
const chinaDay = () => new Date(Date.now() + 8 * 3_600_000).toISOString().slice(0, 10);

const inEnglish = {
  ask: 'Submit a transfer',
  amount: 'Amount, in yuan',
  paidOn: 'Date of payment',
  payer: 'Payer',
  submit: 'Submit',
  take: /^Take it/,
  accept: 'The money came: confirm what was received',
  received: 'Amount received, in yuan',
  bankReference: 'Bank’s reference',
  send: 'Send code',
  code: 'Code from the SMS',
  save: 'Save decision',
};
const inChinese: typeof inEnglish = {
  ask: '提交转账信息',
  amount: '金额（元）',
  paidOn: '付款日期',
  payer: '付款户名',
  submit: '提交',
  take: /^领取/,
  accept: '款项已到账，确认实际到账金额',
  received: '实际到账金额（元）',
  bankReference: '银行流水号',
  send: '发送验证码',
  code: '短信验证码',
  save: '提交处理结果',
};

async function payIn(page: Page, words: typeof inEnglish, amount: string): Promise<void> {
  await openAfresh(page, '/financialManage');
  await page.getByRole('button', { name: words.ask, exact: true }).click();
  const dialog = page.getByRole('dialog', { name: words.ask });
  await dialog.getByRole('button', { name: words.submit, exact: true }).click();
  await expect(dialog.getByLabel(words.amount)).toHaveAttribute('aria-invalid', 'true');
  await dialog.getByLabel(words.amount).fill(amount);
  await dialog.getByRole('textbox', { name: words.paidOn }).fill(chinaDay());
  await dialog.getByLabel(words.payer).fill('晨星科技有限公司');
  await dialog.locator('input[type=file]').setInputFiles(slip);
  await expect(dialog.getByText('slip.pdf', { exact: true })).toBeVisible();
  await expect(dialog.getByRole('progressbar')).toHaveCount(0);
  await expectAccessible(page);
  await dialog.getByRole('button', { name: words.submit, exact: true }).click();
  await expect(dialog).toBeHidden();
}

/** An operator takes the recharge and says what came; the first time with a wrong code, after which nothing typed is lost. */
async function confirm(
  page: Page,
  words: typeof inEnglish,
  { mobile }: Somebody,
  { of, amount, reference }: { of: string; amount: string; reference: string },
): Promise<void> {
  await openAfresh(page, '/workOrder?kind=recharge');
  const row = page.getByRole('row').or(page.getByRole('listitem')).filter({ hasText: of });
  await row.getByRole('button', { name: words.take }).first().click();
  const dialog = page.getByRole('dialog').filter({ hasText: of });
  await dialog.getByLabel(words.accept).check();
  await dialog.getByLabel(words.received).fill(amount);
  await dialog.getByRole('textbox', { name: words.bankReference }).fill(reference);
  const code = await codeSentTo(page, mobile, () => dialog.getByRole('button', { name: words.send }).click());
  const field = dialog.getByLabel(words.code);
  await field.fill(code === '000000' ? '000001' : '000000');
  await dialog.getByRole('button', { name: words.save }).click();
  await expect(field).toHaveAttribute('aria-invalid', 'true');
  await expect(dialog.getByLabel(words.received)).toHaveValue(amount);
  await expectAccessible(page);
  await field.fill(code);
  await dialog.getByRole('button', { name: words.save }).click();
  await expect(dialog).toBeHidden();
}

test('an owner pays in, an operator confirms what came, and the waiting order is placed', async ({
  browser,
  baseURL,
  world,
  request,
}) => {
  const enterprise = await world.enterprise({ isFunded: false });
  const operator = await world.staff('operator');
  const owner = await person(browser, { baseURL: baseURL!, as: enterprise.owner });
  const staff = await person(browser, { baseURL: baseURL!, as: operator });
  const { checkId } = await inviteByCalls(request, enterprise.owner, world.phone());
  const call = await callsOf(request, enterprise.owner);
  const waiting = async () =>
    (await call<{ rows: { checkId: string }[] }>('/check/check/list', { status: ['awaitingPayment'] })).rows;
  expect(await waiting()).toMatchObject([{ checkId }]);

  await payIn(owner.page, inEnglish, '１，０００');
  await expect(owner.page.getByText('Waiting', { exact: true })).toBeVisible();
  const reference = `B${world.phone()}`;
  await confirm(staff.page, inEnglish, operator, { of: enterprise.name, amount: '999.50', reference });
  await expect(staff.page.getByRole('row').filter({ hasText: enterprise.name })).toHaveCount(0);

  await openAfresh(owner.page, '/homePage');
  await owner.page.getByRole('button', { name: /^Notifications, \d+ unread$/ }).click();
  const bell = owner.page.getByRole('dialog', { name: 'Notifications' });
  await bell
    .getByRole('link', { name: /A recharge of .* was confirmed/ })
    .first()
    .click();
  await expect(owner.page.getByText('Confirmed', { exact: true })).toBeVisible();
  await expect(owner.page.getByText('Received ¥999.50')).toBeVisible();
  await expect(owner.page.getByText(`Bank’s reference ${reference}`)).toBeVisible();
  await expect.poll(waiting).toEqual([]);
  await expectAccessible(owner.page);
  expect([...owner.complaints, ...staff.complaints]).toEqual([]);
});

test('above the limit it takes two operators, in Chinese on a phone; meanwhile nothing is booked', async ({
  browser,
  baseURL,
  world,
}) => {
  const enterprise = await world.enterprise({ isFunded: false });
  const operators = [await world.staff('operator'), await world.staff('operator')] as const;
  const options = { baseURL: baseURL!, lang: 'zh-CN', phone: true } as const;
  const owner = await person(browser, { ...options, as: enterprise.finance });
  await payIn(owner.page, inChinese, '60,000.00');
  const came = { of: enterprise.name, amount: '60000', reference: `L${world.phone()}` };
  const complaints: string[] = [];
  for (const [index, as] of operators.entries()) {
    const staff = await person(browser, { baseURL: baseURL!, lang: 'zh-CN', as });
    await confirm(staff.page, inChinese, as, came);
    complaints.push(...staff.complaints);
    await openAfresh(owner.page, '/financialManage');
    await expect(owner.page.getByText(index === 0 ? '待确认' : '已到账', { exact: true })).toBeVisible();
  }
  await expect(owner.page.getByText('¥60,000.00').first()).toBeVisible();
  expect([...owner.complaints, ...complaints]).toEqual([]);
});

test('what did not come is rejected with a reason and submitted again; below their own threshold they are told', async ({
  browser,
  baseURL,
  world,
  request,
}) => {
  const enterprise = await world.enterprise();
  const operator = await world.staff('operator');
  const options = { baseURL: baseURL!, lang: 'zh-CN', phone: true } as const;
  const { page, complaints } = await person(browser, { ...options, as: enterprise.owner });
  await payIn(page, inChinese, '500');
  const staff = await person(browser, { baseURL: baseURL!, lang: 'zh-CN', as: operator });
  await openAfresh(staff.page, '/workOrder?kind=recharge');
  const row = staff.page.getByRole('row').filter({ hasText: enterprise.name });
  await row.getByRole('button', { name: inChinese.take }).first().click();
  const review = staff.page.getByRole('dialog').filter({ hasText: enterprise.name });
  await review.getByLabel('驳回并说明原因').check();
  await review.getByRole('button', { name: inChinese.save }).click();
  await expect(review.getByText('请至少填写 4 个字符')).toBeVisible();
  await review.getByLabel('驳回原因').fill('银行流水中未查到该笔款项，请核对付款户名');
  await review.getByRole('button', { name: inChinese.save }).click();
  await expect(review).toBeHidden();

  await openAfresh(page, '/financialManage');
  await expect(page.getByText(/银行流水中未查到该笔款项，请核对付款户名/)).toBeVisible();
  await page.getByRole('button', { name: /^重新提交/ }).click();
  const again = page.getByRole('dialog', { name: inChinese.ask });
  // What was typed is there again; the slip is another one.
  await expect(again.getByLabel(inChinese.amount)).toHaveValue(/^500/);
  await again.getByLabel(inChinese.payer).fill('晨星科技（上海）有限公司');
  await again.locator('input[type=file]').setInputFiles(slip);
  await expect(again.getByText('slip.pdf', { exact: true })).toBeVisible();
  await expect(again.getByRole('progressbar')).toHaveCount(0);
  await again.getByRole('button', { name: inChinese.submit, exact: true }).click();
  await expect(again).toBeHidden();
  await expect(page.getByText('待确认', { exact: true })).toBeVisible();

  const call = await callsOf(request, enterprise.owner);
  const { available } = await call<{ available: number }>('/balance/balance/get');
  await page.getByRole('button', { name: '修改', exact: true }).click();
  await page.getByLabel('低于此金额时提醒').fill(String(Math.floor(available / 100)));
  await page.getByRole('button', { name: '保存', exact: true }).click();
  await inviteByCalls(request, enterprise.owner, world.phone());
  await openAfresh(page, '/financialManage');
  await expect(page.getByText(/^当前余额已低于此金额/)).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('button', { name: /未读/ }).click();
  await expect(page.getByRole('link', { name: /可用余额已低于设置的提醒金额/ }).first()).toBeVisible();
  expect([...complaints, ...staff.complaints]).toEqual([]);
});
