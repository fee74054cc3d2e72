import type { Page } from '@playwright/test';
import { callsOf, inviteByCalls } from './calls';
import { codeSentTo, expectAccessible, openAfresh, person } from './support';
import { expect, test } from './world/journey';

// An enterprise without money pays in by scanning: the page that plays the phone pays, the dialog says so by itself, and the waiting
// order is placed. Another amount is booked nowhere, and an operator settles it; in Chinese on a phone. What two operators take back
// the provider gives back, and both sides read so.

const inEnglish = {
  begin: 'Pay by scanning',
  amount: 'Amount, in yuan',
  show: 'Show the code',
  code: /^QR code to pay/,
  phone: 'Open the page that plays the phone',
  close: 'Close',
};
const inChinese = {
  begin: '扫码支付',
  amount: '金额（元）',
  show: '显示二维码',
  code: /的二维码$/,
  phone: '打开模拟手机页面',
  close: '关闭',
};

/** Begins a payment; an amount beyond the limits stands at its field before. Leaves the dialog with the code open. */
async function begin(page: Page, words: typeof inEnglish, amount: string): Promise<void> {
  await openAfresh(page, '/financialManage');
  await page.getByRole('button', { name: words.begin }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel(words.amount).fill('10000000.01');
  await dialog.getByRole('button', { name: words.show }).click();
  await expect(dialog.getByLabel(words.amount)).toHaveAttribute('aria-invalid', 'true');
  await dialog.getByLabel(words.amount).fill(amount);
  await dialog.getByRole('button', { name: words.show }).click();
  await expect(dialog.getByRole('img', { name: words.code })).toBeVisible();
  await expect(dialog.getByRole('timer')).toBeVisible();
  await expectAccessible(page);
}

/** Presses a button of the page that plays the phone. */
async function press(page: Page, words: typeof inEnglish, button: string): Promise<void> {
  const opened = page.waitForEvent('popup');
  await page.getByRole('link', { name: words.phone }).click();
  const phone = await opened;
  await phone.getByRole('button', { name: button, exact: true }).click();
  await expect(phone.getByRole('button')).toHaveCount(0);
  await phone.close();
}

test('an owner pays by scanning: the dialog says so by itself, and the waiting order is placed', async ({
  browser,
  baseURL,
  world,
  request,
}) => {
  const enterprise = await world.enterprise({ isFunded: false });
  const { page, complaints } = await person(browser, { baseURL: baseURL!, as: enterprise.owner });
  const { checkId } = await inviteByCalls(request, enterprise.owner, world.phone());
  const call = await callsOf(request, enterprise.owner);
  const waiting = async () =>
    (await call<{ rows: { checkId: string }[] }>('/check/check/list', { status: ['awaitingPayment'] })).rows;
  expect(await waiting()).toMatchObject([{ checkId }]);

  await begin(page, inEnglish, '１，０００');
  await press(page, inEnglish, 'Never');
  // Closing keeps it: the list shows it, and its code again.
  await page.getByRole('dialog').getByRole('button', { name: inEnglish.close }).click();
  await expect(page.getByText('Not paid yet')).toBeVisible();
  await page.getByRole('button', { name: /^Show the code: ¥1,000.00/ }).click();
  await press(page, inEnglish, 'Paid');
  await expect(page.getByRole('dialog').getByText('¥1,000.00 received')).toBeVisible();
  await expect.poll(waiting).toEqual([]);
  await page.getByRole('dialog').getByRole('button', { name: inEnglish.close }).click();
  await expect(page.getByText('Paid', { exact: true })).toBeVisible();
  await expect(page.getByText(/^Transaction LOCAL/)).toBeVisible();
  await expect(
    page.getByText(/1 order that had waited was placed\. No order is waiting any more\./),
  ).toBeVisible();
  await openAfresh(page, '/financialManage?tab=ledger');
  await expect(page.getByText('Recharge by scanning').first()).toBeVisible();
  await openAfresh(page, '/homePage');
  await page.getByRole('button', { name: /^Notifications, \d+ unread$/ }).click();
  await expect(
    page.getByRole('link', { name: /A payment by scanning of .* was received/ }).first(),
  ).toBeVisible();
  expect(complaints).toEqual([]);
});

test('another amount is booked nowhere, and an operator settles it; in Chinese on a phone', async ({
  browser,
  baseURL,
  world,
}) => {
  const enterprise = await world.enterprise({ isFunded: false });
  const operator = await world.staff('operator');
  const payer = await person(browser, {
    ...{ baseURL: baseURL!, lang: 'zh-CN', phone: true, as: enterprise.finance },
  });
  await begin(payer.page, inChinese, '500');
  await press(payer.page, inChinese, '支付了其他金额');
  await expect(payer.page.getByRole('dialog').getByText('支付结果与应付款项不符')).toBeVisible();
  await payer.page.getByRole('dialog').getByRole('button', { name: inChinese.close }).click();
  await expect(payer.page.getByText(/未计入余额，运营人员正在核实/)).toBeVisible();
  await expectAccessible(payer.page);

  const staff = await person(browser, { baseURL: baseURL!, lang: 'zh-CN', as: operator });
  await openAfresh(staff.page, '/workOrder?kind=payment');
  const row = staff.page.getByRole('row').filter({ hasText: enterprise.name });
  await row.getByRole('button', { name: /^领取/ }).first().click();
  const dialog = staff.page.getByRole('dialog').filter({ hasText: enterprise.name });
  await expect(dialog.getByText('¥499.99')).toBeVisible();
  await expectAccessible(staff.page);
  await dialog.getByRole('radio', { name: /退/ }).check();
  await dialog.getByRole('textbox').fill('已在商户平台退款');
  await dialog.getByRole('button', { name: '处理完毕' }).click();
  await expect(dialog).toBeHidden();
  await expect(staff.page.getByRole('row').filter({ hasText: enterprise.name })).toHaveCount(0);
  expect([...payer.complaints, ...staff.complaints]).toEqual([]);
});

test('what two operators take back the provider gives back, and both sides read so', async ({
  browser,
  baseURL,
  world,
}) => {
  const enterprise = await world.enterprise({ isFunded: false });
  const [first, second] = [await world.staff('operator'), await world.staff('operator')];
  const payer = await person(browser, { baseURL: baseURL!, as: enterprise.owner });
  await begin(payer.page, inEnglish, '300');
  await press(payer.page, inEnglish, 'Paid');
  await expect(payer.page.getByRole('dialog').getByText('¥300.00 received')).toBeVisible();

  const asking = await person(browser, { baseURL: baseURL!, as: first });
  const received = async () => {
    await openAfresh(asking.page, '/receivedMoney');
    await asking.page.getByRole('searchbox', { name: 'Search' }).fill(enterprise.name);
  };
  await received();
  const takeBack = { name: new RegExp(`^Take back: .*${enterprise.name}$`) };
  await asking.page.getByRole('button', takeBack).click();
  await asking.page.getByRole('dialog').getByLabel('Why it is taken back').fill('Paid from a private phone');
  await asking.page.getByRole('button', { name: 'Submit request' }).click();
  await expect(asking.page.getByText(/WeChat Pay is asked to give the money back once/)).toBeVisible();

  const deciding = await person(browser, { baseURL: baseURL!, lang: 'zh-CN', as: second });
  await openAfresh(deciding.page, '/workOrder?kind=reversal');
  const row = deciding.page.getByRole('row').filter({ hasText: enterprise.name });
  await row.getByRole('button', { name: /^领取/ }).first().click();
  const review = deciding.page.getByRole('dialog').filter({ hasText: enterprise.name });
  await review.getByLabel('确属误入账，予以冲回').check();
  const send = () => review.getByRole('button', { name: '发送验证码' }).click();
  await review.getByLabel('短信验证码').fill(await codeSentTo(deciding.page, second.mobile, send));
  await review.getByRole('button', { name: '保存' }).click();
  await expect(review).toBeHidden();

  // The provider has taken it on at once; how it ends is asked for a minute later.
  const given = asking.page.getByText(
    'WeChat Pay gives the money back. With a bank card it takes a few days.',
  );
  await expect(async () => {
    await received();
    await expect(given).toBeVisible({ timeout: 5_000 });
  }).toPass({ timeout: 40_000 });
  await openAfresh(payer.page, '/financialManage?tab=ledger');
  await expect(payer.page.getByRole('row').filter({ hasText: 'Paid from a private phone' })).toContainText(
    'WeChat Pay gives it back',
  );
  await openAfresh(payer.page, '/financialManage');
  await expect(payer.page.getByText(/^WeChat Pay gives it back to whoever paid\./)).toBeVisible();
  await expect(payer.page.getByRole('definition').first()).toHaveText('¥0.00');
  expect([...payer.complaints, ...asking.complaints, ...deciding.complaints]).toEqual([]);
});
