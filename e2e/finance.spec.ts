import type { APIRequestContext, Page } from '@playwright/test';
import { formatFen } from '@probity/contract/rules/fen';
import { callsOf } from './calls';
import { Mouse } from './mouse';
import { expectAccessible, openAfresh, person } from './support';
import { expect, test } from './world/journey';
import type { PlayedCheck, Somebody } from './world/world';

// Finance finds why an order cost what it cost, and where the money went. What a month looks like once it is closed is read in
// invoice.spec.ts.

interface Cost {
  orderNo: string;
  money: { price: number };
  items: { price: number }[];
}
async function costOf(request: APIRequestContext, as: Somebody, { checkId }: PlayedCheck): Promise<Cost> {
  const call = await callsOf(request, as);
  return call(`/check/check/get?checkId=${checkId}`);
}

/** The record says what each item cost; together they are the price of the order. */
async function expectReason(page: Page, table: string, { money, items }: Cost): Promise<void> {
  const rows = page.getByRole('table', { name: table }).getByRole('row');
  const prices = items.map(({ price }) => price);
  expect(prices.reduce((sum, fen) => sum + fen, 0)).toBe(money.price);
  for (const fen of prices) await expect(rows.filter({ hasText: formatFen(fen) })).toHaveCount(1);
  await expect(
    page
      .getByRole('definition')
      .filter({ hasText: formatFen(money.price) })
      .first(),
  ).toBeVisible();
}

test('finance finds in three clicks why an order cost what it cost', async ({
  browser,
  baseURL,
  world,
  enterprise,
  request,
}) => {
  const [reported] = await world.checks(enterprise, ['reported']);
  const name = reported!.person.name!;
  const cost = await costOf(request, enterprise.finance, reported!);
  const { page, complaints } = await person(browser, { baseURL: baseURL!, as: enterprise.finance });
  await openAfresh(page, '/homePage');
  const mouse = new Mouse();
  const menu = page.getByRole('navigation', { name: 'Main menu' });
  await mouse.click(menu.getByRole('link', { name: 'Finance' }));
  await mouse.click(page.getByRole('tab', { name: 'All bookings' }));
  const bookings = page.getByRole('grid', { name: 'Bookings, the newest first' });
  await expect(bookings.getByText(name).first()).toBeVisible();
  await expectAccessible(page);
  const held = bookings.getByRole('row').filter({ hasText: name }).filter({ hasText: 'Of it charged' });
  await mouse.click(held);
  await expect(page).toHaveURL(/backRecord\/detail/);
  await expect(page.getByRole('heading', { level: 1 })).toContainText(name);
  await expectReason(page, 'Items', cost);
  expect(mouse.clicks).toBeLessThanOrEqual(3);

  // What was held for the order is what its items were charged.
  await page.goBack();
  await page.getByRole('combobox', { name: /Kind/ }).selectOption('Held for an order');
  await expect(held).toHaveCount(1);
  await expect(held).toContainText(/Of it charged ¥[\d,.]+, released ¥0\.00, still held ¥0\.00/);
  await expect(held).toContainText(cost.orderNo);
  await page.getByRole('searchbox', { name: 'Order number' }).fill(`  ${cost.orderNo.toLowerCase()} `);
  await expect(page).toHaveURL(new RegExp(`orderNo=${cost.orderNo}`));
  await expect(held).toHaveCount(1);
  expect(complaints).toEqual([]);
});

test('where the money went, in Chinese on a phone: each line leads on, in three clicks to what an order cost', async ({
  browser,
  baseURL,
  world,
  enterprise,
  request,
}) => {
  const [reported] = await world.checks(enterprise, ['reported']);
  const name = reported!.person.name!;
  const { page, complaints } = await person(browser, {
    baseURL: baseURL!,
    as: enterprise.owner,
    lang: 'zh-CN',
    phone: true,
  });
  await openAfresh(page, '/financialManage');
  const mouse = new Mouse();
  await mouse.click(page.getByRole('tab', { name: '费用分析' }));
  await page.getByRole('combobox', { name: '维度' }).selectOption('按负责人');
  const row = page.getByRole('row').filter({ has: page.getByRole('link', { name: enterprise.owner.name }) });
  await expect(row).toContainText('100.0%');
  await expectAccessible(page);
  await mouse.click(row.getByRole('link').first());
  await expect(page).toHaveURL(new RegExp(`tab=ledger.*of=person\\.${enterprise.owner.userId}`));
  await expect(page.getByRole('button', { name: `移除筛选条件：${enterprise.owner.name}` })).toBeVisible();
  await mouse.click(page.getByText(name).first());
  await expect(page).toHaveURL(/backRecord\/detail/);
  await expectReason(page, '核查项目', await costOf(request, enterprise.owner, reported!));
  expect(mouse.clicks).toBeLessThanOrEqual(3);
  expect(complaints).toEqual([]);
});
