import { demoMains, demoUsers } from '../../seeds/demoAccounts';
import { sql, type Sql } from '../../src/platform/db/sql';
import { uuidv7 } from '../../src/kernel/ids';
import { consentBody, enter, newestS, signature, type Visitor } from '../candidates';
import { fund, gatewayWithPeople, inAccount, placeOrder, sessionOf } from '../checks';
import type { TestGateway } from '../gateway';
import { attack, changesNothing } from './attack';

const { first } = demoMains;
let gateway: TestGateway;
let owner: string;
let people = 0;
beforeAll(async () => {
  gateway = await gatewayWithPeople();
  await fund(gateway, 10_000_000);
  owner = await sessionOf(gateway, demoUsers.owner, first);
});
afterAll(() => gateway.close());

interface Case {
  checkId: string;
  visitor: Visitor;
}

async function newCase(): Promise<Case> {
  people += 1;
  const mobile = `1395100${String(1000 + people)}`;
  const { checkId } = await placeOrder(gateway, owner, { candidate: { name: '赵敏', mobile } });
  return { checkId, visitor: await enter(gateway, mobile, await newestS(gateway, mobile)) };
}

/** Gives a consent that was tampered with, and asserts that it has no effect. */
async function forge(visitor: Visitor, overrides: Record<string, unknown>): Promise<number> {
  const body = await consentBody(visitor, { overrides });
  return (await changesNothing(gateway, () => visitor.call('giveConsent', body))).code;
}

let open: Case;
attack('forged consent: no signature', {
  async refused() {
    open = await newCase();
    const images = [await signature(0), await signature(3), '', 'AAAA', '<svg onload=alert(1)>'];
    for (const image of images)
      expect([image, await forge(open.visitor, { signature: image })]).toEqual([image, 2106]);
  },
  async twin() {
    const drawn = await consentBody(open.visitor, { overrides: { signature: await signature() } });
    expect(await open.visitor.call('giveConsent', drawn)).toMatchObject({ code: 0 });
  },
});

attack('forged consent: another text than shown', {
  async refused() {
    open = await newCase();
    const { textHash } = await consentBody((await newCase()).visitor);
    // That text is about another person's items.
    for (const text of [{ textHash: '0'.repeat(64) }, { textVersion: '2000-01' }, { textHash }])
      expect([text, await forge(open.visitor, text)]).toEqual([text, 2102]);
  },
  async twin() {
    expect(await open.visitor.call('giveConsent', await consentBody(open.visitor))).toMatchObject({
      code: 0,
    });
  },
});

attack('forged consent: other items than shown', {
  async refused() {
    open = await newCase();
    const { decisions } = await consentBody(open.visitor);
    const foreign = { checkItemId: uuidv7(), given: true };
    for (const tampered of [
      decisions.slice(1),
      [...decisions, foreign],
      [...decisions.slice(1), foreign],
      [...decisions, decisions[0]!],
    ])
      expect(await forge(open.visitor, { decisions: tampered })).toBe(1000);
  },
  async twin() {
    const body = await consentBody(open.visitor);
    expect(await open.visitor.call('giveConsent', body)).toMatchObject({ code: 0 });
    expect(await open.visitor.call('giveConsent', body)).toMatchObject({ code: 2104 });
  },
});

/** The result of a statement that the application itself could send. */
const run = (statement: Sql) =>
  inAccount(gateway, first, ({ tx }) => tx.run(statement)).then(
    () => 'done',
    (error: { constraint?: string; message: string }) => error.constraint ?? error.message,
  );
const moveItem = (checkId: string, code: string) =>
  run(sql`update check_item set status = 'running' where check_id = ${checkId} and item_code = ${code}`);

attack('forged consent: behind the rules', {
  async refused() {
    open = await newCase();
    const { checkId } = open;
    await changesNothing(gateway, async () => {
      for (const status of ['inProgress', 'awaitingInfo', 'inReview', 'reported', 'disputed']) {
        const statement = sql`update checks set status = ${status} where id = ${checkId}`;
        expect([status, await run(statement)]).toEqual([status, 'checks_need_consent']);
      }
      for (const status of ['running', 'awaitingInfo']) {
        const statement = sql`update check_item set status = ${status} where check_id = ${checkId}`;
        expect([status, await run(statement)]).toEqual([status, 'items_need_consent']);
      }
    });
  },
  async twin() {
    const { checkId, visitor } = open;
    await visitor.call('giveConsent', await consentBody(visitor, { refuse: ['education'] }));
    expect(await run(sql`update checks set status = 'inProgress' where id = ${checkId}`)).toBe('done');
    expect(await moveItem(checkId, 'identity')).toBe('done');
    // Refused stays refused.
    expect(await moveItem(checkId, 'education')).toBe('items_need_consent');
  },
});

attack('forged consent: written anew', {
  async refused() {
    open = await newCase();
    const { checkId, visitor } = open;
    await visitor.call('giveConsent', await consentBody(visitor));
    await changesNothing(gateway, async () => {
      for (const statement of [
        sql`update consent set text_hash = ${'1'.repeat(64)} where check_id = ${checkId}`,
        sql`delete from consent where check_id = ${checkId}`,
        sql`update consent_item set given = true`,
      ])
        expect(await run(statement)).toContain('permission denied');
    });
  },
  async twin() {
    const kept = await inAccount(gateway, first, ({ tx }) =>
      tx.one<{ hash: string }>(sql`select text_hash as hash from consent where check_id = ${open.checkId}`),
    );
    const shown = await open.visitor.call('getInvitation');
    expect(shown.data.consentText.hash).toBe(kept.hash);
  },
});
