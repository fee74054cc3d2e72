import { person } from './support';
import { expect, test } from './world/journey';

// The search by Ctrl K: what is typed may be somebody's name or phone, and stands nowhere that outlasts it.

/** The first letters of the characters that the made-up candidates are called by. */
const INITIALS: Readonly<Record<string, string>> = Object.fromEntries(
  [...'安邦昌达恩方国海嘉康'].map((character, at) => [character, 'abcdefghjk'[at]!]),
);

test('a person, a screen and an action are found by Ctrl K, and nothing of what was typed stays', async ({
  browser,
  baseURL,
  world,
  enterprise,
}) => {
  const [first] = await world.checks(enterprise, ['inProgress']);
  const { name, mobile } = first!.person;
  const { page, context, complaints } = await person(browser, { baseURL: baseURL!, as: enterprise.owner });
  const asked: string[] = [];
  page.on('request', (request) => asked.push(decodeURIComponent(request.url())));
  await page.addInitScript(() => {
    const kept = globalThis as unknown as { written: string[] };
    kept.written = [];
    for (const deed of ['pushState', 'replaceState'] as const) {
      const real = history[deed].bind(history);
      history[deed] = (...given) => {
        kept.written.push(decodeURIComponent(JSON.stringify(given)));
        real(...given);
      };
    }
  });
  await page.goto('/#/homePage');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();

  const field = page.getByRole('combobox', { name: 'Search', exact: true });
  const choose = async (typed: string, found: string | RegExp) => {
    await page.keyboard.press('Control+k');
    await expect(field).toBeFocused();
    await page.keyboard.type(typed);
    await expect(page.getByRole('option', { name: found }).first()).toHaveAttribute('aria-selected', 'true');
    await page.keyboard.press('Enter');
    await expect(field).toBeHidden();
  };
  const part = name.slice(1, 4);
  const initials = [...name].map((character) => INITIALS[character]).join('');
  const record = new RegExp(`#/backRecord/detail\\?id=${first!.checkId}$`);

  for (const typed of [part, initials, mobile])
    await test.step(`somebody by ${typed}`, async () => {
      await choose(typed, new RegExp(name));
      await expect(page).toHaveURL(record);
      await expect(page.getByRole('heading', { level: 1 })).toContainText(name);
      await choose('payouts', /^Payouts/);
      await expect(page).toHaveURL(/#\/financialManage\?tab=payouts$/);
    });

  await test.step('an action', async () => {
    await choose('theme: dark', 'Theme: Dark');
    await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
    await choose('order a check', 'Order a check');
    await expect(page).toHaveURL(/#\/initiateBack$/);
  });

  await test.step('nothing of it stands in an address, in the history, in what is stored or in what was asked for', async () => {
    const kept = await page.evaluate(() =>
      JSON.stringify([
        (globalThis as unknown as { written: string[] }).written,
        decodeURIComponent(location.href),
        history.state,
        { ...localStorage },
        { ...sessionStorage },
      ]),
    );
    for (const typed of [part, initials, mobile]) {
      expect(kept).not.toContain(typed);
      expect(asked.filter((url) => url.includes(typed))).toEqual([]);
    }
    await page.goBack();
    await expect(page).toHaveURL(/#\/financialManage\?tab=payouts$/);
  });
  expect(complaints).toEqual([]);
  await context.close();
});
