import { expect, test, type Page } from '@playwright/test';
import { demoPeople } from '../scripts/lib/demoPeople.mjs';
import { screens } from '../scripts/lib/screenList.mjs';
import { settled } from '../scripts/lib/settled.mjs';
import { dialogs } from './dialogList';
import { axeFindings, person, signIn } from './support';

// axe on every screen and the dialogs above them, light and dark, on a desk and on a phone. Both themes draw the same
// elements, so the dark one is judged by the rules that colours decide. By default each is judged once, by all rules, in
// one of the four looks, in turn; SCALE=1 judges all four of each (docs/operations.md, "Measuring").

const SIZES = [
  { width: 1440, height: 900 },
  { width: 390, height: 844 },
];
const COLOUR_RULES = ['color-contrast', 'link-in-text-block'];
const LOOKS = SIZES.flatMap((size) => (['light', 'dark'] as const).map((theme) => ({ size, theme })));
const isWhole = Number(process.env.SCALE ?? 0.1) >= 1;
/** Screens in one test: a slow machine shall not run into its time. */
const AT_ONCE = 6;

interface ScreenEntry {
  name: string;
  who?: string;
  open(page: Page): Promise<unknown>;
}
const all: readonly ScreenEntry[] = screens;

const people: [string, string | undefined][] = [['nobody', undefined], ...Object.entries(demoPeople)];

for (const [who, mobile] of people) {
  const own = all.filter((screen) => (screen.who ?? 'nobody') === who);
  for (let from = 0; from < own.length; from += AT_ONCE) {
    const some = own.slice(from, from + AT_ONCE);
    const names = some.map(({ name }) => name).join(', ');
    test(`axe finds nothing on what ${who} sees: ${names}`, async ({ browser, baseURL }) => {
      test.setTimeout(180_000);
      const { page, context } = await person(browser, { baseURL: baseURL! });
      if (mobile) await signIn(page, mobile);
      for (const screen of some) {
        await open(page, screen);
        await judge(page, screen.name);
        for (const { name, press, first } of dialogs.filter((dialog) => dialog.screen === screen.name)) {
          await open(page, screen);
          await first?.(page);
          await page.getByRole('button', { name: press, exact: true }).first().click();
          await judge(page, `${screen.name}: ${name}`);
          // Whatever stands open goes with the page.
          await page.reload();
        }
      }
      await context.close();
    });
  }
}

const NOWHERE = '/#/nowhere';

/** As somebody sees it who comes to a desk from another screen. */
async function open(page: Page, screen: ScreenEntry): Promise<void> {
  await page.setViewportSize(SIZES[0]!);
  await page.goto(NOWHERE);
  await screen.open(page);
  if (screen.name !== 'notFound') await expect(page).not.toHaveTitle(/^Page not found/);
  await expect(page.getByRole('heading').first()).toBeVisible();
}

let judged = 0;

async function judge(page: Page, name: string): Promise<void> {
  const looks = isWhole ? LOOKS : [LOOKS[judged % LOOKS.length]!];
  judged += 1;
  for (const { size, theme } of looks) {
    await page.setViewportSize(size);
    await page.emulateMedia({ colorScheme: theme });
    await settled(page);
    const findings = await axeFindings(page, isWhole && theme === 'dark' ? COLOUR_RULES : undefined);
    expect.soft(findings, `${name}, ${theme}, ${size.width} px`).toEqual([]);
  }
  await page.emulateMedia({ colorScheme: 'light' });
}
