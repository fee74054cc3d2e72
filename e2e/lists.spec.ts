import type { Page } from '@playwright/test';
import { faultsOfFit } from './lib/fits.mjs';
import { rested } from './lib/settled.mjs';
import { person } from './support';
import { expect, test } from './world/journey';

const WIDTHS = [1280, 1366, 1440, 390];
const ENDS = ['awaitingConsent', 'inProgress', 'inProgress', 'inReview', 'reported'] as const;

/** The longest of everything that a row may say, in rows that are otherwise as the gateway tells them. */
const longest = [
  { status: 'awaitingInfo', waitingOn: 'enterprise', promisedAt: '2026-01-05', overdue: true },
  {
    outcome: 'unverifiable',
    lamp: 'yellow',
    coverage: { items: 7, done: 4, refused: 2, withdrawn: 1, stopped: 0 },
  },
  { candidateName: 'Wolfeschlegelsteinhausenbergerdorffwelchevoralternwa', price: 123_456_78 },
  { positionTitle: 'Senior sales representative for the south-western provinces', packageName: 'Standard' },
  { candidateName: '买买提·阿不都热合曼·依明江·吐尔逊', positionTitle: '高级信息安全工程师兼合规负责人' },
];

async function lengthened(page: Page) {
  await page.route(/check\/check\/list(\?|$)/, async (route) => {
    const response = await route.fetch();
    const reply = await response.json();
    reply.data.rows = reply.data.rows.map((row: object, index: number) => ({ ...row, ...longest[index] }));
    await route.fulfill({ response, json: reply });
  });
}

for (const lang of ['en', 'zh-CN'] as const)
  test(`records in ${lang}: no word broken, nothing cut, at every width`, async ({
    browser,
    baseURL,
    world,
    enterprise,
  }) => {
    await world.checks(enterprise, ENDS);
    const { page, complaints } = await person(browser, { baseURL: baseURL!, lang, as: enterprise.owner });
    await lengthened(page);
    await page.goto('/#/backRecord');
    for (const width of WIDTHS) {
      await page.setViewportSize({ width, height: 900 });
      await expect(page.getByText(longest[2]!.candidateName!)).toBeVisible();
      await rested(page);
      // The list takes its new shape a moment after the window has. No name of fifty letters fits a line.
      await expect
        .poll(async () =>
          (await page.evaluate(faultsOfFit)).filter((fault) => !/Wolfe|Senior|买买提/.test(fault)),
        )
        .toEqual([]);
    }
    expect(complaints).toEqual([]);
  });
