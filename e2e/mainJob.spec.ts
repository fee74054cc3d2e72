import { maskPhone } from '@probity/contract/rules/masks';
import {
  dayFromNow,
  drawSignature,
  evidenceFile,
  LINK,
  openHandedWork,
  openItem,
  openReportOf,
  provePhone,
  publishReport,
  savedFile,
  shareOf,
  takeCheckOf,
  takeOverAndHandBack,
  workItem,
  today,
} from './mainJobSteps';
import { expectAccessible, newestSms, person } from './support';
import { expect, test } from './world/journey';

// The whole main job with a browser for each party: an owner orders, the candidate consents on a phone, one analyst works
// the items with a file as evidence, another publishes, the owner reads and shares, a hiring manager reads on a phone until
// the owner revokes the link.

test('one check from order to shared report', async ({ browser, baseURL, world, enterprise }) => {
  test.setTimeout(240_000);
  const CANDIDATE = { name: world.candidateName(), mobile: world.phone(), idNumber: '11010519491231002X' };
  const READER = world.phone();
  const owner = await person(browser, { baseURL: baseURL!, as: enterprise.owner });
  const candidate = await person(browser, { phone: true, baseURL: baseURL! });
  const worker = await world.staff('analyst');
  const analyst = await person(browser, { baseURL: baseURL!, as: worker });
  const reviewer = await person(browser, { baseURL: baseURL!, as: await world.staff('analyst') });
  const reader = await person(browser, { phone: true, baseURL: baseURL! });

  await test.step('the owner orders a basic check', async () => {
    const { page } = owner;
    await page.goto('/#/initiateBack');

    // Nothing filled in: the faults are shown in words and nothing is placed.
    await page.getByRole('button', { name: 'Review order' }).click();
    // The list of faults comes last and moves everything below it.
    await expect(page.getByRole('alert').getByText('Please enter a phone number!')).toBeVisible();
    await page.getByRole('radio', { name: 'Basic' }).check();

    await page.getByRole('textbox', { name: 'Name' }).fill(CANDIDATE.name);
    await page.getByRole('textbox', { name: 'Phone number' }).fill(CANDIDATE.mobile);
    await page.getByRole('textbox', { name: /^ID number/ }).fill(CANDIDATE.idNumber);
    await expect(page.getByText('Born 1949-12-31, female')).toBeVisible();
    await page.getByRole('textbox', { name: 'Position', exact: true }).fill('Cashier');
    for (const reason of await page.getByRole('textbox', { name: /^Why / }).all()) {
      await reason.fill('Handles cash of the company');
    }
    await expectAccessible(page);
    await page.getByRole('button', { name: 'Review order' }).click();
    const dialog = page.getByRole('dialog', { name: 'Place this order?' });
    await expect(dialog).toContainText(CANDIDATE.mobile.replace(/(...)(....)(....)/, '$1 $2 $3'));
    await dialog.getByRole('button', { name: 'Place order' }).click();
    await expect(page).toHaveURL(/#\/orderSuccess\?orderId=/);
    await expect(page.getByRole('heading', { name: 'Order placed' })).toBeVisible();
  });

  await test.step('the candidate opens the link of the SMS and proves the phone', async () => {
    const { page } = candidate;
    const text = await newestSms(page, CANDIDATE.mobile, LINK);
    await page.goto(`/#${LINK.exec(text)![1]!}`);
    await expectAccessible(page);
    await provePhone(page, CANDIDATE.mobile);
    await expect(page).toHaveURL(/#\/candidate\?s=/);
  });
  await test.step('the candidate consents item by item, signs and fills in the form', async () => {
    const { page } = candidate;
    // A second tap is not taken by the step after it, where one decides item by item.
    await page.getByRole('button', { name: 'Start' }).dblclick();
    // Nothing is ticked beforehand.
    await expect(page.getByRole('checkbox', { name: /^I agree: / })).toHaveCount(4);
    for (const box of await page.getByRole('checkbox', { name: /^I agree: / }).all()) {
      await expect(box).not.toBeChecked();
      await box.check();
    }
    await expectAccessible(page);
    await page.getByRole('button', { name: 'Continue to signature' }).click();
    await page.getByRole('textbox', { name: 'Your full name' }).first().fill(CANDIDATE.name);
    await page.getByRole('button', { name: 'Sign and continue' }).click();
    await expect(page.getByText('Please sign before you continue').first()).toBeVisible();
    await drawSignature(page);
    await page.getByRole('button', { name: 'Sign and continue' }).click();

    await page.getByRole('button', { name: 'This is my ID number' }).click();
    await page.getByRole('button', { name: 'Continue', exact: true }).click();
    await page.getByRole('textbox', { name: 'School' }).fill('江州理工大学');
    await page.getByRole('combobox', { name: 'Level' }).selectOption({ label: 'Bachelor' });
    await page.getByRole('combobox', { name: 'How it ended' }).selectOption({ label: 'Graduated' });
    await page.getByRole('textbox', { name: 'Graduated or left (month)' }).fill('2017-06');
    // Reloaded at once: what was typed a moment before is there.
    await page.reload();
    await expect(page.getByRole('textbox', { name: 'Graduated or left (month)' })).toHaveValue('2017-06');
    await expectAccessible(page);
    await page.getByRole('button', { name: 'Continue', exact: true }).click();
    await page.getByRole('button', { name: 'Send', exact: true }).click();
    await expect(page.getByText('Thank you, everything is in.')).toBeVisible();
  });

  await test.step('the check is one row of the queue: taken, taken over on a phone, handed back, and told', async () => {
    await takeCheckOf(analyst.page, CANDIDATE.name);
    await takeOverAndHandBack(reviewer.page, CANDIDATE.name, worker.name);
    await openHandedWork(analyst.page, CANDIDATE.name);
  });

  await test.step('an analyst works both manual items and hands the report over', async () => {
    const { page } = analyst;
    await openReportOf(page, CANDIDATE.name);
    await openItem(page, 'Education');
    await workItem(page, 'Consistent', evidenceFile);
    // Named at once, and the stored file equals the uploaded one.
    expect(await savedFile(page, evidenceFile.name)).toEqual(evidenceFile.buffer);
    await openItem(page, 'Dishonest');
    await workItem(page, 'None found');
    await expectAccessible(page);
    await page.getByRole('button', { name: 'Review', exact: true }).click();
    await page.getByRole('textbox', { name: 'Summary' }).fill('All four items agree with their sources.');
    await page.getByRole('button', { name: 'Hand over for review' }).click();
    await expect(
      page.getByText('You edited this report, so a second person has to review it.'),
    ).toBeVisible();
  });

  await test.step('another analyst publishes', async () => {
    const { page } = reviewer;
    await openReportOf(page, CANDIDATE.name);
    await openItem(page, 'Education');
    expect(await savedFile(page, evidenceFile.name)).toEqual(evidenceFile.buffer);
    await publishReport(page);
  });

  const link = await test.step('the owner reads the report and shares it', async () => {
    const { page } = owner;
    await page.goto('/#/backRecord');
    await page.getByRole('searchbox', { name: 'Search records' }).fill(CANDIDATE.mobile);
    await expect(page.getByRole('row', { name: new RegExp(CANDIDATE.name) })).toHaveCount(1);
    await page.getByRole('row', { name: new RegExp(CANDIDATE.name) }).click();
    await expect(page).toHaveURL(/#\/backRecord\/detail\?id=/);
    await expect(page.getByText('Report published').first()).toBeVisible();
    await page.getByRole('link', { name: 'Read report' }).click();
    await expect(page.getByText('All four items agree with their sources.').first()).toBeVisible();
    await expectAccessible(page);
    expect(await savedFile(page, evidenceFile.name)).toEqual(evidenceFile.buffer);
    await page.getByRole('button', { name: 'Share', exact: true }).click();
    const dialog = page.getByRole('dialog');
    await dialog.getByRole('textbox', { name: 'Phones' }).fill(READER);
    await dialog.getByRole('combobox', { name: 'Works for' }).selectOption({ label: '7 days' });
    await dialog.getByRole('textbox', { name: 'Maximum views' }).fill('5');
    await dialog.getByRole('button', { name: 'Create and copy the link' }).click();
    const shared = await dialog.getByRole('textbox', { name: 'Link' }).inputValue();
    await dialog.getByRole('button', { name: 'Done' }).click();
    const line = shareOf(page, READER);
    await expect(line).toContainText('Open');
    await expect(line).toContainText('0 of 5 views');
    await expect(line).toContainText(`ends ${dayFromNow(7)}`);
    return shared;
  });

  await test.step('a hiring manager proves the phone and reads the report', async () => {
    const { page } = reader;
    // The SMS has the same link that the owner was shown.
    expect(LINK.exec(await newestSms(page, READER, LINK))![0]).toBe(link);
    await page.goto(`/#${LINK.exec(link)![1]!}`);
    await provePhone(page, READER);
    await expect(page).toHaveURL(/#\/sr\?s=/);
    await expect(page.getByText('All four items agree with their sources.').first()).toBeVisible();
    await expect(page.getByText(`You can open this report until ${dayFromNow(7)}`)).toBeVisible();
    // Neither the ID number nor anybody of the account or of the staff is named, and no file can be downloaded.
    await expect(page.getByText(CANDIDATE.idNumber)).toHaveCount(0);
    await expect(page.getByText('002X')).toHaveCount(0);
    await expect(page.getByRole('button', { name: /^Download / })).toHaveCount(0);
    await expectAccessible(page);
  });

  await test.step('the owner sees that it was opened, and takes the link back', async () => {
    const { page } = owner;
    await page.reload();
    const line = shareOf(page, READER);
    await expect(line).toContainText('1 of 5 views');
    await line.getByText('View log').click();
    const opened = line.getByRole('listitem');
    await expect(opened).toHaveCount(1);
    await expect(opened).toContainText(today());
    await expect(opened).toContainText(maskPhone(READER));
    await line.getByRole('button', { name: /^Revoke the link for / }).click();
    const dialog = page.getByRole('dialog', { name: 'Revoke this link?' });
    await dialog.getByRole('button', { name: 'Revoke', exact: true }).click();
    await expect(page.getByText('The link no longer works.')).toBeVisible();
    await expect(line).toContainText('Revoked');
  });

  await test.step('the hiring manager is told whom to ask', async () => {
    const { page } = reader;
    await page.reload();
    // The session ended with the link, and no phone is requested that would open nothing.
    await expect(page).toHaveURL(/#\/checkPhone\?s=/);
    await expect(page.getByRole('heading', { name: 'This link cannot be opened' })).toBeVisible();
    await expect(page.getByRole('paragraph')).toContainText(
      /^This link is no longer valid\. Please ask .+, whose link it is$/,
    );
    await expect(page.getByText('All four items agree with their sources.')).toHaveCount(0);
    await expectAccessible(page);
  });

  for (const who of [owner, candidate, analyst, reviewer, reader]) {
    expect(who.complaints).toEqual([]);
    await who.context.close();
  }
});
