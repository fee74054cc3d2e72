import { chromium } from '@playwright/test';
import { browserFlags } from './browserFlags.mjs';
import { findChromium } from './chromium.mjs';

/** The Chromium of `findChromium`, making no requests but those of its pages. */
export async function openBrowser() {
  return chromium.launch({
    executablePath: await findChromium(),
    args: browserFlags,
  });
}
