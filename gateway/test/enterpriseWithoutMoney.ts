import { demoUsers } from '../seeds/demoAccounts';
import { signContract } from '../seeds/demoContracts';
import { uuidv7 } from '../src/kernel/ids';
import { addMembership, createMainAccount } from '../src/modules/accounts/accountRepository';
import { booksOf, fund, inAccount, orderBody, placeOrder, sessionOf } from './checks';
import type { TestGateway } from './gateway';

/** A verified enterprise of the demo owner's without money, and what its owner does there. */
export async function enterpriseWithoutMoney(gateway: TestGateway) {
  const mainId = uuidv7();
  await inAccount(gateway, mainId, async ({ tx }) => {
    await createMainAccount(tx, { id: mainId, kind: 'enterprise', name: '新桥制造有限公司', authStatus: 2 });
    await addMembership(tx, { mainId, userId: demoUsers.owner, role: 'owner' });
    await signContract(tx, {
      mainId,
      name: '新桥制造有限公司',
      userId: demoUsers.owner,
      signerName: '林晓',
      at: gateway.clock.now(),
    });
  });
  // A session of its own each time: tests move the clock.
  const signIn = () => sessionOf(gateway, demoUsers.owner, mainId);
  const call = async (operation: string, input: object) =>
    gateway.call(operation, input, { token: await signIn(), mainId });
  const { packageId } = orderBody();
  const { data: quote } = await call('quoteOrder', { body: { packageId, itemCodes: ['identity'] } });
  const order = async (overrides: object = {}) =>
    placeOrder(gateway, await signIn(), { ...overrides }, mainId);
  return {
    mainId,
    call,
    order,
    small: quote.price as number,
    smallOrder: () => order({ itemCodes: ['identity'], expectedPrice: quote.price }),
    fund: (amount: number) => fund(gateway, amount, mainId),
    books: () => booksOf(gateway, mainId),
    async statesOf(orders: { orderId: string }[]) {
      const states: string[] = [];
      for (const { orderId } of orders)
        states.push((await call('getOrder', { query: { orderId } })).data.status);
      return states;
    },
  };
}

export type EnterpriseWithoutMoney = Awaited<ReturnType<typeof enterpriseWithoutMoney>>;
