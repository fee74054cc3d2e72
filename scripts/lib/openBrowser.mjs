import { chromium } from '@playwright/test';
import { findChromium } from './chromium.mjs';

/** The Chromium of `findChromium`, asking nobody for anything but what its pages ask for. */
export async function openBrowser() {
  return chromium.launch({
    executablePath: await findChromium(),
    args: [
      '--no-sandbox',
      '--disable-gpu',
      '--disable-quic',
      '--disable-dev-shm-usage',
      '--no-first-run',
      '--disable-background-networking',
      '--disable-component-update',
      '--disable-sync',
    ],
  });
}
