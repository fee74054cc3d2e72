import { createHmac } from 'node:crypto';
import { createServer, type IncomingHttpHeaders } from 'node:http';
import type { AddressInfo } from 'node:net';
import { inviteByCalls } from './calls';
import { expectAccessible, person } from './support';
import { expect, test } from './world/journey';

interface Received {
  headers: IncomingHttpHeaders;
  body: string;
}

/** A system of the customer's that listens on this machine, and may be down. */
async function startReceiver() {
  const got: Received[] = [];
  const receiver = { got, url: '', isDown: false, stop: () => server.close() };
  const server = createServer((request, response) => {
    let body = '';
    request.on('data', (chunk: Buffer) => (body += chunk.toString()));
    request.on('end', () => {
      if (!receiver.isDown) got.push({ headers: request.headers, body });
      response.writeHead(receiver.isDown ? 503 : 204).end();
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  receiver.url = `http://127.0.0.1:${(server.address() as AddressInfo).port}/hooks`;
  return receiver;
}

/** As the documentation tells a receiver to do it. */
function isSigned(secret: string, { headers, body }: Received): boolean {
  const parts = String(headers['probity-signature']).split(',');
  const time = parts.find((part) => part.startsWith('t='))!.slice(2);
  const expected = createHmac('sha256', secret).update(`${time}.${body}`).digest('hex');
  return parts.includes(`v1=${expected}`) && Math.abs(Date.now() / 1000 - Number(time)) < 300;
}

test('a webhook is added, tested, told of an order, fails while the receiver is down, and is sent again', async ({
  browser,
  baseURL,
  world,
  enterprise,
}) => {
  const receiver = await startReceiver();
  const owner = await person(browser, { baseURL: baseURL!, as: enterprise.owner });
  const { page } = owner;
  const name = 'Journey';
  await page.goto('/#/businessManage?tab=webhooks');

  await page.getByRole('button', { name: 'Add a webhook' }).click();
  const form = page.getByRole('dialog', { name: 'Add a webhook' });
  await form.getByLabel('Name').fill(name);
  await form.getByLabel('Address').fill('https://db.internal/hooks');
  await form.getByRole('checkbox', { name: 'Ordered' }).check();
  await form.getByRole('button', { name: 'Add' }).click();
  await expect(form.getByText('This host is not on the public internet')).toBeVisible();
  await expect(form.getByLabel('Address')).toBeFocused();
  await expectAccessible(page);
  await form.getByLabel('Address').fill(receiver.url);
  await form.getByRole('button', { name: 'Add' }).click();
  const shown = page.getByRole('dialog', { name: `The secret of ${name}` });
  const secret = await shown.getByLabel('Signing secret').inputValue();
  await expectAccessible(page);
  await shown.getByRole('button', { name: 'I have kept it' }).click();

  await page.getByRole('button', { name: `Send a test to ${name}` }).click();
  const outcome = page.getByRole('dialog', { name: `Test of ${name}` });
  await expect(outcome.getByText(/^Arrived: the receiver answered HTTP 204/)).toBeVisible();
  await outcome.getByRole('button', { name: 'Close' }).click();
  expect(receiver.got.map(({ headers }) => headers['probity-kind'])).toEqual(['ping']);
  expect(isSigned(secret, receiver.got[0]!)).toBe(true);

  const mobile = world.phone();
  await inviteByCalls(page.request, enterprise.owner, mobile);
  await expect.poll(() => receiver.got.length).toBe(2);
  const ordered = receiver.got[1]!;
  expect(isSigned(secret, ordered)).toBe(true);
  expect(isSigned(`${secret}x`, ordered)).toBe(false);
  expect(JSON.parse(ordered.body)).toMatchObject({
    kind: 'check.ordered',
    check: { status: 'awaitingConsent', orderNo: expect.stringMatching(/\d/) },
  });
  expect(ordered.body).not.toContain(mobile);
  expect(ordered.body).not.toContain('邹凡');

  receiver.isDown = true;
  await page.getByRole('button', { name: `Send a test to ${name}` }).click();
  await expect(outcome.getByText('The receiver answered HTTP 503')).toBeVisible();
  await outcome.getByRole('button', { name: 'Close' }).click();
  await page.getByRole('link', { name: `Deliveries to ${name}` }).click();
  await expect(page.getByRole('heading', { name: `Deliveries to ${name}` })).toBeVisible();
  const rows = page.getByRole('row');
  await expect(rows).toHaveCount(4);
  await expect(rows.nth(1)).toContainText('Failed');
  await expectAccessible(page);

  receiver.isDown = false;
  // A delivery cannot be requested twice within ten seconds.
  await page.waitForTimeout(10_000);
  await rows
    .nth(1)
    .getByRole('button', { name: /^Send Test of/ })
    .click();
  await expect(rows.nth(1)).toContainText('Arrived', { timeout: 20_000 });
  expect(receiver.got).toHaveLength(3);
  await rows.nth(2).click();
  await expect(page.getByRole('dialog').getByText('"kind": "check.ordered"')).toBeVisible();
  await page.getByRole('dialog').getByRole('button', { name: 'Close' }).click();

  await page.getByRole('link', { name: '← All webhooks' }).click();
  await page.getByRole('button', { name: `Delete ${name}` }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Delete' }).click();
  await expect(page.getByText(name, { exact: true })).toHaveCount(0);
  expect(owner.complaints).toEqual([]);
  await owner.context.close();
  receiver.stop();
});
