import type { Browser, Page } from '@playwright/test';
import { dayFromNow } from './mainJobSteps';
import { codeSentTo, expectAccessible, openAfresh, person } from './support';
import { expect, test } from './world/journey';
import type { World } from './world/world';

// Two operators: one writes a version, the other sends it back, then signs the better one off; before its day it is withdrawn. In
// English the contract, in Chinese the consent. The texts are one for all journeys: nothing of it comes into force, and nobody is
// told to sign anew.

const operators = async (
  browser: Browser,
  baseURL: string | undefined,
  world: World,
  lang: 'en' | 'zh-CN',
) => {
  const [writer, second] = [await world.staff('operator'), await world.staff('operator')];
  const of = (as: typeof writer) => person(browser, { baseURL: baseURL!, as, lang });
  return { writer, second, writing: await of(writer), signing: await of(second) };
};

/** Adds a last line to a text of the draft. */
async function addLine(page: Page, field: RegExp, line: string): Promise<void> {
  const box = page.getByRole('textbox', { name: field });
  await box.fill(`${await box.inputValue()}\n\n${line}`);
}

test('one operator writes the contract, another sends it back, then signs it off', async ({
  browser,
  baseURL,
  world,
}) => {
  const { writer, second, writing, signing } = await operators(browser, baseURL, world, 'en');
  const day = dayFromNow(210);
  const [page, other] = [writing.page, signing.page];
  await openAfresh(page, '/operatorDesk?tab=texts');
  await page.getByRole('link', { name: 'Write a new version' }).click();
  await addLine(page, /^Text in English/, 'The customer names {nobody}.');
  await addLine(page, /^Text in Chinese/, '客户指定联系人。');
  await page.getByRole('textbox', { name: /^From/ }).fill(day);
  await page.getByRole('button', { name: 'See it as it is signed' }).click();
  await expect(page.getByText('{nobody} is not filled in by anything here')).toBeVisible();
  await expectAccessible(page);
  const english = page.getByRole('textbox', { name: /^Text in English/ });
  await english.fill((await english.inputValue()).replace('{nobody}', 'a contact'));
  await page.getByRole('button', { name: 'See it as it is signed' }).click();
  const review = page.getByRole('dialog', { name: 'Hand in this version?' });
  await expect(review.getByRole('insertion').filter({ hasText: 'names a contact' })).toBeVisible();
  await review.getByRole('button', { name: 'Hand in for the sign-off' }).click();
  await expect(page.getByText('You wrote it: another operator signs it off.')).toBeVisible();

  await openAfresh(other, '/operatorDesk?tab=texts');
  await other
    .getByRole('note')
    .getByRole('link', { name: `Read version ${day}` })
    .click();
  await other.getByRole('button', { name: 'Send back' }).click();
  const back = other.getByRole('dialog', { name: `Send version ${day} back?` });
  await back.getByRole('textbox', { name: /^Why/ }).fill('Say who the contact is');
  await back.getByRole('button', { name: 'Send back' }).click();
  await expect(other.getByText('Why: Say who the contact is')).toBeVisible();

  await openAfresh(page, '/operatorDesk?tab=texts');
  const history = page.getByRole('list', { name: 'History' });
  await history
    .getByRole('link', { name: `Read version ${day}` })
    .first()
    .click();
  await page.getByRole('link', { name: 'Write a version from these words' }).click();
  await expect(page.getByRole('textbox', { name: /^Text in English/ })).toHaveValue(/names a contact\.$/);
  await page.getByRole('textbox', { name: /^From/ }).fill(day);
  await page.getByRole('button', { name: 'See it as it is signed' }).click();
  await review.getByRole('button', { name: 'Hand in for the sign-off' }).click();
  await expect(page.getByText('You wrote it: another operator signs it off.')).toBeVisible();

  await openAfresh(other, '/operatorDesk?tab=texts');
  await other
    .getByRole('note')
    .getByRole('link', { name: /^Read version/ })
    .click();
  await other.getByRole('button', { name: 'Sign off' }).click();
  const dialog = other.getByRole('dialog', { name: /^Sign off version/ });
  const send = () => dialog.getByRole('button', { name: 'Send code' }).click();
  const code = await codeSentTo(other, second.mobile, send);
  await dialog.getByLabel('Code from the SMS').fill(code === '000000' ? '000001' : '000000');
  await dialog.getByRole('button', { name: 'Sign off' }).click();
  await expect(dialog.getByLabel('Code from the SMS')).toHaveAttribute('aria-invalid', 'true');
  await dialog.getByLabel('Code from the SMS').fill(code);
  await dialog.getByRole('button', { name: 'Sign off' }).click();
  await expect(dialog).toBeHidden();
  await expect(other.getByText(new RegExp(`^Written by ${writer.name}`))).toBeVisible();
  await expect(other.getByText(new RegExp(`^Signed off by ${second.name}`))).toBeVisible();
  await expectAccessible(other);

  await other.getByRole('button', { name: 'Withdraw' }).click();
  await other.getByRole('dialog').getByRole('button', { name: 'Withdraw' }).click();
  await expect(other.getByText(`Withdrawn, was planned from ${day}`)).toBeVisible();
  expect([...writing.complaints, ...signing.complaints]).toEqual([]);
});

test('授权书新版本由另一位运营人员审签，并在生效前撤回', async ({ browser, baseURL, world }) => {
  const { second, writing, signing } = await operators(browser, baseURL, world, 'zh-CN');
  const day = dayFromNow(220);
  const [page, other] = [writing.page, signing.page];
  await openAfresh(page, '/operatorDesk?tab=texts&text=consent');
  await page.getByRole('link', { name: '撰写新版本' }).click();
  await addLine(page, /^英文正文/, 'It is about {items}.');
  await addLine(page, /^中文正文/, '涉及{items}。');
  await page.getByRole('textbox', { name: '生效日' }).fill(day);
  await page.getByRole('button', { name: '查看签署人所见' }).click();
  const review = page.getByRole('dialog', { name: '提交该版本？' });
  await expect(review.getByRole('group', { name: '手机宽度下的授权书' })).toContainText(
    '涉及身份核实、学历核实。',
  );
  await expectAccessible(page);
  await review.getByRole('button', { name: '提交审签' }).click();
  await expect(page.getByText('该版本由您撰写，须由另一位运营人员审签。')).toBeVisible();

  await openAfresh(other, '/operatorDesk?tab=texts&text=consent');
  await other
    .getByRole('note')
    .getByRole('link', { name: /^阅读版本/ })
    .click();
  await other.getByRole('button', { name: '审签' }).click();
  const dialog = other.getByRole('dialog', { name: /^审签版本/ });
  const code = await codeSentTo(other, second.mobile, () =>
    dialog.getByRole('button', { name: '发送验证码' }).click(),
  );
  await dialog.getByLabel('短信验证码').fill(code);
  await dialog.getByRole('button', { name: '审签' }).click();
  await expect(dialog).toBeHidden();
  await other.getByRole('button', { name: '撤回' }).click();
  await other.getByRole('dialog').getByRole('button', { name: '撤回' }).click();
  await expect(other.getByText(`已撤回，原定自 ${day} 起`)).toBeVisible();
  expect([...writing.complaints, ...signing.complaints]).toEqual([]);
});
