import { demoMains, demoUsers } from '../seeds/demoAccounts';
import { sql } from '../src/platform/db/sql';
import { sha256Hex } from '../src/platform/security/tokens';
import { consentBody, enter, newestS, ok } from './candidates';
import { fund, gatewayWithPeople, inAccount, placeOrder, sessionOf } from './checks';
import type { TestGateway } from './gateway';

// The text says that reason and retention days are shown beside each item: both are part of the signed and stored text.

const { first } = demoMains;
let gateway: TestGateway;
let owner: string;
beforeAll(async () => {
  gateway = await gatewayWithPeople();
  await fund(gateway, 1_000_000);
  owner = await sessionOf(gateway, demoUsers.owner, first);
});
afterAll(() => gateway.close());

async function newCase(mobile: string) {
  const { checkId } = await placeOrder(gateway, owner, { candidate: { name: '赵敏', mobile } });
  return { checkId, visitor: await enter(gateway, mobile, await newestS(gateway, mobile)) };
}
const proof = (checkId: string) =>
  inAccount(gateway, first, ({ tx }) =>
    tx.one<{ signed: string; hash: string; version: string }>(sql`
      select signed_text as signed, text_hash as hash, text_version as version from consent where check_id = ${checkId}`),
  );

interface ShownItem {
  checkItemId: string;
  what: string;
  reason: string | null;
  retentionDays: number;
}

test('each item is signed with what is done, why and for how long; the proof keeps it when the check is erased', async () => {
  const { checkId, visitor } = await newCase('13950101001');
  const items: ShownItem[] = (await visitor.call('getInvitation')).data.items;
  const body = await consentBody(visitor);
  ok(await visitor.call('giveConsent', body));
  const signed = items.map((item) => [item.checkItemId, item.what, item.reason, item.retentionDays]);
  expect(signed.map(([, , reason]) => reason)).toContain('Handles payments');
  const kept = await proof(checkId);
  expect(JSON.parse(kept.signed)[4]).toEqual(signed);
  expect(sha256Hex(kept.signed)).toBe(kept.hash);
  expect(kept.hash).toBe(body.textHash);
  // Columns of the item that erase_check blanks stay in the proof.
  await inAccount(gateway, first, ({ tx }) =>
    tx.run(sql`update check_item set reason = null where check_id = ${checkId}`),
  );
  expect((await proof(checkId)).signed).toContain('Handles payments');
  expect((await visitor.call('getInvitation')).data.consentText.hash).toBe(body.textHash);
});

test('a reason that was changed after it was shown is not signed: 2102; as it stands now it is', async () => {
  const { checkId, visitor } = await newCase('13950101002');
  const body = await consentBody(visitor);
  await inAccount(gateway, first, ({ tx }) =>
    tx.run(
      sql`update check_item set reason = 'Something else' where check_id = ${checkId} and reason is not null`,
    ),
  );
  expect((await visitor.call('giveConsent', body)).code).toBe(2102);
  ok(await visitor.call('giveConsent', await consentBody(visitor)));
  expect((await proof(checkId)).signed).toContain('Something else');
});

test('a consent of the former version is shown in its own words, and its hash still holds', async () => {
  const { checkId, visitor } = await newCase('13950101003');
  ok(await visitor.call('giveConsent', await consentBody(visitor)));
  const former = JSON.stringify(['2026-11', 'en', 'Former title', ['Former words.'], [['id', 'what']]]);
  const client = await gateway.owner.connect();
  try {
    await client.query('begin');
    await client.query(`select set_config('app.main_ids', $1, true), set_config('app.main_id', $2, true)`, [
      `{${first}}`,
      first,
    ]);
    await client.query(
      `update consent set signed_text = $1, text_hash = $2, text_version = '2026-11' where check_id = $3`,
      [former, sha256Hex(former), checkId],
    );
    await client.query('commit');
  } finally {
    client.release();
  }
  expect((await visitor.call('getInvitation')).data.consentText).toEqual({
    version: '2026-11',
    hash: sha256Hex(former),
    title: 'Former title',
    paragraphs: ['Former words.'],
  });
});
