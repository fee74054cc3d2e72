import type { Page } from '@playwright/test';
import { may, scopes } from '@probity/contract/permissions';
import { roles, staffRoles, type Role } from '@probity/contract/roles';
import type { RouteEntry } from '../src/app/routing/routeEntry';
import { routeTable } from '../src/app/routing/routeTable';
import { titles } from '../src/i18n/en/titles';
import { readerOf, standpointsOf, type Standing } from './accessWorld';
import { person } from './support';
import { expect, test } from './world/journey';

// The outcome for each role of a check that is its own, its team's, another person's of the account, another account's, or
// missing, on every route that names one. No order of the account is completed, so no report of it is published.

const standings: readonly Standing[] = ['own', 'team', 'sibling', 'foreign', 'missing'];
const routes = ['/backRecord/detail', '/reportDetail', '/reportDetail/edit'].map((path) =>
  routeTable.find((entry) => entry.path === path)!,
);
const staff: readonly Role[] = staffRoles;

type Outcome = 'screen' | 'forbidden' | 'missing' | 'unpublished';

/** By the tables of routes and rights alone. Staff serve every account: none is foreign to them. */
function expected(role: Role, { path, right }: RouteEntry, standing: Standing): Outcome {
  if (right && !may(role, right)) return 'forbidden';
  const isReached =
    standing === 'own' ||
    standing === 'team' ||
    (standing === 'sibling' && scopes[role] === 'account') ||
    (standing === 'foreign' && staff.includes(role));
  if (!isReached) return 'missing';
  // The foreign check has its report.
  return path === '/reportDetail' && standing !== 'foreign' ? 'unpublished' : 'screen';
}

/** The outcome on the screen of a check once it is loaded; `name` is its candidate's. */
async function seen(page: Page, name: string): Promise<Outcome | string> {
  const heading = page.getByRole('heading', { level: 1 }).first();
  await expect(heading).toBeVisible();
  if ((await page.title()).startsWith(titles.forbidden)) return 'forbidden';
  const alert = page.getByRole('main').getByRole('alert').filter({ has: heading });
  if ((await alert.count()) === 0) {
    const title = await heading.innerText();
    if (title === 'This report is not published yet') return 'unpublished';
    // Readers without the right to whole names see the first character.
    return name !== '' && title.includes(name[0]!) ? 'screen' : title;
  }
  const text = await alert.innerText();
  return /resource does not exist/i.test(text) ? 'missing' : text;
}

for (const role of roles) {
  test(`${role}: own, team, sibling, foreign and missing checks on the routes that name one`, async ({
    browser,
    baseURL,
    request,
    world,
    enterprise,
  }) => {
    const as = await readerOf(world, enterprise, role);
    const standpoints = await standpointsOf(world, request, enterprise, role);
    const { page, context } = await person(browser, { baseURL: baseURL!, as });
    const found: Record<string, string> = {};
    const wanted: Record<string, string> = {};
    const texts: Partial<Record<Standing, string>> = {};
    for (const entry of routes) {
      for (const standing of standings) {
        const check = standpoints[standing];
        // A role that may not order has no check of its own.
        if (!check) continue;
        const cell = `${entry.path} ${standing}`;
        await page.goto(`/#${entry.path}?id=${check.checkId}`);
        await expect.poll(() => page.title()).not.toMatch(/^Home/);
        found[cell] = await seen(page, check.name);
        wanted[cell] = expected(role, entry, standing);
        texts[standing] = await page.getByRole('main').innerText();
        // Away from it, so that the next cell's heading is its own.
        await page.goto('/#/');
        await expect(page.getByRole('main')).toBeVisible();
      }
      // Nothing tells a foreign check from a missing one.
      if (!staff.includes(role)) expect(texts.foreign).toBe(texts.missing);
    }
    expect(found).toEqual(wanted);
    await context.close();
  });
}
