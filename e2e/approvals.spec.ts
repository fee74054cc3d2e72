import type { APIRequestContext, Browser, Locator, Page } from '@playwright/test';
import { callsOf } from './calls';
import { approvalCodeOf, codeSentTo, expectAccessible, openAfresh, person } from './support';
import { expect, test } from './world/journey';
import type { Enterprise, Somebody } from './world/world';

// A recruiter's order above the limit, or over a budget, waits; who may approve so much decides, with a reason or by placing it. Races and
// the books are tested in the gateway.

interface PackageRow {
  packageId: string;
  price: number;
  name: string;
}

/** Saves with the code sent to one's own phone; a wrong one is told at its field, and nothing typed is lost. */
async function saveWithCode(page: Page, form: Page | Locator, { mobile }: Somebody): Promise<void> {
  const code = await codeSentTo(page, mobile, () => form.getByRole('button', { name: 'Send code' }).click());
  const field = form.getByLabel('Code from the SMS');
  const save = form.getByRole('button', { name: 'Save' });
  await field.fill(code === '000000' ? '000001' : '000000');
  await expectAccessible(page);
  await save.click();
  await expect(field).toHaveAttribute('aria-invalid', 'true');
  await field.fill(code);
  await save.click();
}

const open = (
  browser: Browser,
  baseURL: string,
  as: Somebody,
  more: { lang?: 'zh-CN'; phone?: boolean } = {},
) => person(browser, { baseURL, as, ...more });

test('above the limit an order waits: said before it is confirmed, approved by who may, told to its orderer', async ({
  browser,
  baseURL,
  world,
  enterprise,
  request,
}) => {
  // An administrator sets the limit, the owner lets finance approve; each with a code to their own phone.
  const admin = await open(browser, baseURL!, enterprise.admin);
  await openAfresh(admin.page, '/financialManage?tab=approvals');
  await admin.page.getByRole('button', { name: 'Change what waits' }).click();
  await admin.page.getByLabel(/^Orders above this price wait/).fill('10');
  await saveWithCode(admin.page, admin.page, enterprise.admin);
  await expect(admin.page.getByText('Saved')).toBeVisible();
  const owner = await open(browser, baseURL!, enterprise.owner);
  await openAfresh(owner.page, '/financialManage?tab=approvals');
  await owner.page
    .getByRole('button', { name: `Change what ${enterprise.finance.name} may approve` })
    .click();
  await owner.page.getByLabel(/^Orders up to/).fill('5000');
  await saveWithCode(owner.page, owner.page.getByRole('dialog'), enterprise.owner);
  await expect(owner.page.getByText('orders up to ¥5,000.00')).toBeVisible();
  await expectAccessible(owner.page);

  // The recruiter is told before anything is confirmed.
  const name = '欧阳待批';
  const recruiter = await open(browser, baseURL!, enterprise.recruiter);
  await openAfresh(recruiter.page, '/initiateBack');
  const call = await callsOf(request, enterprise.recruiter);
  const basic = (await call<PackageRow[]>('/package/package/list', {}))[0]!;
  const { page } = recruiter;
  await page.getByRole('radio', { name: basic.name }).check();
  await page.getByRole('textbox', { name: 'Name', exact: true }).fill(name);
  await page.getByRole('textbox', { name: 'Phone number' }).fill(world.phone());
  await page.getByRole('textbox', { name: 'Position', exact: true }).fill('Cashier');
  for (const reason of await page.getByRole('textbox', { name: /^Why / }).all())
    await reason.fill('Handles cash every day');
  await expect(page.getByText('Orders above ¥10.00 wait until somebody approves them.')).toBeVisible();
  await page.getByRole('button', { name: 'Review order' }).click();
  await page.getByRole('button', { name: 'Ask for approval' }).click();
  await expect(page.getByRole('heading', { name: 'Order saved, waiting for approval' })).toBeVisible();
  await expect(page.getByText(new RegExp(`${enterprise.finance.name}.* may approve it`))).toBeVisible();
  await expectAccessible(page);

  // Finance finds it from home and approves it.
  const finance = await open(browser, baseURL!, enterprise.finance);
  await openAfresh(finance.page, '/homePage');
  await finance.page.getByRole('link', { name: /Waits for your approval/ }).click();
  const row = finance.page.getByRole('listitem').filter({ hasText: name });
  await expect(row).toContainText('The price is above ¥10.00');
  await expect(row).toContainText('Handles cash every day');
  await expectAccessible(finance.page);
  await row.getByRole('button', { name: /^Approve/ }).click();
  await finance.page.getByRole('dialog').getByRole('button', { name: 'Approve' }).click();
  await expect(finance.page.getByText('Approved and placed')).toBeVisible();
  await expect(row).toHaveCount(0);

  // Its orderer reads who approved it, and that the candidate is asked now.
  await page.reload();
  await expect(page.getByText(new RegExp(`^Approved by ${enterprise.finance.name}`))).toBeVisible();
  await page.getByRole('link', { name: 'Open record' }).click();
  await expect(page.getByText('Awaiting consent').first()).toBeVisible();
  for (const { complaints } of [admin, owner, recruiter, finance]) expect(complaints).toEqual([]);
});

/** An order of the identity check alone, by calls. @returns its id and price */
async function smallOrder(request: APIRequestContext, as: Somebody, candidate: object) {
  const call = await callsOf(request, as);
  const basic = (await call<PackageRow[]>('/package/package/list', {}))[0]!;
  const item = { packageId: basic.packageId, itemCodes: ['identity'] };
  const { price } = await call<{ price: number }>('/order/order/quote', item);
  const { orderId } = await call<{ orderId: string }>('/order/order/place', {
    ...{ ...item, expectedPrice: price, positionTitle: '出纳', positionClass: 'finance', consentWay: 'sms' },
    ...{ reasons: { identity: '每天经手现金' }, candidate },
  });
  return { orderId, price };
}
/** A month's budget of one yuan for the recruiter. */
async function tighten(request: APIRequestContext, { owner, recruiter }: Enterprise): Promise<void> {
  const call = await callsOf(request, owner);
  await call('/account/member/edit', { userId: recruiter.userId, monthlyBudget: 100 });
}

test('over a budget an order waits: one who may approve enough places it, one with less rejects a smaller one, and its orderer reads why', async ({
  browser,
  baseURL,
  world,
  enterprise,
  request,
}) => {
  await tighten(request, enterprise);
  const [large, small] = [world.candidateName(), world.candidateName()];
  const { orderId, price } = await smallOrder(request, enterprise.recruiter, {
    ...{ name: small, mobile: world.phone() },
  });
  // Finance may approve the small one alone.
  const ofOwner = await callsOf(request, enterprise.owner);
  const verifyCode = await approvalCodeOf({ request }, enterprise.owner);
  const upTo = Math.ceil(price / 100) * 100;
  await ofOwner('/approval/approver/save', { userId: enterprise.finance.userId, upTo, verifyCode });

  const recruiter = await open(browser, baseURL!, enterprise.recruiter);
  const { page } = recruiter;
  await openAfresh(page, '/initiateBack');
  await expect(page.getByText(/^Your budget this month: .* left of ¥1\.00$/)).toBeVisible();
  await page.getByRole('radio', { name: 'Basic' }).check();
  await page.getByRole('textbox', { name: 'Name', exact: true }).fill(large);
  await page.getByRole('textbox', { name: 'Phone number' }).fill(world.phone());
  await page.getByRole('textbox', { name: 'Position', exact: true }).fill('Cashier');
  for (const reason of await page.getByRole('textbox', { name: /^Why / }).all())
    await reason.fill('Handles cash every day');
  await expect(page.getByText(/above what is left, so it waits until somebody approves it/)).toBeVisible();
  await page.getByRole('button', { name: 'Review order' }).click();
  await page.getByRole('button', { name: 'Ask for approval' }).click();
  await expect(page.getByRole('heading', { name: 'Order saved, waiting for approval' })).toBeVisible();
  await expect(page.getByText('It was above what was left of the orderer’s own budget.')).toBeVisible();
  // Only who may approve as much is named.
  const named = page.getByText(new RegExp(`${enterprise.owner.name} may approve it`));
  await expect(named).toBeVisible();
  await expect(named).not.toContainText(enterprise.finance.name);

  const finance = await open(browser, baseURL!, enterprise.finance);
  await openAfresh(finance.page, '/financialManage?tab=approvals');
  const waits = (at: Page, name: string) => at.getByRole('listitem').filter({ hasText: name });
  await expect(waits(finance.page, small)).toContainText('Above what was left of their own budget');
  await expect(waits(finance.page, large)).toHaveCount(0);
  await waits(finance.page, small)
    .getByRole('button', { name: /^Reject/ })
    .click();
  const dialog = finance.page.getByRole('dialog');
  await dialog.getByLabel(/^Reason/).fill('The post is filled in January');
  await dialog.getByRole('button', { name: 'Reject' }).click();
  await expect(finance.page.getByText('Rejected')).toBeVisible();

  const owner = await open(browser, baseURL!, enterprise.owner);
  await openAfresh(owner.page, '/financialManage?tab=approvals');
  await waits(owner.page, large)
    .getByRole('button', { name: /^Approve/ })
    .click();
  await owner.page.getByRole('dialog').getByRole('button', { name: 'Approve' }).click();
  await expect(owner.page.getByText('Approved and placed')).toBeVisible();

  await page.reload();
  await expect(page.getByText(new RegExp(`^Approved by ${enterprise.owner.name}`))).toBeVisible();
  await openAfresh(page, `/orderSuccess?orderId=${orderId}`);
  await expect(page.getByText(/The post is filled in January/)).toBeVisible();
  for (const { complaints } of [recruiter, finance, owner]) expect(complaints).toEqual([]);
});

test('in Chinese on a phone: over a budget, rejected with a reason, which the orderer reads', async ({
  browser,
  baseURL,
  world,
  enterprise,
  request,
}) => {
  await tighten(request, enterprise);
  const candidate = { name: '司马待批', mobile: world.phone() };
  const { orderId } = await smallOrder(request, enterprise.recruiter, candidate);
  const owner = await open(browser, baseURL!, enterprise.owner, { lang: 'zh-CN', phone: true });
  await openAfresh(owner.page, '/financialManage?tab=approvals');
  const row = owner.page.getByRole('listitem').filter({ hasText: '司马待批' });
  await expect(row).toContainText('每天经手现金');
  await expect(row).toContainText('超出下单人预算的剩余额度');
  await row.getByRole('button', { name: /^驳回/ }).click();
  const dialog = owner.page.getByRole('dialog');
  await dialog.getByRole('button', { name: '驳回' }).click();
  await expect(dialog.getByText('请填写原因')).toBeVisible();
  await dialog.getByLabel(/^原因/).fill('一月以后再招');
  await dialog.getByRole('button', { name: '驳回' }).click();
  await expect(owner.page.getByText('已驳回')).toBeVisible();
  await expectAccessible(owner.page);
  const recruiter = await open(browser, baseURL!, enterprise.recruiter, { lang: 'zh-CN', phone: true });
  await openAfresh(recruiter.page, `/orderSuccess?orderId=${orderId}`);
  await expect(recruiter.page.getByRole('heading', { name: '订单未通过审批' })).toBeVisible();
  await expect(recruiter.page.getByText(/一月以后再招/)).toBeVisible();
  for (const { complaints } of [owner, recruiter]) expect(complaints).toEqual([]);
});
