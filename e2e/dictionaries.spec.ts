import type { Locator, Page } from '@playwright/test';
import { callsOf } from './calls';
import { dayFromNow, proveInChinese } from './mainJobSteps';
import { expectAccessible, openAfresh, person } from './support';
import { expect, test } from './world/journey';
import type { Enterprise } from './world/world';

// An operator renames a reason for leaving and moves it up, and renames a form of study, from today on, in English; an applicant
// picks both in Chinese on a phone; the recruiter reads them. Another operator plans a change in Chinese and withdraws it.
// Dictionaries are one for all journeys: at the end they say again what they began with.

interface Kept {
  dictionaries: {
    type: string;
    since: string | null;
    basedOn: string | null;
    planned: { changeId: string } | null;
  }[];
  history: { type: string; state: string; before: object[] }[];
}

/** With the words that the product began with, whatever was changed: other journeys and trees read them. */
async function sayAsBegun(page: Page, staff: Parameters<typeof callsOf>[1]): Promise<void> {
  const call = await callsOf(page.request, staff);
  const list = () => call<Kept>('/dict/dictionary/list');
  for (const { planned } of (await list()).dictionaries)
    if (planned) await call('/dict/change/withdraw', { changeId: planned.changeId });
  const { dictionaries, history } = await list();
  for (const { type, since, basedOn } of dictionaries) {
    const first = history.filter((one) => one.type === type && one.state !== 'withdrawn').at(-1);
    if (since !== null && first)
      await call('/dict/change/plan', { type, basedOn, effectiveOn: dayFromNow(0), entries: first.before });
  }
}

/** An open form that asks for schools and employers, by calls alone. */
async function openForm(page: Page, { recruiter }: Enterprise) {
  const call = await callsOf(page.request, recruiter);
  const sections = {
    ...{
      education: 'required',
      employment: 'required',
      certificates: 'off',
      references: 'off',
      documents: 'off',
    },
  };
  const { formId } = await call<{ formId: string }>('/registration/form/save', {
    ...{ title: 'Drivers', intro: '', sections, questions: [], keepDays: 90 },
  });
  const { s } = await call<{ s: string }>('/registration/link/set', {
    ...{ formId, expiresOn: dayFromNow(20), mostApplications: 5 },
  });
  return {
    address: `/#/apply?s=${s}`,
    application: async () => {
      const { rows } = await call<{ rows: { applicationId: string }[] }>('/registration/application/list', {
        formId,
      });
      return rows[0]!.applicationId;
    },
  };
}

const entry = (dialog: Locator, place: number) =>
  dialog.getByRole('list', { name: 'Entries' }).getByRole('listitem').nth(place);

test('an operator changes words and their order; applicants pick from them, the recruiter reads them', async ({
  browser,
  baseURL,
  world,
  enterprise,
}) => {
  test.setTimeout(240_000);
  const operator = await world.staff('operator');
  const stamp = world.phone().slice(-6);
  const leaving = { en: `Let go ${stamp}`, zh: `离开单位${stamp}` };
  const study = { en: `In another country ${stamp}`, zh: `国外就读${stamp}` };
  const desk = await person(browser, { baseURL: baseURL!, as: operator, lang: 'en' });
  const { page } = desk;
  await sayAsBegun(page, operator);

  await test.step('the operator renames a reason for leaving and moves it up, from today on', async () => {
    await openAfresh(page, '/operatorDesk');
    await page.getByRole('tab', { name: 'Dictionaries' }).click();
    await page.getByRole('button', { name: 'Change: Reasons for leaving' }).click();
    const dialog = page.getByRole('dialog', { name: 'Change: Reasons for leaving' });
    await entry(dialog, 1).getByRole('textbox', { name: 'English' }).fill('=1+1');
    await entry(dialog, 1).getByRole('textbox', { name: 'Chinese' }).fill(leaving.zh);
    await dialog.getByRole('button', { name: 'Change now' }).click();
    await expect(dialog.getByText(/a sheet would take it for a formula$/)).toBeVisible();
    await entry(dialog, 1).getByRole('textbox', { name: 'English' }).fill(leaving.en);
    await entry(dialog, 1)
      .getByRole('button', { name: /^Move up/ })
      .click();
    const preview = dialog.getByRole('region', { name: 'As it will be read' });
    await expect(preview.getByRole('listitem').first()).toHaveText(leaving.en);
    await expectAccessible(page);
    await dialog.getByRole('button', { name: 'Change now' }).click();
    await expect(dialog).toBeHidden();
    const history = page.getByRole('list', { name: 'History' });
    await expect(history.getByText(new RegExp(`→ ${leaving.en}$`))).toBeVisible();
    await expect(history.getByText(new RegExp(`^New order: ${leaving.en}`))).toBeVisible();
    await expect(history).toContainText(operator.name);
  });

  await test.step('and a form of study', async () => {
    await page.getByRole('button', { name: 'Change: Forms of study' }).click();
    const dialog = page.getByRole('dialog', { name: 'Change: Forms of study' });
    const last = entry(dialog, 4);
    await last.getByRole('textbox', { name: 'English' }).fill(study.en);
    await last.getByRole('textbox', { name: 'Chinese' }).fill(study.zh);
    await dialog.getByRole('button', { name: 'Change now' }).click();
    await expect(dialog).toBeHidden();
  });

  const form = await openForm(page, enterprise);
  await test.step('an applicant picks both words in Chinese on a phone', async () => {
    const phone = await person(browser, { phone: true, baseURL: baseURL!, lang: 'zh-CN' });
    const own = phone.page;
    await own.goto(form.address);
    await proveInChinese(own, world.phone());
    await own.getByRole('textbox', { name: '姓名', exact: true }).fill('孟晓东');
    await own.getByRole('textbox', { name: '学校' }).fill('江州理工大学');
    await own.getByRole('combobox', { name: '学历层次' }).selectOption('本科');
    await own.getByRole('combobox', { name: /^学习形式/ }).selectOption(study.zh);
    await own.getByRole('textbox', { name: /^毕业或离校/ }).fill('2016-07');
    await own.getByRole('combobox', { name: '毕业情况' }).selectOption({ index: 1 });
    await own.getByRole('radio', { name: '否' }).check();
    await own.getByRole('textbox', { name: '雇主', exact: true }).fill('江州运输公司');
    await own.getByRole('textbox', { name: '您的职务' }).fill('司机');
    await own.getByRole('textbox', { name: /^开始/ }).fill('2017-01');
    const reason = own.getByRole('combobox', { name: /^离职原因/ });
    const offered = await reason.evaluate((input: HTMLInputElement) =>
      [...input.list!.options].map(({ value }) => value),
    );
    expect(offered[0]).toBe(leaving.zh);
    await reason.fill(offered[0]!);
    await expectAccessible(own);
    await own.getByRole('checkbox', { name: '我已阅读以上内容' }).check();
    await own.getByRole('button', { name: '提交' }).click();
    await expect(own.getByText(study.zh)).toBeVisible();
    await expect(own.getByText(leaving.zh)).toBeVisible();
    expect(phone.complaints).toEqual([]);
    await phone.context.close();
  });

  await test.step('the recruiter reads the form of study in English, and the reason as it was picked', async () => {
    const reader = await person(browser, { baseURL: baseURL!, as: enterprise.recruiter, lang: 'en' });
    await openAfresh(reader.page, `/jobRegistration/detail?id=${await form.application()}`);
    await expect(reader.page.getByText(study.en)).toBeVisible();
    await expect(reader.page.getByText(leaving.zh)).toBeVisible();
    expect(reader.complaints).toEqual([]);
  });

  await test.step('another operator plans a change in Chinese, and withdraws it', async () => {
    const second = await person(browser, {
      ...{ baseURL: baseURL!, as: await world.staff('operator'), lang: 'zh-CN' },
    });
    const other = second.page;
    await openAfresh(other, '/operatorDesk?tab=dictionaries');
    await other.getByRole('button', { name: '修改：证明人关系' }).click();
    const dialog = other.getByRole('dialog', { name: '修改：证明人关系' });
    await dialog.getByRole('textbox', { name: '中文' }).first().fill(`直接上级${stamp}`);
    const day = dayFromNow(180);
    await dialog.getByRole('textbox', { name: /^生效日/ }).fill(day);
    await dialog.getByRole('button', { name: '计划修改' }).click();
    await expect(dialog).toBeHidden();
    const history = other.getByRole('list', { name: '历史记录' });
    await expect(history).toContainText(`→ 直接上级${stamp}`);
    await expectAccessible(other);
    await history.getByRole('button', { name: '撤回' }).click();
    await other.getByRole('dialog').getByRole('button', { name: '撤回' }).click();
    await expect(history.getByText(`已撤回，原定自 ${day} 起`).first()).toBeVisible();
    expect([...desk.complaints, ...second.complaints]).toEqual([]);
  });
  await sayAsBegun(page, operator);
});
