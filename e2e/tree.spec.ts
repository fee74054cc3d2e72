import type { Page } from '@playwright/test';
import { callsOf } from './lib/gatewayCalls.mjs';
import { screens } from './lib/screenList.mjs';
import { settled } from './lib/settled.mjs';
import { readerOf } from './accessWorld';
import { person } from './support';
import { expect, test } from './world/journey';

// What a screen reader is told: names, roles, headings and live regions of a screen, held in a file of its own in
// tree.spec.ts-snapshots. Playwright writes a file that is missing, and the test fails until it has been read and committed.

/** Lists whose rows other journeys change, or whose order, days or lateness depend on the moment. */
const LEFT_OUT = [
  ...['workOrder', 'certifications', 'support-records', 'home-analyst', 'home-owner', 'ledger', 'statements'],
  ...['costs', 'records', 'account-users', 'account-audit', 'record-inProgress'],
];
/** Pages of Markdown, whose text has tests of its own, are left out too. */
const isLeftOut = (name: string) => name.startsWith('docs') || LEFT_OUT.includes(name);
/** The states of the checks that the screens show. */
const played = ['reported', 'inReview', 'inProgress', 'awaitingConsent'] as const;
/** The made-up person whose facts stand on the screens. */
const FACE = 4;

interface ScreenEntry {
  name: string;
  who?: string;
  open(page: Page, call: Awaited<ReturnType<typeof callsOf>>): Promise<unknown>;
}
const all: readonly ScreenEntry[] = screens;

for (const who of ['nobody', 'owner', 'viewer', 'analyst'] as const) {
  const told = all.filter((screen) => (screen.who ?? 'nobody') === who && !isLeftOut(screen.name));
  test(`what a screen reader tells ${who}`, async ({ browser, baseURL, world, enterprise }) => {
    test.setTimeout(240_000);
    const as = who === 'nobody' ? undefined : await readerOf(world, enterprise, who);
    await world.checks(enterprise, played, enterprise.owner, FACE);
    await world.registrations(enterprise);
    const { page, context } = await person(browser, { baseURL: baseURL!, as });
    const call = await callsOf(page.request, enterprise.owner.token);
    for (const screen of told) {
      await screen.open(page, call);
      await expect(page.getByRole('heading').first()).toBeVisible();
      await settled(page);
      await expect
        .soft(page.locator('body'), screen.name)
        .toMatchAriaSnapshot({ name: `${screen.name}.aria.yml`, timeout: 4_000 });
    }
    await context.close();
  });
}
