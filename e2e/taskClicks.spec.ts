import { Keys } from './keys';
import { Mouse } from './mouse';
import { person } from './support';
import { expect, test } from './world/journey';

// What the three tasks of every day take; from field to field one goes with Tab.

test('ordering takes four clicks, finding somebody none, sharing a report four', async ({
  browser,
  baseURL,
  world,
  enterprise,
}) => {
  const [reported] = await world.checks(enterprise, ['reported']);
  const { page, context, complaints } = await person(browser, { baseURL: baseURL!, as: enterprise.owner });
  const keys = new Keys(page);

  await test.step('one check is ordered from home with four clicks', async () => {
    const mouse = new Mouse();
    await page.goto('/#/homePage');
    await mouse.click(page.getByRole('main').getByRole('link', { name: 'Order a check' }).first());
    await mouse.click(page.getByRole('radio', { name: 'Basic' }));
    await keys.type(page.getByRole('textbox', { name: 'Name' }), world.candidateName());
    await keys.type(page.getByRole('textbox', { name: 'Phone number' }), world.phone());
    await keys.type(page.getByRole('textbox', { name: /^ID number/ }), '11010519491231002X');
    await keys.type(page.getByRole('textbox', { name: 'Position', exact: true }), 'Cashier');
    for (const reason of await page.getByRole('textbox', { name: /^Why / }).all())
      await keys.type(reason, 'Handles cash of the company');
    await mouse.click(page.getByRole('button', { name: 'Review order' }));
    const dialog = page.getByRole('dialog', { name: 'Place this order?' });
    await mouse.click(dialog.getByRole('button', { name: 'Place order' }));
    await expect(page.getByRole('heading', { name: 'Order placed' })).toBeVisible();
    expect(mouse.clicks).toBeLessThanOrEqual(4);
  });

  await test.step('a candidate is found from anywhere by one combination of keys, typing and Enter', async () => {
    const { name } = reported!.person;
    for (const place of ['/businessManage?tab=audit', '/batchBack']) {
      await page.goto(`/#${place}`);
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      await page.keyboard.press('Control+k');
      await expect(page.getByRole('combobox', { name: 'Search', exact: true })).toBeFocused();
      await page.keyboard.type(name);
      await page.keyboard.press('Enter');
      await expect(page).toHaveURL(new RegExp(`#/backRecord/detail\\?id=${reported!.checkId}`));
      await expect(page.getByRole('heading', { level: 1 })).toContainText(name);
    }
  });

  await test.step('a report is shared from home with four clicks', async () => {
    const mouse = new Mouse();
    const reader = world.phone();
    await page.goto('/#/homePage');
    await mouse.click(page.getByRole('navigation').getByRole('link', { name: 'Records', exact: true }));
    await mouse.click(page.getByRole('row', { name: new RegExp(reported!.person.name) }));
    await mouse.click(page.getByRole('link', { name: 'Share report' }));
    const dialog = page.getByRole('dialog', { name: 'Share this report' });
    await expect(dialog.getByRole('textbox', { name: 'Phones' })).toBeFocused();
    await page.keyboard.type(reader);
    await mouse.click(dialog.getByRole('button', { name: 'Create and copy the link' }));
    await expect(page.getByRole('dialog').getByRole('textbox', { name: 'Link' })).toHaveValue(
      /#\/checkPhone\?s=/,
    );
    expect(mouse.clicks).toBeLessThanOrEqual(4);
  });
  expect(complaints).toEqual([]);
  await context.close();
});
