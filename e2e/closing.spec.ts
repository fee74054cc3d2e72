import { codeSentTo, expectAccessible, openAfresh, person } from './support';
import { expect, test } from './world/journey';

// An owner closes the account once nothing is open; everybody in it reads so with the day, nothing is changed meanwhile, operators see
// it at their desk, and one press takes it back. What is erased after thirty days is tried in the gateway's own tests.

test('an account is closed with its name and a code, said on every screen, and taken back with one press', async ({
  browser,
  baseURL,
  world,
}) => {
  const enterprise = await world.enterprise({ isFunded: false });
  const { page, complaints } = await person(browser, { baseURL: baseURL!, as: enterprise.owner });
  await openAfresh(page, '/businessManage?tab=leaving');
  await page.getByRole('button', { name: 'Close the account…' }).click();
  const dialog = page.getByRole('dialog', { name: 'Close the account' });
  await expectAccessible(page);
  const shown = await dialog.getByText(/^Type it as it stands here: /).innerText();
  const name = shown.replace('Type it as it stands here: ', '');
  const code = await codeSentTo(page, enterprise.owner.mobile, () =>
    dialog.getByRole('button', { name: 'Send code' }).click(),
  );
  const [typed, sent] = [dialog.getByLabel('Name of the account'), dialog.getByLabel('Code from the SMS')];
  await typed.fill('Another name');
  await sent.fill(code);
  const submit = dialog.getByRole('button', { name: 'Close the account' });
  await submit.click();
  await expect(typed).toHaveAttribute('aria-invalid', 'true');
  await typed.fill(name);
  await dialog.getByLabel('Why').fill('We move to another city');
  await submit.click();
  await expect(dialog).toBeHidden();
  const line = page.getByRole('status').filter({ hasText: 'This account closes' });
  await expect(line).toBeVisible();
  const day = /erased on (\d{4}-\d\d-\d\d)/.exec(await line.innerText())![1]!;
  await expect(page.getByRole('main').getByText(`Everything is erased on ${day}`)).toBeVisible();
  await expectAccessible(page);

  // A colleague, in Chinese on a phone, reads it and changes nothing.
  const options = { baseURL: baseURL!, lang: 'zh-CN', phone: true } as const;
  const colleague = await person(browser, { ...options, as: enterprise.admin });
  await openAfresh(colleague.page, '/businessManage?tab=users');
  await expect(colleague.page.getByText('该账号正在注销')).toContainText(day);
  await expect(colleague.page.getByText('所有者可以撤回。')).toBeVisible();
  await expectAccessible(colleague.page);

  const operator = await person(browser, { baseURL: baseURL!, as: await world.staff('operator') });
  await openAfresh(operator.page, '/operatorDesk?tab=closings');
  const row = operator.page.getByRole('listitem').filter({ hasText: name });
  await expect(row.getByText(`To be erased on ${day}`)).toBeVisible();
  await expect(row.getByText('Why: We move to another city')).toBeVisible();
  await expectAccessible(operator.page);

  await page.getByRole('button', { name: 'Take the closing back' }).click();
  await expect(line).toBeHidden();
  await expect(page.getByRole('button', { name: 'Close the account…' })).toBeVisible();
  await openAfresh(operator.page, '/operatorDesk?tab=closings');
  await expect(row.getByText('Taken back', { exact: true })).toBeVisible();
  expect([...complaints, ...operator.complaints, ...colleague.complaints]).toEqual([]);
});
