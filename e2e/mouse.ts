import type { Locator } from '@playwright/test';

/** A hand on the mouse, which counts: a click is a press of it, what is typed is none. */
export class Mouse {
  clicks = 0;

  async click(target: Locator): Promise<void> {
    this.clicks += 1;
    await target.click();
  }
}
