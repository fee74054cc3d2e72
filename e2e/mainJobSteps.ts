import { readFile } from 'node:fs/promises';
import { expect, type Locator, type Page } from '@playwright/test';
import { maskPhone } from '@probity/contract/rules/masks';
import { codeSentTo, expectAccessible, openAfresh } from './support';

/** A link in an SMS; its group is the route. */
export const LINK = /https?:\/\/\S+\/#(\/checkPhone\?s=[\w-]+)/;

/** Proves a phone on /checkPhone with the code of the newest SMS. */
export async function provePhone(page: Page, mobile: string): Promise<void> {
  await page.getByRole('textbox', { name: 'Phone number' }).fill(mobile);
  const code = await codeSentTo(page, mobile, () => page.getByRole('button', { name: 'Send code' }).click());
  await page.getByRole('textbox', { name: 'Verification code' }).fill(code);
  await page.getByRole('button', { name: 'Confirm and open' }).click();
}

/** The same in Chinese. */
export async function proveInChinese(page: Page, mobile: string): Promise<void> {
  await page.getByRole('textbox', { name: '手机号' }).fill(mobile);
  const code = await codeSentTo(page, mobile, () => page.getByRole('button', { name: '发送验证码' }).click());
  await page.getByRole('textbox', { name: '验证码' }).fill(code);
  await page.getByRole('button', { name: '验证并打开' }).click();
}

/** Draws a stroke into the signature pad, as a finger would. */
export async function drawSignature(page: Page): Promise<void> {
  const pad = page.getByRole('img', { name: 'Area to draw the signature' });
  // Clear of the bar at the bottom of the page.
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
export async function openReportOf(page: Page, name: string): Promise<void> {
  await page.goto('/#/workOrder');
  await page.getByRole('searchbox', { name: 'Search' }).fill(name);
  // A name stands in no address: the chip says what is searched for.
  await expect(page.getByRole('button', { name: `Remove filter Search: ${name}` })).toBeVisible();
  const open = new RegExp(`^Open: .*${name}`);
  await page.getByRole('link', { name: open }).first().click();
  await expect(page).toHaveURL(/#\/reportDetail\/edit\?id=/);
}

const queueOf = (name: string) => `/#/workOrder?q=${encodeURIComponent(name)}`;

/** Takes the whole check of a candidate, which opens at its first item. */
export async function takeCheckOf(page: Page, name: string): Promise<void> {
  await page.goto(queueOf(name));
  await page.getByRole('button', { name: `Take 2 items: ${name}` }).click();
  await expect(page).toHaveURL(/#\/reportDetail\/edit\?id=.*&item=/);
}

/** On a phone: a colleague's work is one card, with all actions in reach. */
export async function takeOverAndHandBack(page: Page, name: string, colleague: string): Promise<void> {
  const desk = page.viewportSize()!;
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto(queueOf(name));
  const card = page.getByRole('row').filter({ hasText: name });
  await expect(card).toHaveCount(1);
  await expect(card).toContainText(`${colleague}: 2`);
  await card.getByRole('button', { name: /^Take over/ }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Take over' }).click();
  await expect(page).toHaveURL(/#\/reportDetail\/edit\?id=.*&item=/);
  await page.goto(queueOf(name));
  await expect(card).toContainText('You: 2');
  for (const deed of await card.getByRole('button').all()) {
    const { x, width } = (await deed.boundingBox())!;
    expect(x).toBeGreaterThanOrEqual(0);
    expect(x + width).toBeLessThanOrEqual(390);
  }
  await expectAccessible(page);
  await card.getByRole('button', { name: /^Hand over/ }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('combobox', { name: 'To whom' }).selectOption({ label: colleague });
  await expectAccessible(page);
  await dialog.getByRole('button', { name: 'Hand over' }).click();
  await expect(page.getByText(`2 items handed to ${colleague}.`)).toBeVisible();
  await page.setViewportSize(desk);
}

/** The receiver of handed-over work is led to it by the bell. */
export async function openHandedWork(page: Page, name: string): Promise<void> {
  const bell = page.getByRole('button', { name: /^Notifications, \d+ unread$/ });
  const told = page.getByRole('link', { name: new RegExp(`handed work over to you.*${name}`) });
  // Notified by a job; the bell polls every half minute, or when the page is opened. It may have rung for a review of another
  // journey, which is told to every analyst.
  await expect(async () => {
    await openAfresh(page, '/homePage');
    await bell.click({ timeout: 5_000 });
    await expect(told).toBeVisible({ timeout: 3_000 });
  }).toPass({ timeout: 30_000 });
  await told.click();
  await expect(page).toHaveURL(/#\/workOrder\?tab=mine&q=PB/);
  await expect(page.getByRole('link', { name: `Open: ${name}` })).toBeVisible();
}

/** Chooses an item of the draft in the rail. */
export async function openItem(page: Page, name: string): Promise<void> {
  const rail = page.getByRole('navigation', { name: 'Items' });
  await rail.getByRole('button', { name: new RegExp(`^${name}`) }).click();
}

/** A PDF of one empty page. Not a picture: those are re-encoded without a camera's metadata. */
export const evidenceFile = {
  name: 'degree-confirmation.pdf',
  mimeType: 'application/pdf',
  buffer: Buffer.from(
    [
      '%PDF-1.4',
      '1 0 obj <</Type/Catalog/Pages 2 0 R>> endobj',
      '2 0 obj <</Type/Pages/Kids[3 0 R]/Count 1>> endobj',
      '3 0 obj <</Type/Page/Parent 2 0 R/MediaBox[0 0 200 200]>> endobj',
      'xref',
      '0 4',
      '0000000000 65535 f ',
      '0000000009 00000 n ',
      '0000000054 00000 n ',
      '0000000105 00000 n ',
      'trailer <</Size 4/Root 1 0 R>>',
      'startxref',
      '170',
      '%%EOF',
      '',
    ].join('\n'),
  ),
};

/** Named like the PDF, but none. */
const falseFile = { ...evidenceFile, buffer: Buffer.from('<html><script>alert(1)</script></html>') };

/** Records evidence, with a file if one is given, and the clean result of the item on screen, and completes it. */
export async function workItem(
  page: Page,
  result: 'Consistent' | 'None found',
  file?: typeof evidenceFile,
): Promise<void> {
  await page.getByRole('button', { name: 'Add evidence' }).click();
  await page.getByRole('textbox', { name: 'Source' }).fill('Public register');
  await page.getByRole('combobox', { name: 'Method' }).selectOption({ label: 'Register' });
  if (file) {
    // A file that is no PDF is refused in words, and the evidence is not saved without its file.
    await chooseFile(page, falseFile);
    await expect(page.getByText(`${file.name} was not uploaded`)).toBeVisible();
    await page.getByRole('button', { name: 'Add', exact: true }).click();
    await expect(page.getByText('Please remove the file that was not taken')).toBeVisible();
    await page.getByRole('button', { name: `Remove ${file.name}` }).click();
    await chooseFile(page, file);
    await expect(page.getByRole('button', { name: `Remove ${file.name}` })).toBeVisible();
  }
  await page.getByRole('button', { name: 'Add', exact: true }).click();
  await expect(page.getByText('Public register').first()).toBeVisible();
  await page.getByRole('combobox', { name: 'Result' }).selectOption({ label: result });
  // What agrees says what was found.
  const same = page.getByRole('button', { name: /: same as claimed$/ });
  if (result === 'Consistent') while ((await same.count()) > 0) await same.first().click();
  await page.getByRole('radiogroup', { name: 'Lamp' }).getByRole('radio').first().check();
  await page.getByRole('button', { name: 'Complete the item' }).click();
  await expect(page.getByText('This item is done.').first()).toBeVisible();
}

async function chooseFile(page: Page, file: typeof evidenceFile): Promise<void> {
  const choosing = page.waitForEvent('filechooser');
  await page.getByRole('button', { name: 'File: Choose a file' }).click();
  await (await choosing).setFiles(file);
}

/** The second person opens the items that are not green, answers the one question, and publishes. */
export async function publishReport(page: Page): Promise<void> {
  const review = page.getByRole('button', { name: 'Review', exact: true });
  await expect(review).toBeVisible();
  if ((await review.getAttribute('aria-current')) === null) await review.click();
  const left = page.getByRole('alert').filter({ hasText: 'open every item that is not green first' });
  const publish = page.getByRole('button', { name: 'Publish', exact: true });
  await expect(publish).toBeVisible();
  for (let count = await left.getByRole('button').count(); count > 0; count -= 1) {
    await left.getByRole('button').first().click();
    await review.click();
    await expect(left.getByRole('button')).toHaveCount(count - 1);
  }
  await publish.click();
  const question = page.getByRole('dialog', { name: 'Publish this report?' });
  await expect(question).toContainText('is told');
  await question.getByRole('button', { name: 'Publish and tell them' }).click();
  await expect(page.getByText('Published. The customer and the candidate can read it.')).toBeVisible();
}

/** The bytes of an evidence file as a reader downloads it. */
export async function savedFile(page: Page, name: string): Promise<Buffer> {
  const arriving = page.waitForEvent('download');
  await page.getByRole('button', { name: `Download ${name}` }).click();
  const download = await arriving;
  expect(download.suggestedFilename()).toBe(name);
  return readFile(await download.path());
}

/** The line of a phone's link, beside the report. */
export function shareOf(page: Page, mobile: string): Locator {
  const lines = page.getByRole('listitem').filter({ has: page.getByText('View log') });
  return lines.filter({ hasText: maskPhone(mobile) });
}

const DAY_MS = 86_400_000;

/** A deadline's day as the screens write it, which is China's: `2026-03-01`. */
export function dayFromNow(days: number): string {
  const day = new Date(Date.now() + days * DAY_MS);
  return new Intl.DateTimeFormat('sv-SE', { timeZone: 'Asia/Shanghai' }).format(day);
}

/** Today as the screens write what has happened, which is the browser's day. */
export function today(): string {
  return new Intl.DateTimeFormat('sv-SE').format(new Date());
}
