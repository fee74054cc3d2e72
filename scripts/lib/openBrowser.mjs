import { chromium } from '@playwright/test';
import { browserFlags } from './browserFlags.mjs';
import { findChromium } from './chromium.mjs';

/** The Chromium of `findChromium`, asking nobody for anything but what its pages ask for. */
export async function openBrowser() {
  return chromium.launch({
    executablePath: await findChromium(),
    args: browserFlags,
  });
}
