import type { Page } from '@playwright/test';
import { callsOf } from './calls';
import { dayFromNow } from './mainJobSteps';
import { codeSentTo, expectAccessible, openAfresh, person } from './support';
import { expect, test } from './world/journey';

// One operator asks for another account, in English; a second one signs it off, in Chinese; before its day it is withdrawn. The
// account is one for all journeys: nothing of it comes into force, and both languages are one test.

interface Desk {
  open: { changeId: string; state: string } | null;
}

/** Without a change that waits or is planned, whatever a try that failed has left. */
async function forget(page: Page, staff: Parameters<typeof callsOf>[1]): Promise<void> {
  const call = await callsOf(page.request, staff);
  const { open } = await call<Desk>('/bankAccount/account/detail');
  if (open?.state === 'waiting')
    await call('/bankAccount/change/refuse', { changeId: open.changeId, reason: 'Left by a journey' });
  if (open?.state === 'planned') await call('/bankAccount/change/withdraw', { changeId: open.changeId });
}

test('one operator asks for another account, another signs it off; customers keep theirs until its day', async ({
  browser,
  baseURL,
  world,
  enterprise,
}) => {
  const [first, second] = [await world.staff('operator'), await world.staff('operator')];
  const asking = await person(browser, { baseURL: baseURL!, as: first, lang: 'en' });
  const deciding = await person(browser, { baseURL: baseURL!, as: second, lang: 'zh-CN' });
  const [page, other] = [asking.page, deciding.page];
  await forget(page, first);
  const day = dayFromNow(200);

  await openAfresh(page, '/operatorDesk?tab=bank');
  await page.getByRole('button', { name: 'Change the account' }).click();
  const dialog = page.getByRole('dialog', { name: 'Change the account that customers transfer to' });
  await dialog.getByRole('textbox', { name: /^Account name/ }).fill('Probity Ltd');
  await dialog.getByRole('textbox', { name: /^Bank/ }).fill('Bank of Example');
  await dialog.getByRole('textbox', { name: /^Account number/ }).fill('12 34');
  await dialog.getByRole('textbox', { name: /^From/ }).fill(day);
  await dialog.getByRole('textbox', { name: /^Why/ }).fill('The old bank closes the account');
  const sendTo = () => dialog.getByRole('button', { name: 'Send code' }).click();
  const code = await codeSentTo(page, first.mobile, sendTo);
  await dialog.getByLabel('Code from the SMS').fill(code);
  await dialog.getByRole('button', { name: 'Ask for the sign-off' }).click();
  await expect(dialog.getByText('Please enter a bank account of at least six digits')).toBeVisible();
  await dialog.getByRole('textbox', { name: /^Account number/ }).fill('1100 0000 0000 0001');
  await expect(dialog.getByRole('group', { name: 'As customers see it' })).toContainText(
    '1100 0000 0000 0001',
  );
  await expectAccessible(page);
  await dialog.getByRole('button', { name: 'Ask for the sign-off' }).click();
  await expect(page.getByText('You asked for it: another operator signs it off.')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Sign off' })).toBeHidden();

  await openAfresh(other, '/operatorDesk?tab=bank');
  await other.getByRole('button', { name: '审签' }).click();
  const signing = other.getByRole('dialog', { name: '审签该账户？' });
  await expect(signing.getByRole('group', { name: '客户所见' })).toContainText('1100 0000 0000 0001');
  const own = await codeSentTo(other, second.mobile, () =>
    signing.getByRole('button', { name: '发送验证码' }).click(),
  );
  await signing.getByLabel('短信验证码').fill(own === '000000' ? '000001' : '000000');
  await signing.getByRole('button', { name: '审签' }).click();
  await expect(signing.getByLabel('短信验证码')).toHaveAttribute('aria-invalid', 'true');
  await signing.getByLabel('短信验证码').fill(own);
  await signing.getByRole('button', { name: '审签' }).click();
  await expect(signing).toBeHidden();
  await expect(other.getByRole('heading', { name: `计划自 ${day} 起生效` })).toBeVisible();
  await expectAccessible(other);

  const customer = await person(browser, { baseURL: baseURL!, as: enterprise.finance, lang: 'en' });
  await openAfresh(customer.page, '/financialManage');
  await expect(customer.page.getByText('6200 0000 0000 0000')).toBeVisible();
  await expect(customer.page.getByText('1100 0000 0000 0001')).toBeHidden();

  await openAfresh(page, '/operatorDesk?tab=bank');
  await page.getByRole('button', { name: 'Withdraw' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Withdraw' }).click();
  await expect(page.getByRole('list', { name: 'History' })).toContainText(
    `Withdrawn, was planned from ${day}`,
  );
  expect([...asking.complaints, ...deciding.complaints, ...customer.complaints]).toEqual([]);
});
