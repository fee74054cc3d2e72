import { test as base } from '@playwright/test';
import { withServices } from '../../gateway/src/app/cli/withServices';
import { loadConfig } from '../../gateway/src/platform/config/config';
import { createLogger } from '../../gateway/src/platform/observability/logger';
import { findRoot } from '../../gateway/src/platform/config/root';
import { World, type Enterprise } from './world';

interface Given {
  /** Closes browsers that a failed journey left open, which would slow down later ones. */
  closed: void;
  /** An enterprise that this journey shares with no other. */
  enterprise: Enterprise;
}
interface OfWorker {
  world: World;
}

/** Playwright's `test` for journeys: each creates its own enterprise, people and checks. */
export const test = base.extend<Given, OfWorker>({
  world: [
    // Playwright derives the requested fixtures from the pattern: none.

    async ({}, use, { workerIndex }) => {
      const env = { DATA_DIR: process.env.E2E_DATA_DIR, POOL_SIZE: '4' };
      const config = loadConfig(env, findRoot());
      await withServices(config, createLogger('warn'), (services) => use(new World(services, workerIndex)));
    },
    { scope: 'worker' },
  ],
  closed: [
    async ({ browser }, use) => {
      await use();
      await Promise.all(browser.contexts().map((context) => context.close()));
    },
    { auto: true },
  ],
  enterprise: async ({ world }, use) => use(await world.enterprise()),
});

export { expect } from '@playwright/test';
