import { expectAccessible, openAfresh, person } from './support';
import { expect, test } from './world/journey';

// Finance finds why an order cost what it cost, and where the money went. What a month looks like once it is closed is tested in the
// gateway, which can wait for the end of one.

test('finance finds in three clicks why an order cost what it cost', async ({
  browser,
  baseURL,
  world,
  enterprise,
}) => {
  const name = (await world.checks(enterprise, ['reported']))[0]!.person.name!;
  const { page } = await person(browser, { baseURL: baseURL!, as: enterprise.finance });
  await openAfresh(page, '/homePage');
  await page.getByRole('navigation', { name: 'Main menu' }).getByRole('link', { name: 'Finance' }).click();
  await page.getByRole('tab', { name: 'All bookings' }).click();
  const bookings = page.getByRole('grid', { name: 'Bookings, the newest first' });
  await expect(bookings.getByText(name).first()).toBeVisible();
  await expectAccessible(page);

  // What was held for the order is what its items were charged.
  await page.getByRole('combobox', { name: /Kind/ }).selectOption('Held for an order');
  const held = bookings.getByRole('row').filter({ hasText: name });
  await expect(held).toHaveCount(1);
  await expect(held).toContainText(/Of it charged ¥[\d,.]+, released ¥0\.00, still held ¥0\.00/);
  const orderNo = /PB\w+/.exec(await held.innerText())![0];
  await page.getByRole('searchbox', { name: 'Order number' }).fill(`  ${orderNo.toLowerCase()} `);
  await expect(page).toHaveURL(new RegExp(`orderNo=${orderNo}`));
  await expect(held).toHaveCount(1);

  await held.click();
  await expect(page).toHaveURL(/backRecord\/detail/);
  await expect(page.getByRole('heading', { level: 1 })).toContainText(name);
  await page.goBack();
  await expect(held).toHaveCount(1);
});

test('where the money went, in Chinese on a phone: each line leads on', async ({
  browser,
  baseURL,
  world,
  enterprise,
}) => {
  const name = (await world.checks(enterprise, ['reported']))[0]!.person.name!;
  const { page } = await person(browser, {
    baseURL: baseURL!,
    as: enterprise.owner,
    lang: 'zh-CN',
    phone: true,
  });
  await openAfresh(page, '/financialManage');
  await page.getByRole('tab', { name: '费用分析' }).click();
  await page.getByRole('combobox', { name: '维度' }).selectOption('按负责人');
  const row = page.getByRole('row').filter({ has: page.getByRole('link', { name: enterprise.owner.name }) });
  await expect(row).toContainText('100.0%');
  await expectAccessible(page);
  await row.getByRole('link').first().click();
  await expect(page).toHaveURL(new RegExp(`tab=ledger.*of=person\\.${enterprise.owner.userId}`));
  await expect(page.getByRole('button', { name: `移除筛选条件：${enterprise.owner.name}` })).toBeVisible();
  await expect(page.getByText(name).first()).toBeVisible();
});
