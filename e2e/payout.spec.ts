import type { Page } from '@playwright/test';
import { codeSentTo, expectAccessible, openAfresh, person } from './support';
import { expect, test } from './world/journey';
import type { Somebody } from './world/world';

// The owner of an enterprise has a part of its balance paid out: it is held at once, one operator pays it, another confirms, and the
// enterprise reads it in its bell, its list and its ledger. The main steps once more in Chinese on a phone, where it is rejected.

const inEnglish = {
  ask: 'Ask for a payout',
  amount: 'Amount in yuan',
  bank: 'Bank with its branch',
  account: 'Account number',
  submit: 'Submit request',
  send: 'Send code',
  code: 'Code from the SMS',
  take: /^Take it/,
  paid: 'I paid it at the bank',
  confirm: 'It stands on the bank statement: confirm it',
  reject: 'Reject it',
  reason: 'Why it is rejected',
  reference: 'Bank’s reference',
  save: 'Save decision',
};
const inChinese: typeof inEnglish = {
  ask: '申请退款',
  amount: '退款金额（元）',
  bank: '开户行（含支行）',
  account: '银行账号',
  submit: '提交申请',
  send: '发送验证码',
  code: '短信验证码',
  take: /^领取/,
  paid: '已在银行付款',
  confirm: '银行流水中已有此笔，予以确认',
  reject: '驳回',
  reason: '驳回原因',
  reference: '银行流水号',
  save: '保存',
};

async function ask(page: Page, words: typeof inEnglish, { mobile }: Somebody, amount: string): Promise<void> {
  await openAfresh(page, '/financialManage?tab=payouts');
  await page.getByRole('button', { name: words.ask }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel(words.amount).fill('99999999');
  await dialog.getByRole('button', { name: words.submit }).click();
  await expect(dialog.getByLabel(words.amount)).toHaveAttribute('aria-invalid', 'true');
  await dialog.getByLabel(words.amount).fill(amount);
  await dialog.getByLabel(words.bank).fill('招商银行上海分行');
  await dialog.getByLabel(words.account).fill('6222 0210 0111 6245');
  const code = await codeSentTo(page, mobile, () => dialog.getByRole('button', { name: words.send }).click());
  const field = dialog.getByLabel(words.code);
  await field.fill(code === '000000' ? '000001' : '000000');
  await dialog.getByRole('button', { name: words.submit }).click();
  await expect(field).toHaveAttribute('aria-invalid', 'true');
  await expect(dialog.getByLabel(words.amount)).toHaveValue(amount);
  await expectAccessible(page);
  await field.fill(code);
  await dialog.getByRole('button', { name: words.submit }).click();
  await expect(dialog).toBeHidden();
}

/** Takes the payout of an enterprise in the queue. */
async function take(page: Page, words: typeof inEnglish, of: string) {
  await openAfresh(page, '/workOrder?kind=payout');
  const row = page.getByRole('row').or(page.getByRole('listitem')).filter({ hasText: of });
  await row.getByRole('button', { name: words.take }).first().click();
  const dialog = page.getByRole('dialog').filter({ hasText: of });
  await expect(dialog.getByText('6222 0210 0111 6245')).toBeVisible();
  return dialog;
}

async function proveAndSave(page: Page, words: typeof inEnglish, { mobile }: Somebody): Promise<void> {
  const dialog = page.getByRole('dialog');
  const code = await codeSentTo(page, mobile, () => dialog.getByRole('button', { name: words.send }).click());
  await dialog.getByLabel(words.code).fill(code);
  await expectAccessible(page);
  await dialog.getByRole('button', { name: words.save }).click();
  await expect(dialog).toBeHidden();
}

test('an owner asks for a payout, one operator pays it, another confirms, and both sides read it', async ({
  browser,
  baseURL,
  world,
  enterprise,
}) => {
  const operators = [await world.staff('operator'), await world.staff('operator')] as const;
  const owner = await person(browser, { baseURL: baseURL!, as: enterprise.owner });
  await ask(owner.page, inEnglish, enterprise.owner, '100');
  await expect(owner.page.getByText('¥100.00').first()).toBeVisible();
  await expect(owner.page.getByText(/account ending in 6245$/)).toBeVisible();
  await expect(owner.page.getByText(/^One payout waits already/)).toBeVisible();

  const first = await person(browser, { baseURL: baseURL!, as: operators[0] });
  const dialog = await take(first.page, inEnglish, enterprise.name);
  await dialog.getByLabel(inEnglish.paid).check();
  const reference = `P${world.phone()}`;
  await dialog.getByRole('textbox', { name: inEnglish.reference }).fill(reference);
  await proveAndSave(first.page, inEnglish, operators[0]);
  await openAfresh(owner.page, '/financialManage?tab=payouts');
  await expect(owner.page.getByText('Paid by one operator, to be confirmed by another')).toBeVisible();
  await expect(owner.page.getByRole('button', { name: /^Withdraw/ })).toHaveCount(0);

  const second = await person(browser, { baseURL: baseURL!, as: operators[1] });
  const review = await take(second.page, inEnglish, enterprise.name);
  await expect(review.getByText(reference)).toBeVisible();
  await review.getByLabel(inEnglish.confirm).check();
  await proveAndSave(second.page, inEnglish, operators[1]);

  await openAfresh(owner.page, '/homePage');
  await owner.page.getByRole('button', { name: /^Notifications, \d+ unread$/ }).click();
  const bell = owner.page.getByRole('dialog', { name: 'Notifications' });
  await bell
    .getByRole('link', { name: /A payout of .* left for its bank account/ })
    .first()
    .click();
  await expect(owner.page).toHaveURL(/financialManage\?tab=payouts/);
  await expect(owner.page.getByText(new RegExp(`bank’s reference ${reference}$`))).toBeVisible();
  await expectAccessible(owner.page);
  await openAfresh(owner.page, '/financialManage?tab=ledger&kind=payout');
  const booked = owner.page.getByRole('row').filter({ hasText: reference });
  await expect(booked).toContainText('Paid out');
  await expect(booked).toContainText('招商银行上海分行 ···· 6245');
  expect([...owner.complaints, ...first.complaints, ...second.complaints]).toEqual([]);
});

test('in Chinese on a phone: one is withdrawn, one rejected with a reason; the money is available again', async ({
  browser,
  baseURL,
  world,
  enterprise,
}) => {
  const operator = await world.staff('operator');
  const other = await world.enterprise();
  const options = { baseURL: baseURL!, lang: 'zh-CN' } as const;
  /** The owner of an enterprise, whose payout is held; and what was available before. */
  async function asked(as: Somebody) {
    const { page, complaints } = await person(browser, { ...options, phone: true, as });
    await openAfresh(page, '/financialManage?tab=payouts');
    const available = () => page.getByRole('definition').first().textContent();
    await expect(page.getByRole('button', { name: inChinese.ask })).toBeVisible();
    const before = await available();
    await ask(page, inChinese, as, '88.50');
    await expect(page.getByText('待处理', { exact: true })).toBeVisible();
    await expect.poll(available).not.toBe(before);
    return { page, complaints, available, before };
  }
  const withdrawing = await asked(other.owner);
  await withdrawing.page.getByRole('button', { name: '撤回：¥88.50' }).click();
  const question = withdrawing.page.getByRole('dialog');
  await question.getByRole('button', { name: '撤回', exact: true }).click();
  await expect(withdrawing.page.getByText('已撤回', { exact: true })).toBeVisible();
  await expect.poll(withdrawing.available).toBe(withdrawing.before);

  const owner = await asked(enterprise.owner);
  const staff = await person(browser, { ...options, as: operator });
  const dialog = await take(staff.page, inChinese, enterprise.name);
  await dialog.getByLabel(inChinese.reject, { exact: true }).check();
  await dialog.getByRole('button', { name: inChinese.save }).click();
  await expect(dialog.getByLabel(inChinese.reason)).toHaveAttribute('aria-invalid', 'true');
  await dialog.getByLabel(inChinese.reason).fill('账号有误，请核对');
  await dialog.getByRole('button', { name: inChinese.save }).click();
  await expect(dialog).toBeHidden();
  await openAfresh(owner.page, '/financialManage?tab=payouts');
  await expect(owner.page.getByText('驳回原因：账号有误，请核对')).toBeVisible();
  await expect.poll(owner.available).toBe(owner.before);
  await expectAccessible(owner.page);
  expect([...withdrawing.complaints, ...owner.complaints, ...staff.complaints]).toEqual([]);
});
