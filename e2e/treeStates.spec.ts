import type { Page } from '@playwright/test';
import { callsOf } from './lib/gatewayCalls.mjs';
import { rested } from './lib/settled.mjs';
import { states } from './lib/stateList.mjs';
import { person } from './support';
import { expect, test } from './world/journey';

// What a screen reader is told while a screen waits, when it failed, was refused, or has nothing to show: the states of
// stateList.mjs of who is not signed in, whose replies are the same in every run. Held as tree.spec.ts holds the screens.

const TOLD = /-(loading|failed|refused|faults|none|unknown|closed)$/;
const played = ['reported', 'inReview', 'inProgress', 'awaitingConsent'] as const;
/** The made-up person whose facts stand on the screens. */
const FACE = 4;

interface StateEntry {
  name: string;
  who?: string;
  /** A reply that never comes. */
  isHeld?: boolean;
  open(page: Page, call: Awaited<ReturnType<typeof callsOf>>): Promise<unknown>;
}
const told: readonly StateEntry[] = (states as readonly StateEntry[]).filter(
  ({ name, who }) => who === undefined && TOLD.test(name),
);
/** States in one journey. */
const AT_ONCE = 14;

for (let from = 0; from < told.length; from += AT_ONCE) {
  const part = told.slice(from, from + AT_ONCE);
  test(`what a screen reader is told of what waits, failed or is not there, from ${part[0]!.name} on`, async ({
    browser,
    baseURL,
    world,
    enterprise,
  }) => {
    test.setTimeout(300_000);
    await world.checks(enterprise, played, enterprise.owner, FACE);
    const { page, context } = await person(browser, { baseURL: baseURL! });
    const call = await callsOf(page.request, enterprise.owner.token);
    for (const state of part) {
      await page.unrouteAll({ behavior: 'ignoreErrors' });
      // Nothing kept from the state before.
      await page.goto('about:blank');
      await state.open(page, call);
      if (!state.isHeld) await rested(page);
      await expect
        .soft(page.locator('body'), state.name)
        .toMatchAriaSnapshot({ name: `${state.name}.aria.yml`, timeout: 4_000 });
    }
    await context.close();
  });
}
