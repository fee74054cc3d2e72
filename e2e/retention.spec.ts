import { expectAccessible, person } from './support';
import { expect, test } from './world/journey';

test('retention: bounds at the field, what goes before it is saved, an order held back and released', async ({
  browser,
  baseURL,
  world,
  enterprise,
}) => {
  await world.checks(enterprise, ['reported']);
  const owner = await person(browser, { baseURL: baseURL!, as: enterprise.owner });
  const { page } = owner;
  await page.goto('/#/backRecord?view=reported');
  await page.getByRole('row').nth(1).click();
  await expect(page).toHaveURL(/backRecord\/detail/);
  const about = page
    .locator('main')
    .getByText(/· PB\w+/)
    .first();
  await expect(about).toBeVisible();
  const orderNo = /PB\w+/.exec(await about.innerText())![0];

  await page.goto('/#/businessManage?tab=retention');
  const unfinished = page.getByLabel(/^Cancelled and expired/);
  await unfinished.fill('6');
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(page.getByText('Please enter whole days from 7 to 180')).toBeVisible();
  await expect(unfinished).toBeFocused();
  await unfinished.fill('180');
  await expect(page.getByRole('table', { name: 'What these settings erase' })).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Save and erase by these settings' }).click();
  await expect(page.getByText(/^Changed by/)).toBeVisible();

  await page.getByRole('button', { name: 'Place an order on hold' }).click();
  const dialog = page.getByRole('dialog', { name: 'Place an order on hold' });
  await dialog.getByLabel('Order number').fill(orderNo);
  await dialog.getByLabel('Reason').fill('Journey of a lawsuit');
  await dialog.getByRole('button', { name: 'Place an order on hold' }).click();
  await expect(dialog).toBeHidden();
  await page
    .getByRole('button', { name: `Release ${orderNo}` })
    .first()
    .click();
  const release = page.getByRole('dialog');
  await release.getByLabel('Reason').fill('Settled');
  await expectAccessible(page);
  await release.getByRole('button', { name: 'Release' }).click();
  await expect(page.getByText(/Released by .*: Settled/).first()).toBeVisible();

  await page.goto('/#/businessManage?tab=audit&group=enterprise');
  await expect(page.getByRole('row').filter({ hasText: 'Retention changed' }).first()).toBeVisible();
  expect(owner.complaints).toEqual([]);
  await owner.context.close();
});
