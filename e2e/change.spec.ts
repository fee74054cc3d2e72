import type { Page } from '@playwright/test';
import { PAPERS, verifyPapers } from './papers';
import { expectAccessible, openAfresh, person } from './support';
import { expect, test } from './world/journey';

// A verified enterprise changes its data: the old hold while the new wait, are rejected, corrected, taken back once to correct, and
// verified; then the new hold and the managers are told.

const REASON = 'The enterprise name differs from the licence.';
const SUBMIT = { name: 'Submit for review' };

const profile = (page: Page) => openAfresh(page, '/businessManage?tab=profile');

/** The operator opens the change of an enterprise, which is known by the name that holds. */
async function take(page: Page, heldName: string, press: RegExp = /^Take it/) {
  await openAfresh(page, '/workOrder?kind=certification');
  await page.getByRole('row').filter({ hasText: heldName }).getByRole('button', { name: press }).click();
  const dialog = page.getByRole('dialog');
  await expect(dialog.getByText('The old data stay in force until you decide.')).toBeVisible();
  return dialog;
}

const rowOf = (page: Page, heading: string) => page.getByRole('row').filter({ hasText: heading });

async function readBell(page: Page, text: RegExp): Promise<void> {
  await openAfresh(page, '/homePage');
  await page.getByRole('button', { name: /^Notifications, \d+ unread$/ }).click();
  await page.getByRole('dialog', { name: 'Notifications' }).getByRole('link', { name: text }).first().click();
  await expect(page).toHaveURL(/tab=profile/);
}

test('verified data change: the old hold, the change is rejected, corrected and verified, and the managers are told', async ({
  browser,
  baseURL,
  world,
  enterprise,
  request,
}) => {
  const { name: heldName } = enterprise;
  const [wrongName, newName] = [`误${heldName}`, `新${heldName}`];
  const operator = await world.staff('operator');
  await verifyPapers(request, enterprise, operator);
  const owner = await person(browser, { baseURL: baseURL!, as: enterprise.owner });
  const admin = await person(browser, { baseURL: baseURL!, as: enterprise.admin });
  const staff = await person(browser, { baseURL: baseURL!, as: operator });
  const { page } = owner;

  await test.step('nothing different is no change; what is typed survives Back and a reload', async () => {
    await profile(page);
    await page.getByRole('link', { name: 'Change verified data' }).click();
    await expect(page.getByLabel('Enterprise name')).toHaveValue(heldName);
    await page.getByRole('button', SUBMIT).click();
    await expect(
      page.getByText('Nothing has changed: this is what is already verified').first(),
    ).toBeVisible();
    await expect(page).toHaveURL(/for=change/);
    await page.getByLabel('Enterprise name').fill(wrongName);
    await page.getByLabel('Contact', { exact: true }).fill('钱联络');
    await expect(page.getByText(/^Draft saved/)).toBeVisible();
    await page.goBack();
    await expect(page).toHaveURL(/tab=profile/);
    await page.goForward();
    await expect(page.getByLabel('Enterprise name')).toHaveValue(wrongName);
    await page.reload();
    await expect(page.getByLabel('Contact', { exact: true })).toHaveValue('钱联络');
    await page.getByRole('button', SUBMIT).click();
    await expect(page.getByRole('heading', { name: 'A change waits for review' })).toBeVisible();
    await expect(rowOf(page, 'Enterprise name').first()).toContainText(heldName);
    await expectAccessible(page);
  });

  await test.step('the old hold: orders go on, and a colleague cannot take it back', async () => {
    await profile(admin.page);
    await expect(admin.page.getByText('Only the person who submitted it can withdraw it.')).toBeVisible();
    await admin.page.goto('/#/initiateBack');
    await expect(admin.page.getByRole('button', { name: 'Review order' })).toBeEnabled();
  });

  await test.step('the operator reads old and new, needs a reason, and rejects', async () => {
    const dialog = await take(staff.page, heldName);
    await expect(rowOf(staff.page, 'Enterprise name').last()).toContainText(wrongName);
    await expect(dialog.getByRole('row').filter({ hasText: 'Contact' }).first()).toContainText(
      PAPERS.contactName,
    );
    await dialog.getByLabel('Reject the change; the old data stay in force').check();
    await dialog.getByRole('button', { name: 'Save decision' }).click();
    await expect(dialog.getByText('Please say why it is rejected')).toBeVisible();
    await dialog.getByRole('button', { name: 'Name differs' }).click();
    await expectAccessible(staff.page);
    await dialog.getByRole('button', { name: 'Save decision' }).click();
    await expect(dialog).toBeHidden();
    await expect(staff.page.getByRole('row').filter({ hasText: heldName })).toHaveCount(0);
  });

  await test.step('the managers are told, read why, and the owner goes on from there', async () => {
    await readBell(admin.page, /change of your verified data was rejected/);
    await expect(admin.page.getByText(REASON)).toBeVisible();
    await readBell(page, /change of your verified data was rejected/);
    await page.getByRole('link', { name: 'Correct and submit again' }).click();
    await expect(page.getByText(REASON)).toBeVisible();
    await expect(page.getByLabel('Enterprise name')).toHaveValue(wrongName);
    await page.getByLabel('Enterprise name').fill(newName);
    await page.getByRole('button', SUBMIT).click();
    await expect(page.getByRole('heading', { name: 'A change waits for review' })).toBeVisible();
  });

  await test.step('taken back to correct, it leaves the queue and is submitted once more', async () => {
    await page.getByRole('button', { name: 'Correct it' }).click();
    await page.getByRole('button', { name: 'Withdraw and correct it' }).click();
    await expect(page.getByLabel('Enterprise name')).toHaveValue(newName);
    await page.getByLabel('Contact', { exact: true }).fill('孙联络');
    await page.getByRole('button', SUBMIT).click();
    await expect(page.getByRole('heading', { name: 'A change waits for review' })).toBeVisible();
  });

  await test.step('the operator reloads in the middle, and verifies: from then on the new hold', async () => {
    await take(staff.page, heldName);
    await staff.page.reload();
    const dialog = await take(staff.page, heldName, /^Decide/);
    await dialog.getByLabel('Everything agrees with the licence: the new data apply from now on').check();
    await dialog.getByRole('button', { name: 'Save decision' }).click();
    await expect(dialog).toBeHidden();
    await expect(staff.page.getByRole('row').filter({ hasText: heldName })).toHaveCount(0);
    await readBell(admin.page, /was approved and applies from now on/);
    await profile(page);
    await expect(page.getByText(newName).first()).toBeVisible();
    await expect(page.getByText('孙联络').first()).toBeVisible();
    await expect(page.getByText('Please read it again and sign it', { exact: false })).toBeVisible();
    await page.goto('/#/initiateBack');
    await expect(page.getByRole('button', { name: 'Review order' })).toBeEnabled();
  });
  expect([...owner.complaints, ...admin.complaints, ...staff.complaints]).toEqual([]);
});
