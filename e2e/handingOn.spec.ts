import { codeSentTo, expectAccessible, person } from './support';
import { expect, test } from './world/journey';

// Who belongs to an account, and who it belongs to: an invitation is withdrawn, somebody leaves and their records go to a colleague, and
// the owner hands the ownership on.

test('an invitation withdrawn, a leaver’s records handed over, the ownership handed on', async ({
  browser,
  baseURL,
  world,
  enterprise,
}) => {
  const { owner: chief, admin, recruiter } = enterprise;
  const successor = await world.join(enterprise, 'recruiter', enterprise.departments.people);
  const [held] = await world.checks(enterprise, ['inProgress'], recruiter);
  const owner = await person(browser, { baseURL: baseURL!, as: chief });
  const leaver = await person(browser, { baseURL: baseURL!, as: recruiter });
  const { page } = owner;
  const rowOf = (name: string) =>
    page.getByRole('row').filter({ has: page.getByRole('button', { name: `Edit ${name}`, exact: true }) });

  await test.step('somebody is invited, and the invitation is withdrawn', async () => {
    const mobile = world.phone();
    const name = `Invited ${mobile.slice(-4)}`;
    await page.goto('/#/businessManage?tab=users');
    await page.getByRole('button', { name: 'Add a person' }).click();
    const dialog = page.getByRole('dialog', { name: 'Add a person' });
    await dialog.getByLabel('Phone number').fill(mobile);
    await dialog.getByLabel('Name').fill(name);
    await dialog.getByRole('button', { name: 'Add and tell by SMS' }).click();
    await expect(rowOf(name)).toContainText('Invited');
    await page.getByRole('button', { name: `Withdraw the invitation of ${name}` }).click();
    const asked = page.getByRole('dialog', { name: `Withdraw the invitation of ${name}?` });
    await asked.getByRole('button', { name: 'Withdraw' }).click();
    await expect(page.getByText(`The invitation of ${name} is withdrawn.`)).toBeVisible();
    await expect(rowOf(name)).toContainText('Disabled');
    await expect(page.getByRole('button', { name: `Enable ${name}` })).toBeVisible();
  });

  await test.step('somebody leaves: what they hold is told, their records go to a colleague, and their session ends', async () => {
    await leaver.page.goto(`/#/backRecord/detail?id=${held!.checkId}`);
    await expect(leaver.page.getByRole('heading', { level: 1 })).toContainText(held!.person.name);
    await page.getByRole('button', { name: `Disable ${recruiter.name}`, exact: true }).click();
    const dialog = page.getByRole('dialog', { name: `Disable ${recruiter.name}?` });
    await expect(dialog).toContainText('1 record, 1 of them still open');
    await dialog.getByRole('combobox', { name: 'Their records go to' }).selectOption(successor.userId);
    await expectAccessible(page);
    await dialog.getByRole('button', { name: 'Disable', exact: true }).click();
    await expect(
      page.getByText(
        `${recruiter.name} can no longer sign in to this account. ${successor.name} is now in charge of 1 record.`,
      ),
    ).toBeVisible();
    await leaver.page.reload();
    await expect(leaver.page).toHaveURL(/#\/login/);
    await leaver.context.close();
    const taker = await person(browser, { baseURL: baseURL!, as: successor });
    await taker.page.goto(`/#/backRecord/detail?id=${held!.checkId}`);
    await expect(taker.page.getByRole('heading', { level: 1 })).toContainText(held!.person.name);
    expect(taker.complaints).toEqual([]);
    await taker.context.close();
  });

  await test.step('the owner hands the ownership on with a code to their own phone, and is an administrator', async () => {
    await page.getByRole('button', { name: 'More', exact: true }).click();
    await page.getByRole('menuitem', { name: 'Transfer ownership' }).click();
    const dialog = page.getByRole('dialog', { name: 'Transfer ownership' });
    await dialog.getByRole('combobox', { name: 'The new owner' }).selectOption(admin.userId);
    const code = await codeSentTo(page, chief.mobile, () =>
      dialog.getByRole('button', { name: 'Send code' }).click(),
    );
    await dialog.getByRole('textbox', { name: 'Code from the SMS' }).fill(code);
    await dialog.getByRole('button', { name: 'Transfer ownership' }).click();
    await expect(page.getByText(`${admin.name} is the owner now. You are an administrator.`)).toBeVisible();
    await expect(rowOf(admin.name)).toContainText('Owner');
    await expect(rowOf(chief.name)).toContainText('Administrator');
    // Of the owner an administrator changes nothing.
    await expect(rowOf(admin.name)).toContainText('Only an owner can disable');
  });
  expect(owner.complaints).toEqual([]);
  await owner.context.close();
});
