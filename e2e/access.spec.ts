import type { Page, Request } from '@playwright/test';
import { may } from '@probity/contract/permissions';
import { roles, type Role } from '@probity/contract/roles';
import type { RouteEntry } from '../src/app/routing/routeEntry';
import { routeTable } from '../src/app/routing/routeTable';
import { enterprise } from '../src/features/enterprise/phrases/en/enterprise';
import { shell } from '../src/i18n/en/shell';
import { titles } from '../src/i18n/en/titles';
import { readerOf } from './accessWorld';
import { person } from './support';
import { expect, test } from './world/journey';

type Outcome = 'screen' | 'forbidden' | 'notFound' | 'home' | 'verified';

const homePage = routeTable.find(({ path }) => path === '/homePage')!;

/** The outcome a role must see, from the table of rights and the table of routes alone. */
function expected(role: Role, entry: RouteEntry): Outcome | string {
  if (entry.load === null) return 'notFound';
  // An operator starts at the queue of what they decide.
  if (entry.path === '/login' && role === 'operator') return windowTitle(titles.workOrder);
  // A signed-in user is taken to the home page.
  if (['/login', '/register'].includes(entry.path)) return homePage.load === null ? 'notFound' : 'home';
  if (entry.right && !may(role, entry.right)) return 'forbidden';
  // An address of no batch leads to the batches, where that is said.
  if (entry.path === '/batchBack') return windowTitle(titles.batchRecord);
  // The enterprise is certified: people who may submit its data are taken to the result.
  if (entry.path === '/ei') return 'verified';
  return 'screen';
}

function titleOf(entry: RouteEntry): string {
  return titles[entry.titleKey.replace('titles.', '') as keyof typeof titles];
}

/** Goes to a route inside the running page, like a link; the object it names does not exist. */
async function go(page: Page, path: string): Promise<void> {
  const missing = '01900000-0000-7000-8000-999999999999';
  await page.evaluate((hash) => {
    window.location.hash = hash;
  }, `#${path}?id=${missing}`);
}

/** The bell and the words that operators keep are asked for on every screen of a signed-in user: by its frame, not by the route. */
const OF_THE_FRAME = ['/gateway/bd/notification/notification/countUnread', '/gateway/bd/dict/word/list'];

/** Counts the calls of a page: all that are under way, and the business calls since the last reset. */
function watchCalls(page: Page) {
  const open = new Set<Request>();
  const business: string[] = [];
  const pathOf = (request: Request) => new URL(request.url()).pathname;
  page.on('request', (request) => {
    open.add(request);
    const path = pathOf(request);
    const isBusiness = path.startsWith('/gateway/') && !path.startsWith('/gateway/bd/base/');
    if (isBusiness && !OF_THE_FRAME.includes(path)) business.push(path);
  });
  page.on('requestfinished', (request) => open.delete(request));
  page.on('requestfailed', (request) => open.delete(request));
  return {
    business,
    /** Waits until nothing is under way and nothing has begun for a moment. */
    async quiet(): Promise<void> {
      let still = 0;
      await expect
        .poll(() => (still = open.size === 0 ? still + 1 : 0), { intervals: [40] })
        .toBeGreaterThan(3);
    },
  };
}

const windowTitle = (title: string) => `${title} · Probity`;

/** The outcome the page shows once it has settled. */
async function seen(page: Page, entry: RouteEntry): Promise<Outcome | string> {
  const title = await page.title();
  if (title === windowTitle(titles.forbidden)) return 'forbidden';
  if (title === windowTitle(titles.notFound)) return 'notFound';
  if (title === windowTitle(titleOf(entry))) return 'screen';
  if (title === windowTitle(enterprise.status.verified)) return 'verified';
  return title === windowTitle(titles.homePage) ? 'home' : title;
}

// Candidates' screens ask for a visitor session and know no roles; their own journeys cover them.
const routes = routeTable.filter(({ session }) => session !== 'visitor');

for (const role of roles) {
  test(`${role}: every route is the screen, 403 or 404 that the tables say`, async ({
    browser,
    baseURL,
    world,
    enterprise,
  }) => {
    const as = await readerOf(world, enterprise, role);
    const { page, context } = await person(browser, { baseURL: baseURL!, as });
    await page.goto('/#/');
    const calls = watchCalls(page);
    const found: Record<string, string> = {};
    const callsWithoutRight: Record<string, string[]> = {};
    for (const entry of routes) {
      // From the cover, which every role sees and which makes no business call: later calls are the route's own.
      await go(page, '/');
      await expect(page).toHaveTitle(windowTitle(titles.cover));
      calls.business.length = 0;
      await go(page, entry.path);
      if (entry.path !== '/') await expect(page).not.toHaveTitle(windowTitle(titles.cover));
      await expect(page.getByRole('heading', { level: 1 }).first()).toBeVisible();
      await calls.quiet();
      const outcome = (found[entry.path] = await seen(page, entry));
      const isRefused = outcome === 'forbidden' || outcome === 'notFound';
      if (isRefused && calls.business.length > 0) callsWithoutRight[entry.path] = [...calls.business];
    }
    expect(found).toEqual(Object.fromEntries(routes.map((entry) => [entry.path, expected(role, entry)])));
    expect(callsWithoutRight).toEqual({});
    await context.close();
  });
}

test('a screen without a frame says its 403 in words, too', async ({
  browser,
  baseURL,
  world,
  enterprise,
}) => {
  const as = await readerOf(world, enterprise, 'viewer');
  const { page, context } = await person(browser, { baseURL: baseURL!, as });
  await page.goto('/#/serviceContract');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(shell.forbidden.title);
  await context.close();
});
