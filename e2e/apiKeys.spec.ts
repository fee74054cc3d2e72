import type { APIRequestContext } from '@playwright/test';
import { expectAccessible, person } from './support';
import { expect, test } from './world/journey';

interface Reply {
  code: number;
  msg: string;
  data: unknown;
}

/** Another system: it has an address and a key, and no session. */
class OtherSystem {
  constructor(
    private readonly request: APIRequestContext,
    private readonly base: string,
    private readonly key: string,
  ) {}

  private headers(more: Record<string, string> = {}) {
    return { appcode: 'bd-web', authorization: `Bearer ${this.key}`, ...more };
  }

  async post<T>(path: string, data: object, more?: Record<string, string>): Promise<Reply & { data: T }> {
    const reply = await this.request.post(this.base + path, { data, headers: this.headers(more) });
    return (await reply.json()) as Reply & { data: T };
  }

  async get<T>(path: string): Promise<Reply & { data: T }> {
    const reply = await this.request.get(this.base + path, { headers: this.headers() });
    return (await reply.json()) as Reply & { data: T };
  }
}

interface Package {
  packageId: string;
  price: number;
  items: { itemCode: string; sensitive: boolean }[];
}

test('an owner makes a key; another system orders with it and follows the check; revoked, it is refused', async ({
  browser,
  playwright,
  baseURL,
  world,
  enterprise,
}) => {
  const owner = await person(browser, { baseURL: baseURL!, as: enterprise.owner });
  const { page } = owner;
  const name = 'ATS of ours';
  await page.goto('/#/businessManage?tab=apiKeys');
  await page.getByRole('button', { name: 'Create a key' }).click();
  const form = page.getByRole('dialog', { name: 'Create a key' });
  await form.getByLabel('Name').fill(name);
  for (const scope of ['List packages', 'Order checks', 'Read records'])
    await form.getByRole('checkbox', { name: scope }).check();
  await expectAccessible(page);
  await form.getByRole('button', { name: 'Create', exact: true }).click();
  const made = page.getByRole('dialog', { name: `${name} is ready` });
  const secret = await made.getByLabel('API key').inputValue();
  expect(secret).toMatch(/^pbk_[\w-]{43}$/);
  await expectAccessible(page);
  await made.getByRole('button', { name: 'I have kept it' }).click();
  const row = page.getByRole('row', { name: new RegExp(name) });
  await expect(row).toContainText('Never');
  await page.reload();
  await expect(row).toContainText(secret.slice(0, 10));
  expect(await page.content()).not.toContain(secret);

  const request = await playwright.request.newContext();
  const system = new OtherSystem(request, baseURL!, secret);
  const { data: packages } = await system.post<Package[]>('/gateway/bd/package/package/list', {});
  const { packageId, price, items } = packages[0]!;
  const sensitive = items.filter((item) => item.sensitive);
  const order = await system.post<{ checkId: string; orderNo: string; status: string }>(
    '/gateway/bd/order/order/place',
    {
      packageId,
      itemCodes: items.map(({ itemCode }) => itemCode),
      reasons: Object.fromEntries(sensitive.map(({ itemCode }) => [itemCode, 'Handles payments'])),
      positionTitle: 'Accountant',
      positionClass: 'finance',
      candidate: { name: '钱多多', mobile: world.phone() },
      consentWay: 'link',
      expectedPrice: price,
    },
    { 'idempotency-key': `journey-${Date.now()}` },
  );
  expect(order).toMatchObject({ code: 0, data: { status: 'placed' } });
  const { checkId, orderNo } = order.data;
  const status = () => system.get(`/gateway/bd/check/check/get?checkId=${checkId}`);
  expect(await status()).toMatchObject({ code: 0, data: { orderNo, status: 'awaitingConsent', lamp: null } });
  // It has no scope for reports.
  expect((await system.get(`/gateway/bd/report/report/get?checkId=${checkId}`)).code).toBe(2902);

  await page.goto(`/#/backRecord?q=${orderNo}`);
  await page.getByRole('row', { name: /钱多多/ }).click();
  await expect(page.getByText(`API key ${name}`).first()).toBeVisible();
  await page.goto('/#/businessManage?tab=apiKeys');
  await expect(row).not.toContainText('Never');
  await page.getByRole('button', { name: `Revoke ${name}` }).click();
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Revoke', exact: true }).click();
  await expect(row).toContainText('Revoked');
  expect(await status()).toMatchObject({ code: 2901, data: null });

  const [guide] = await Promise.all([
    owner.context.waitForEvent('page'),
    page.getByRole('link', { name: 'How to use the API' }).click(),
  ]);
  await expect(guide.getByRole('heading', { name: 'API for other systems' })).toBeVisible();
  await expectAccessible(guide);
  expect(owner.complaints).toEqual([]);
  await request.dispose();
  await owner.context.close();
});
