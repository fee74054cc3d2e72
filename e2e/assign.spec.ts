import { callsOf } from './calls';
import { expectAccessible, person } from './support';
import { expect, test } from './world/journey';

// Who may give what, what changed since, and large selections as tasks are tested in the gateway.

test('all that match are put into a colleague’s charge, told at their bell, seen in another tab and taken back', async ({
  browser,
  baseURL,
  world,
  enterprise,
  request,
}) => {
  await world.checks(enterprise, ['awaitingConsent', 'inProgress', 'reported']);
  const { recruiter } = enterprise;
  const { page, complaints } = await person(browser, { baseURL: baseURL!, as: enterprise.owner });
  await page.goto('/#/backRecord');
  await page.getByRole('checkbox', { name: 'Select all rows shown' }).check();
  const assign = page.getByRole('button', { name: 'Assign', exact: true });
  await assign.click();
  const dialog = page.getByRole('dialog', { name: 'Who is in charge of 3 records?' });
  const whom = dialog.getByLabel('In charge from now on');
  await expect(whom).toBeVisible();
  await expectAccessible(page);
  await dialog.getByRole('button', { name: 'Assign' }).click();
  await expect(dialog.getByText('Please choose who is in charge')).toBeVisible();
  await whom.selectOption({ label: `${recruiter.name} · Recruiter` });
  await dialog.getByRole('button', { name: 'Assign' }).click();
  const line = page.getByRole('list', { name: 'What you assigned' });
  await expect(line.getByText(`you put ${recruiter.name} in charge of 3 records.`)).toBeVisible();

  // The receiver is told once, and comes to what they are in charge of.
  const receiver = await person(browser, { baseURL: baseURL!, as: recruiter });
  await receiver.page.goto('/#/homePage');
  await receiver.page.getByRole('button', { name: /^Notifications/ }).click();
  const told = receiver.page.getByRole('link', {
    name: new RegExp(`${enterprise.owner.name} put you in charge of 3 records`),
  });
  await told.click();
  await expect(receiver.page).toHaveURL(new RegExp(`/backRecord\\?owner=${recruiter.userId}`));
  await expect(receiver.page.getByText('3 checks')).toBeVisible();

  // One of them goes on to somebody else meanwhile: it is not the act's any more.
  const call = await callsOf(request, enterprise.admin);
  const { rows } = await call<{ rows: { checkId: string }[] }>('/check/check/list', {
    ownerId: recruiter.userId,
  });
  await call('/check/bulk/assign', {
    records: { checkId: [rows[0]!.checkId] },
    ownerId: enterprise.admin.userId,
  });

  // A second tab offers to take it back, and says of each record what became of it.
  const other = await page.context().newPage();
  await other.goto('/#/backRecord');
  await other.getByRole('button', { name: `Take back 3 records from ${recruiter.name}` }).click();
  const outcome = other.getByRole('dialog', { name: '1 could not be done' });
  await expect(outcome.getByText('2 records taken back')).toBeVisible();
  await expect(outcome.getByText(/It has changed hands since/)).toBeVisible();
  await outcome.getByRole('button', { name: 'Close' }).click();
  await expect(other.getByText(/you put .* in charge/)).toHaveCount(0);
  const left = await call<{ rows: object[] }>('/check/check/list', { ownerId: recruiter.userId });
  expect(left.rows).toEqual([]);
  expect([...complaints, ...receiver.complaints]).toEqual([]);
});

test('a recruiter gives what is theirs to their own department alone, from the record itself', async ({
  browser,
  baseURL,
  world,
  enterprise,
}) => {
  const colleague = await world.join(enterprise, 'recruiter', enterprise.departments.people);
  const [mine] = await world.checks(enterprise, ['awaitingConsent'], enterprise.recruiter);
  const { page, complaints } = await person(browser, {
    baseURL: baseURL!,
    lang: 'zh-CN',
    as: enterprise.recruiter,
  });
  await page.goto(`/#/backRecord/detail?id=${mine!.checkId}`);
  await page.getByRole('button', { name: '更换负责人' }).click();
  const dialog = page.getByRole('dialog', { name: '更换 1 条记录的负责人' });
  const whom = dialog.getByLabel('新负责人');
  // Neither the owner nor an administrator, who are of no department.
  await expect(whom.getByRole('option')).toHaveText(['', new RegExp(colleague.name)]);
  await whom.selectOption({ index: 1 });
  await dialog.getByRole('button', { name: '更换负责人' }).click();
  await expect(page.getByText('已更换 1 条记录的负责人')).toBeVisible();
  // It is theirs to read, and no more to give.
  await expect(page.getByText(`更换负责人：${colleague.name}`)).toBeVisible();
  await expect(page.getByRole('button', { name: '更换负责人' })).toHaveCount(0);
  expect(complaints).toEqual([]);
});
