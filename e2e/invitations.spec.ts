import { provePhone } from './mainJobSteps';
import { codeSentTo, expectAccessible, newestSms, openAfresh, person } from './support';
import { expect, test } from './world/journey';

// A form by invitation: an untidy list is pasted, the people are told by SMS, one of them fills in and sends, somebody else is
// refused in plain words, and an invitation is withdrawn. Then the main steps in Chinese.

test('a form by invitation: pasted, told by SMS, filled in, refused to others, withdrawn', async ({
  browser,
  baseURL,
  world,
  enterprise,
}) => {
  test.setTimeout(240_000);
  const [invited, other, stranger] = [world.phone(), world.phone(), world.phone()];
  const { page, context } = await person(browser, { baseURL: baseURL!, as: enterprise.recruiter });

  await test.step('the recruiter opens a form to a list, and pastes it', async () => {
    await openAfresh(page, '/jobRegistration/form');
    await page.getByRole('textbox', { name: 'Title' }).fill('Referred drivers');
    await page.getByRole('combobox', { name: 'Education' }).selectOption('Not asked');
    await page.getByRole('button', { name: 'Save' }).click();
    await page.getByRole('button', { name: 'Open to applicants' }).click();
    const dialog = page.getByRole('dialog', { name: 'Open to applicants' });
    await dialog.getByRole('radio', { name: 'Only people of an invitation list' }).check();
    await dialog.getByRole('button', { name: 'Open to applicants' }).click();
    await page.getByRole('link', { name: 'Invitation list: 0' }).click();
    await expect(page.getByText('Nobody is on the list yet')).toBeVisible();
    await page.getByRole('button', { name: 'Add people' }).click();
    const adding = page.getByRole('dialog', { name: 'Add people to the list' });
    const list = adding.getByRole('textbox', { name: /^Names and phones/ });
    await list.fill(`Name\tPhone\n1\t孟晓东\t+86 ${invited}\nLi Wei\t138\n沈青，${other}`);
    await expect(adding.getByText('There is no mobile number of 11 digits')).toBeVisible();
    await expectAccessible(page);
    await adding.getByRole('button', { name: 'Add 2 people' }).click();
    await expect(list).toHaveValue('Li Wei\t138');
    await list.fill('');
    await adding.getByRole('button', { name: 'Back' }).click();
    await expect(page.getByText('孟晓东')).toBeVisible();
    await expectAccessible(page);
  });

  let address = '';
  await test.step('they are told by SMS in English', async () => {
    await page.getByRole('button', { name: 'Invite 2 people by SMS' }).click();
    const dialog = page.getByRole('dialog');
    await dialog.getByRole('radio', { name: 'English' }).check();
    await dialog.getByRole('button', { name: 'Send SMS' }).click();
    await expect(page.getByText(/2 invited/)).toBeVisible();
    const sent = await newestSms(page, invited, /invites you/);
    address = /https?:[^\s"<]*#\/apply\?s=[\w-]+/.exec(sent)![0];
    expect(sent).toContain('invites you to fill in its application form');
    expect(sent).not.toContain('Referred drivers');
  });

  await test.step('one of them fills in and sends; somebody else is refused in plain words', async () => {
    const hash = address.slice(address.indexOf('#'));
    const phone = await person(browser, { phone: true, baseURL: baseURL! });
    await phone.page.goto(`/${hash}`);
    await provePhone(phone.page, invited);
    await expect(phone.page.getByText(/has invited you/)).toBeVisible();
    await phone.page.getByRole('textbox', { name: 'Your name' }).fill('孟晓东');
    await phone.page.getByRole('checkbox', { name: 'I have read this' }).check();
    await phone.page.getByRole('button', { name: 'Send' }).click();
    await expect(phone.page.getByRole('heading', { name: /has your application/ })).toBeVisible();
    await phone.context.close();
    const second = await person(browser, { phone: true, baseURL: baseURL! });
    await second.page.goto(`/${hash}`);
    await provePhone(second.page, stranger);
    await expect(second.page.getByRole('heading', { name: 'This form is by invitation' })).toBeVisible();
    await expect(second.page.getByText(/your phone number is not on its list/)).toBeVisible();
    await expectAccessible(second.page);
    await second.page.getByRole('link', { name: 'Use another phone number' }).click();
    await expect(second.page.getByRole('textbox', { name: 'Phone number' })).toBeVisible();
    await second.context.close();
  });

  await test.step('the recruiter sees how far each has come, and withdraws one', async () => {
    await page.reload();
    await expect(page.getByText(/1 invited · 0 opened · 0 started · 1 sent in/)).toBeVisible();
    await page.getByRole('button', { name: 'Withdraw the invitation of 沈青' }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Withdraw' }).click();
    await expect(page.getByText(/0 invited · 0 opened · 0 started · 1 sent in/)).toBeVisible();
  });
  await context.close();
});

test('in Chinese on a phone: the list is pasted, and one of it gets in', async ({
  browser,
  baseURL,
  world,
  enterprise,
}) => {
  test.setTimeout(180_000);
  const invited = world.phone();
  const owner = await person(browser, {
    baseURL: baseURL!,
    as: enterprise.owner,
    lang: 'zh-CN',
    phone: true,
  });
  const { page } = owner;
  await openAfresh(page, '/jobRegistration/form');
  await page.getByRole('textbox', { name: '标题' }).fill('内部推荐');
  await page.getByRole('combobox', { name: '教育经历' }).selectOption('不填写');
  await page.getByRole('button', { name: '保存' }).click();
  await page.getByRole('button', { name: '开放登记' }).click();
  await page.getByRole('radio', { name: '仅限邀请名单上的人' }).check();
  await page.getByRole('dialog').getByRole('button', { name: '开放登记' }).click();
  const address = await page.getByRole('textbox', { name: '链接' }).inputValue();
  await page.getByRole('link', { name: '邀请名单：0 人' }).click();
  await page.getByRole('button', { name: '添加人员' }).click();
  await page.getByRole('textbox', { name: /^姓名和手机号/ }).fill(`白露 ${invited}`);
  await page.getByRole('button', { name: '添加 1 人' }).click();
  await expect(page.getByText('白露')).toBeVisible();
  const drawn = await page.evaluate(() => document.documentElement.scrollWidth);
  expect(drawn).toBeLessThanOrEqual(page.viewportSize()!.width);
  await expectAccessible(page);
  const applicant = await person(browser, { baseURL: baseURL!, lang: 'zh-CN', phone: true });
  await applicant.page.goto(address);
  await applicant.page.getByRole('textbox', { name: '手机号' }).fill(invited);
  const code = await codeSentTo(applicant.page, invited, () =>
    applicant.page.getByRole('button', { name: '发送验证码' }).click(),
  );
  await applicant.page.getByRole('textbox', { name: '验证码' }).fill(code);
  await applicant.page.getByRole('button', { name: '验证并打开' }).click();
  await expect(applicant.page.getByText(/邀请您填写。/)).toBeVisible();
  for (const { context } of [owner, applicant]) await context.close();
});
