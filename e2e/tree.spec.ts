import type { Page } from '@playwright/test';
import { callsOf } from './lib/gatewayCalls.mjs';
import { screens } from './lib/screenList.mjs';
import { settled } from './lib/settled.mjs';
import { person } from './support';
import { expect, test } from './world/journey';

// What a screen reader is told: names, roles, headings and live regions of a screen, held in a file of its own in
// tree.spec.ts-snapshots. Playwright writes a file that is missing, and the test fails until it has been read and committed.

const TOLD = [
  ...['cover', 'login', 'register', 'resetPassword', 'checkPhone', 'notFound', 'shared-closed'],
  ...['initiate', 'forbidden'],
];

interface ScreenEntry {
  name: string;
  who?: string;
  open(page: Page, call: Awaited<ReturnType<typeof callsOf>>): Promise<unknown>;
}
const all: readonly ScreenEntry[] = screens;

for (const who of [undefined, 'owner', 'viewer'] as const) {
  const told = all.filter((screen) => screen.who === who && TOLD.includes(screen.name));
  test(`what a screen reader tells ${who ?? 'nobody in particular'}`, async ({
    browser,
    baseURL,
    enterprise,
  }) => {
    const { page, context } = await person(browser, { baseURL: baseURL!, as: who && enterprise[who] });
    const call = await callsOf(page.request, enterprise.owner.token);
    for (const screen of told) {
      await screen.open(page, call);
      await expect(page.getByRole('heading').first()).toBeVisible();
      await settled(page);
      await expect.soft(page.locator('body')).toMatchAriaSnapshot({ name: `${screen.name}.aria.yml` });
    }
    await context.close();
  });
}
