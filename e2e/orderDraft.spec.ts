import type { Page } from '@playwright/test';
import { person } from './support';
import { expect, test } from './world/journey';

// The next order starts empty, however it is reached and however slow the draft's calls are.

const SLOW_MS = 1500;

/** Delays every call for the draft. @returns how many are under way */
async function slowDrafts(page: Page): Promise<() => number> {
  let underWay = 0;
  await page.route('**/bd/order/draft/**', async (route) => {
    underWay += 1;
    await new Promise((done) => setTimeout(done, SLOW_MS));
    // The page may be gone by then.
    await route.continue().catch(() => undefined);
    underWay -= 1;
  });
  return () => underWay;
}

async function fill(page: Page, name: string, mobile: string): Promise<void> {
  await page.getByRole('radio', { name: 'Basic' }).check();
  await page.getByRole('textbox', { name: 'Name' }).fill(name);
  await page.getByRole('textbox', { name: 'Phone number' }).fill(mobile);
  await page.getByRole('textbox', { name: /^ID number/ }).fill('11010519491231002X');
  for (const reason of await page.getByRole('textbox', { name: /^Why / }).all()) await reason.fill('Cash');
  const saving = page.waitForRequest('**/bd/order/draft/save');
  await page.getByRole('textbox', { name: 'Position', exact: true }).fill('Cashier');
  await saving;
}

async function place(page: Page): Promise<void> {
  const review = page.getByRole('button', { name: 'Review order' });
  await review.click();
  const accept = page.getByRole('checkbox', { name: 'I want another check of this person' });
  if (await accept.isVisible()) {
    await accept.check();
    await review.click();
  }
  await page.getByRole('dialog').getByRole('button', { name: 'Place order' }).click();
  await expect(page).toHaveURL(/#\/orderSuccess\?orderId=/);
}

async function expectEmpty(page: Page): Promise<void> {
  const name = page.getByRole('textbox', { name: 'Name' });
  await expect(name).toBeVisible();
  for (const field of [name, page.getByRole('textbox', { name: /^ID number/ })])
    await expect(field).toHaveValue('');
  await expect(page.getByText(/^Your draft of/)).toHaveCount(0);
}

test('the next order starts empty: Back, the menu and a reload, another window', async ({
  browser,
  baseURL,
  world,
  enterprise,
}) => {
  test.setTimeout(240_000);
  const { page, context, complaints } = await person(browser, { baseURL: baseURL!, as: enterprise.owner });
  const underWay = await slowDrafts(page);
  const menu = page.getByRole('link', { name: 'Order a check' }).first();
  const ways: Record<string, () => Promise<unknown>> = {
    Back: async () => {
      await page.goBack();
      await expect(page).toHaveURL(/#\/homePage/);
      await page.goBack();
    },
    'the menu and a reload': async () => {
      await menu.click();
      await expectEmpty(page);
      await page.reload();
    },
  };
  for (const [way, goOn] of Object.entries(ways)) {
    await test.step(way, async () => {
      // Two entries, for Back.
      await page.goto('/#/initiateBack');
      await page.goto('/#/homePage');
      await menu.click();
      await fill(page, '周一鸣', world.phone());
      await place(page);
      await goOn();
      await expect(page).toHaveURL(/#\/initiateBack/);
      await expectEmpty(page);
      // Also once everything under way has arrived.
      await expect.poll(underWay).toBe(0);
      await page.reload();
      await expectEmpty(page);
    });
  }

  await test.step('another window with the same draft', async () => {
    const mobile = world.phone();
    await fill(page, '吴海燕', mobile);
    await expect(page.getByText(/^Draft saved/)).toBeVisible();
    const other = await context.newPage();
    await slowDrafts(other);
    await other.goto('/#/initiateBack');
    await expect(other.getByRole('textbox', { name: 'Name' })).toHaveValue('吴海燕');
    await place(page);
    await other.getByRole('textbox', { name: 'Name' }).fill('吴海燕 2');
    await expect(other.getByText(/ordered or discarded in another window/)).toBeVisible();
    const third = await context.newPage();
    await third.goto('/#/initiateBack');
    await expectEmpty(third);
    await other.getByRole('button', { name: 'Start empty' }).click();
    await expectEmpty(other);
  });
  expect(complaints).toEqual([]);
  await context.close();
});
