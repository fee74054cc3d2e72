import { callsOf, type Call } from './calls';
import { dayFromNow } from './mainJobSteps';
import { expectAccessible, openAfresh, person } from './support';
import { expect, test } from './world/journey';

// An operator enters the site's filing, which stands on the cover the next time somebody opens it, and takes it back; then a change
// of the phone is planned and withdrawn, in Chinese. The contact is one for all journeys: none is left in force, and the two
// run one after the other.
test.describe.configure({ mode: 'default' });

interface Settings {
  basedOn: string | null;
  values: { icpNumber: string };
  planned: { changeId: string } | null;
}

const ICP = '京ICP备12345678号-1';

/** Without a filing and without a plan, whatever a try that failed has left. */
async function forget(call: Call): Promise<void> {
  const { planned } = await call<Settings>('/sphere/setting/detail');
  if (planned) await call('/sphere/change/withdraw', { changeId: planned.changeId });
  const { basedOn, values } = await call<Settings>('/sphere/setting/detail');
  if (values.icpNumber === '') return;
  const without = { ...values, icpNumber: '' };
  await call('/sphere/change/plan', { basedOn, effectiveOn: dayFromNow(0), values: without });
}

test('what an operator enters stands on the cover for everybody', async ({ browser, baseURL, world }) => {
  const staff = await world.staff('operator');
  const operator = await person(browser, { baseURL: baseURL!, as: staff });
  const { page } = operator;
  const call = await callsOf(page.request, staff);
  await forget(call);
  await openAfresh(page, '/operatorDesk');
  await page.getByRole('tab', { name: 'Public contact' }).click();
  await page.getByRole('button', { name: 'Change the public contact' }).click();
  const field = page.getByRole('textbox', { name: /^ICP number of the site/ });
  await field.fill('12345678');
  await page.getByRole('button', { name: 'See what changes' }).click();
  await expect(page.getByText(/^As it stands on the filing: the province/)).toBeVisible();
  await expectAccessible(page);
  await field.fill(ICP);
  await page.getByRole('button', { name: 'See what changes' }).click();
  const dialog = page.getByRole('dialog', { name: 'Change the public contact now?' });
  await expect(dialog.getByText(`ICP number of the site: none → ${ICP}`)).toBeVisible();
  await dialog.getByRole('button', { name: 'Change now' }).click();
  await expect(page.getByRole('list', { name: 'History' })).toContainText(staff.name);

  const anybody = await browser.newContext({ baseURL: baseURL! });
  const cover = await anybody.newPage();
  await cover.goto('/');
  await expect(cover.getByRole('link', { name: ICP })).toBeVisible();
  await anybody.close();

  await forget(call);
  expect(operator.complaints).toEqual([]);
});

test('客服电话的修改计划在生效前撤回', async ({ browser, baseURL, world }) => {
  const as = await world.staff('operator');
  const { page, complaints } = await person(browser, { baseURL: baseURL!, lang: 'zh-CN', as });
  await forget(await callsOf(page.request, as));
  const day = dayFromNow(200);
  await openAfresh(page, '/operatorDesk?tab=contact');
  await page.getByRole('button', { name: '修改对外联系方式' }).click();
  await page.getByRole('textbox', { name: '客服电话' }).fill('95588');
  await page.getByRole('textbox', { name: '生效日' }).fill(day);
  await page.getByRole('button', { name: '查看变化' }).click();
  await page
    .getByRole('dialog')
    .getByRole('button', { name: `自 ${day} 起修改` })
    .click();
  const history = page.getByRole('list', { name: '历史记录' });
  await expect(history).toContainText(`计划自 ${day} 起`);
  await expectAccessible(page);
  await history.getByRole('button', { name: '撤回' }).click();
  await page.getByRole('dialog').getByRole('button', { name: '撤回' }).click();
  await expect(history).toContainText(`已撤回，原定自 ${day} 起`);
  await expect(page.getByRole('button', { name: '修改对外联系方式' })).toBeVisible();
  expect(complaints).toEqual([]);
});
