/** Selects placeholders of content that is still loading; a bar with a value only shows progress. */
export const WAITING = '[role=progressbar]:not([aria-valuenow]), [aria-busy=true], .MuiSkeleton-root';

/** Waits until no request is under way and nothing spins; a screen that never rests is taken as it is. */
export async function settled(page) {
  await page.waitForLoadState('networkidle').catch(() => undefined);
  await rested(page);
}

/** Waits until nothing spins or is dimmed while it is refetched; a screen that never rests is taken as it is. */
export async function rested(page) {
  await page
    .waitForFunction((waiting) => !document.querySelector(waiting), WAITING, { timeout: 5_000 })
    .catch(() => undefined);
}
