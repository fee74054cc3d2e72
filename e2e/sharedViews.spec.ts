import { person } from './support';
import { expect, test } from './world/journey';

test('a view is shared, opened and copied by a colleague, changed by its author, and taken back', async ({
  browser,
  baseURL,
  enterprise,
  world,
}) => {
  await world.checks(enterprise, ['inProgress', 'reported']);
  const author = await person(browser, { baseURL: baseURL!, as: enterprise.recruiter });
  await author.page.goto('/#/backRecord?status=awaitingInfo');
  await author.page.getByRole('button', { name: 'Saved views' }).click();
  const panel = author.page.getByRole('dialog', { name: 'Saved views' });
  await panel.getByRole('textbox', { name: 'Save these filters as' }).fill('Asked again');
  await panel.getByRole('button', { name: 'Save view' }).click();
  await panel.getByRole('button', { name: 'Share Asked again with the account' }).click();
  await expect(panel.getByText('Shared with the account')).toBeVisible();

  const colleague = await person(browser, { baseURL: baseURL!, as: enterprise.viewer });
  const { page } = colleague;
  await page.goto('/#/backRecord');
  const tab = page.getByRole('tab', { name: /^Asked again · ./ });
  await tab.click();
  await expect(page).toHaveURL(/\?status=awaitingInfo$/);
  await expect(page.getByText('Nothing fits these filters')).toBeVisible();
  await page.getByRole('button', { name: 'View: Asked again' }).click();
  const theirs = page.getByRole('dialog', { name: 'Saved views' });
  await expect(theirs.getByText(/^Shared by /)).toBeVisible();
  await expect(theirs.getByRole('button', { name: /^(Rename|Delete|Share) / })).toHaveCount(0);
  await theirs.getByRole('button', { name: 'Open the list with Asked again' }).click();
  await theirs.getByRole('button', { name: 'Keep a copy of Asked again' }).click();
  await theirs.getByRole('textbox', { name: 'Keep a copy of Asked again' }).fill('My own');
  await theirs.getByRole('button', { name: 'Keep copy' }).click();
  await expect(theirs.getByRole('button', { name: 'Share My own with the account' })).toBeVisible();

  // The author gives it other filters: the colleague's list opens with them.
  await author.page.keyboard.press('Escape');
  await author.page.getByRole('combobox', { name: 'Status' }).selectOption('Reported');
  await author.page.getByRole('button', { name: 'View: Asked again (changed)' }).click();
  await panel.getByRole('textbox', { name: 'Save these filters as' }).fill('Asked again');
  await panel.getByRole('button', { name: 'Replace filters' }).click();
  await expect(panel.getByRole('button', { name: /^Asked again/ })).toHaveAttribute('aria-current', 'true');
  await page.goto('/#/homePage');
  await page.reload();
  await page.getByRole('link', { name: 'Records', exact: true }).click();
  await expect(page).toHaveURL(/\?status=reported$/);
  await expect(tab).toHaveAttribute('aria-selected', 'true');
  await expect(page.getByRole('tab', { name: 'My own', exact: true })).toBeVisible();

  await panel.getByRole('button', { name: 'Share Asked again with the account' }).click();
  await expect(panel.getByText('Shared with the account')).toHaveCount(0);
  await page.goto('/#/homePage');
  await page.reload();
  await page.getByRole('link', { name: 'Records', exact: true }).click();
  await expect(page.getByRole('tab', { name: 'My own', exact: true })).toBeVisible();
  await expect(tab).toHaveCount(0);
  await expect(page).toHaveURL(/backRecord$/);
  expect(author.complaints).toEqual([]);
  expect(colleague.complaints).toEqual([]);
});
