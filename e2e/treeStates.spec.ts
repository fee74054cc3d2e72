import type { Page } from '@playwright/test';
import { callsOf } from './lib/gatewayCalls.mjs';
import { rested } from './lib/settled.mjs';
import { states } from './lib/stateList.mjs';
import { readerOf } from './accessWorld';
import { answerSteadily } from './steadyReplies';
import { person } from './support';
import { expect, test } from './world/journey';

// What a screen reader is told while a screen waits, when it failed, was refused, has nothing to show or may not be used: the
// states of stateList.mjs. Held as tree.spec.ts holds the screens; who is signed in gets steady replies.

const TOLD =
  /-(loading|failed|refused|faults|none|unknown|closed|noRight|uncertified|overBudget|waiting|approval|pending|rejected|unsigned|tasks)$/;
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
const told = (states as readonly StateEntry[]).filter(({ name }) => TOLD.test(name));
/** States in one journey. */
const AT_ONCE = 16;

for (const who of ['nobody', 'owner', 'viewer', 'analyst', 'operator', 'support'] as const) {
  const own = told.filter((state) => (state.who ?? 'nobody') === who);
  for (let from = 0; from < own.length; from += AT_ONCE) {
    const part = own.slice(from, from + AT_ONCE);
    test(`what a screen reader tells ${who} of what waits, failed or is not there, from ${part[0]!.name} on`, async ({
      browser,
      baseURL,
      world,
      enterprise,
    }) => {
      test.setTimeout(300_000);
      const as = who === 'nobody' ? undefined : await readerOf(world, enterprise, who);
      const checks = await world.checks(enterprise, played, enterprise.owner, FACE);
      const { page, context } = await person(browser, { baseURL: baseURL!, as });
      const call = await callsOf(page.request, enterprise.owner.token);
      for (const state of part) {
        await page.unrouteAll({ behavior: 'ignoreErrors' });
        // Nothing kept from the state before.
        await page.goto('about:blank');
        if (as) {
          const ids = checks.map(({ checkId }) => checkId);
          await answerSteadily(page, enterprise, ids);
        }
        await state.open(page, call);
        if (!state.isHeld) await rested(page);
        await expect
          .soft(page.locator('body'), state.name)
          .toMatchAriaSnapshot({ name: `${state.name}.aria.yml`, timeout: 4_000 });
      }
      await context.close();
    });
  }
}
