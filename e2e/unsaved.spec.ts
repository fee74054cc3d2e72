import { expectAccessible, person } from './support';
import { expect, test } from './world/journey';

test('what is typed and not saved is asked about: by a link, by Back, by a tab of the screen', async ({
  browser,
  baseURL,
  world,
  enterprise,
}) => {
  await world.checks(enterprise, ['awaitingConsent']);
  const { page, context, complaints } = await person(browser, { baseURL: baseURL!, as: enterprise.viewer });
  await page.goto('/#/backRecord');
  await expect(page.getByRole('grid')).toBeVisible();
  await page.goto('/#/businessManage?tab=me');
  const name = page.getByRole('textbox', { name: 'Your name' });
  await name.fill('Not saved');
  const question = page.getByRole('dialog', { name: 'Leave without saving?' });

  await page.getByRole('link', { name: 'Home' }).click();
  await expect(question).toBeVisible();
  await expectAccessible(page);
  await question.getByRole('button', { name: 'Stay here' }).click();
  await expect(question).toBeHidden();

  await page.getByRole('tab', { name: 'Your security' }).click();
  await expect(question).toBeVisible();
  await question.getByRole('button', { name: 'Stay here' }).click();
  await expect(question).toBeHidden();

  await page.evaluate(() => window.history.back());
  await expect(question).toBeVisible();
  await expect(page).toHaveURL(/tab=me/);
  await expect(page.locator('input[name=nickName]')).toHaveValue('Not saved');
  await question.getByRole('button', { name: 'Leave without saving' }).click();
  await expect(page).toHaveURL(/#\/backRecord/);
  await expect(page.getByRole('grid')).toBeVisible();
  expect(complaints).toEqual([]);
  await context.close();
});

test('a dialog that cannot be fetched leaves the screen, says so, and opens once the network is back', async ({
  browser,
  baseURL,
  enterprise,
}) => {
  const { page, context } = await person(browser, { baseURL: baseURL!, as: enterprise.owner });
  await page.goto('/#/businessManage?tab=apiKeys');
  const create = page.getByRole('button', { name: 'Create a key' });
  await expect(create).toBeVisible();
  // As after one reload, which is tried first.
  await page.evaluate(() =>
    sessionStorage.setItem('probity-reloaded-build', document.getElementById('program')!.innerHTML),
  );
  await page.route(/\/assets\/.*\.js/, (route) => route.abort());
  await create.click();
  await expect(page.getByText('This part could not be loaded')).toBeVisible();
  await expect(create).toBeVisible();
  await page.unroute(/\/assets\/.*\.js/);
  await create.click();
  await expect(page.getByRole('dialog')).toBeVisible();
  await context.close();
});
