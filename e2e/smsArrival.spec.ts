import { orderBatch } from './lib/batchCalls.mjs';
import { callsOf as gatewayCallsOf } from './lib/gatewayCalls.mjs';
import { expectAccessible, newestSms, openAfresh, person } from './support';
import { expect, test } from './world/journey';

// An invitation that does not arrive: told at the bell, in the batch, in the list and in the record, each leading on; the phone is mended,
// a new link arrives, and nothing is red any more. Then the same record in Chinese on a phone.

/** The local carrier says of numbers with this beginning that there are none (README). */
const NO_SUCH_NUMBER = '19900000142';

test('an invitation that did not arrive is told everywhere, and sent again to the right phone', async ({
  browser,
  baseURL,
  world,
  enterprise,
}) => {
  test.setTimeout(240_000);
  const mended = world.phone();
  const { page, context, complaints } = await person(browser, {
    baseURL: baseURL!,
    as: enterprise.recruiter,
  });
  const call = await gatewayCallsOf(page.request, enterprise.recruiter.token);
  const batchId = await orderBatch(call, 'Autumn graduates', [
    { name: '孟晓东', mobile: NO_SUCH_NUMBER },
    { name: '沈青', mobile: world.phone() },
  ]);

  await test.step('the bell tells of it', async () => {
    await expect
      .poll(async () => (await call(`batch/order/result?batchId=${batchId}`)).notReached, { timeout: 20_000 })
      .toBe(1);
    await openAfresh(page, '/homePage');
    await page.getByRole('button', { name: /^Notifications/ }).click();
    const panel = page.getByRole('dialog', { name: 'Notifications' });
    await expect(panel.getByRole('link', { name: /the SMS did not reach the candidate/ })).toBeVisible();
    await page.keyboard.press('Escape');
  });

  await test.step('the batch counts it, and leads to the record', async () => {
    await openAfresh(page, `/batchRecord?id=${batchId}`);
    await page.getByRole('link', { name: /^SMS not delivered/ }).click();
    await expect(page.getByRole('button', { name: /SMS: not delivered/ })).toBeVisible();
    await expect(page.getByText('1 check', { exact: true })).toBeVisible();
    await expect(page.getByText('沈青')).toBeHidden();
    await expect(page.getByRole('row').filter({ hasText: '孟晓东' })).toContainText('SMS not delivered');
    await expectAccessible(page);
  });

  await test.step('the filter finds it among all records', async () => {
    await openAfresh(page, '/backRecord');
    await expect(page.getByText('沈青')).toBeVisible();
    await page.getByRole('button', { name: 'More filters' }).click();
    await page.getByRole('combobox', { name: 'SMS' }).selectOption('Not delivered');
    await page.keyboard.press('Escape');
    await expect(page.getByText('沈青')).toBeHidden();
    expect(page.url()).toContain('reached=no');
    await page.getByText('孟晓东').click();
  });

  await test.step('the record says why and what to do; the phone is mended there', async () => {
    await expect(page.getByText('There is no such number.')).toBeVisible();
    await expectAccessible(page);
    const messages = page.getByRole('list').filter({ hasText: 'There is no such number.' });
    await messages.getByRole('button', { name: 'Correct the number' }).click();
    const dialog = page.getByRole('dialog', { name: 'Correct the number' });
    await dialog.getByRole('textbox', { name: /Other phone number/ }).fill(mended);
    await dialog.getByRole('button', { name: 'Send a new link' }).click();
    await expect(dialog).toBeHidden();
    await newestSms(page, mended, /checkPhone/);
  });
  const { hash } = new URL(page.url());

  await test.step('it arrives: said in the record, and the list has nobody more', async () => {
    await expect(async () => {
      await openAfresh(page, hash.slice(1));
      await expect(page.getByText('Delivered', { exact: true })).toBeVisible({ timeout: 2_000 });
    }).toPass({ timeout: 20_000 });
    await expect(page.getByText('Refused by the network', { exact: true })).toBeVisible();
    await openAfresh(page, '/backRecord?reached=no');
    await expect(page.getByText('Nothing fits these filters')).toBeVisible();
    await openAfresh(page, `/batchRecord?id=${batchId}`);
    await expect(page.getByRole('link', { name: /^Awaiting consent/ })).toBeVisible();
    await expect(page.getByRole('link', { name: /^SMS not delivered/ })).toBeHidden();
  });
  expect(complaints).toEqual([]);
  await context.close();

  await test.step('in Chinese, on a phone', async () => {
    const phone = await person(browser, {
      baseURL: baseURL!,
      as: enterprise.recruiter,
      lang: 'zh-CN',
      phone: true,
    });
    await openAfresh(phone.page, hash.slice(1));
    await expect(phone.page.getByText('已送达')).toBeVisible();
    await expect(phone.page.getByText('该号码不存在。')).toBeVisible();
    await expectAccessible(phone.page);
    await phone.context.close();
  });
});
