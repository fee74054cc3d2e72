import AxeBuilder from '@axe-core/playwright';
import { expect, type Browser, type BrowserContext, type Page } from '@playwright/test';
import { callsOf } from './calls';
import { demoPassword } from './lib/demoPeople.mjs';
import { rested } from './lib/settled.mjs';
import { MAGIC_TOKEN } from '../src/lib/constants';
import type { Somebody } from './world/world';

export const PASSWORD = demoPassword;
const PHONE_VIEWPORT = { width: 390, height: 844 };

export interface Person {
  context: BrowserContext;
  page: Page;
  /** The browser's complaints; a journey ends with none. */
  complaints: string[];
}

interface PersonOptions {
  baseURL: string;
  phone?: boolean;
  lang?: 'en' | 'zh-CN';
  /** The person whose session is in the browser from the start. */
  as?: Somebody;
}

let persons = 0;
/** A network for each person, as behind the proxy that the gateway trusts here: limits by network are not shared. */
function ownNetwork(): string {
  persons += 1;
  return `10.${Number(process.env.TEST_WORKER_INDEX) % 256}.${persons % 256}.1`;
}

/** The stored items of a console session. */
function signedIn(baseURL: string, { token }: Somebody) {
  const item = { type: '', content: token, timestamp: Date.now() };
  const localStorage = [{ name: MAGIC_TOKEN, value: JSON.stringify(item) }];
  return { cookies: [], origins: [{ origin: baseURL, localStorage }] };
}

/** A person with a browser of their own. Console errors and CSP reports are collected. */
export async function person(browser: Browser, options: PersonOptions): Promise<Person> {
  const context = await browser.newContext({
    baseURL: options.baseURL,
    locale: options.lang === 'zh-CN' ? 'zh-CN' : 'en-US',
    reducedMotion: 'reduce',
    extraHTTPHeaders: { 'x-forwarded-for': ownNetwork() },
    ...(options.as && { storageState: signedIn(options.baseURL, options.as) }),
    ...(options.phone
      ? { viewport: PHONE_VIEWPORT, hasTouch: true, isMobile: true }
      : { viewport: { width: 1440, height: 900 } }),
  });
  const page = await context.newPage();
  const complaints: string[] = [];
  page.on('console', (message) => {
    if (message.type() === 'error') complaints.push(message.text());
  });
  page.on('pageerror', (error) => complaints.push(String(error)));
  return { context, page, complaints };
}

/** Signs in with the password and waits for the home page: for journeys about it; others start `as` a person. */
export async function signIn(page: Page, mobile: string): Promise<void> {
  await page.goto('/#/login');
  await page.getByRole('textbox', { name: 'Phone number' }).fill(mobile);
  await page.getByRole('textbox', { name: 'Password', exact: true }).fill(PASSWORD);
  await page.getByRole('button', { name: 'Sign in', exact: true }).click();
  await expect(page).toHaveURL(/#\/homePage/);
}

/** Opens a screen with nothing in memory, as after a reload. */
export async function openAfresh(page: Page, path: string): Promise<void> {
  await page.goto('about:blank');
  await page.goto(`/#${path}`);
}

interface Sms {
  mobile: string;
  text: string;
  createdAt: string;
}

/** The newest SMS to a phone whose text matches, read from the outbox; waits until the queue has sent it. */
export async function newestSms(
  page: Pick<Page, 'request'>,
  mobile: string,
  pattern: RegExp,
  after = 0,
): Promise<string> {
  let found: string | undefined;
  await expect
    .poll(
      async () => {
        const reply = await page.request.get(`/dev/outbox.json?mobile=${mobile}`);
        const rows = (await reply.json()) as Sms[];
        const fitting = rows.filter((sms) => pattern.test(sms.text));
        if (fitting.length <= after) return false;
        found = fitting[0]?.text;
        return found !== undefined;
      },
      { timeout: 20_000 },
    )
    .toBe(true);
  return found!;
}

const SMS_CODE = /(?:code (?:to [^.]+ )?is|验证码) (\d{6})/;

/** Runs an action that sends a code to this phone, and reads the code of that SMS: other messages have digits, too. */
export async function codeSentTo(
  page: Pick<Page, 'request'>,
  mobile: string,
  send: () => Promise<unknown>,
): Promise<string> {
  const before = await countSms(page, mobile, SMS_CODE);
  await send();
  return SMS_CODE.exec(await newestSms(page, mobile, SMS_CODE, before))![1]!;
}

/** A fresh code for a change of approvals, to the phone of who changes them. */
export async function approvalCodeOf(page: Pick<Page, 'request'>, who: Somebody): Promise<string> {
  const call = await callsOf(page.request, who);
  return codeSentTo(page, who.mobile, () => call('/approval/code/send', {}));
}

/** The number of SMS to a phone so far whose text matches. */
export async function countSms(
  page: Pick<Page, 'request'>,
  mobile: string,
  pattern: RegExp,
): Promise<number> {
  const reply = await page.request.get(`/dev/outbox.json?mobile=${mobile}`);
  return ((await reply.json()) as Sms[]).filter((sms) => pattern.test(sms.text)).length;
}

/** Asserts that axe finds nothing on the screen once it has loaded. */
export async function expectAccessible(page: Page): Promise<void> {
  await rested(page);
  expect(await axeFindings(page)).toEqual([]);
}

/** The findings of axe on the present screen, by all its rules or by those named. */
export async function axeFindings(page: Page, rules?: string[]): Promise<string[]> {
  // Toasts come and go; only the screen is tested.
  // There are no frames from elsewhere; the other way opens a page for each run, which takes longer than the run.
  const axe = new AxeBuilder({ page })
    .options({ resultTypes: ['violations'] })
    .exclude('.notistack-SnackbarContainer')
    .setLegacyMode();
  const { violations } = await (rules ? axe.withRules(rules) : axe).analyze();
  return violations.map(({ id, nodes }) => `${id}: ${nodes.map((node) => node.target.join(' ')).join(', ')}`);
}
