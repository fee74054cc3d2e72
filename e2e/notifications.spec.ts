import type { Page } from '@playwright/test';
import { publishReport } from './mainJobSteps';
import { countSms, expectAccessible, newestSms, person } from './support';
import { expect, test } from './world/journey';

// A report is published: its orderer sees it at the bell and is led to the record; then by SMS alone, by choice.

const PUBLISHED = /的报告已出，/;

const bell = (page: Page, name: string | RegExp) => page.getByRole('button', { name, exact: true });

/** The reviewer is led by the bell to a report of a candidate, and publishes it. */
async function publish(page: Page, candidate: string): Promise<void> {
  await page.goto('/#/homePage');
  await bell(page, /^Notifications/).click();
  await page
    .getByRole('dialog', { name: 'Notifications' })
    .getByRole('link', { name: new RegExp(`is waiting for review.*${candidate}`) })
    .click();
  await expect(page).toHaveURL(/#\/reportDetail\/edit\?id=/);
  await publishReport(page);
}

test('a published report is told by the bell, then as one chose', async ({
  browser,
  baseURL,
  world,
  enterprise,
}) => {
  const analyst = await world.staff('analyst');
  const { recruiter } = enterprise;
  const played = await world.checks(enterprise, ['inReview', 'inReview', 'reported'], recruiter);
  const [first, second] = played.map((one) => one.person.name) as [string, string];
  await world.notify(enterprise);
  const orderer = await person(browser, { baseURL: baseURL!, as: recruiter });
  const reviewer = await person(browser, { baseURL: baseURL!, as: analyst });
  const { page } = orderer;

  await test.step('who ordered has read everything; two reports wait', async () => {
    await page.goto('/#/homePage');
    await bell(page, /^Notifications, \d+ unread$/).click();
    const panel = page.getByRole('dialog', { name: 'Notifications' });
    await expectAccessible(page);
    await panel.getByRole('button', { name: 'Mark all read' }).click();
    await page.keyboard.press('Escape');
    await expect(bell(page, 'Notifications')).toBeFocused();
    await page.goto('/#/backRecord?status=inReview');
    await expect(page.getByRole('row').filter({ hasText: 'In review' })).toHaveCount(2);
  });

  await test.step('a reviewer publishes the one: the bell counts it, and leads to the record', async () => {
    await publish(reviewer.page, first);
    // Coming back to the window polls at once; staying would, half a minute later.
    await expect(async () => {
      await page.evaluate(() => window.dispatchEvent(new Event('focus')));
      await expect(bell(page, 'Notifications, 1 unread')).toBeVisible({ timeout: 1_000 });
    }).toPass({ timeout: 20_000 });
    await bell(page, 'Notifications, 1 unread').click();
    await page.getByRole('link', { name: new RegExp(`is published.*${first}`) }).click();
    await expect(page).toHaveURL(/#\/backRecord\/detail\?id=/);
    await expect(page.getByText('Report published').first()).toBeVisible();
    await expect(bell(page, 'Notifications')).toBeVisible();
  });

  await test.step('from now on by SMS and not by the bell', async () => {
    await page.goto('/#/businessManage?tab=notifications');
    // Many kinds are folded by what they are about.
    const checks = page.getByRole('heading', { name: 'Checks and orders' });
    await checks.click();
    await page.getByRole('checkbox', { name: 'A report is published: In Probity' }).uncheck();
    await page.getByRole('checkbox', { name: 'A report is published: By SMS' }).check();
    await expect(page.getByText('Saved', { exact: true })).toBeVisible();
    await expectAccessible(page);
    await page.reload();
    await checks.click();
    await expect(page.getByRole('checkbox', { name: 'A report is published: In Probity' })).not.toBeChecked();
    const before = await countSms(page, recruiter.mobile, PUBLISHED);
    await publish(reviewer.page, second);
    const text = await newestSms(page, recruiter.mobile, PUBLISHED, before);
    expect(text).toMatch(/PB\w+/);
    expect(text).not.toContain(second);
    await page.reload();
    await expect(bell(page, 'Notifications')).toBeVisible();
    await bell(page, 'Notifications').click();
    await expect(page.getByRole('link', { name: new RegExp(`is published.*${first}`) })).toBeVisible();
    await expect(page.getByRole('link', { name: new RegExp(`is published.*${second}`) })).toHaveCount(0);
  });

  expect(orderer.complaints).toEqual([]);
  expect(reviewer.complaints).toEqual([]);
  await Promise.all([orderer, reviewer].map(({ context }) => context.close()));
});
