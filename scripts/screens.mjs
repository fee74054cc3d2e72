// Pictures of every screen in two sizes, two themes and two languages, and of its rarer states in two of these eight ways,
// one sheet each, for people to look at:
// npm run screens -- <address of a started product with demo data> <folder> [names…]
import { mkdirSync } from 'node:fs';
import path from 'node:path';
import { demoPassword, demoPeople } from '../e2e/lib/demoPeople.mjs';
import { gatewayAs } from '../e2e/lib/gatewayCalls.mjs';
import { openBrowser } from './lib/openBrowser.mjs';
import { screens } from '../e2e/lib/screenList.mjs';
import { settled } from '../e2e/lib/settled.mjs';
import { states } from '../e2e/lib/stateList.mjs';

const [base, folder, ...names] = process.argv.slice(2);
if (!base || !folder) throw new Error('npm run screens -- <address> <folder> [names…]');
mkdirSync(folder, { recursive: true });
const browser = await openBrowser();
const everyWay = { sizes: [1440, 390], themes: ['light', 'dark'] };
const waysOfStates = {
  en: { sizes: [1440], themes: ['light'] },
  'zh-CN': { sizes: [390], themes: ['dark'] },
};
const heightOf = { 1440: 900, 390: 844 };
const isNamed = ({ name }) => names.length === 0 || names.includes(name);
const wanted = [...screens, ...states].filter(isNamed);
const shots = new Map(wanted.map(({ name }) => [name, []]));
const complaints = new Set();

for (const lang of ['en', 'zh-CN']) {
  for (const [who, mobile] of [['nobody', undefined], ...Object.entries(demoPeople)]) {
    const own = wanted.filter((screen) => (screen.who ?? 'nobody') === who);
    if (own.length === 0) continue;
    const context = await browser.newContext({ baseURL: base, reducedMotion: 'reduce' });
    await context.addInitScript((value) => localStorage.setItem('probity-language', value), lang);
    const page = await context.newPage();
    const call = await gatewayAs(page.request, demoPeople.owner);
    let isBroken = false;
    page.on(
      'console',
      (message) =>
        message.type() === 'error' && !isBroken && complaints.add(`${page.url()}: ${message.text()}`),
    );
    page.on('pageerror', (error) => complaints.add(`${page.url()}: ${error}`));
    if (mobile) await signIn(page, mobile);
    for (const screen of own) {
      isBroken = Boolean(screen.isBroken);
      // A screen that cannot be opened is reported at the end; the others are drawn all the same.
      const pictures = await picturesOf(page, call, screen, lang).catch((fault) => {
        complaints.add(`${screen.name} ${lang}: ${fault}`);
        return [];
      });
      shots.get(screen.name).push(...pictures);
      process.stdout.write(`${screen.name} ${lang}\n`);
    }
    await context.close();
  }
}
for (const [name, list] of shots) await sheet(name, list);
await browser.close();
for (const complaint of complaints) process.stdout.write(`complaint: ${complaint}\n`);
process.exitCode = complaints.size > 0 ? 1 : 0;

async function picturesOf(page, call, screen, lang) {
  const pictures = [];
  const { sizes, themes } = states.includes(screen) ? waysOfStates[lang] : everyWay;
  for (const width of sizes) {
    await page.setViewportSize({ width, height: heightOf[width] });
    await page.unrouteAll({ behavior: 'ignoreErrors' });
    // A fresh page each time: nothing kept from the screen before.
    await page.goto('/#/nowhere');
    await page.reload();
    await screen.open(page, call);
    if (!screen.isHeld) await settled(page);
    // A state stands once its reply has come, or has been waited for.
    await page.waitForTimeout(states.includes(screen) ? 1_500 : 300);
    for (const theme of themes) {
      await page.emulateMedia({ colorScheme: theme, reducedMotion: 'reduce' });
      await page.waitForTimeout(400);
      const overflow = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
      const bytes = await page.screenshot();
      pictures.push({
        label: `${lang} ${theme}${overflow > 0 ? ` overflows by ${overflow}` : ''}`,
        width,
        bytes,
      });
    }
  }
  return pictures;
}

async function signIn(page, mobile) {
  await page.goto('/#/login');
  await page.locator('input[autocomplete="username"], input[type=tel]').first().fill(mobile);
  await page.locator('input[type=password]').first().fill(demoPassword);
  await page.locator('input[type=password]').first().press('Enter');
  await page.waitForURL(/homePage|workOrder/);
}

async function sheet(name, pictures) {
  const page = await browser.newPage({ viewport: { width: 1600, height: 900 } });
  const wide = pictures.filter(({ width }) => width > 600);
  const narrow = pictures.filter(({ width }) => width <= 600);
  // A single wide picture is large enough to read beside a narrow one.
  const room = wide.length === 1 ? 1180 : 770;
  const figures = (some, most) =>
    some
      .map(
        ({ label, width, bytes }) =>
          `<figure><figcaption>${label}</figcaption><img width="${Math.min(width, most)}" src="data:image/png;base64,${bytes.toString('base64')}"></figure>`,
      )
      .join('');
  const rows =
    wide.length === 1
      ? [figures(wide, room) + figures(narrow, 375)]
      : [figures(wide, room), figures(narrow, 375)];
  await page.setContent(`<style>body{margin:8px;background:#888;font:13px sans-serif}div{display:flex;flex-wrap:wrap;gap:8px}figure{margin:0}</style>
    <h2>${name}</h2>${rows.map((row) => `<div>${row}</div>`).join('')}`);
  await page.screenshot({ path: path.join(folder, `${name}.png`), fullPage: true });
  await page.close();
}
