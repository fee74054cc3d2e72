import type { Page } from '@playwright/test';
import { callsOf } from './lib/gatewayCalls.mjs';
import { screens } from './lib/screenList.mjs';
import { settled } from './lib/settled.mjs';
import { readerOf } from './accessWorld';
import { submitPapers } from './papers';
import { answerSteadily, quietBell } from './steadyReplies';
import { person } from './support';
import { expect, test } from './world/journey';

// What a screen reader is told: names, roles, headings and live regions of a screen, held in a file of its own in
// tree.spec.ts-snapshots. Playwright writes a file that is missing, and the test fails until it has been read and committed.

/** Their lists have rows of other journeys, or an order, days or lateness that hang on the moment. */
const isUnsteady = (name: string) =>
  [
    ...['home-owner', 'home-analyst', 'records', 'record-inProgress', 'costs', 'ledger', 'statements'],
    ...['account-users', 'account-audit', 'workOrder', 'certifications', 'support-records', 'receivedMoney'],
    ...[
      'charges',
      'rechargeLimit',
      'own-prices',
      'catalogue',
      'standard-packages',
      'calendar',
      'calendar-year',
    ],
    ...['public-contact', 'bank-account', 'limits', 'dictionaries', 'closings'],
  ].includes(name);
/** Pages of Markdown, whose text has tests of its own, are left out too. */
const isLeftOut = (name: string) => name.startsWith('docs');
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

for (const who of ['nobody', 'owner', 'viewer', 'analyst', 'operator', 'support'] as const) {
  const told = all.filter((screen) => (screen.who ?? 'nobody') === who && !isLeftOut(screen.name));
  test(`what a screen reader tells ${who}`, async ({ browser, baseURL, world, enterprise, request }) => {
    test.setTimeout(240_000);
    const as = who === 'nobody' ? undefined : await readerOf(world, enterprise, who);
    const checks = await world.checks(enterprise, played, enterprise.owner, FACE);
    await world.registrations(enterprise);
    if (who === 'operator') await submitPapers(request, enterprise);
    const { page, context } = await person(browser, { baseURL: baseURL!, as });
    const call = await callsOf(page.request, enterprise.owner.token);
    await quietBell(page);
    const isTold = async (screen: ScreenEntry) => {
      await screen.open(page, call);
      await expect(page.getByRole('heading').first()).toBeVisible();
      await settled(page);
      await expect
        .soft(page.locator('body'), screen.name)
        .toMatchAriaSnapshot({ name: `${screen.name}.aria.yml`, timeout: 4_000 });
    };
    for (const screen of told.filter(({ name }) => !isUnsteady(name))) await isTold(screen);
    const ids = checks.map(({ checkId }) => checkId);
    await answerSteadily(page, enterprise, ids);
    for (const screen of told.filter(({ name }) => isUnsteady(name))) await isTold(screen);
    // What is read once more behind what is shown already.
    await page.unrouteAll({ behavior: 'wait' });
    await context.close();
  });
}
