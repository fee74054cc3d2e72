import type { Page } from '@playwright/test';
import { roles } from '@probity/contract/roles';
import { callsOf } from './lib/gatewayCalls.mjs';
import { screens } from './lib/screenList.mjs';
import { settled } from './lib/settled.mjs';
import { readerOf } from './accessWorld';
import { dialogs } from './dialogList';
import { axeFindings, person } from './support';
import { expect, test } from './world/journey';

// axe on every screen and the dialogs above them, light and dark, on a desk and on a phone. Both themes draw the same
// elements, so the dark one is tested only by the rules that depend on colours. By default each is tested once, by all
// rules, in one of the four looks, in turn; SCALE=1 tests all four of each (docs/operations.md, "Measuring").

const SIZES = [
  { width: 1440, height: 900 },
  { width: 390, height: 844 },
];
const COLOUR_RULES = ['color-contrast', 'link-in-text-block'];
const LOOKS = SIZES.flatMap((size) => (['light', 'dark'] as const).map((theme) => ({ size, theme })));
const isWhole = Number(process.env.SCALE ?? 0.1) >= 1;
/** Screens in one test: few enough for a slow machine to finish in time. */
const AT_ONCE = 6;

type OwnerCalls = Awaited<ReturnType<typeof callsOf>>;
/** The states of the checks that the screens show. */
const played = ['reported', 'inReview', 'inProgress', 'awaitingConsent'] as const;

interface ScreenEntry {
  name: string;
  who?: string;
  open(page: Page, call: OwnerCalls): Promise<unknown>;
}
const all: readonly ScreenEntry[] = screens;

for (const who of ['nobody', ...roles] as const) {
  const own = all.filter((screen) => (screen.who ?? 'nobody') === who);
  for (let from = 0; from < own.length; from += AT_ONCE) {
    const some = own.slice(from, from + AT_ONCE);
    const names = some.map(({ name }) => name).join(', ');
    test(`axe finds nothing on what ${who} sees: ${names}`, async ({
      browser,
      baseURL,
      world,
      enterprise,
    }) => {
      test.setTimeout(180_000);
      const as = who === 'nobody' ? undefined : await readerOf(world, enterprise, who);
      await world.checks(enterprise, played);
      await world.registrations(enterprise);
      await world.notify(enterprise);
      const { page, context } = await person(browser, { baseURL: baseURL!, as });
      const call = await callsOf(page.request, enterprise.owner.token);
      // A row with its dialogs: only the demo data has a key by itself.
      if (some.some(({ name }) => name === 'account-apiKeys'))
        await call('apiKey/key/create', { name: 'Payroll', scopes: ['checks.read'] });
      for (const screen of some) {
        await open(page, screen, call);
        const turn = all.indexOf(screen);
        await judge(page, screen.name, turn);
        const above = dialogs.filter((dialog) => dialog.screen === screen.name);
        for (const [index, { name, press, first }] of above.entries()) {
          await open(page, screen, call);
          await first?.(page);
          const button = page.getByRole('button', { name: press, exact: true });
          await button
            .or(page.getByRole('menuitem', { name: press, exact: true }))
            .first()
            .click();
          await judge(page, `${screen.name}: ${name}`, turn + 1 + index);
          // An open dialog goes with the page.
          await page.reload();
        }
      }
      await context.close();
    });
  }
}

const NOWHERE = '/#/nowhere';

/** Opens a screen as somebody sees it who comes to a desk from another screen. */
async function open(page: Page, screen: ScreenEntry, call: OwnerCalls): Promise<void> {
  await page.setViewportSize(SIZES[0]!);
  await page.goto(NOWHERE);
  await screen.open(page, call);
  if (screen.name !== 'notFound') await expect(page).not.toHaveTitle(/^Page not found/);
  await expect(page.getByRole('heading').first()).toBeVisible();
}

/** In the page: waits until no colour is in transition, and the last drawing is on the screen. */
async function stillness(): Promise<void> {
  const passing = document.getAnimations().filter((one) => one instanceof CSSTransition);
  await Promise.allSettled(passing.map((one) => one.finished));
  await new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn)));
}

/** `turn`: picks one of the four looks when only one is tested. */
async function judge(page: Page, name: string, turn: number): Promise<void> {
  const looks = isWhole ? LOOKS : [LOOKS[turn % LOOKS.length]!];
  for (const { size, theme } of looks) {
    await page.setViewportSize(size);
    await page.emulateMedia({ colorScheme: theme });
    // The browser notifies the page a frame later: tested in between, one theme's words are on the other's background.
    await expect(page.locator('html')).toHaveAttribute('data-theme', theme);
    await settled(page);
    await page.evaluate(stillness);
    const findings = await axeFindings(page, isWhole && theme === 'dark' ? COLOUR_RULES : undefined);
    expect.soft(findings, `${name}, ${theme}, ${size.width} px`).toEqual([]);
  }
  await page.emulateMedia({ colorScheme: 'light' });
}
