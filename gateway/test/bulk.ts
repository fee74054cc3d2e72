import { demoMains, demoUsers } from '../seeds/demoAccounts';
import { sql } from '../src/platform/db/sql';
import { uuidv7 } from '../src/kernel/ids';
import { fund, inAccount, placeOrder, sessionOf } from './checks';
import type { CallReply, TestGateway } from './gateway';

const { first, second } = demoMains;
type Name = keyof typeof demoUsers;
let people = 0;

/** The price of what `order` orders. */
export const PRICE = 6800;
export const reason = 'The position is gone';
export const idsOf = (made: readonly { checkId: string }[]) => made.map(({ checkId }) => checkId);
export const codesOf = ({ data }: CallReply): number[] => data.rows.map((row: { code: number }) => row.code);

/** Money on two accounts, so that both order. */
export async function fundBoth(gateway: TestGateway): Promise<void> {
  await fund(gateway, 50_000_000);
  await fund(gateway, 50_000_000, second);
}

/** People who do one thing to several records, and what became of those. */
export function bulkWorld(world: () => TestGateway) {
  const signIn = (name: Name, mainId: string) => sessionOf(world(), demoUsers[name], mainId);
  const order = async (mainId: string = first) => {
    people += 1;
    const mobile = `1387777${String(people).padStart(4, '0')}`;
    const candidate = { name: `候选${people}`, mobile };
    const { checkId, orderNo } = await placeOrder(
      world(),
      await signIn('owner', mainId),
      { candidate },
      mainId,
    );
    return { checkId: checkId as string, orderNo: orderNo as string, mobile };
  };
  return {
    order,
    async orders(count: number) {
      const made = [];
      for (let at = 0; at < count; at += 1) made.push(await order());
      return made;
    },
    /** Calls of somebody, each under a key of its own where none is given. */
    async as(name: Name, mainId: string = first) {
      const token = await signIn(name, mainId);
      return (operation: string, body: object, idempotencyKey = uuidv7(), lang = 'en') =>
        world().call(operation, { body }, { token, mainId, idempotencyKey, lang });
    },
    /** Who did something to which of some records, as the trail of their account tells. */
    trail: (checkIds: readonly string[], action: string, mainId: string = first) =>
      inAccount(world(), mainId, ({ tx }) =>
        tx.many<{
          checkId: string;
          actor: string | null;
        }>(sql`select entity_id as "checkId", actor_user_id as actor
          from audit_event where action = ${action} and entity_id = any(${[...checkIds]}::text[]) order by entity_id`),
      ),
    statusOf: (checkId: string, mainId: string = first) =>
      inAccount(world(), mainId, async ({ tx }) => {
        const { status } = await tx.one<{ status: string }>(
          sql`select status from checks where id = ${checkId}`,
        );
        return status;
      }),
    read: async (name: Name, operation: string, query: Record<string, string>) =>
      world().call(operation, { query }, { token: await signIn(name, first), mainId: first }),
  };
}
