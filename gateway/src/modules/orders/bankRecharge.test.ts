import { MOST_PAID_IN } from '@probity/contract/rules/fen';
import { demoMains, demoUsers } from '../../../seeds/demoAccounts';
import { booksOf, gatewayWithPeople, inAccount, placeOrder, sessionOf } from '../../../test/checks';
import type { TestGateway } from '../../../test/gateway';
import type { Services } from '../../kernel/context';
import { Database } from '../../platform/db/database';
import { sql } from '../../platform/db/sql';
import { uuidv7 } from '../../kernel/ids';
import { createMainAccount } from '../accounts/accountRepository';
import { bookRecharge, RechargeRefused, takeBackRecharge } from './bankRecharge';

/** The command `recharge`, which runs on the owner's connection. */
const { first, second } = demoMains;
const FIRST = '晨星科技有限公司';
const SECOND = '远航物流有限公司';
let gateway: TestGateway;
let services: Services;
beforeAll(async () => {
  gateway = await gatewayWithPeople();
  services = { ...gateway.services, db: new Database(gateway.ownerUrl, { max: 16 }) };
});
afterAll(async () => {
  await services.db.close();
  await gateway.close();
});

const book = (account: string, fen: number | string, reference: string) =>
  bookRecharge(services, { account, fen: String(fen), reference });
const takeBack = (reference: string, more: { account?: string; fen?: string } = {}) =>
  takeBackRecharge(services, { reference, ...more });
const available = async (mainId: string) => (await booksOf(gateway, mainId)).available ?? 0;
let references = 0;
const nextReference = () => `B2026-${(references += 1)}`;
const trail = async (reference: string) =>
  (
    await gateway.owner.query<{ action: string; kind: string; amount: number }>(
      `select action, actor_kind as kind, (detail ->> 'amount')::int as amount from audit_event
       where detail ->> 'reference' = $1 order by id`,
      [reference],
    )
  ).rows;

describe('money comes in', () => {
  test('by name or id, once a reference; said again it was booked, and nothing is', async () => {
    const before = await available(first);
    const reference = nextReference();
    const done = { mainId: first, mainName: FIRST, fen: 5000, available: before + 5000, waiting: 0 };
    expect(await book(FIRST, 5000, reference)).toEqual({ what: 'booked', ...done });
    expect(await book(first.toUpperCase(), ' 5000 ', ` ${reference} `)).toEqual({
      what: 'wasBooked',
      ...done,
    });
    expect(await available(first)).toBe(before + 5000);
    expect(await trail(reference)).toEqual([{ action: 'ledger.recharged', kind: 'system', amount: 5000 }]);
  });

  test('with another amount or account the reference is refused, and what is booked is named', async () => {
    const reference = nextReference();
    await book(FIRST, 5000, reference);
    const [one, other] = [await available(first), await available(second)];
    const words = `booked already: ¥50.00 for ${FIRST} (${first})`;
    await expect(book(FIRST, 5001, reference)).rejects.toThrow(words);
    await expect(book(SECOND, 5000, reference)).rejects.toThrow(words);
    expect([await available(first), await available(second)]).toEqual([one, other]);
    expect(await trail(reference)).toHaveLength(1);
  });

  test('what waits is placed', async () => {
    const token = await sessionOf(gateway, demoUsers.owner, second);
    const { orderId } = await placeOrder(gateway, token, {}, second);
    expect(await book(SECOND, 6800, nextReference())).toMatchObject({ available: 6800, waiting: 1 });
    await gateway.runJobs();
    const read = gateway.call('getOrder', { query: { orderId } }, { token, mainId: second });
    expect((await read).data).toMatchObject({ status: 'placed' });
  });

  test('many at once with one reference book it once, whatever account they name', async () => {
    const sum = async () => (await available(first)) + (await available(second));
    const before = await sum();
    const reference = nextReference();
    const results = await Promise.allSettled(
      Array.from({ length: 24 }, (_, n) => book(n % 2 ? FIRST : SECOND, 700, reference)),
    );
    const whats = results.map((one) => (one.status === 'fulfilled' ? one.value.what : 'refused'));
    expect(whats.filter((what) => what === 'booked')).toHaveLength(1);
    expect(whats.filter((what) => what === 'wasBooked')).toHaveLength(11);
    expect(whats.filter((what) => what === 'refused')).toHaveLength(12);
    expect(await sum()).toBe(before + 700);
  });

  test('the database holds it by itself: one reference, one recharge, over all accounts', async () => {
    const reference = nextReference();
    await book(FIRST, 100, reference);
    const again = inAccount(gateway, second, ({ tx }) =>
      tx.run(sql`insert into ledger_transaction (main_id, id, kind, reference)
        values (${second}, ${uuidv7()}, 'recharge', ${reference})`),
    );
    await expect(again).rejects.toThrow(/ledger_recharge_reference/);
  });
});

describe('what makes no sense is refused in words, and nothing is booked', () => {
  test.each<[string, { account?: string; fen?: string; reference?: string }, RegExp]>([
    ['no account', { account: ' ' }, /--account wants/],
    ['an unknown id', { account: uuidv7() }, /No account has this id or name$/],
    ['an unknown name', { account: '无此公司' }, /No account has this id or name$/],
    [
      'part of a name',
      { account: '晨星' },
      new RegExp(`much like it:\n  ${first}  ${FIRST}  verified, since`),
    ],
    ['the platform', { account: 'probity' }, /the platform itself/],
    ['no amount', { fen: '' }, /--fen wants a whole number/],
    ['nothing', { fen: '0' }, /--fen wants/],
    ['less than nothing', { fen: '-5' }, /--fen wants/],
    ['yuan', { fen: '68.00' }, /--fen wants .*6800 fen are ¥68\.00/],
    ['a power', { fen: '1e5' }, /--fen wants/],
    ['a separator', { fen: '1,000' }, /--fen wants/],
    ['more than anybody pays at once', { fen: String(MOST_PAID_IN + 1) }, /--fen wants/],
    ['no reference', { reference: '  ' }, /--reference wants/],
    ['a reference with a line break', { reference: 'a\nb' }, /--reference wants/],
    ['a long reference', { reference: 'x'.repeat(65) }, /--reference wants/],
    ['all of it', { account: '', fen: 'x', reference: '!' }, /--account[^]*--fen[^]*--reference/],
  ])('%s', async (_what, wrong, words) => {
    const count = async () => (await gateway.owner.query('select from ledger_transaction')).rowCount;
    const before = await count();
    const request = { account: FIRST, fen: '100', reference: 'B-refused', ...wrong };
    const tried = bookRecharge(services, request);
    await expect(tried).rejects.toBeInstanceOf(RechargeRefused);
    await expect(tried).rejects.toThrow(words);
    expect(await count()).toBe(before);
  });

  test('a name of two: both are listed with their ids, and the id decides', async () => {
    const twins = [uuidv7(), uuidv7()];
    for (const id of twins) {
      await inAccount(gateway, id, ({ tx }) =>
        createMainAccount(tx, { id, kind: 'enterprise', name: 'Twin Ltd', authStatus: 0 }),
      );
    }
    const asked = book('twin ltd', 100, nextReference());
    await expect(asked).rejects.toThrow(/Several accounts have this name/);
    for (const id of twins) await expect(asked).rejects.toThrow(`${id}  Twin Ltd  not verified`);
    expect(await book(twins[1]!, 100, nextReference())).toMatchObject({ what: 'booked', mainId: twins[1] });
    expect(await available(twins[0]!)).toBe(0);
  });
});

describe('a booking is taken back', () => {
  test('by its exact opposite, once, also by many at once; the reference is spent', async () => {
    const before = await available(first);
    const reference = nextReference();
    await book(FIRST, 900, reference);
    const results = await Promise.all(Array.from({ length: 8 }, () => takeBack(reference)));
    expect(results.map(({ what }) => what).sort()).toEqual(['takenBack', ...Array(7).fill('wasTakenBack')]);
    expect(await available(first)).toBe(before);
    await expect(book(FIRST, 900, reference)).rejects.toThrow(/taken back: book the money under another/);
    expect(await available(first)).toBe(before);
    expect(await trail(reference)).toEqual([
      { action: 'ledger.recharged', kind: 'system', amount: 900 },
      { action: 'ledger.rechargeReversed', kind: 'system', amount: 900 },
    ]);
  });

  test('account and amount may be said again, and must then be right', async () => {
    const reference = nextReference();
    await book(FIRST, 900, reference);
    const words = `¥9.00 are booked for ${FIRST}`;
    await expect(takeBack(reference, { fen: '901' })).rejects.toThrow(words);
    await expect(takeBack(reference, { account: SECOND })).rejects.toThrow(words);
    expect(await takeBack(reference, { account: FIRST, fen: '900' })).toMatchObject({ what: 'takenBack' });
  });

  test('not when it was ordered with since, nor what was never booked', async () => {
    const mainId = demoMains.third;
    const reference = nextReference();
    await book(mainId, 7000, reference);
    const token = await sessionOf(gateway, demoUsers.owner, mainId);
    expect(await placeOrder(gateway, token, {}, mainId)).toMatchObject({ status: 'placed' });
    const books = await booksOf(gateway, mainId);
    await expect(takeBack(reference)).rejects.toThrow(
      '¥70.00 cannot be taken back: 青禾零售有限公司 has ¥2.00 left',
    );
    expect(await booksOf(gateway, mainId)).toEqual(books);
    expect(await trail(reference)).toHaveLength(1);
    await expect(takeBack('never')).rejects.toThrow('Nothing is booked under this reference');
    await expect(takeBack('')).rejects.toThrow(/--reference wants/);
  });
});

test('requests find no account by name and no reference: the look-ups are the owner’s alone', async () => {
  for (const look of [sql`select accounts_called('x', 1)`, sql`select recharge_of_reference('x')`])
    await expect(gateway.services.db.direct.many(look)).rejects.toThrow(/permission denied for function/);
});
