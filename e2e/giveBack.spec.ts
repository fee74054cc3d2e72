import { callsOf } from './calls';
import { codeSentTo, expectAccessible, openAfresh, person } from './support';
import { expect, test } from './world/journey';

// What was charged wrongly is given back in part by two operators, the first in English, the second in Chinese on a phone; the enterprise
// reads how much and why where its money is told.

test('a part of a charge is asked for by one operator and given back by another; the enterprise reads why', async ({
  browser,
  baseURL,
  world,
}) => {
  const enterprise = await world.enterprise();
  const [played] = await world.checks(enterprise, ['reported']);
  const [first, second] = [await world.staff('operator'), await world.staff('operator')];
  const asking = await person(browser, { baseURL: baseURL!, as: first, lang: 'en' });
  const deciding = await person(browser, { baseURL: baseURL!, as: second, lang: 'zh-CN', phone: true });
  const owner = await person(browser, { baseURL: baseURL!, as: enterprise.owner, lang: 'en' });
  const { page } = asking;
  const other = deciding.page;
  const { checkId } = played!;
  const call = await callsOf(owner.page.request, enterprise.owner);
  const { orderNo } = await call<{ orderNo: string }>(`/check/check/get?checkId=${checkId}`);

  await openAfresh(page, '/receivedMoney?tab=charges');
  await page.getByRole('searchbox', { name: 'Order number' }).fill(` ${orderNo.toLowerCase()} `);
  await page.getByRole('button', { name: /^Give back: Education/ }).click();
  const dialog = page.getByRole('dialog');
  const amount = dialog.getByLabel('Amount, in yuan');
  for (const wrong of ['0', '1.005', '99999', 'much']) {
    await amount.fill(wrong);
    await dialog.getByRole('button', { name: 'Submit request' }).click();
    await expect(dialog.getByText(/^An amount above 0 and at most/)).toBeVisible();
    await expect(amount).toHaveValue(wrong);
  }
  await amount.fill('１.50');
  await dialog.getByLabel('Why it is given back').fill('The school was asked twice');
  await expectAccessible(page);
  await dialog.getByRole('button', { name: 'Submit request' }).click();
  await expect(dialog).toBeHidden();
  await expect(page.getByText('To be given back')).toBeVisible();

  await openAfresh(other, '/workOrder?kind=correction');
  const item = other.getByRole('row').or(other.getByRole('listitem')).filter({ hasText: enterprise.name });
  await item.getByRole('button', { name: /^领取/ }).first().click();
  const review = other.getByRole('dialog').filter({ hasText: orderNo });
  await expect(review).toContainText('The school was asked twice');
  await expect(review).toContainText('¥1.50');
  await review.getByRole('radio').first().check();
  const send = () => review.getByRole('button', { name: '发送验证码' }).click();
  await review.getByLabel('短信验证码').fill(await codeSentTo(other, second.mobile, send));
  await expectAccessible(other);
  await review.getByRole('button', { name: '保存' }).click();
  await expect(review).toBeHidden();

  await openAfresh(owner.page, '/financialManage?tab=ledger&kind=correction');
  const booked = owner.page.getByRole('row').filter({ hasText: 'Charge given back' });
  await expect(booked).toContainText('The school was asked twice');
  await expect(booked).toContainText('1.50');
  await openAfresh(owner.page, `/backRecord/detail?id=${checkId}`);
  await expect(owner.page.getByRole('definition').filter({ hasText: '¥1.50' })).toBeVisible();
  await openAfresh(page, `/receivedMoney?tab=charges&orderNo=${orderNo}`);
  await expect(page.getByText('Given back in part')).toBeVisible();
  expect([...asking.complaints, ...deciding.complaints, ...owner.complaints]).toEqual([]);
});
