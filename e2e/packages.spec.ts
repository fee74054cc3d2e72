import { LINK, provePhone } from './mainJobSteps';
import { expectAccessible, newestSms, openAfresh, person } from './support';
import { expect, test } from './world/journey';

// An owner puts a package together, a recruiter orders with it, the candidate reads why an unusual item is asked for; the package
// changes, and what was ordered does not. Then a draft on a phone in Chinese, which a second tab has overtaken.

const REASON = 'Empties the cash boxes of four stores every evening';

test('an own package: put together, ordered, read by the candidate, changed', async ({
  browser,
  baseURL,
  world,
  enterprise,
}) => {
  test.setTimeout(180_000);
  const CANDIDATE = { name: '邵文博', mobile: world.phone() };
  const owner = await person(browser, { baseURL: baseURL!, as: enterprise.owner });
  const recruiter = await person(browser, { baseURL: baseURL!, as: enterprise.recruiter });

  await test.step('the owner finds items, is asked for a reason, and publishes', async () => {
    const { page } = owner;
    await openAfresh(page, '/homePage');
    await page.getByRole('navigation', { name: 'Main menu' }).getByRole('link', { name: 'Packages' }).click();
    await page.getByRole('link', { name: 'New package' }).click();
    await page.getByRole('textbox', { name: 'Name' }).fill('Store staff');
    for (const item of ['Identity', 'Employment', 'Financial risk'])
      await page.getByRole('button', { name: `Add ${item}`, exact: true }).click();
    await page.getByRole('combobox', { name: 'How many of Employment' }).selectOption('2');
    await page.getByRole('button', { name: 'Publish' }).click();
    await expect(page.getByText('Please say why this item is needed for the position')).toBeVisible();
    await page.getByRole('textbox', { name: 'Why Financial risk is asked for' }).fill(REASON);
    // The last one is dragged to the front.
    const rows = page.getByRole('list', { name: 'In the package' }).getByRole('listitem');
    await page.getByTitle('Drag Financial risk').dragTo(rows.first(), { targetPosition: { x: 8, y: 2 } });
    await expect(rows.first()).toContainText('Financial risk');
    await expectAccessible(page);
    await page.getByRole('button', { name: 'Publish' }).click();
    await expect(page).toHaveURL(/mealManage\/detail/);
    await expect(page.getByText('Version 1 · ¥345.00')).toBeVisible();
    await expectAccessible(page);
  });

  await test.step('a recruiter orders with it; its reason stands there and none is written twice', async () => {
    const { page } = recruiter;
    await openAfresh(page, '/mealManage');
    await page.getByRole('link', { name: 'Store staff' }).click();
    await page.getByRole('link', { name: 'Order with it' }).click();
    await expect(page.getByRole('radio', { name: 'Store staff' })).toBeChecked();
    await page.getByRole('textbox', { name: 'Name' }).fill(CANDIDATE.name);
    await page.getByRole('textbox', { name: 'Phone number' }).fill(CANDIDATE.mobile);
    await page.getByRole('textbox', { name: 'Position', exact: true }).fill('Shop assistant');
    await expect(page.getByRole('textbox', { name: /^Why .*Financial risk/ })).toHaveValue(REASON);
    await page.getByRole('textbox', { name: /^Why .*Identity/ }).fill('Has the keys of the stores');
    await page.getByRole('button', { name: 'Review order' }).click();
    const dialog = page.getByRole('dialog', { name: 'Place this order?' });
    await dialog.getByRole('button', { name: 'Place order' }).click();
    await expect(page.getByRole('heading', { name: 'Order placed' })).toBeVisible();
  });

  await test.step('the candidate reads the reason on a phone', async () => {
    const { page, context } = await person(browser, { phone: true, baseURL: baseURL! });
    const text = await newestSms(page, CANDIDATE.mobile, LINK);
    await page.goto(`/#${LINK.exec(text)![1]!}`);
    await provePhone(page, CANDIDATE.mobile);
    await page.getByRole('button', { name: 'Start' }).click();
    await expect(page.getByText(REASON)).toBeVisible();
    await context.close();
  });

  await test.step('the owner changes it: the order keeps what it bought, and the use is told', async () => {
    const { page } = owner;
    await page.reload();
    await expect(page.getByText(enterprise.recruiter.name)).toBeVisible();
    await page.getByRole('link', { name: 'Change' }).click();
    await page.getByRole('button', { name: 'Remove Financial risk' }).click();
    await page.getByRole('button', { name: 'Publish' }).click();
    const versions = page.getByRole('list', { name: 'Versions and prices' });
    await expect(versions.getByText('Removed: Financial risk')).toBeVisible();
    await expect(versions.getByText('¥100.00 less')).toBeVisible();
    await openAfresh(page, '/backRecord');
    await page.getByText(CANDIDATE.name).first().click();
    await expect(page.getByText('Financial risk').first()).toBeVisible();
    await expect(page.getByText('¥345.00').first()).toBeVisible();
  });
  for (const { context } of [owner, recruiter]) await context.close();
});

test('a draft on a phone in Chinese, overtaken by a second tab', async ({ browser, baseURL, enterprise }) => {
  const { page, context } = await person(browser, {
    baseURL: baseURL!,
    as: enterprise.admin,
    lang: 'zh-CN',
    phone: true,
  });
  await openAfresh(page, '/mealManage/add');
  await page.getByRole('textbox', { name: '名称' }).fill('司机');
  await page.getByRole('combobox', { name: '岗位类别' }).selectOption('驾驶');
  for (const item of ['身份核实', '职业资格核实'])
    await page.getByRole('button', { name: `添加“${item}”`, exact: true }).click();
  await page.getByRole('button', { name: '上移“职业资格核实”' }).press('Enter');
  await expect(page.getByRole('button', { name: '上移“职业资格核实”' })).toBeFocused();
  await expectAccessible(page);
  // Nothing scrolls sideways on a phone.
  const drawn = await page.evaluate(() => document.documentElement.scrollWidth);
  expect(drawn).toBeLessThanOrEqual(page.viewportSize()!.width);
  await page.getByRole('button', { name: '保存草稿' }).click();
  await page.getByRole('link', { name: '继续编辑草稿' }).first().click();
  await expect(page.getByRole('textbox', { name: '名称' })).toHaveValue('司机');

  const other = await context.newPage();
  await other.goto(page.url());
  await other.getByRole('textbox', { name: '名称' }).fill('货车司机');
  await other.getByRole('button', { name: '保存草稿' }).click();
  await expect(other.getByRole('heading', { level: 1 })).toContainText('货车司机');

  await page.getByRole('textbox', { name: '名称' }).fill('长途司机');
  await page.getByRole('button', { name: '发布' }).click();
  await expect(page.getByText('该套餐已在其他标签页或由其他人修改。')).toBeVisible();
  await expect(page.getByRole('textbox', { name: '名称' })).toHaveValue('长途司机');
  // What was pressed is done, in place of what the other tab saved.
  await page.getByRole('button', { name: '用我的内容覆盖' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toContainText('长途司机');
  await expect(page.getByText('可下单', { exact: true })).toBeVisible();
  await expectAccessible(page);
  await context.close();
});
