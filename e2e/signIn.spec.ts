import { codeSentTo, expectAccessible, PASSWORD, person, signIn } from './support';
import { expect, test } from './world/journey';

const phrases = {
  en: {
    phone: 'Phone number',
    password: 'Password',
    submit: 'Sign in',
    sms: 'SMS code',
    code: 'Verification code',
    required: 'Please enter a phone number!',
    malformed: 'Please enter a valid phone number',
    wrong: 'Incorrect account or password',
    home: 'Home',
  },
  'zh-CN': {
    phone: '手机号',
    password: '密码',
    submit: '登录',
    sms: '短信验证码',
    code: '验证码',
    required: '请输入手机号',
    malformed: '请输入正确的手机号',
    wrong: '账号或密码错误',
    home: '首页',
  },
} as const;

for (const lang of ['en', 'zh-CN'] as const) {
  const say = phrases[lang];

  test(`a recruiter signs in with the password (${lang})`, async ({ browser, baseURL, enterprise }) => {
    const { mobile } = enterprise.recruiter;
    const { page, context, complaints } = await person(browser, { lang, baseURL: baseURL! });
    await page.goto('/#/login');
    await expect(page.locator('html')).toHaveAttribute('lang', lang);
    await expectAccessible(page);

    await page.getByRole('button', { name: say.submit, exact: true }).click();
    await expect(page.getByText(say.required).first()).toBeVisible();
    await page.getByRole('textbox', { name: say.phone }).fill('2380000');
    await page.getByRole('textbox', { name: say.password, exact: true }).fill('not-the-password');
    await page.getByRole('button', { name: say.submit, exact: true }).click();
    await expect(page.getByText(say.malformed).first()).toBeVisible();

    await page.getByRole('textbox', { name: say.phone }).fill(mobile);
    await page.getByRole('button', { name: say.submit, exact: true }).click();
    await expect(page.getByText(say.wrong).first()).toBeVisible();
    await expect(page.getByRole('textbox', { name: say.phone })).toHaveValue(mobile);

    await page.getByRole('textbox', { name: say.password, exact: true }).fill(PASSWORD);
    await page.getByRole('button', { name: say.submit, exact: true }).click();
    await expect(page).toHaveURL(/#\/homePage/);
    await expect(page.getByRole('link', { name: say.home, exact: true })).toBeVisible();
    await expectAccessible(page);
    expect(complaints).toEqual([]);
    await context.close();
  });

  test(`a viewer signs in with an SMS code (${lang})`, async ({ browser, baseURL, enterprise }) => {
    const { page, context, complaints } = await person(browser, { lang, baseURL: baseURL! });
    const { mobile } = enterprise.viewer;
    await page.goto('/#/login');
    await page.getByRole('tab', { name: say.sms }).click();
    await page.getByRole('textbox', { name: say.phone }).fill(mobile);
    const send = page.getByRole('button', { name: lang === 'en' ? 'Send code' : '发送验证码' });
    const code = await codeSentTo(page, mobile, () => send.click());
    await page.getByLabel(say.code, { exact: true }).fill(code);
    await page.getByRole('button', { name: say.submit, exact: true }).click();
    await expect(page).toHaveURL(/#\/homePage/);
    expect(complaints).toEqual([]);
    await context.close();
  });
}

test('a link to a screen is kept over signing in, and logging out ends the session', async ({
  browser,
  baseURL,
  enterprise,
}) => {
  const { page, context } = await person(browser, { baseURL: baseURL! });
  await page.goto('/#/backRecord');
  await expect(page).toHaveURL(/#\/login\?from=/);
  await page.getByRole('textbox', { name: 'Phone number' }).fill(enterprise.owner.mobile);
  await page.getByRole('textbox', { name: 'Password', exact: true }).fill(PASSWORD);
  await page.getByRole('button', { name: 'Sign in', exact: true }).click();
  await expect(page).toHaveURL(/#\/backRecord/);

  const token = await page.evaluate(() => Object.values(localStorage).join());
  await page.getByRole('button', { name: /^Your account/ }).click();
  await page.getByRole('menuitem', { name: 'Sign out' }).click();
  await expect(page).toHaveURL(/#\/login/);
  expect(await page.evaluate(() => Object.values(localStorage).join())).not.toEqual(token);
  await page.goto('/#/homePage');
  await expect(page).toHaveURL(/#\/login\?from=/);
  await context.close();
});

test('the customer phone of the gateway stands on the cover and on the login', async ({ page }) => {
  for (const route of ['/#/', '/#/login']) {
    await page.goto(route);
    await expect(
      page.getByText('Customer service 400-000-0000').filter({ visible: true }).first(),
    ).toBeVisible();
  }
});

test('a screen without the right is a 403 screen, an unknown one a 404 screen', async ({
  browser,
  baseURL,
  enterprise,
}) => {
  const { page, context } = await person(browser, { baseURL: baseURL! });
  await signIn(page, enterprise.viewer.mobile);
  await page.goto('/#/initiateBack');
  await expect(page.getByRole('heading', { level: 1 })).toContainText('You have no access to this screen');
  await page.goto('/#/no/such/screen');
  await expect(page.getByRole('heading', { level: 1 })).toContainText('This page does not exist');
  await context.close();
});
