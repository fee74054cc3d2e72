import { WAITING } from '../../e2e/lib/settled.mjs';

/**
 * The network is quiet when no request has been under way during two rounds of the page's own timers, and nothing on the
 * screen is still loading. In the page's time: a busy machine makes both slower.
 */
const ROUNDS = 2;
const TURNS = 10;
/** Milliseconds. */
const TURN = 100;
const PATIENCE = 120_000;

/**
 * Opens an address with an empty cache and waits until the network is quiet.
 * @param {import('@playwright/test').Browser} browser
 * @param {string} base the product's address
 * @param {import('./coldVisits.mjs').Visit} visit
 * @param {'en' | 'zh-CN'} language
 * @returns {Promise<string[]>} paths of the fetched scripts; throws when the screen is not the expected one, or something
 * failed on it
 */
export async function scriptsOfColdVisit(browser, base, visit, language) {
  const context = await browser.newContext({ baseURL: base, locale: language });
  try {
    await context.addInitScript(putSession, { ...visit, language });
    const page = await context.newPage();
    const scripts = new Set();
    const faults = [];
    page.on('request', (request) => {
      const { origin, pathname } = new URL(request.url());
      if (origin === base && pathname.endsWith('.js')) scripts.add(pathname.slice(1));
    });
    page.on('console', (message) => message.type() === 'error' && faults.push(message.text()));
    page.on('pageerror', (error) => faults.push(String(error)));
    page.on('response', (response) => {
      if (!response.url().startsWith(`${base}/gateway/`)) return;
      const note = response.json().then(
        ({ code, msg }) => code !== 0 && faults.push(`${response.url()}: ${code} ${msg}`),
        () => undefined, // a file: its status has been seen
      );
      void note;
    });
    await untilQuiet(page, () => page.goto(`/#${visit.address}`));
    const shown = await page.evaluate(() => window.location.hash.slice(1));
    if (shown.split('?')[0] !== visit.address.split('?')[0]) faults.push(`went on to ${shown}`);
    if (faults.length > 0) throw new Error(`${visit.name} ${language}: ${faults.join('\n')}`);
    return [...scripts];
  } finally {
    await context.close();
  }
}

/** Runs in the page before its own scripts. */
export function putSession({ login, visitor, language }) {
  const key = 'probity-magic-token'; // of src/lib/constants.ts
  localStorage.setItem('probity-language', language);
  const item = (type, content) => JSON.stringify({ type, content, timestamp: Date.now() });
  if (login) localStorage.setItem(key, item('', login));
  if (visitor) sessionStorage.setItem(key, item('visitor', visitor));
}

async function untilQuiet(page, open) {
  const underWay = new Set();
  let begun = 0;
  page.on('request', (request) => {
    begun += 1;
    underWay.add(request);
  });
  page.on('requestfinished', (request) => underWay.delete(request));
  page.on('requestfailed', (request) => underWay.delete(request));
  await open();
  const startedAt = Date.now();
  for (let quietRounds = 0; quietRounds < ROUNDS;) {
    const before = begun;
    const isSettled = await page.evaluate(letTimePass, { waiting: WAITING, turns: TURNS, turn: TURN });
    quietRounds = isSettled && begun === before && underWay.size === 0 ? quietRounds + 1 : 0;
    if (Date.now() - startedAt > PATIENCE) throw new Error(`${page.url()} is not quiet after ${PATIENCE} ms`);
  }
}

/** Runs in the page: true when something is drawn, and nothing is loading, after this many turns. */
async function letTimePass({ waiting, turns, turn }) {
  for (let count = 0; count < turns; count += 1) await new Promise((resolve) => setTimeout(resolve, turn));
  return document.querySelector('#root > *') !== null && document.querySelector(waiting) === null;
}
