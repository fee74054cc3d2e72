import { callsOf, type Call } from './calls';
import { dayFromNow } from './mainJobSteps';
import { expectAccessible, openAfresh, person } from './support';
import { expect, test } from './world/journey';

// The calendar does not know the holidays of the next year yet: what is promised then is said to be an estimate, until an operator
// has entered them. Then a year after it, in Chinese. The calendar is one for all journeys: each has a year of its own.

interface Year {
  basedOn: string | null;
  year: { values: { periods: object[]; complete: boolean } };
}

const running = Number(dayFromNow(0).slice(0, 4));
/** The holidays of a year, each on a day that suits no law but the calendar: the first of seven months. */
const holidays = (year: number) =>
  ['01-01', '02-01', '04-01', '05-01', '06-01', '09-01', '10-01'].map((day) => `${year}-${day}`);

/** As after the installation: a journey that is tried again begins where it began before. */
async function forget(call: Call, year: number): Promise<void> {
  const kept = await call<Year>(`/calendar/year/detail?year=${year}`);
  if (kept.year.values.periods.length === 0) return;
  const values = { periods: [], complete: false };
  await call('/calendar/change/make', { year, basedOn: kept.basedOn, values });
}

test('a date past the calendar is an estimate until its holidays are entered, and stays then', async ({
  browser,
  baseURL,
  world,
  enterprise,
}) => {
  test.setTimeout(120_000);
  const year = running + 1;
  const staff = await world.staff('operator');
  const operator = await person(browser, { baseURL: baseURL!, as: staff });
  const owner = await person(browser, { baseURL: baseURL!, as: enterprise.owner });
  const desk = await callsOf(operator.page.request, staff);
  const call = await callsOf(owner.page.request, enterprise.owner);
  await forget(desk, year);
  // Sixty working days from now are in the next year from the middle of October on, and never before.
  const isPast = dayFromNow(80).slice(0, 4) !== String(running);
  const item = 'qualification';
  const entry = await desk<{ basedOn: string | null; entry: { values: object } }>(
    `/catalogue/item/detail?itemCode=${item}`,
  );
  const values = { ...entry.entry.values, workingDays: 60 };
  const change = { itemCode: item, basedOn: entry.basedOn, effectiveOn: dayFromNow(0), values };
  if (!('workingDays' in entry.entry.values) || entry.entry.values.workingDays !== 60)
    await desk('/catalogue/change/plan', change);
  const draft = { name: 'Licensed staff', description: '', positionClass: 'general' };
  const reason = 'The work needs a licence';
  const saved = await call<{ packageId: string; savedAt: string; price: number }>('/package/package/save', {
    ...draft,
    items: [{ itemCode: item, copies: 1, reason }],
  });
  const { packageId, savedAt, price } = saved;
  await call('/package/package/publish', { packageId, savedAt, expectedPrice: price });

  const summary = () => owner.page.getByText(/ if consent comes today$/);
  await test.step('who orders reads what is known of the date', async () => {
    await openAfresh(owner.page, '/initiateBack');
    await owner.page.getByRole('radio', { name: 'Licensed staff' }).check();
    await expect(summary()).toContainText(isPast ? '(estimate)' : /^\d{4}-/);
    await expect(owner.page.getByText(/^This date is an estimate/)).toHaveCount(isPast ? 1 : 0);
  });

  await test.step('the operator enters the next year; a holiday that is missing is named', async () => {
    const { page } = operator;
    await openAfresh(page, '/operatorDesk');
    await page.getByRole('link', { name: String(year), exact: true }).click();
    await page.getByRole('button', { name: 'Enter this year' }).click();
    const days = holidays(year);
    for (const [index, day] of days.entries())
      await page.getByRole('textbox', { name: 'First day' }).nth(index).fill(day);
    await page.getByRole('checkbox', { name: /^All public holidays/ }).check();
    await page.getByRole('button', { name: 'Remove line 5' }).click();
    await page.getByRole('button', { name: 'See what changes' }).click();
    await expect(page.getByText('Missing: Dragon Boat Festival')).toBeVisible();
    await expectAccessible(page);
    await page.getByRole('button', { name: 'Add free days' }).click();
    await page.getByRole('textbox', { name: 'First day' }).nth(6).fill(days[4]!);
    await page.getByRole('button', { name: 'See what changes' }).click();
    const dialog = page.getByRole('dialog', { name: `Change the calendar of ${year}?` });
    await expect(dialog.getByText(`The calendar then reaches until ${year}-12-31.`)).toBeVisible();
    await expect(dialog.getByText(`${days[4]}: as usual → free (Dragon Boat Festival)`)).toBeVisible();
    await dialog.getByRole('button', { name: 'Change the calendar' }).click();
    await expect(page.getByRole('list', { name: 'History' })).toContainText(staff.name);
    await expect(page.getByText('Complete', { exact: true })).toBeVisible();
  });

  await test.step('the date is firm now', async () => {
    await openAfresh(owner.page, '/initiateBack');
    await owner.page.getByRole('radio', { name: 'Licensed staff' }).check();
    await expect(summary()).toBeVisible();
    await expect(owner.page.getByText('(estimate)')).toHaveCount(0);
  });
  expect([...operator.complaints, ...owner.complaints]).toEqual([]);
});

test('运营录入后年的一个节假日，调整后在历史记录中可见', async ({ browser, baseURL, world }) => {
  const year = running + 2;
  const as = await world.staff('operator');
  const { page, complaints } = await person(browser, { baseURL: baseURL!, lang: 'zh-CN', as });
  await forget(await callsOf(page.request, as), year);
  await openAfresh(page, `/operatorDesk?year=${year}`);
  await page.getByRole('button', { name: '录入本年度' }).click();
  for (let line = 7; line > 1; line -= 1)
    await page.getByRole('button', { name: `删除第 ${line} 行` }).click();
  await page.getByRole('textbox', { name: '开始日期' }).fill(`${year}-01-01`);
  await page.getByRole('textbox', { name: '结束日期' }).fill(`${year}-01-02`);
  await page.getByRole('button', { name: '查看影响' }).click();
  await page.getByRole('dialog').getByRole('button', { name: '调整日历' }).click();
  const history = page.getByRole('list', { name: '历史记录' });
  await expect(history).toContainText(`${year}-01-01 至 ${year}-01-02：照常 → 放假（元旦）`);
  await expect(page.getByText('未录全')).toBeVisible();
  await expectAccessible(page);
  expect(complaints).toEqual([]);
});
