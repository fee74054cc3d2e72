import type { Page } from '@playwright/test';
import { expectAccessible, person } from './support';
import { expect, test } from './world/journey';

const PLATFORM = 'Probity';

async function switchTo(page: Page, name: string): Promise<void> {
  await page.getByRole('button', { name: /^Account in use/ }).click();
  await page.getByRole('dialog', { name: 'Switch account' }).getByRole('button', { name }).click();
  await expect(page).toHaveURL(/#\/homePage/);
  await expect(page.getByRole('button', { name: new RegExp(`^Account in use: ${name}`) })).toBeVisible();
}

test('two tabs: the other tab hears of a switch, its write is refused, and what was typed stays', async ({
  browser,
  baseURL,
  world,
  enterprise,
}) => {
  const [second, third] = await Promise.all([world.enterprise(), world.enterprise()]);
  await world.letIn(enterprise.owner, second, 'admin');
  await world.letIn(enterprise.owner, third, 'recruiter');
  const owner = await person(browser, { baseURL: baseURL!, as: enterprise.owner });
  const one = owner.page;
  await one.goto('/#/businessManage?tab=users');
  await one.getByRole('button', { name: 'Add a person' }).click();
  const dialog = one.getByRole('dialog', { name: 'Add a person' });
  await dialog.getByRole('textbox', { name: 'Phone number' }).fill(world.phone());
  await dialog.getByRole('textbox', { name: 'Name' }).fill('Stale Tab');

  const two = await owner.context.newPage();
  await two.goto('/#/homePage');
  await expect(two).toHaveTitle(`Home · ${enterprise.name} · Probity`);
  await two.getByRole('button', { name: /^Account in use/ }).click();
  await expect(two.getByRole('dialog', { name: 'Switch account' })).toBeVisible();
  await expectAccessible(two);
  await two.keyboard.press('Escape');
  await switchTo(two, second.name);
  await two.goto('/#/businessManage?tab=users');
  await expect(two.getByRole('grid', { name: 'People of this account' })).toBeVisible();

  // The first tab still shows the first account: it says so, refuses, and loses no input.
  await expect(one.getByText('You switched the account in another tab')).toBeAttached();
  await expect(one.getByText(`The account now active is ${second.name}`)).toBeAttached();
  await expect(
    one.getByText('What you typed here and did not save will be lost by the reload'),
  ).toBeAttached();
  await dialog.getByRole('button', { name: 'Add and tell by SMS' }).click();
  await expect(one.getByText('This tab still shows another account. Reload it to continue')).toBeVisible();
  await expect(dialog.getByRole('textbox', { name: 'Name' })).toHaveValue('Stale Tab');
  // Nor does it take the other tab along into a third account.
  await dialog.getByRole('button', { name: 'Back' }).click();
  await one.getByRole('button', { name: 'Leave without saving' }).click();
  await one.getByRole('button', { name: /^Account in use/ }).click();
  const refused = one.waitForResponse(/user\/changeLogin/);
  const menu = one.getByRole('dialog', { name: 'Switch account' });
  await menu.getByRole('button', { name: third.name }).click();
  expect(await (await refused).json()).toMatchObject({ code: 2801 });
  // The pressed button takes the focus again once the refusal is drawn; until then keys have no effect.
  await expect(menu.getByRole('button', { name: third.name })).toBeEnabled();
  await menu.getByRole('button', { name: third.name }).press('Escape');
  await expect(
    one.getByRole('button', { name: new RegExp(`^Account in use: ${enterprise.name}`) }),
  ).toBeVisible();
  await two.reload();
  await expect(two.getByRole('grid', { name: 'People of this account' })).toBeVisible();
  await expect(two.getByText('Stale Tab')).toHaveCount(0);

  // Reloaded, the first tab shows the session's account, and its write succeeds there.
  await one.reload();
  await expect(
    one.getByRole('button', { name: new RegExp(`^Account in use: ${second.name}`) }),
  ).toBeVisible();
  await switchTo(one, enterprise.name);
  expect(owner.complaints).toEqual([]);
  await owner.context.close();
});

test('support acts inside a customer’s account under a banner and goes back; the customer is not disturbed', async ({
  browser,
  baseURL,
  world,
  enterprise,
}) => {
  await world.checks(enterprise, ['awaitingConsent']);
  const support = await person(browser, { baseURL: baseURL!, as: await world.staff('support') });
  const customer = await person(browser, { baseURL: baseURL!, as: enterprise.viewer });
  await support.page.goto('/#/homePage');
  // Support may serve hundreds of accounts: found by name.
  await support.page.getByRole('button', { name: /^Account in use/ }).click();
  const menu = support.page.getByRole('dialog', { name: 'Switch account' });
  await menu.getByRole('textbox', { name: 'Search accounts' }).fill(enterprise.name);
  await expect(menu.getByRole('button')).toHaveCount(1);
  await menu.getByRole('button', { name: enterprise.name }).click();
  await expect(
    support.page.getByRole('button', { name: new RegExp(`^Account in use: ${enterprise.name}`) }),
  ).toBeVisible();
  await expect(support.page.getByText(`You act in the account of ${enterprise.name}`)).toBeVisible();
  await expect(support.page.getByRole('link', { name: 'Order a check' })).toHaveCount(0);
  await expectAccessible(support.page);
  await customer.page.goto('/#/backRecord');
  await expect(customer.page.getByRole('grid')).toBeVisible();
  await support.page.getByRole('button', { name: `Back to ${PLATFORM}` }).click();
  await expect(
    support.page.getByRole('button', { name: new RegExp(`^Account in use: ${PLATFORM}`) }),
  ).toBeVisible();
  await expect(support.page.getByText('You act in the account of')).toHaveCount(0);
  expect([...support.complaints, ...customer.complaints]).toEqual([]);
  await support.context.close();
  await customer.context.close();
});
