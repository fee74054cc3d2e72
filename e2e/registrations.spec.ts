import { readFile } from 'node:fs/promises';
import { proveInChinese, provePhone } from './mainJobSteps';
import { expectAccessible, openAfresh, person } from './support';
import { expect, test } from './world/journey';

// A recruiter builds a form and opens it; an applicant fills it in on a phone, is interrupted, goes on with another one and sends; the
// recruiter orders from it. Then in Chinese on a phone, and what was sent is taken back.

const PDF = '%PDF-1.4\n1 0 obj<<>>endobj\ntrailer<<>>\nstartxref\n9\n%%EOF\n';
const paper = (name: string) => ({ name, mimeType: 'application/pdf', buffer: Buffer.from(PDF) });
const S = /#\/apply\?s=([\w-]+)/;

test('a form: built, filled in with a break, sent, ordered from', async ({
  browser,
  baseURL,
  world,
  enterprise,
}) => {
  test.setTimeout(240_000);
  const APPLICANT = { name: '孟晓东', mobile: world.phone() };
  const SECOND = { name: '陶然', mobile: world.phone() };
  const { page, context } = await person(browser, { baseURL: baseURL!, as: enterprise.recruiter });
  let address = '';

  await test.step('the recruiter builds a form with an own question and opens it', async () => {
    await openAfresh(page, '/homePage');
    const menu = page.getByRole('navigation', { name: 'Main menu' });
    await menu.getByRole('link', { name: 'Job registration' }).click();
    await expect(page.getByText('No form yet')).toBeVisible();
    await page.getByRole('link', { name: 'New form' }).click();
    await page.getByRole('textbox', { name: 'Title' }).fill('Store staff');
    await page.getByRole('combobox', { name: 'Documents as files' }).selectOption('At least one');
    await page.getByRole('button', { name: 'Add a question' }).click();
    await page.getByRole('textbox', { name: 'Question', exact: true }).fill('Are you married?');
    await page.getByRole('button', { name: 'Save' }).click();
    await expect(page.getByText(/Please name the law or rule/)).toBeVisible();
    await page.getByRole('textbox', { name: 'Question', exact: true }).fill('Which shift?');
    await page.getByRole('combobox', { name: 'Answer' }).selectOption('One of a list');
    await page.getByRole('textbox', { name: 'Choices, one a line' }).fill('Day\nNight');
    await page.getByRole('checkbox', { name: 'Must be answered' }).check();
    await expectAccessible(page);
    await page.getByRole('button', { name: 'Save' }).click();
    await expect(page.getByText('Nobody can apply with this form now.')).toBeVisible();
    await page.getByRole('button', { name: 'Open to applicants' }).click();
    const dialog = page.getByRole('dialog', { name: 'Open to applicants' });
    await dialog.getByRole('button', { name: 'Open to applicants' }).click();
    await expect(page.getByRole('img', { name: /QR code/ })).toBeVisible();
    address = await page.getByRole('textbox', { name: 'Link' }).inputValue();
    expect(address).toMatch(S);
    await expectAccessible(page);
    const sheet = page.waitForEvent('download');
    await page.getByRole('button', { name: 'Sheet to print' }).click();
    expect((await sheet).suggestedFilename()).toMatch(/\.pdf$/);
  });

  await test.step('an applicant fills in half of it on a phone and is interrupted', async () => {
    const phone = await person(browser, { phone: true, baseURL: baseURL! });
    await phone.page.goto(address);
    await expect(phone.page.getByText(/^Your link opens a form/)).toBeVisible();
    await provePhone(phone.page, APPLICANT.mobile);
    await expect(phone.page.getByRole('heading', { name: 'Store staff' })).toBeVisible();
    await phone.page.getByRole('textbox', { name: 'Your name' }).fill(APPLICANT.name);
    await phone.page.getByRole('textbox', { name: 'School' }).fill('复旦大学');
    const chosen = phone.page.locator('input[type=file]');
    await chosen.setInputFiles([paper('diploma.pdf'), paper('wrong.pdf')]);
    await expect(phone.page.getByRole('button', { name: 'Remove wrong.pdf' })).toBeVisible();
    await expect(phone.page.getByRole('progressbar')).toHaveCount(0);
    await expect(phone.page.getByText('Saved just now')).toBeVisible();
    await expectAccessible(phone.page);
    await phone.context.close();
  });

  await test.step('goes on with another phone, finds what was typed and uploaded, and sends', async () => {
    await world.minuteLater(APPLICANT.mobile);
    const phone = await person(browser, { phone: true, baseURL: baseURL! });
    await phone.page.goto(address);
    await provePhone(phone.page, APPLICANT.mobile);
    await expect(phone.page.getByRole('textbox', { name: 'Your name' })).toHaveValue(APPLICANT.name);
    await expect(phone.page.getByRole('textbox', { name: 'School' })).toHaveValue('复旦大学');
    await phone.page.getByRole('button', { name: 'Remove wrong.pdf' }).click();
    await expect(phone.page.getByText('wrong.pdf')).toBeHidden();
    await phone.page.getByRole('button', { name: 'Send' }).click();
    await expect(phone.page.getByText('Please answer this question')).toBeVisible();
    await phone.page.getByRole('combobox', { name: 'Level' }).selectOption('Bachelor');
    await phone.page.getByRole('textbox', { name: /^Graduated/ }).fill('2016-07');
    await phone.page.getByRole('combobox', { name: 'How it ended' }).selectOption({ index: 1 });
    await phone.page.getByRole('radio', { name: 'No' }).check();
    await phone.page.getByRole('combobox', { name: 'Which shift?' }).selectOption('Night');
    await phone.page.getByRole('checkbox', { name: 'I have read this' }).check();
    await phone.page.getByRole('button', { name: 'Send' }).click();
    await expect(phone.page.getByRole('heading', { name: /has your application/ })).toBeVisible();
    await expect(phone.page.getByText('Night')).toBeVisible();
    const own = phone.page.waitForEvent('download');
    await phone.page.getByRole('button', { name: 'Open diploma.pdf' }).click();
    await own;
    await expectAccessible(phone.page);
    await phone.context.close();
  });

  await test.step('the recruiter reads it and starts a check without typing name or phone', async () => {
    await openAfresh(page, '/jobRegistration');
    await expect(page.getByText('1 application')).toBeVisible();
    await page.getByRole('link', { name: APPLICANT.name }).click();
    await expect(page.getByText('复旦大学')).toBeVisible();
    await expect(page.getByText(APPLICANT.mobile)).toBeVisible();
    const opened = page.waitForEvent('download');
    await page.getByRole('button', { name: 'Open diploma.pdf' }).click();
    await opened;
    await page.getByRole('textbox', { name: 'New tag' }).fill('interview');
    await page.getByRole('button', { name: 'Add' }).click();
    await expect(page.getByRole('button', { name: 'Take off interview' })).toBeVisible();
    await expectAccessible(page);
    await page.getByRole('link', { name: 'Start a check' }).click();
    await expect(page.getByRole('textbox', { name: 'Name' })).toHaveValue(APPLICANT.name);
    await expect(page.getByRole('textbox', { name: 'Phone number' })).toHaveValue(APPLICANT.mobile);
    await page.getByRole('radio', { name: 'Standard' }).check();
    await page.getByRole('textbox', { name: 'Position', exact: true }).fill('Shop assistant');
    for (const reason of await page.getByRole('textbox', { name: /^Why / }).all())
      if ((await reason.inputValue()) === '') await reason.fill('Has the keys of the store');
    await page.getByRole('button', { name: 'Review order' }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Place order' }).click();
    await expect(page.getByRole('heading', { name: 'Order placed' })).toBeVisible();
    await openAfresh(page, '/jobRegistration');
    await expect(page.getByRole('link', { name: 'Begun' })).toBeVisible();
    await page.getByRole('combobox', { name: 'Tag: choose' }).selectOption('interview');
    await expect(page.getByRole('link', { name: APPLICANT.name })).toBeVisible();
    const exported = page.waitForEvent('download');
    await page.getByRole('button', { name: 'Export' }).click();
    await page.getByRole('menuitem', { name: /CSV/ }).click();
    const text = await readFile(await (await exported).path(), 'utf8');
    expect(text).toContain('interview');
    // Named as the list names them, for who may see it; the phone stays masked.
    expect(text).toMatch(new RegExp(`${APPLICANT.name},\\d{3}\\*{4}\\d{4},`));
  });

  await test.step('another applicant sends it, and both become a batch: who has a check already is told', async () => {
    const phone = await person(browser, { phone: true, baseURL: baseURL! });
    await phone.page.goto(address);
    await provePhone(phone.page, SECOND.mobile);
    await phone.page.getByRole('textbox', { name: 'Your name' }).fill(SECOND.name);
    await phone.page.getByRole('textbox', { name: 'School' }).fill('同济大学');
    await phone.page.getByRole('combobox', { name: 'Level' }).selectOption('Bachelor');
    await phone.page.getByRole('textbox', { name: /^Graduated/ }).fill('2018-07');
    await phone.page.getByRole('combobox', { name: 'How it ended' }).selectOption({ index: 1 });
    await phone.page.getByRole('radio', { name: 'No' }).check();
    await phone.page.getByRole('combobox', { name: 'Which shift?' }).selectOption('Day');
    await phone.page.locator('input[type=file]').setInputFiles([paper('diploma.pdf')]);
    await expect(phone.page.getByRole('button', { name: 'Remove diploma.pdf' })).toBeVisible();
    await expect(phone.page.getByRole('progressbar')).toHaveCount(0);
    await phone.page.getByRole('checkbox', { name: 'I have read this' }).check();
    await phone.page.getByRole('button', { name: 'Send' }).click();
    await expect(phone.page.getByRole('heading', { name: /has your application/ })).toBeVisible();
    await phone.context.close();

    await openAfresh(page, '/jobRegistration');
    for (const { name } of [APPLICANT, SECOND])
      await page.getByRole('checkbox', { name: `Select ${name}` }).check();
    await expectAccessible(page);
    await page.getByRole('button', { name: 'Start 2 checks…' }).click();
    await expect(page.getByRole('heading', { name: 'What is ordered for every row' })).toBeVisible();
    await page.getByRole('combobox', { name: 'Package' }).selectOption({ index: 1 });
    await page.getByRole('textbox', { name: 'Position', exact: true }).fill('Shop assistant');
    for (const reason of await page.getByRole('textbox', { name: /^Why / }).all())
      await reason.fill('Has the keys of the store');
    await page.getByRole('button', { name: 'Check the rows with this' }).click();
    await expect(page.getByText('1 row to be ordered · 1 row has a fault')).toBeVisible({ timeout: 30_000 });
    await page.getByRole('button', { name: 'Go on to confirm' }).click();
    await page.getByRole('button', { name: /^Order 1 check for ¥/ }).click();
    await expect(page).toHaveURL(/#\/batchRecord\?id=/);
    await expect(page.getByText('Done', { exact: true })).toBeVisible({ timeout: 30_000 });
    await openAfresh(page, '/jobRegistration');
    await expect(page.getByRole('link', { name: 'Begun' })).toHaveCount(2);
  });
  await context.close();
});

test('in Chinese on a phone: opened, filled in with a break, taken over into an order, taken back', async ({
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
  const { page } = owner;
  await openAfresh(page, '/jobRegistration/form');
  await page.getByRole('textbox', { name: '标题' }).fill('仓储登记');
  await page.getByRole('combobox', { name: '教育经历' }).selectOption('不填写');
  await page.getByRole('button', { name: '保存' }).click();
  await page.getByRole('button', { name: '开放登记' }).click();
  await page.getByRole('dialog').getByRole('button', { name: '开放登记' }).click();
  const address = await page.getByRole('textbox', { name: '链接' }).inputValue();
  const drawn = await page.evaluate(() => document.documentElement.scrollWidth);
  expect(drawn).toBeLessThanOrEqual(page.viewportSize()!.width);
  await expectAccessible(page);

  const mobile = world.phone();
  const comes = async () => {
    const one = await person(browser, { baseURL: baseURL!, lang: 'zh-CN', phone: true });
    await one.page.goto(address);
    await proveInChinese(one.page, mobile);
    return one;
  };
  const begun = await comes();
  await begun.page.getByRole('textbox', { name: '姓名' }).fill('白露');
  await expect(begun.page.getByText(/已保存/)).toBeVisible();
  await begun.context.close();
  await world.minuteLater(mobile);
  const applicant = await comes();
  await expect(applicant.page.getByRole('textbox', { name: '姓名' })).toHaveValue('白露');
  await applicant.page.getByRole('checkbox', { name: '我已阅读以上内容' }).check();
  await applicant.page.getByRole('button', { name: '提交' }).click();
  await expect(applicant.page.getByRole('heading', { name: /已收到您的登记/ })).toBeVisible();
  await openAfresh(page, '/jobRegistration');
  await page.getByRole('link', { name: '白露' }).click();
  await page.getByRole('link', { name: '发起背调' }).click();
  await expect(page.getByRole('textbox', { name: '姓名' })).toHaveValue('白露');
  await expect(page.getByRole('textbox', { name: '手机号' })).toHaveValue(mobile);

  await applicant.page.getByRole('button', { name: '全部删除' }).click();
  await applicant.page.getByRole('dialog').getByRole('button', { name: '全部删除' }).click();
  await expect(applicant.page.getByText('您提供的内容已全部删除。')).toBeVisible();
  await openAfresh(page, '/jobRegistration');
  await expect(page.getByText('还没有登记记录')).toBeVisible();
  for (const { context } of [owner, applicant]) await context.close();
});
