import { callsOf } from './calls';
import { dayFromNow } from './mainJobSteps';
import { expectAccessible, openAfresh, person } from './support';
import { expect, test } from './world/journey';

// An operator plans another limit, in English; another one withdraws it before its day, in Chinese. Limits are one for all
// journeys: nothing of it comes into force, and both languages are one test.

interface Kept {
  limits: { planned: { changeId: string } | null }[];
}

test('an operator plans another limit, reads what enterprises will notice, and another one withdraws it', async ({
  browser,
  baseURL,
  world,
}) => {
  const [first, second] = [await world.staff('operator'), await world.staff('operator')];
  const changing = await person(browser, { baseURL: baseURL!, as: first, lang: 'en' });
  const withdrawing = await person(browser, { baseURL: baseURL!, as: second, lang: 'zh-CN' });
  const [page, other] = [changing.page, withdrawing.page];
  // Whatever a try that failed has left.
  const call = await callsOf(page.request, first);
  for (const { planned } of (await call<Kept>('/limit/limit/list')).limits)
    if (planned) await call('/limit/change/withdraw', { changeId: planned.changeId });
  const day = dayFromNow(190);

  await openAfresh(page, '/operatorDesk');
  await page.getByRole('tab', { name: 'Limits' }).click();
  await page.getByRole('button', { name: 'Change: Shared reports by SMS' }).click();
  const dialog = page.getByRole('dialog', { name: 'Change: Shared reports by SMS' });
  await dialog.getByRole('textbox', { name: /^New value/ }).fill('1001');
  await dialog.getByRole('textbox', { name: /^From/ }).fill(day);
  await dialog.getByRole('textbox', { name: /^Why/ }).fill('Reports went to wrong phones');
  await dialog.getByRole('button', { name: 'Plan the change' }).click();
  await expect(dialog.getByText('A whole number from 1 to 1000')).toBeVisible();
  await dialog.getByRole('textbox', { name: /^New value/ }).fill('40');
  await expect(dialog.getByRole('note')).toContainText(`From ${day} on`);
  await expect(dialog.getByRole('note')).toContainText('at most 40 phones in 24 hours, instead of 100');
  await expectAccessible(page);
  await dialog.getByRole('button', { name: 'Plan the change' }).click();
  await expect(dialog).toBeHidden();
  await expect(page.getByText(`Planned from ${day}: 40`)).toBeVisible();

  await openAfresh(other, '/operatorDesk?tab=limits');
  const history = other.getByRole('list', { name: '历史记录' });
  await expect(history).toContainText('报告分享短信：100 → 40');
  await expect(history).toContainText(first.name);
  await expectAccessible(other);
  await history.getByRole('button', { name: '撤回' }).click();
  await other.getByRole('dialog').getByRole('button', { name: '撤回' }).click();
  await expect(other.getByText(`已撤回，原定自 ${day} 起`).first()).toBeVisible();
  await expect(other.getByRole('button', { name: '修改：报告分享短信' })).toBeVisible();
  expect([...changing.complaints, ...withdrawing.complaints]).toEqual([]);
});
