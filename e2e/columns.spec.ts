import type { Page } from '@playwright/test';
import { person } from './support';
import { expect, test } from './world/journey';

const heads = (page: Page) =>
  page
    .locator('th[data-column]')
    .evaluateAll((all) => all.map((head) => (head as HTMLElement).dataset.column));
const widthOf = (page: Page, id: string) =>
  page.locator(`th[data-column=${id}]`).evaluate((head) => (head as HTMLElement).offsetWidth);

test('columns by keyboard: moved in the menu, made narrower at the edge, kept, and back to the usual ones', async ({
  browser,
  baseURL,
  enterprise,
  world,
}) => {
  await world.checks(enterprise, ['inProgress', 'reported']);
  const { page, complaints } = await person(browser, { baseURL: baseURL!, as: enterprise.owner });
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.goto('/#/backRecord');
  await expect(page.locator('th[data-column=status]')).toBeVisible();
  const usual = await heads(page);
  expect(usual.slice(0, 3)).toEqual(['name', 'position', 'status']);

  const columns = page.getByRole('button', { name: 'Columns' });
  await columns.focus();
  await page.keyboard.press('Enter');
  const menu = page.getByRole('dialog', { name: 'Columns' });
  await menu.getByRole('button', { name: 'Move Status up' }).focus();
  await page.keyboard.press('Enter');
  await expect(menu.getByRole('status')).toHaveText(/^Status is 1 of /);
  await expect(menu.getByRole('button', { name: 'Move Status up' })).toBeFocused();
  expect((await heads(page)).slice(0, 3)).toEqual(['name', 'status', 'position']);

  await menu.getByRole('button', { name: 'Set widths' }).focus();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('separator', { name: 'Width of Candidate' })).toBeFocused();
  // Within the head Tab goes from edge to edge, past what sorts.
  const status = page.getByRole('separator', { name: 'Width of Status' });
  await expect
    .poll(async () => {
      await page.keyboard.press('Tab');
      return status.evaluate((edge) => edge === document.activeElement);
    })
    .toBe(true);
  const before = await widthOf(page, 'status');
  await page.keyboard.press('ArrowRight');
  await expect.poll(() => widthOf(page, 'status')).toBe(before + 16);
  await page.keyboard.press('Home');
  await expect.poll(() => widthOf(page, 'status')).toBe(56);
  await expect(status).toHaveAttribute('aria-valuenow', '56');
  await page.keyboard.press('Escape');
  await expect(page.getByRole('separator')).toHaveCount(0);

  await page.reload();
  await expect.poll(() => widthOf(page, 'status')).toBe(56);
  expect((await heads(page)).slice(0, 3)).toEqual(['name', 'status', 'position']);

  // The mouse finds the same edge and drags it; a double click gives it back to the content.
  await page.locator('th[data-column=status]').hover();
  const edge = (await status.boundingBox())!;
  const [x, y] = [edge.x + edge.width / 2, edge.y + edge.height / 2];
  await page.mouse.move(x, y);
  await page.mouse.down();
  await page.mouse.move(x + 40, y, { steps: 5 });
  await page.mouse.up();
  await expect.poll(() => widthOf(page, 'status')).toBe(96);
  await status.dblclick();
  await expect.poll(() => widthOf(page, 'status')).toBeGreaterThan(100);

  // And it drags a column by its handle to another place.
  await columns.click();
  const lines = menu.getByRole('listitem');
  const handle = (await lines.first().locator('[aria-hidden]').first().boundingBox())!;
  const below = (await lines.nth(1).boundingBox())!;
  await page.mouse.move(handle.x + 8, handle.y + 8);
  await page.mouse.down();
  await page.mouse.move(handle.x + 10, handle.y + 20, { steps: 4 });
  await page.mouse.move(below.x + 20, below.y + below.height - 4, { steps: 8 });
  await page.mouse.up();
  await expect.poll(async () => (await heads(page)).slice(0, 3)).toEqual(['name', 'position', 'status']);
  await menu.getByRole('button', { name: 'Back to the usual columns' }).click();
  await expect.poll(() => heads(page)).toEqual(usual);
  expect(complaints).toEqual([]);
});
