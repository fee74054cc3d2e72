import type { Page } from '@playwright/test';
import { verifyPapers } from './papers';
import { codeSentTo, expectAccessible, newestSms, openAfresh, PASSWORD, person, signIn } from './support';
import { expect, test } from './world/journey';

// A member lost their phone: the owner asks, staff call back and reject, the owner corrects it, staff approve, and the member signs in
// with the new phone while the old one is nobody's any more.

const TITLE = /^Lost phone of /;
const WHY_NOT = 'The contact knew of no loss, please ask them to call us';
const HOW = 'Called the contact, who confirmed it';

const askDialog = (page: Page) => page.getByRole('dialog', { name: TITLE });

async function openPeople(page: Page): Promise<void> {
  await page.goto('/#/businessManage?tab=users');
  await expect(page.getByRole('button', { name: TITLE }).first()).toBeVisible();
}

/** The owner asks; the first time a wrong code is refused at its field, and nothing typed is lost. */
async function ask(page: Page, own: string, name: string, mobile: string, wrongFirst = false): Promise<void> {
  await page.getByRole('button', { name: `Lost phone of ${name}` }).click();
  const dialog = askDialog(page);
  await dialog.getByLabel('New phone').fill(mobile);
  await dialog.getByLabel('What happened').fill('Left in a taxi');
  const code = await codeSentTo(page, own, () => dialog.getByRole('button', { name: 'Send code' }).click());
  const field = dialog.getByLabel('Code from the SMS');
  const submit = dialog.getByRole('button', { name: 'Ask for the new phone' });
  if (wrongFirst) {
    await expectAccessible(page);
    await field.fill(code === '000000' ? '000001' : '000000');
    await submit.click();
    await expect(field).toHaveAttribute('aria-invalid', 'true');
    await expect(dialog.getByLabel('New phone')).toHaveValue(mobile);
  }
  await field.fill(code);
  await submit.click();
  await expect(dialog).toBeHidden();
}

/** Staff open the request of an enterprise in the queue. */
async function take(page: Page, enterprise: string, press: RegExp = /^Take it/) {
  await openAfresh(page, '/workOrder?kind=lostPhone');
  await page.getByRole('row').filter({ hasText: enterprise }).getByRole('button', { name: press }).click();
  return page.getByRole('dialog', { name: `Lost phone, ${enterprise}` });
}

async function lookInBell(page: Page, text: RegExp): Promise<void> {
  await openAfresh(page, '/homePage');
  await page.getByRole('button', { name: /^Notifications, \d+ unread$/ }).click();
  await page.getByRole('dialog', { name: 'Notifications' }).getByRole('link', { name: text }).first().click();
  await expect(page).toHaveURL(/tab=users/);
}

test('a lost phone: asked, rejected, asked again, approved after a call back; the new phone signs in, the old is refused', async ({
  browser,
  baseURL,
  world,
  enterprise,
  request,
}) => {
  const { owner: boss, recruiter: member } = enterprise;
  const support = await world.staff('support');
  await verifyPapers(request, enterprise, await world.staff('operator'));
  const [wrong, right] = [world.phone(), world.phone()];
  const owner = await person(browser, { baseURL: baseURL!, as: boss });
  const admin = await person(browser, { baseURL: baseURL!, as: enterprise.admin });
  const staff = await person(browser, { baseURL: baseURL!, as: support });
  const old = await person(browser, { baseURL: baseURL!, as: member });
  const row = owner.page.getByRole('row').filter({ hasText: member.name });
  await old.page.goto('/#/homePage');
  await expect(old.page.getByRole('button', { name: /^Your account/ })).toBeVisible();

  await test.step('the owner asks; a reload shows what was asked', async () => {
    await openPeople(owner.page);
    await ask(owner.page, boss.mobile, member.name, wrong, true);
    await expect(row.getByText('New phone asked for')).toBeVisible();
    await newestSms(owner.page, member.mobile, /手机|phone/i);
    await owner.page.reload();
    await row.getByRole('button', { name: TITLE }).click();
    await expect(askDialog(owner.page).getByText('Left in a taxi')).toBeVisible();
    await expect(askDialog(owner.page).getByText(wrong)).toHaveCount(0);
    await owner.page.keyboard.press('Escape');
  });

  await test.step('staff reject it with a reason, which the owner is told of and reads', async () => {
    const dialog = await take(staff.page, enterprise.name);
    await dialog.getByRole('button', { name: 'Save decision' }).click();
    await expect(dialog.getByText('Please decide')).toBeVisible();
    await dialog.getByLabel('Reject the request').check();
    await dialog.getByLabel('Reason').fill(WHY_NOT);
    await dialog.getByRole('button', { name: 'Save decision' }).click();
    await expect(dialog).toBeHidden();
    await expect(staff.page.getByRole('row').filter({ hasText: enterprise.name })).toHaveCount(0);
    await lookInBell(owner.page, /replace a lost phone was rejected/);
    await expect(row.getByText('New phone rejected')).toBeVisible();
  });

  await test.step('an admin corrects it: the reason stands above the new request', async () => {
    await openPeople(admin.page);
    const again = admin.page.getByRole('row').filter({ hasText: member.name });
    await again.getByRole('button', { name: TITLE }).click();
    await expect(askDialog(admin.page).getByText(WHY_NOT)).toBeVisible();
    await admin.page.goBack();
    await openPeople(admin.page);
    await ask(admin.page, enterprise.admin.mobile, member.name, right);
    await expect(again.getByText('New phone asked for')).toBeVisible();
  });

  await test.step('staff reload in the middle, call back, mistype the code, and approve', async () => {
    await take(staff.page, enterprise.name);
    await staff.page.reload();
    const dialog = await take(staff.page, enterprise.name, /^Decide/);
    await dialog.getByRole('button', { name: /^Reveal: / }).click();
    const question = staff.page
      .getByRole('dialog')
      .filter({ has: staff.page.getByRole('button', { name: 'Reveal', exact: true }) });
    await question.getByRole('textbox').fill('To call the contact back');
    await question.getByRole('button', { name: 'Reveal', exact: true }).click();
    await expect(dialog.getByText(/139 ?0000 ?1111/)).toBeVisible();
    await dialog.getByLabel('The contact confirmed it: replace the phone').check();
    await dialog.getByLabel('How you made sure').fill(HOW);
    const code = await codeSentTo(staff.page, support.mobile, () =>
      dialog.getByRole('button', { name: 'Send code' }).click(),
    );
    const field = dialog.getByLabel('Code from the SMS');
    await field.fill(code === '000000' ? '000001' : '000000');
    await dialog.getByRole('button', { name: 'Save decision' }).click();
    await expect(field).toHaveAttribute('aria-invalid', 'true');
    await expect(dialog.getByLabel('How you made sure')).toHaveValue(HOW);
    await expectAccessible(staff.page);
    await field.fill(code);
    await dialog.getByRole('button', { name: 'Save decision' }).click();
    await expect(dialog).toBeHidden();
    await expect(staff.page.getByRole('row').filter({ hasText: enterprise.name })).toHaveCount(0);
  });

  await test.step('the owner is told; open sessions have ended; the old phone is refused and the new one signs in', async () => {
    await lookInBell(owner.page, /lost phone of a member .* was replaced/);
    await expect(row.getByText('Phone replaced')).toBeVisible();
    await old.page.reload();
    await expect(old.page).toHaveURL(/#\/login/);
    await old.page.goto('/#/login');
    await old.page.getByRole('textbox', { name: 'Phone number' }).fill(member.mobile);
    await old.page.getByRole('textbox', { name: 'Password', exact: true }).fill(PASSWORD);
    await old.page.getByRole('button', { name: 'Sign in', exact: true }).click();
    await expect(old.page.getByRole('alert').first()).toBeVisible();
    await expect(old.page).toHaveURL(/#\/login/);
    const renewed = await person(browser, { baseURL: baseURL! });
    await signIn(renewed.page, right);
    await expect(renewed.page.getByRole('button', { name: `Your account: ${member.name}` })).toBeVisible();
  });
  expect([...owner.complaints, ...admin.complaints, ...staff.complaints]).toEqual([]);
});
