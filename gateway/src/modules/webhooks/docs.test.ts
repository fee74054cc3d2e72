import { execFileSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { eventKinds } from '@probity/contract/rules/events';
import { demoMains, demoUsers } from '../../../seeds/demoAccounts';
import { gatewayWithPeople, sessionOf } from '../../../test/checks';
import { startReceiver } from '../../../test/webhookReceiver';
import { findRoot } from '../../platform/config/root';

const text = readFileSync(join(findRoot(), 'docs/webhooks.md'), 'utf8');

/** The example as a reader would copy it, run in a process of its own. */
function verify(calls: readonly [secret: string, header: string, body: string, now: number][]): boolean[] {
  const example = /```js\n\/\/ verify\.mjs\n([\s\S]*?)```/.exec(text)![1]!;
  const folder = mkdtempSync(join(tmpdir(), 'probity-docs-'));
  try {
    writeFileSync(join(folder, 'verify.mjs'), example);
    writeFileSync(
      join(folder, 'ask.mjs'),
      `import { isFromProbity } from './verify.mjs';
       console.log(JSON.stringify(${JSON.stringify(calls)}.map((call) => isFromProbity(...call))));`,
    );
    const answer = execFileSync(process.execPath, [join(folder, 'ask.mjs')], { encoding: 'utf8' });
    return JSON.parse(answer) as boolean[];
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

test('the example of the documentation takes real deliveries, with either secret, and nothing else', async () => {
  const receiver = await startReceiver();
  const gateway = await gatewayWithPeople({ env: { OUTBOUND_ALLOW: receiver.host } });
  try {
    const token = await sessionOf(gateway, demoUsers.owner, demoMains.first);
    const call = async (operation: string, body: object) =>
      (await gateway.call(operation, { body }, { token, mainId: demoMains.first })).data;
    const made = await call('createWebhook', { name: 'Docs', url: receiver.url, kinds: ['check.reported'] });
    const { webhookId } = made.webhook;
    const { secret } = await call('rotateWebhookSecret', { webhookId });
    await call('testWebhook', { webhookId });
    await gateway.runJobs();
    const [{ headers, body }] = receiver.got as [(typeof receiver.got)[0]];
    const header = String(headers['probity-signature']);
    const now = gateway.clock.now().getTime() / 1000;
    expect(header.match(/v1=/g)).toHaveLength(2);
    expect(
      verify([
        [secret, header, body, now],
        [made.secret, header, body, now + 299],
        [`${secret}x`, header, body, now],
        [secret, header, body.replace('ping', 'pong'), now],
        [secret, header, body, now + 301],
        [secret, header.replace(/t=\d+/, `t=${Math.floor(now) + 1}`), body, now],
        [secret, header.replace(/v1=[^,]+/g, 'v1=00'), body, now],
        [secret, 'nonsense', body, now],
      ]),
    ).toEqual([true, true, false, false, false, false, false, false]);
  } finally {
    await gateway.close();
    await receiver.stop();
  }
});

test('the documentation names every kind', () => {
  for (const kind of eventKinds) expect(text).toContain(`\`${kind}\``);
});
