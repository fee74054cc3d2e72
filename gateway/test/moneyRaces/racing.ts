import { demoMains } from '../../seeds/demoAccounts';
import { addMembership, serveEnterprises } from '../../src/modules/accounts/accountRepository';
import { newUser } from '../../src/modules/accounts/newUser';
import { createUser } from '../../src/modules/accounts/userRepository';
import { itemsOf, lockCheck } from '../../src/modules/checks/checkRepository';
import { completeItem } from '../../src/modules/checks/lifecycle';
import { withdrawItems } from '../../src/modules/checks/withdrawal';
import { BusinessError } from '../../src/kernel/errors';
import { ledgerFaults } from '../../src/modules/ledger/ledgerFaults';
import { closeNextMonth } from '../../src/modules/statements/closing';
import { sql } from '../../src/platform/db/sql';
import { ok } from '../candidates';
import { booksOf, inAccount, sessionOf } from '../checks';
import type { CallReply, TestGateway } from '../gateway';

const { first, platform } = demoMains;
/** What an item that is over answers. */
const NOT_NOW = 2004;
/** The connections of a race. */
export const CONNECTIONS = 32;
/** Each of them with a code of their own: a code is spent once, so one person alone never meets themselves at the locks. */
const OPERATORS = 16;

/** A deed of a race: one call. */
export type Try = () => Promise<CallReply>;
interface Code {
  token: string;
  verifyCode: string;
}

/** What the races of money need: many operators, and the look at what was booked. */
export function raceTools(gateway: () => TestGateway) {
  const operators: { userId: string; mobile: string }[] = [];
  /** Makes the operators of the races. */
  async function hire(): Promise<void> {
    const { services, clock } = gateway();
    for (let n = 0; n < OPERATORS; n += 1) {
      const mobile = `1369000${String(n).padStart(4, '0')}`;
      const user = newUser(services, { mobile, nickName: `Operator ${n}` });
      await services.db.withoutTenant(async (tx) => {
        await createUser(tx, user, clock.now());
        await tx.bind({ mainIds: [platform], mainId: platform });
        await addMembership(tx, { mainId: platform, userId: user.id, role: 'operator' });
        await serveEnterprises(tx, user.id, clock.now());
      });
      operators.push({ userId: user.id, mobile });
    }
  }
  /** A code to each operator's own phone. */
  async function codes(
    operation: 'sendRechargeCode' | 'sendPayoutDecisionCode' = 'sendRechargeCode',
  ): Promise<Code[]> {
    gateway().clock.advance(61_000);
    return Promise.all(
      operators.map(async ({ userId, mobile }) => {
        const token = await sessionOf(gateway(), userId, platform);
        ok(await gateway().call(operation, { body: {} }, { token, mainId: platform }));
        const [newest] = await gateway().outbox(mobile);
        return { token, verifyCode: /\d{6}/.exec(newest!.text)![0] };
      }),
    );
  }
  /** Each of the operators sends the same deed, as often as it takes to fill the connections. */
  const tries = (operation: string, body: object, by: readonly Code[], times = CONNECTIONS / by.length) =>
    Array.from({ length: times }, () => by)
      .flat()
      .map(
        ({ token, verifyCode }): Try =>
          () =>
            gateway().call(operation, { body: { ...body, verifyCode } }, { token, mainId: platform }),
      );
  const times = <T>(deed: () => Promise<T>, n = CONNECTIONS) => Array.from({ length: n }, () => deed);
  /** Everything at the same moment. */
  const race = <T>(deeds: readonly (() => Promise<T>)[]): Promise<T[]> =>
    Promise.all(deeds.map((deed) => deed()));
  const codesOf = (replies: readonly CallReply[]) => replies.map(({ code }) => code);

  /** Ends an item in one of two ways, and says in which; to free one that is over does nothing, to charge it is refused. */
  const end = (checkId: string, itemId: string, way: 'charge' | 'free') => () =>
    inAccount(gateway(), first, async (work) => {
      const check = (await lockCheck(work.tx, checkId))!;
      const item = (await itemsOf(work.tx, check, true)).find(({ id }) => id === itemId)!;
      if (way === 'charge') await completeItem(work, check, item, { result: 'unverifiable', lamp: 'yellow' });
      else await withdrawItems(work, check, [itemId], new Map());
      return way;
    }).catch((error: unknown) => {
      if (error instanceof BusinessError && error.code === NOT_NOW) return 'refused';
      throw error;
    });
  const itemsIn = (checkId: string) =>
    inAccount(gateway(), first, ({ tx }) =>
      tx.many<{ id: string; price: number; money: string }>(
        sql`select id, price, money from check_item where check_id = ${checkId} order by id`,
      ),
    );
  /** What is set of some figures. */
  const only = (of: Record<string, number>) =>
    Object.fromEntries(Object.entries(of).filter(([, n]) => n !== 0));
  /** What became of the money of a check, in fen and in bookings. */
  async function endOf(checkId: string) {
    const items = await itemsIn(checkId);
    const of = (money: string) => items.filter((item) => item.money === money);
    const sum = (money: string) => of(money).reduce((fen, { price }) => fen + price, 0);
    const counts = only({ capture: of('captured').length, release: of('released').length });
    return { captured: sum('captured'), released: sum('released'), counts };
  }
  /** The month that is closed by this; null where all are. */
  const close = () =>
    inAccount(gateway(), first, async (work) => (await closeNextMonth(work, first))?.month ?? null);
  /** How often something of a kind was booked since a moment of the books. */
  const bookings = () =>
    inAccount(gateway(), first, async ({ tx }) => {
      const rows = await tx.many<{ kind: string; n: number }>(
        sql`select kind, count(*)::int as n from ledger_transaction where main_id = ${first} group by kind`,
      );
      return Object.fromEntries(rows.map(({ kind, n }) => [kind, n]));
    });
  const faults = () => inAccount(gateway(), first, ({ tx }) => ledgerFaults(tx, first));
  /** What a race changed of the balances, in fen, and of how much is booked. */
  async function changes(deed: () => Promise<void>) {
    const [before, booked] = [await booksOf(gateway(), first), await bookings()];
    await deed();
    const [after, made] = [await booksOf(gateway(), first), await bookings()];
    const change = (now: Record<string, number>, then: Record<string, number>) =>
      only(Object.fromEntries(Object.entries(now).map(([kind, n]) => [kind, n - (then[kind] ?? 0)])));
    return { moved: change(after, before), made: change(made, booked) };
  }
  return {
    ...{ hire, codes, tries, times, race, codesOf, end, itemsIn, close, faults, changes, only, endOf },
  };
}
