import { demoPassword } from './demoPeople.mjs';
import { checksIn } from './gatewayCalls.mjs';

/**
 * The candidate or reader of each page's visitor session, and its `s`: codes by SMS are few, so one is used for all screens.
 */
const openedIn = new WeakMap();
/** For the same reason each proof takes another candidate. */
let proofs = 0;

/**
 * Opens a screen of the candidate of a check in a status, who finds it by the phone alone: nobody keeps the links of the
 * demo data.
 * @param call the calls of the check's owner
 * @param query further parameters of the screen, e.g. `step=sign`
 */
export async function openCandidate(page, call, status, query) {
  const s = await visitorOf(page, status, async () => {
    const mobile = await candidateMobile(call, status);
    await page.goto('/#/checkPhone');
    await provePhone(page, mobile);
    await page.locator('li button').first().click();
    await page.waitForURL(/#\/candidate\?s=/);
  });
  await page.goto(`/#/candidate?s=${s}${query ? `&${query}` : ''}`);
}

/** The list from which a visitor without a link chooses. */
export async function openVisitorList(page, call) {
  await visitorOf(page, 'list', async () => {
    const mobile = await candidateMobile(call, 'inReview');
    await page.goto('/#/checkPhone');
    await provePhone(page, mobile);
  });
  await page.goto('/#/checkPhone');
  await page.locator('li button').first().waitFor();
}

/** Opens the form of the demo data as a new applicant. */
export async function openApply(page, call) {
  const s = await visitorOf(page, 'apply', async () => {
    const forms = await call('registration/form/list');
    await page.goto(`/#/checkPhone?s=${forms[0].link.s}`);
    await provePhone(page, `1395${String(Date.now()).slice(-7)}`);
    await page.waitForURL(/#\/apply\?s=/);
  });
  await page.goto(`/#/apply?s=${s}`);
}

/** Opens a shared report as its reader, on one of the three routes. */
export async function openShared(page, call, route) {
  const s = await visitorOf(page, 'share', async () => {
    const mobile = `1392${String(Date.now()).slice(-7)}`;
    const [{ checkId }] = await checksIn(call, 'reported');
    const { link } = await call('report/share/create', { checkId, mobiles: [mobile], sendSms: false });
    await page.goto(link.slice(link.indexOf('/#')));
    await provePhone(page, mobile);
    await page.waitForURL(/#\/sr\?s=/);
  });
  await page.goto(`/#${route}?s=${s}`);
}

async function visitorOf(page, whose, prove) {
  const opened = openedIn.get(page);
  if (opened?.whose === whose) return opened.s;
  await freshTab(page);
  await prove();
  const s = new URL(page.url().replace('/#', '')).searchParams.get('s');
  openedIn.set(page, { whose, s });
  return s;
}

/** Resets the tab as if it had just been opened: no phone is proven in it. */
export async function freshTab(page) {
  openedIn.delete(page);
  await page.goto('/#/nowhere');
  await page.evaluate(() => sessionStorage.clear());
  await page.reload();
}

async function candidateMobile(call, status) {
  const all = await checksIn(call, status);
  // The cheapest package asks too little to show every step.
  const least = Math.min(...all.map(({ price }) => price));
  const more = all.filter(({ price }) => price > least);
  const rows = more.length > 0 ? more : all;
  const { checkId } = rows[(proofs += 1) % rows.length];
  const { value } = await call('check/check/reveal', { checkId, field: 'mobile', purpose: 'Screens' });
  return value;
}

/** Finds the fields by their autofill names, whatever the language. */
async function provePhone(page, mobile) {
  await fillCode(page, mobile);
  await page.locator('form button[type=submit]').click();
}

const registeredIn = new WeakSet();

/** Opens a screen as the owner of an enterprise that has only just registered: nothing of it is verified. */
export async function openAsNewcomer(page, route) {
  if (!registeredIn.has(page)) {
    await freshTab(page);
    await page.goto('/#/register');
    await fillCode(page, `1393${String(Date.now()).slice(-7)}`);
    await page.locator('input[autocomplete="new-password"]').fill(demoPassword);
    await page.locator('form input[type=checkbox]').check();
    await page.locator('form button[type=submit]').click();
    await page.waitForURL(/#\/ei/);
    registeredIn.add(page);
  }
  await page.goto(`/#${route}`);
}

async function fillCode(page, mobile) {
  const before = (await smsTo(page, mobile)).length;
  await page.locator('input[autocomplete="tel-national"]').fill(mobile);
  await page.locator('form button[type=button]').first().click();
  let sent;
  for (let tries = 0; tries < 100 && !sent; tries += 1) {
    await page.waitForTimeout(200);
    const all = await smsTo(page, mobile);
    if (all.length > before) sent = all[0];
  }
  if (!sent) throw new Error(`No code came to ${mobile}`);
  await page.locator('input[autocomplete="one-time-code"]').fill(/\b\d{6}\b/.exec(sent.text)[0]);
}

/** Messages with a code, newest first. */
async function smsTo(page, mobile) {
  const all = await (await page.request.get(`/dev/outbox.json?mobile=${mobile}`)).json();
  return all.filter(({ text }) => /\b\d{6}\b/.test(text));
}
