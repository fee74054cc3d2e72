import { formatFen } from '@probity/contract/rules/fen';
import type { Page } from '@playwright/test';
import { callsOf } from './calls';
import { codeSentTo, expectAccessible, openAfresh, person } from './support';
import { expect, test } from './world/journey';

// A recharge that was booked by mistake is taken back by two operators, and the enterprise reads why; the limit above which two
// confirm a recharge is changed by two. The first operator works in English, the second in Chinese on a phone.

interface Limit {
  above: number;
  changes: { changeId: string; status: string }[];
}

/** Without a change of the limit that waits, whatever a try that failed has left. @returns the limit in force, in fen */
async function limitInForce(page: Page, staff: Parameters<typeof callsOf>[1]): Promise<number> {
  const call = await callsOf(page.request, staff);
  const { above, changes } = await call<Limit>('/reversal/limit/get');
  const waiting = changes.find(({ status }) => status === 'waiting');
  if (waiting) await call('/reversal/limit/refuse', { changeId: waiting.changeId });
  return above;
}

test('a recharge booked by mistake: asked for by one, kept once, asked for again and taken back by another', async ({
  browser,
  baseURL,
  world,
}) => {
  const enterprise = await world.enterprise();
  const [first, second] = [await world.staff('operator'), await world.staff('operator')];
  const asking = await person(browser, { baseURL: baseURL!, as: first, lang: 'en' });
  const deciding = await person(browser, { baseURL: baseURL!, as: second, lang: 'zh-CN', phone: true });
  const { page } = asking;
  const other = deciding.page;
  const takeBack = page.getByRole('button', { name: new RegExp(`^Take back: .*${enterprise.name}$`) });

  async function ask(reason: string) {
    await openAfresh(page, '/receivedMoney');
    await page.getByRole('searchbox', { name: 'Search' }).fill(enterprise.name);
    await takeBack.click();
    const dialog = page.getByRole('dialog');
    await expect(dialog).toContainText(`${enterprise.name} has`);
    await dialog.getByRole('button', { name: 'Submit request' }).click();
    await expect(dialog.getByText('Please write at least four characters')).toBeVisible();
    await dialog.getByLabel('Why it is taken back').fill(reason);
    await expectAccessible(page);
    await dialog.getByRole('button', { name: 'Submit request' }).click();
    await expect(dialog).toBeHidden();
    await expect(page.getByText('To be taken back')).toBeVisible();
  }
  async function open(who: Page, take: RegExp) {
    await openAfresh(who, '/workOrder?kind=reversal');
    const row = who.getByRole('row').or(who.getByRole('listitem')).filter({ hasText: enterprise.name });
    await row.getByRole('button', { name: take }).first().click();
    return who.getByRole('dialog').filter({ hasText: enterprise.name });
  }

  await ask('It seems to have come twice');
  const review = await open(other, /^领取/);
  await expect(review).toContainText('It seems to have come twice');
  await review.getByLabel('保留入账').check();
  await review.getByLabel('保留原因').fill('银行流水中只有一笔，无误');
  await review.getByRole('button', { name: '保存' }).click();
  await expect(review).toBeHidden();
  await openAfresh(page, '/receivedMoney');
  await page.getByRole('searchbox', { name: 'Search' }).fill(enterprise.name);
  await expect(page.getByText(/refused on .*: 银行流水中只有一笔，无误/)).toBeVisible();

  await ask('Paid by another enterprise of the same name');
  const again = await open(other, /^领取/);
  await again.getByLabel('确属误入账，予以冲回').check();
  const send = () => again.getByRole('button', { name: '发送验证码' }).click();
  const code = await codeSentTo(other, second.mobile, send);
  const field = again.getByLabel('短信验证码');
  await field.fill(code === '000000' ? '000001' : '000000');
  await again.getByRole('button', { name: '保存' }).click();
  await expect(field).toHaveAttribute('aria-invalid', 'true');
  await expectAccessible(other);
  await field.fill(code);
  await again.getByRole('button', { name: '保存' }).click();
  await expect(again).toBeHidden();

  await openAfresh(page, '/receivedMoney');
  await page.getByRole('searchbox', { name: 'Search' }).fill(enterprise.name);
  await expect(page.getByText('Taken back', { exact: true })).toBeVisible();
  await expect(takeBack).toBeHidden();
  const owner = await person(browser, { baseURL: baseURL!, as: enterprise.owner, lang: 'en' });
  await openAfresh(owner.page, '/financialManage?tab=ledger&kind=reversal');
  await expect(owner.page.getByRole('row').filter({ hasText: 'Recharge taken back' })).toContainText(
    'Paid by another enterprise of the same name',
  );
  await openAfresh(owner.page, '/financialManage');
  await expect(owner.page.getByRole('definition').first()).toHaveText('¥0.00');
  expect([...asking.complaints, ...deciding.complaints, ...owner.complaints]).toEqual([]);
});

test('the limit above which two operators confirm a recharge is asked for by one and confirmed by another', async ({
  browser,
  baseURL,
  world,
}) => {
  const [first, second] = [await world.staff('operator'), await world.staff('operator')];
  const asking = await person(browser, { baseURL: baseURL!, as: first, lang: 'en' });
  const deciding = await person(browser, { baseURL: baseURL!, as: second, lang: 'zh-CN', phone: true });
  const [page, other] = [asking.page, deciding.page];
  // A fen more: the limit is one for all journeys, and none of them pays in just that.
  const before = await limitInForce(page, first);
  const wanted = formatFen(before + 1);

  await openAfresh(page, '/receivedMoney?tab=limit');
  await expect(page.getByText(`Above ${formatFen(before)} two operators confirm a recharge`)).toBeVisible();
  await page.getByRole('button', { name: 'Change the limit' }).click();
  const dialog = page.getByRole('dialog');
  const amount = dialog.getByLabel('Two operators above, in yuan');
  for (const wrong of ['10,000,000.01', '-1', 'much', '1.005']) {
    await amount.fill(wrong);
    await dialog.getByRole('button', { name: 'Submit request' }).click();
    await expect(dialog.getByText(/^An amount from 0 to 10,000,000\.00 yuan/)).toBeVisible();
    await expect(amount).toHaveValue(wrong);
  }
  await amount.fill(wanted.replace('¥', ''));
  await expectAccessible(page);
  await dialog.getByRole('button', { name: 'Submit request' }).click();
  await expect(page.getByText('You asked for this: another operator confirms it.')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Confirm the change' })).toBeHidden();
  await expect(page.getByText(`Above ${formatFen(before)} two operators confirm a recharge`)).toBeVisible();

  await openAfresh(other, '/receivedMoney?tab=limit');
  await other.getByRole('button', { name: '确认变更' }).click();
  const confirming = other.getByRole('dialog', { name: `双人确认限额改为 ${wanted}` });
  const send = () => confirming.getByRole('button', { name: '发送验证码' }).click();
  const code = await codeSentTo(other, second.mobile, send);
  await confirming.getByLabel('短信验证码').fill(code);
  await expectAccessible(other);
  await confirming.getByRole('button', { name: '确认变更' }).click();
  await expect(other.getByText(`超过 ${wanted} 的充值须由两位运营人员确认`)).toBeVisible();
  await openAfresh(page, '/receivedMoney?tab=limit');
  await expect(page.getByText(`Above ${wanted} two operators confirm a recharge`)).toBeVisible();
  expect([...asking.complaints, ...deciding.complaints]).toEqual([]);
});
