import { maskPhone } from '@probity/contract/rules/masks';
import { codeSentTo, expectAccessible, person } from './support';
import { expect, test } from './world/journey';

test('somebody who was added without being asked signs in, leaves, and is not among the people any more; the last owner stays', async ({
  browser,
  baseURL,
  world,
  enterprise,
}) => {
  const mobile = world.phone();
  const name = `Added ${mobile.slice(-4)}`;
  const owner = await person(browser, { baseURL: baseURL!, as: enterprise.owner });
  await owner.page.goto('/#/businessManage?tab=users');
  await owner.page.getByRole('button', { name: 'Add a person' }).click();
  const dialog = owner.page.getByRole('dialog', { name: 'Add a person' });
  await dialog.getByLabel('Phone number').fill(mobile);
  await dialog.getByLabel('Name').fill(name);
  await dialog.getByRole('button', { name: 'Add and tell by SMS' }).click();
  const row = owner.page.getByRole('row').filter({ hasText: name });
  await expect(row).toContainText('Invited');

  const added = await person(browser, { baseURL: baseURL! });
  await added.page.goto('/#/login');
  await added.page.getByRole('tab', { name: 'SMS code' }).click();
  await added.page.getByRole('textbox', { name: 'Phone number' }).fill(mobile);
  const sendCode = added.page.getByRole('button', { name: 'Send code' });
  const code = await codeSentTo(added.page, mobile, () => sendCode.click());
  await added.page.getByRole('textbox', { name: 'Verification code' }).fill(code);
  await added.page.getByRole('button', { name: 'Sign in', exact: true }).click();
  await expect(added.page).toHaveURL(/#\/homePage/);
  await added.page.goto('/#/businessManage?tab=me');
  await added.page.getByRole('button', { name: 'Leave this account' }).click();
  await expect(added.page.getByRole('dialog')).toContainText(
    'only its owner or an administrator can add you again',
  );
  await expectAccessible(added.page);
  await added.page.getByRole('dialog').getByRole('button', { name: 'Leave this account' }).click();
  await expect(added.page).toHaveURL(/#\/login/);
  await expect(added.page.getByText(/^You have left /)).toBeVisible();

  await owner.page.reload();
  await expect(
    owner.page.getByRole('row').filter({ hasText: maskPhone(enterprise.owner.mobile) }),
  ).toBeVisible();
  await expect(row).toHaveCount(0);
  await owner.page.goto('/#/businessManage?tab=me');
  await owner.page.getByRole('button', { name: 'Leave this account' }).click();
  await owner.page.getByRole('dialog').getByRole('button', { name: 'Leave this account' }).click();
  await expect(owner.page.getByText('The last owner cannot be removed')).toBeVisible();
  expect([...owner.complaints, ...added.complaints]).toEqual([]);
  await owner.context.close();
  await added.context.close();
});
