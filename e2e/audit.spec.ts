import { readFile } from 'node:fs/promises';
import { expectAccessible, person } from './support';
import { expect, test } from './world/journey';

test('what was done is found in the audit log, opened, exported, and the export stands in it too', async ({
  browser,
  baseURL,
  enterprise,
}) => {
  const owner = await person(browser, { baseURL: baseURL!, as: enterprise.owner });
  const { page } = owner;
  await page.goto('/#/businessManage?tab=users');
  const name = 'Audited 2718';
  await page.getByRole('button', { name: 'Departments' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Add a department' }).click();
  await page.getByRole('dialog').getByLabel('Name').fill(name);
  await page.getByRole('dialog').getByRole('button', { name: 'Save' }).click();
  await expect(page.getByRole('dialog').getByText(name)).toBeVisible();

  await page.goto('/#/businessManage?tab=audit');
  await page.getByRole('combobox', { name: 'Kind: choose' }).selectOption('People and departments');
  await expect(page).toHaveURL(/group=people/);
  const row = page.getByRole('row').filter({ hasText: name });
  await expect(row.getByText('Department added')).toBeVisible();
  await expect(page.getByText(/when Probity verifies the chain/)).toBeVisible();
  await row.getByText('Department added').click();
  const dialog = page.getByRole('dialog', { name: 'Department added' });
  await expect(dialog.getByRole('link', { name })).toBeVisible();
  await dialog.getByText('Details').click();
  await expect(dialog.getByText('Number in the chain')).toBeVisible();
  await expectAccessible(page);
  await dialog.getByRole('button', { name: 'Close' }).click();

  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Export' }).click();
  await page.getByRole('menuitem', { name: /CSV/ }).click();
  const csv = await readFile(await (await download).path(), 'utf8');
  expect(csv).toContain(name);
  // Filtered events are not in the file; the export itself is in the log.
  expect(csv).not.toContain('Signed in');
  await page.getByRole('button', { name: 'Clear all filters' }).click();
  await expect(page.getByRole('row').filter({ hasText: 'Audit log exported' }).first()).toBeVisible();

  const recruiter = await person(browser, { baseURL: baseURL!, as: enterprise.recruiter });
  await recruiter.page.goto('/#/businessManage?tab=audit');
  await expect(recruiter.page.getByText('This part is not open to you')).toBeVisible();
  expect([...owner.complaints, ...recruiter.complaints]).toEqual([]);
  await owner.context.close();
  await recruiter.context.close();
});
