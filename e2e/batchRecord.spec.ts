import { callsOf as gatewayCallsOf } from './lib/gatewayCalls.mjs';
import { orderBatch } from './lib/batchCalls.mjs';
import { expectAccessible, newestSms, openAfresh, person } from './support';
import { expect, test } from './world/journey';

// What became of a batch: found in the list, its numbers lead to its rows and records, who was just written to is not reminded,
// the row with a fault leaves as a file. Then the main steps in Chinese on a phone.

test('a batch: followed, looked through, its records one list', async ({
  browser,
  baseURL,
  world,
  enterprise,
}) => {
  test.setTimeout(240_000);
  const phones = [world.phone(), world.phone()];
  const { page, context, complaints } = await person(browser, {
    baseURL: baseURL!,
    as: enterprise.recruiter,
  });
  const call = await gatewayCallsOf(page.request, enterprise.recruiter.token);

  await test.step('without any batch the list leads to where one is begun', async () => {
    await openAfresh(page, '/batchRecord');
    await expect(page.getByText('No batches yet')).toBeVisible();
    await expect(page.getByRole('link', { name: 'Order from a list' }).first()).toHaveAttribute(
      'href',
      '#/batchBack',
    );
    await expectAccessible(page);
  });

  const batchId = await orderBatch(call, 'Autumn graduates', [
    { name: '孟晓东', mobile: phones[0]! },
    { name: '沈青', mobile: phones[1]! },
    { name: '陆一鸣', mobile: '123' },
  ]);
  await orderBatch(call, 'Drivers', [{ name: '郭靖', mobile: world.phone() }], { isConfirmed: false });

  await test.step('what is not confirmed is gone on with; what is ordered is looked at', async () => {
    await openAfresh(page, '/batchRecord');
    await expect(page.getByRole('link', { name: 'Drivers' })).toHaveAttribute('href', /^#\/batchBack\?id=/);
    await expect(page.getByText('3 rows · 2 ordered · 1 with a fault')).toBeVisible();
    await page.getByRole('searchbox', { name: 'Search batches' }).fill('graduates');
    await expect(page.getByRole('link', { name: 'Drivers' })).toBeHidden();
    expect(page.url()).not.toContain('graduates');
    await expectAccessible(page);
    await page.getByRole('link', { name: 'Autumn graduates' }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Autumn graduates' })).toBeVisible();
  });

  await test.step('a number leads to its rows, which leave as a file', async () => {
    await expect(page.getByText('孟晓东')).toBeVisible();
    await page.getByRole('link', { name: /^Has a fault/ }).click();
    await expect(page.getByText('陆一鸣')).toBeVisible();
    await expect(page.getByText('孟晓东')).toBeHidden();
    await expectAccessible(page);
    await page.getByRole('button', { name: 'Rows that failed, as a file' }).click();
    const download = page.waitForEvent('download');
    await page.getByRole('menuitem', { name: /CSV/ }).click();
    expect((await download).suggestedFilename()).toMatch(/^probity-failed-rows-.+\.csv$/);
  });

  await test.step('who was told within the hour cannot be reminded, and is not offered', async () => {
    await newestSms(page, phones[0]!, /Probity|http/);
    await expect(page.getByRole('button', { name: /^Remind/ })).toBeHidden();
  });

  await test.step('its checks are records, which know their batch', async () => {
    await page.getByRole('link', { name: /^Awaiting consent/ }).click();
    const chip = page.getByRole('button', { name: /Batch: Autumn graduates/ });
    await expect(chip).toBeVisible();
    await expect(page.getByText('2 checks')).toBeVisible();
    expect(page.url()).toContain(`batch=${batchId}`);
    await page.getByText('沈青').click();
    await page.getByRole('link', { name: 'Autumn graduates' }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Autumn graduates' })).toBeVisible();
  });
  expect(complaints).toEqual([]);
  await context.close();

  await test.step('in Chinese, on a phone: the list, one batch, its records', async () => {
    const phone = await person(browser, {
      baseURL: baseURL!,
      as: enterprise.recruiter,
      lang: 'zh-CN',
      phone: true,
    });
    await openAfresh(phone.page, '/batchRecord');
    await expect(phone.page.getByText('共 3 行 · 已下单 2 · 有错误 1')).toBeVisible();
    await expectAccessible(phone.page);
    await phone.page.getByRole('link', { name: 'Autumn graduates' }).click();
    await expect(phone.page.getByRole('heading', { level: 1, name: 'Autumn graduates' })).toBeVisible();
    await expectAccessible(phone.page);
    await phone.page.getByRole('link', { name: '该批次的全部记录' }).click();
    await expect(phone.page.getByRole('button', { name: /批次：Autumn graduates/ })).toBeVisible();
    await phone.context.close();
  });
});
