import type { BankAccount } from '@probity/contract/rules/bankAccount';
import { demoMains, demoUsers } from '../seeds/demoAccounts';
import { chinaDay } from '../src/kernel/workingDays';
import { ok } from './candidates';
import { sessionOf } from './checks';
import type { CallReply, TestGateway } from './gateway';
import { phones, type Operator } from './recharges';

const { platform } = demoMains;

export const otherAccount: BankAccount = {
  accountName: '普睿背调科技有限公司',
  bankName: '示例银行北京分行',
  accountNo: '1100000000000001',
};

/** What operators do with the account that customers transfer to, in tests. */
export function bankAccountTools(gateway: () => TestGateway) {
  const as = async (
    user: keyof typeof demoUsers,
    operation: string,
    input: object = {},
  ): Promise<CallReply> =>
    gateway().call(operation, input, {
      ...{ token: await sessionOf(gateway(), demoUsers[user], platform), mainId: platform, lang: 'en' },
    });
  const desk = async () => ok(await as('operator', 'getBankAccount')).data;
  /** A fresh code on the operator's own phone. */
  async function codeOf(user: Operator): Promise<string> {
    gateway().clock.advance(61_000);
    ok(await as(user, 'sendBankAccountCode', { body: {} }));
    const [newest] = await gateway().outbox(phones[user]);
    return /\d{6}/.exec(newest!.text)![0];
  }
  interface Asked {
    account?: BankAccount;
    effectiveOn?: string;
    reason?: string;
    basedOn?: string | null;
    verifyCode?: string;
  }
  /** An operator asks for another account, from today on unless said otherwise. */
  async function ask(given: Asked = {}, user: Operator = 'operator'): Promise<CallReply> {
    const { basedOn } = await desk();
    const verifyCode = given.verifyCode ?? (await codeOf(user));
    const effectiveOn = chinaDay(gateway().clock.now());
    const body = { account: otherAccount, reason: 'The old bank closes the account', effectiveOn, basedOn };
    return as(user, 'askBankAccount', { body: { ...body, ...given, verifyCode } });
  }
  const openId = async () => (await desk()).open.changeId as string;
  async function signOff(user: Operator, changeId: string): Promise<CallReply> {
    const verifyCode = await codeOf(user);
    return as(user, 'signOffBankAccount', { body: { changeId, verifyCode } });
  }
  /** One operator asks, the other signs off. */
  async function change(given: Asked = {}): Promise<string> {
    ok(await ask(given));
    const id = await openId();
    ok(await signOff('operator2', id));
    return id;
  }
  return { as, desk, codeOf, ask, openId, signOff, change };
}
