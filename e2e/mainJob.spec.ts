import { expect, test, type Page } from '@playwright/test';
import { countSms, expectAccessible, newestSms, person, signIn } from './support';

// The whole of the main job with a browser for each party: an owner orders, the candidate consents on a phone, one
// analyst works the items, another publishes, the owner reads and shares, a hiring manager reads on a phone.

const CANDIDATE = { name: '韩雪梅', mobile: '13911112222', idNumber: '11010519491231002X' };
const READER = '13922223333';
const LINK = /https?:\/\/\S+\/#(\/checkPhone\?s=[\w-]+)/;
const CODE = /\b(\d{6})\b/;

/** Proves a phone on /checkPhone with the code of the newest SMS. */
async function provePhone(page: Page, mobile: string): Promise<void> {
  const before = await countSms(page, mobile, CODE);
  await page.getByRole('textbox', { name: 'Phone number' }).fill(mobile);
  await page.getByRole('button', { name: 'Send code' }).click();
  const text = await newestSms(page, mobile, CODE, before);
  await page.getByRole('textbox', { name: 'Verification code' }).fill(CODE.exec(text)![1]!);
  await page.getByRole('button', { name: 'Confirm and open' }).click();
}

test('one check from order to shared report', async ({ browser, baseURL }) => {
  test.setTimeout(240_000);
  const owner = await person(browser, { baseURL: baseURL! });
  const candidate = await person(browser, { phone: true, baseURL: baseURL! });
  const analyst = await person(browser, { baseURL: baseURL! });
  const reviewer = await person(browser, { baseURL: baseURL! });
  const reader = await person(browser, { phone: true, baseURL: baseURL! });

  await test.step('the owner orders a basic check', async () => {
    const { page } = owner;
    await signIn(page, '13800000001');
    await page.goto('/#/initiateBack');

    // Nothing filled in: the faults are told in words and nothing is placed.
    await page.getByRole('button', { name: 'Review order' }).click();
    await expect(page.getByText('Please enter a phone number!').first()).toBeVisible();
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
    await expect(dialog).toContainText('139 1111 2222');
    await dialog.getByRole('button', { name: 'Place order' }).click();
    await expect(page).toHaveURL(/#\/orderSuccess\?orderId=/);
    await expect(page.getByRole('heading', { name: 'Order placed' })).toBeVisible();
    await expectAccessible(page);
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
    await page.getByRole('button', { name: 'Start' }).click();
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
    await page.getByLabel('Graduated (month)').fill('2017-06');
    await expectAccessible(page);
    await page.getByRole('button', { name: 'Continue', exact: true }).click();
    await page.getByRole('button', { name: 'Send', exact: true }).click();
    await expect(page.getByText('Thank you, everything is in.')).toBeVisible();
    await expectAccessible(page);
  });

  await test.step('an analyst works both manual items and hands the report over', async () => {
    const { page } = analyst;
    await signIn(page, '13800000011');
    await openReportOf(page, CANDIDATE.name);
    for (const item of ['Education', 'Dishonest']) {
      await page
        .getByRole('button', { name: new RegExp(`^${item}`) })
        .first()
        .click();
      await workItem(page);
    }
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
    await signIn(page, '13800000012');
    await openReportOf(page, CANDIDATE.name);
    const review = page.getByRole('button', { name: 'Review', exact: true });
    if ((await review.getAttribute('aria-current')) === null) await review.click();
    await page.getByRole('button', { name: 'Publish', exact: true }).click();
    await expect(page.getByText('Published. The customer and the candidate can read it.')).toBeVisible();
  });

  const link = await test.step('the owner reads the report and shares it', async () => {
    const { page } = owner;
    await page.goto('/#/backRecord');
    await page.getByRole('searchbox', { name: 'Search records' }).fill(CANDIDATE.mobile);
    await expect(page.getByRole('row', { name: new RegExp(CANDIDATE.name) })).toHaveCount(1);
    await expectAccessible(page);
    await page.getByRole('row', { name: new RegExp(CANDIDATE.name) }).click();
    await expect(page).toHaveURL(/#\/backRecord\/detail\?id=/);
    await expect(page.getByText('Report published').first()).toBeVisible();
    await expectAccessible(page);
    await page.getByRole('link', { name: 'Read report' }).click();
    await expect(page.getByText('All four items agree with their sources.').first()).toBeVisible();
    await expectAccessible(page);
    await page.getByRole('button', { name: 'Share', exact: true }).click();
    const dialog = page.getByRole('dialog');
    await dialog.getByRole('textbox', { name: 'Phones' }).fill(READER);
    await dialog.getByRole('button', { name: 'Make the link' }).click();
    const shared = await dialog.getByRole('textbox', { name: 'Link' }).inputValue();
    await dialog.getByRole('button', { name: 'Done' }).click();
    return shared;
  });

  await test.step('a hiring manager proves the phone and reads the report', async () => {
    const { page } = reader;
    await page.goto(`/#${LINK.exec(link)![1]!}`);
    await provePhone(page, READER);
    await expect(page).toHaveURL(/#\/sr\?s=/);
    await expect(page.getByText('All four items agree with their sources.').first()).toBeVisible();
    // Neither the ID number nor anybody of the account or of the staff is named.
    await expect(page.getByText(CANDIDATE.idNumber)).toHaveCount(0);
    await expect(page.getByText('002X')).toHaveCount(0);
    await expectAccessible(page);
  });

  for (const who of [owner, candidate, analyst, reviewer, reader]) {
    expect(who.complaints).toEqual([]);
    await who.context.close();
  }
});

/** Draws a stroke into the signature pad, as a finger would. */
async function drawSignature(page: Page): Promise<void> {
  const pad = page.getByRole('img', { name: 'Area to draw the signature' });
  // Clear of the bar at the foot of the page.
  await pad.evaluate((element) => element.scrollIntoView({ block: 'center' }));
  const box = (await pad.boundingBox())!;
  const at = (x: number, y: number) => [box.x + box.width * x, box.y + box.height * y] as const;
  await page.mouse.move(...at(0.1, 0.7));
  await page.mouse.down();
  for (const [x, y] of [
    [0.3, 0.2],
    [0.4, 0.8],
    [0.6, 0.3],
    [0.7, 0.7],
    [0.9, 0.4],
  ] as const)
    await page.mouse.move(...at(x, y), { steps: 5 });
  await page.mouse.up();
}

/** Finds the newest work of a candidate in the queue and opens its report. */
async function openReportOf(page: Page, name: string): Promise<void> {
  await page.goto('/#/workOrder');
  await page.getByRole('searchbox', { name: 'Search' }).fill(name);
  await expect(page).toHaveURL(/workOrder\?q=/);
  const open = new RegExp(`^Open: .*${name}`);
  await page.getByRole('link', { name: open }).first().click();
  await expect(page).toHaveURL(/#\/reportDetail\/edit\?id=/);
}

/** Records evidence and a clean result for the item on screen, and completes it. */
async function workItem(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Add evidence' }).click();
  await page.getByRole('textbox', { name: 'Source' }).fill('Public register');
  await page.getByRole('button', { name: 'Add', exact: true }).click();
  await expect(page.getByText('Public register').first()).toBeVisible();
  await page.getByRole('combobox', { name: 'Result' }).selectOption({ label: 'Consistent' });
  await page.getByRole('radiogroup', { name: 'Lamp' }).getByRole('radio').first().check();
  await page.getByRole('button', { name: 'Complete the item' }).click();
  await expect(page.getByText('This item is done.').first()).toBeVisible();
}
