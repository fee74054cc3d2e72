import { createHash } from 'node:crypto';
import { demoMains, demoUsers } from '../../../seeds/demoAccounts';
import { consentBody, enter, newestS, ok } from '../../../test/candidates';
import { fund, gatewayWithPeople, inAccount, placeOrder, sessionOf } from '../../../test/checks';
import type { TestGateway } from '../../../test/gateway';
import { signedTextTools } from '../../../test/signedTexts';
import { sql } from '../../platform/db/sql';

const { first } = demoMains;
const mobile = '13951019999';
let gateway: TestGateway;
const { publish, moreWords } = signedTextTools(() => gateway);
beforeEach(async () => {
  gateway = await gatewayWithPeople();
  await fund(gateway, 1_000_000);
});
afterEach(() => gateway.close());

async function candidate() {
  const owner = await sessionOf(gateway, demoUsers.owner, first);
  const { checkId } = await placeOrder(gateway, owner, { candidate: { name: '赵敏', mobile } });
  return { checkId, visitor: await enter(gateway, mobile, await newestS(gateway, mobile)) };
}
const kept = (checkId: string) =>
  inAccount(gateway, first, ({ tx }) =>
    tx.many<{
      version: string;
      text: string;
      hash: string;
    }>(sql`select text_version as version, signed_text as text,
      text_hash as hash from consent where check_id = ${checkId}`),
  );

test('who is about to sign while the text changes is refused, sees the new one, and signs that', async () => {
  const { checkId, visitor } = await candidate();
  const old = await consentBody(visitor);
  await publish({ kind: 'consent' });
  expect((await visitor.call('giveConsent', old)).code).toBe(2102);
  expect(await kept(checkId)).toEqual([]);
  // The version alone does not do: its hash is of other words.
  const fresh = await consentBody(visitor);
  expect((await visitor.call('giveConsent', { ...fresh, textHash: old.textHash })).code).toBe(2102);
  ok(await visitor.call('giveConsent', fresh));
  const [row] = await kept(checkId);
  expect(row).toMatchObject({ version: fresh.textVersion, hash: fresh.textHash });
  expect(row!.text).toContain('One paragraph more.');
});

test('what was signed stays what was read, whatever operators write after', async () => {
  const { checkId, visitor } = await candidate();
  const signed = await consentBody(visitor);
  ok(await visitor.call('giveConsent', signed));
  await publish({ kind: 'consent' });
  const { consentText } = ok(await visitor.call('getInvitation')).data;
  expect(consentText).toMatchObject({ version: signed.textVersion, hash: signed.textHash });
  const owner = await sessionOf(gateway, demoUsers.owner, first);
  const record = await gateway.call('getCheck', { query: { checkId } }, { token: owner, mainId: first });
  expect(record.data.consent).toMatchObject({ textVersion: signed.textVersion, textHash: signed.textHash });
  const [row] = await kept(checkId);
  expect(createHash('sha256').update(row!.text).digest('hex')).toBe(row!.hash);
});

test('items and days are filled in for the person who is asked', async () => {
  const line = 'About {items}, kept for {days} days at most by {enterprise}.';
  const { visitor } = await candidate();
  await publish({ kind: 'consent', words: await moreWords('consent', line) });
  const { items, consentText } = ok(await visitor.call('getInvitation')).data;
  const days = Math.max(...items.map((item: { retentionDays: number }) => item.retentionDays));
  const last: string = consentText.paragraphs.at(-1);
  expect(last).toContain(`kept for ${days} days`);
  expect(last).not.toMatch(/[{}]/);
});
