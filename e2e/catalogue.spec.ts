import { callsOf, type Call } from './calls';
import { dayFromNow } from './mainJobSteps';
import { expectAccessible, openAfresh, person } from './support';
import { expect, test } from './world/journey';

// An operator changes what a kind of check costs and takes from today on; an enterprise sees the new price, and what it ordered
// before keeps the old one. Then what one enterprise pays for a standard package, and a planned change that is withdrawn, in Chinese.

interface Offered {
  packageId: string;
  price: number;
}

/** A trainee's position hardly requires it otherwise. */
const REASON = 'The programme is open to graduates alone';

const yuan = (fen: number) => `¥${(fen / 100).toFixed(2)}`;

/** Orders a package of one item for a new person, at a price. */
const order = (call: Call, { packageId, price }: Offered, mobile: string) =>
  call<{ checkId: string; price: number }>('/order/order/place', {
    packageId,
    itemCodes: ['degree'],
    positionTitle: 'Graduate trainee',
    positionClass: 'general',
    reasons: {},
    candidate: { name: '韦思源', mobile },
    consentWay: 'sms',
    expectedPrice: price,
  });

test('a changed price and time: the enterprise sees the new ones, an order placed before keeps the old', async ({
  browser,
  baseURL,
  world,
  enterprise,
}) => {
  test.setTimeout(120_000);
  const operator = await person(browser, { baseURL: baseURL!, as: await world.staff('operator') });
  const owner = await person(browser, { baseURL: baseURL!, as: enterprise.owner });
  const call = await callsOf(owner.page.request, enterprise.owner);
  const draft = { name: 'Graduates', description: '', positionClass: 'general' };
  const saved = await call<{ packageId: string; savedAt: string; price: number }>('/package/package/save', {
    ...draft,
    items: [{ itemCode: 'degree', copies: 1, reason: REASON }],
  });
  const { packageId, savedAt, price: old } = saved;
  await call('/package/package/publish', { packageId, savedAt, expectedPrice: old });
  const before = await order(call, { packageId, price: old }, world.phone());
  const dearer = old + 150;

  await test.step('the operator sees which packages it touches, and changes it at once', async () => {
    const { page } = operator;
    await openAfresh(page, '/mealManage');
    await page.getByRole('link', { name: 'Degree', exact: true }).click();
    await page.getByRole('button', { name: 'Change this item' }).click();
    await page.getByRole('textbox', { name: 'Price in yuan' }).fill((dearer / 100).toFixed(2));
    await page.getByRole('textbox', { name: 'Working days promised' }).fill('4');
    await page.getByRole('button', { name: 'See what changes' }).click();
    const dialog = page.getByRole('dialog', { name: 'Change this item now?' });
    await expect(dialog.getByRole('row').filter({ hasText: enterprise.name })).toContainText(yuan(dearer));
    await dialog.getByRole('button', { name: 'Change now' }).click();
    await expect(page.getByText(`Price in yuan: ${yuan(old)} → ${yuan(dearer)}`)).toBeVisible();
    await expectAccessible(page);
  });

  await test.step('the enterprise sees the new price where it puts a package together', async () => {
    const { page } = owner;
    await openAfresh(page, '/mealManage/add');
    await page.getByRole('button', { name: 'Add Degree', exact: true }).click();
    await expect(page.getByRole('list', { name: 'In the package' })).toContainText(yuan(dearer));
  });

  await test.step('what is published and what was ordered keep the old one', async () => {
    const { page } = owner;
    await page.getByRole('textbox', { name: 'Name' }).fill('Trainees');
    await page.getByRole('textbox', { name: 'Why Degree is asked for' }).fill(REASON);
    await page.getByRole('button', { name: 'Publish' }).click();
    await expect(page.getByText(`Version 1 · ${yuan(dearer)}`)).toBeVisible();
    await openAfresh(page, `/mealManage/detail?id=${packageId}`);
    await expect(page.getByText(`Version 1 · ${yuan(old)}`)).toBeVisible();
    await openAfresh(page, `/backRecord/detail?id=${before.checkId}`);
    await expect(page.getByText(yuan(old)).first()).toBeVisible();
    await expect(page.getByText(yuan(dearer))).toHaveCount(0);
  });
  expect([...operator.complaints, ...owner.complaints]).toEqual([]);
});

test('专属价格即刻生效，标准套餐的调整计划在生效前撤回', async ({ browser, baseURL, world, enterprise }) => {
  test.setTimeout(120_000);
  const as = await world.staff('operator');
  const { page } = await person(browser, { baseURL: baseURL!, lang: 'zh-CN', as });

  await test.step('运营设置企业的专属价格', async () => {
    await openAfresh(page, '/mealManage?tab=prices');
    await page.getByLabel('搜索企业').fill(enterprise.name);
    await page.getByRole('link', { name: enterprise.name }).click();
    await page.getByRole('button', { name: '设置“基础版”的价格' }).click();
    const dialog = page.getByRole('dialog');
    await dialog.getByRole('textbox', { name: /^专属价格/ }).fill('50');
    await expectAccessible(page);
    await dialog.getByRole('button', { name: '设置该价格' }).click();
    await expect(page.getByText('基础版 · ¥50.00')).toBeVisible();
    await expectAccessible(page);
  });

  await test.step('企业看到并按专属价格下单', async () => {
    const owner = await person(browser, { baseURL: baseURL!, lang: 'zh-CN', as: enterprise.owner });
    await openAfresh(owner.page, '/mealManage');
    const card = owner.page.getByRole('listitem', { name: '基础版' });
    await expect(card).toContainText('¥50.00');
    await expect(card).toContainText('专属价格，标准价');
    await openAfresh(owner.page, '/initiateBack');
    await expect(owner.page.getByText(/^专属价格，标准价/)).toBeVisible();
    await owner.context.close();
  });

  await test.step('标准套餐：计划、查看影响、撤回', async () => {
    const day = dayFromNow(300);
    await openAfresh(page, '/mealManage?tab=standard');
    await page.getByRole('link', { name: '标准版' }).click();
    await page.getByRole('button', { name: '修改该套餐' }).click();
    await page.getByRole('textbox', { name: '价格（元）' }).fill('450');
    await page.getByRole('textbox', { name: '生效日' }).fill(day);
    await expectAccessible(page);
    await page.getByRole('button', { name: '查看影响' }).click();
    const dialog = page.getByRole('dialog');
    await expect(dialog.getByText(/^届时各项目单独合计/)).toBeVisible();
    await dialog.getByRole('button', { name: `自 ${day} 起调整` }).click();
    const history = page.getByRole('list', { name: '历史记录' });
    await expect(history).toContainText(`计划自 ${day} 起生效`);
    await expect(history).toContainText('价格：¥420.00 → ¥450.00');
    await page.getByRole('button', { name: '撤回' }).click();
    await page.getByRole('dialog').getByRole('button', { name: '撤回' }).click();
    await expect(page.getByRole('button', { name: '修改该套餐' })).toBeVisible();
    await expect(history).toContainText('已撤回');
    await expectAccessible(page);
  });
});
