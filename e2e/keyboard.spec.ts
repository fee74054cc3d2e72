import type { Page } from '@playwright/test';
import { shareByCalls } from './calls';
import { Keys } from './keys';
import { LINK } from './mainJobSteps';
import { codeSentTo, newestSms, PASSWORD, person } from './support';
import { expect, test } from './world/journey';

// By the keyboard alone: no click, nothing filled in by a locator. Each stop is seen, and the focus is never on nothing.

test('by keyboard: signs in, orders a check, consents on a phone, reads the shared report', async ({
  browser,
  baseURL,
  world,
  enterprise,
}) => {
  test.setTimeout(180_000);
  const CANDIDATE = { name: '沈若兰', mobile: world.phone(), idNumber: '11010519491231002X' };
  const owner = await person(browser, { baseURL: baseURL! });
  const candidate = await person(browser, { phone: true, baseURL: baseURL! });
  const reader = await person(browser, { baseURL: baseURL! });

  await test.step('signs in with the password', async () => {
    const { page } = owner;
    const keys = new Keys(page);
    await page.goto('/#/login');
    await keys.type(page.getByRole('textbox', { name: 'Phone number' }), enterprise.owner.mobile);
    await keys.type(page.getByRole('textbox', { name: 'Password', exact: true }), PASSWORD);
    await keys.press('Enter');
    await expect(page).toHaveURL(/#\/homePage/);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await keys.expectHeld();
  });

  await test.step('orders a check', async () => {
    const { page } = owner;
    const keys = new Keys(page);
    await keys.use(page.getByRole('main').getByRole('link', { name: 'Order a check' }).first());
    await expect(page).toHaveURL(/#\/initiateBack/);
    const basic = page.getByRole('radio', { name: 'Basic' });
    await expect(basic).toBeVisible();
    await keys.expectHeld();

    await keys.pick(page.getByRole('radiogroup').filter({ has: basic }), basic);
    await keys.type(page.getByRole('textbox', { name: 'Name' }), CANDIDATE.name);
    await keys.type(page.getByRole('textbox', { name: 'Phone number' }), CANDIDATE.mobile);
    await keys.type(page.getByRole('textbox', { name: /^ID number/ }), CANDIDATE.idNumber);
    await keys.type(page.getByRole('textbox', { name: 'Position', exact: true }), 'Cashier');
    for (const reason of await page.getByRole('textbox', { name: /^Why / }).all())
      await keys.type(reason, 'Handles cash of the company');
    await keys.use(page.getByRole('button', { name: 'Review order' }));
    const dialog = page.getByRole('dialog', { name: 'Place this order?' });
    await expect(dialog).toBeVisible();
    // Escape closes the question, and the focus is where it was.
    await keys.press('Escape');
    await expect(dialog).toBeHidden();
    await expect(page.getByRole('button', { name: 'Review order' })).toBeFocused();
    await keys.press('Enter');
    await keys.use(dialog.getByRole('button', { name: 'Place order' }));
    await expect(page).toHaveURL(/#\/orderSuccess\?orderId=/);
    await expect(page.getByRole('heading', { name: 'Order placed' })).toBeVisible();
    await keys.expectHeld();
  });

  await test.step('the candidate proves the phone', async () => {
    const { page } = candidate;
    const text = await newestSms(page, CANDIDATE.mobile, LINK);
    await page.goto(`/#${LINK.exec(text)![1]!}`);
    await provePhoneByKeys(page, CANDIDATE.mobile);
    await expect(page).toHaveURL(/#\/candidate\?s=/);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await new Keys(page).expectHeld();
  });

  await test.step('the candidate consents, signs by typing, fills in the form and sends it', async () => {
    const { page } = candidate;
    const keys = new Keys(page);
    await keys.use(page.getByRole('button', { name: 'Start' }));
    const boxes = page.getByRole('checkbox', { name: /^I agree: / });
    await expect(boxes).toHaveCount(4);
    for (const box of await boxes.all()) await keys.tick(box);
    await keys.use(page.getByRole('button', { name: 'Continue to signature' }));
    await keys.type(page.getByRole('textbox', { name: 'Your full name', exact: true }), CANDIDATE.name);
    // What is missing is told, and the focus is led to it.
    await keys.use(page.getByRole('button', { name: 'Sign and continue' }));
    await expect(page.getByText('Please sign before you continue').first()).toBeVisible();
    await keys.use(page.getByRole('button', { name: 'Type my name instead' }));
    await keys.type(page.getByRole('textbox', { name: 'Your full name as signature' }), CANDIDATE.name);
    await keys.use(page.getByRole('button', { name: 'Sign and continue' }));

    await keys.use(page.getByRole('button', { name: 'This is my ID number' }));
    await keys.use(page.getByRole('button', { name: 'Continue', exact: true }));
    await keys.type(page.getByRole('textbox', { name: 'School' }), '江州理工大学');
    await keys.choose(page.getByRole('combobox', { name: 'Level' }), 'Bachelor');
    await keys.type(page.getByRole('textbox', { name: 'Graduated or left (month)' }), '2017-06');
    await keys.choose(page.getByRole('combobox', { name: 'How it ended' }), 'Graduated');
    await keys.use(page.getByRole('button', { name: 'Continue', exact: true }));
    await keys.use(page.getByRole('button', { name: 'Send', exact: true }));
    await expect(page.getByText('Thank you, everything is in.')).toBeVisible();
    await keys.expectHeld();
  });

  await test.step('a hiring manager proves the phone and reads the report', async () => {
    const { page } = reader;
    const mobile = world.phone();
    const [played] = await world.checks(enterprise, ['reported']);
    const { link } = await shareByCalls(page.request, enterprise.owner, played!, mobile);
    await page.goto(link);
    await provePhoneByKeys(page, mobile);
    await expect(page).toHaveURL(/#\/sr\?s=/);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await new Keys(page).expectHeld();
  });

  for (const who of [owner, candidate, reader]) {
    expect(who.complaints).toEqual([]);
    await who.context.close();
  }
});

async function provePhoneByKeys(page: Page, mobile: string): Promise<void> {
  const keys = new Keys(page);
  await keys.type(page.getByRole('textbox', { name: 'Phone number' }), mobile);
  const send = page.getByRole('button', { name: 'Send code' });
  const code = await codeSentTo(page, mobile, () => keys.use(send));
  await keys.type(page.getByRole('textbox', { name: 'Verification code' }), code);
  await keys.press('Enter');
}
