/** What stands for something that has not come yet; a bar with a value only says how far somebody is. */
export const WAITING = '[role=progressbar]:not([aria-valuenow]), [aria-busy=true], .MuiSkeleton-root';

/** No request under way and nothing that spins; a screen that never rests is taken as it stands. */
export async function settled(page) {
  await page.waitForLoadState('networkidle').catch(() => undefined);
  await rested(page);
}

/** Nothing spins or is drawn faintly because it is being worked out anew; what never rests is taken as it stands. */
export async function rested(page) {
  await page
    .waitForFunction((waiting) => !document.querySelector(waiting), WAITING, { timeout: 5_000 })
    .catch(() => undefined);
}
