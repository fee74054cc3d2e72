import type { Page } from '@playwright/test';
import { dayFromNow, provePhone } from './mainJobSteps';
import { callsOf } from './calls';
import { codeSentTo, expectAccessible, openAfresh, person } from './support';
import { expect, test } from './world/journey';
import type { Enterprise } from './world/world';

// A form is closed while somebody fills it in and opened again; what was sent is corrected; the recruiter reads what changed,
// and, once the check has a report, what was claimed beside what was found. Then in Chinese on a phone.

const SCHOOL = {
  ...{ school: '江州理工大学', major: '金融学', level: 'bachelor' },
  ...{ enrolled: '2012-09', graduated: '2016-07', result: 'graduation', hasDegree: false },
};

/** An open form that asks for schools, by calls alone. */
async function openForm(page: Page, { recruiter }: Enterprise, title: string) {
  const call = await callsOf(page.request, recruiter);
  const sections = {
    ...{ education: 'required', employment: 'off', certificates: 'off', references: 'off', documents: 'off' },
  };
  const form = { title, intro: '', sections, questions: [], keepDays: 90 };
  const { formId } = await call<{ formId: string }>('/registration/form/save', form);
  const link = { formId, expiresOn: dayFromNow(20), mostApplications: 5 };
  const { s } = await call<{ s: string }>('/registration/link/set', link);
  return {
    address: `/#/apply?s=${s}`,
    close: () => call('/registration/link/close', { formId }),
    reopen: () => call('/registration/link/set', link),
    application: async () => {
      const { rows } = await call<{ rows: { applicationId: string }[] }>('/registration/application/list', {
        formId,
      });
      return rows[0]!.applicationId;
    },
  };
}

test('closed while filling in, sent, corrected; what changed, and what the check found', async ({
  browser,
  baseURL,
  world,
  enterprise,
}) => {
  test.setTimeout(240_000);
  const [played] = await world.checks(enterprise, ['reported'], enterprise.recruiter);
  const { name, mobile } = played!.person;
  const recruiter = await person(browser, { baseURL: baseURL!, as: enterprise.recruiter });
  const phone = await person(browser, { phone: true, baseURL: baseURL! });
  const { page } = phone;
  const form = await openForm(recruiter.page, enterprise, 'Store staff');

  await test.step('the form is closed while somebody fills it in; opened again, it is sent', async () => {
    await page.goto(form.address);
    await expect(page.getByText(`${enterprise.name} invites you to apply.`)).toBeVisible();
    await page.getByRole('checkbox', { name: /^This is my own phone/ }).check();
    await provePhone(page, mobile);
    await page.getByRole('textbox', { name: 'Your name' }).fill(name);
    await expect(page.getByText('Saved just now')).toBeVisible();
    await form.close();
    await page.getByRole('textbox', { name: 'School' }).fill(SCHOOL.school);
    await page.getByRole('textbox', { name: 'Major' }).fill(SCHOOL.major);
    await page.getByRole('combobox', { name: 'Level' }).selectOption('Bachelor');
    await page.getByRole('textbox', { name: /^Graduated/ }).fill(SCHOOL.graduated);
    await page.getByRole('combobox', { name: 'How it ended' }).selectOption({ index: 1 });
    await page.getByRole('radio', { name: 'No' }).check();
    await page.getByRole('checkbox', { name: 'I have read this' }).check();
    await page.getByRole('button', { name: 'Send' }).click();
    await expect(page.getByText(/takes no applications with this form now. Please call them/)).toBeVisible();
    await expect(page.getByRole('textbox', { name: 'School' })).toHaveValue(SCHOOL.school);
    await expectAccessible(page);
    await form.reopen();
    await page.getByRole('button', { name: 'Check whether it is open again' }).click();
    await page.getByRole('button', { name: 'Send' }).click();
    await expect(page.getByRole('heading', { name: /has your application/ })).toBeVisible();
  });

  await test.step('in a new tab of their own phone it opens without a code, and is corrected', async () => {
    const tab = await phone.context.newPage();
    await tab.goto(form.address);
    await tab.getByRole('button', { name: 'Correct what you sent' }).click();
    await tab.getByRole('textbox', { name: 'Graduated' }).fill('2017-07');
    await tab.getByRole('checkbox', { name: 'I have read this' }).check();
    await expectAccessible(tab);
    await tab.getByRole('button', { name: 'Send the correction' }).click();
    await expect(tab.getByText(/^Your correction was sent on/)).toBeVisible();
    await tab.close();
  });

  const applicationId = await form.application();
  const detail = `/jobRegistration/detail?id=${applicationId}`;
  await test.step('the recruiter reads what was sent when, and what changed', async () => {
    await openAfresh(recruiter.page, '/jobRegistration');
    await expect(recruiter.page.getByText(/^corrected /)).toBeVisible();
    await recruiter.page.getByRole('link', { name }).first().click();
    const changes = recruiter.page.getByRole('table', { name: /^Corrected by the applicant/ });
    await expect(changes.getByRole('row', { name: /Graduated/ })).toContainText('2017-07');
    await expect(recruiter.page.getByRole('table', { name: 'Education 1' })).toBeHidden();
    await expectAccessible(recruiter.page);
  });

  await test.step('once its check has a report, what was claimed stands beside what was found', async () => {
    await world.begunFrom(enterprise, applicationId, played!);
    await openAfresh(recruiter.page, detail);
    const found = recruiter.page.getByRole('table', { name: 'Education 1' });
    await expect(found.getByRole('row', { name: /^School/ })).toContainText('Verified');
    await expect(found.getByRole('row', { name: /^Major/ })).toContainText('Differs');
    await expectAccessible(recruiter.page);
    await recruiter.page.getByRole('link', { name: 'Open the report' }).click();
    await expect(recruiter.page).toHaveURL(new RegExp(`#/reportDetail\\?id=${played!.checkId}`));
    await page.reload();
    await expect(page.getByRole('heading', { name: /has your application/ })).toBeVisible();
    await expect(page.getByRole('button', { name: /orrect/ })).toBeHidden();
  });
  for (const { context } of [recruiter, phone]) await context.close();
});

test('in Chinese on a phone: sent, corrected, and read with what changed', async ({
  browser,
  baseURL,
  world,
  enterprise,
}) => {
  test.setTimeout(180_000);
  const owner = await person(browser, {
    baseURL: baseURL!,
    as: enterprise.owner,
    lang: 'zh-CN',
    phone: true,
  });
  const applicant = await person(browser, { baseURL: baseURL!, lang: 'zh-CN', phone: true });
  const { page } = applicant;
  const mobile = world.phone();
  const [played] = await world.checks(enterprise, ['reported']);
  const call = await callsOf(owner.page.request, enterprise.recruiter);
  const sections = {
    education: 'off',
    employment: 'off',
    certificates: 'off',
    references: 'off',
    documents: 'off',
  };
  const { formId } = await call<{ formId: string }>('/registration/form/save', {
    ...{ title: '门店登记', intro: '', sections, questions: [], keepDays: 90 },
  });
  const { s } = await call<{ s: string }>('/registration/link/set', {
    ...{ formId, expiresOn: dayFromNow(20), mostApplications: 5 },
  });
  await page.goto(`/#/apply?s=${s}`);
  await page.getByRole('textbox', { name: '手机号' }).fill(mobile);
  const code = await codeSentTo(page, mobile, () => page.getByRole('button', { name: '发送验证码' }).click());
  await page.getByRole('textbox', { name: '验证码' }).fill(code);
  await page.getByRole('button', { name: '验证并打开' }).click();
  await page.getByRole('textbox', { name: '姓名' }).fill('白露');
  await page.getByRole('checkbox', { name: '我已阅读以上内容' }).check();
  await page.getByRole('button', { name: '提交', exact: true }).click();
  await page.getByRole('button', { name: '修改已提交的内容' }).click();
  await page.getByRole('textbox', { name: '姓名' }).fill('白鹭');
  await page.getByRole('checkbox', { name: '我已阅读以上内容' }).check();
  await expectAccessible(page);
  await page.getByRole('button', { name: '提交修改' }).click();
  await expect(page.getByText(/^修改提交时间/)).toBeVisible();

  const { rows } = await call<{ rows: { applicationId: string }[] }>('/registration/application/list', {
    formId,
  });
  await world.begunFrom(enterprise, rows[0]!.applicationId, played!);
  await openAfresh(owner.page, `/jobRegistration/detail?id=${rows[0]!.applicationId}`);
  const changes = owner.page.getByRole('table', { name: /^求职者修改/ });
  await expect(changes).toContainText('白露');
  await expect(changes).toContainText('白鹭');
  await expect(owner.page.getByRole('heading', { name: '填写内容与核查结果对照' })).toBeVisible();
  await expectAccessible(owner.page);
  const drawn = await owner.page.evaluate(() => document.documentElement.scrollWidth);
  expect(drawn).toBeLessThanOrEqual(owner.page.viewportSize()!.width);
  for (const { context } of [owner, applicant]) await context.close();
});
