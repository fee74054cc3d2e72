import { demoMains } from '../seeds/demoAccounts';
import { closingNightJob } from '../src/modules/departure/closing/nightJob';
import { ok } from './candidates';
import { departureTools } from './departure';
import type { CallReply, TestGateway } from './gateway';

const { platform } = demoMains;
const DAY_MS = 86_400_000;

/** What the tests of an account that closes do: the owner's calls, the operator's, and the nights. */
export function closingTools(gateway: () => TestGateway) {
  const { call } = departureTools(gateway);
  async function codeOf(): Promise<string> {
    gateway().clock.advance(61_000);
    ok(await call('owner', 'sendClosingCode', { body: {} }));
    const [newest] = await gateway().outbox('13800000001');
    return /\d{6}/.exec(newest!.text)![0];
  }
  async function ask(body: object = {}): Promise<CallReply> {
    const code = 'verifyCode' in body ? {} : { verifyCode: await codeOf() };
    return call('owner', 'askClosing', { body: { accountName: '晨星科技有限公司', ...code, ...body } });
  }
  const takeBack = () => call('owner', 'takeClosingBack', { body: {} });
  /** A night of the job, with what it begins. */
  async function night(days = 0): Promise<void> {
    gateway().clock.advance(days * DAY_MS);
    const { services } = gateway();
    await closingNightJob.run({}, { services, log: services.log, attempt: 1, maxAttempts: 8 });
    await gateway().runJobs();
  }
  const desk = async () => ok(await call('operator', 'listClosings', { body: {} }, platform)).data.rows;
  return { call, codeOf, ask, takeBack, night, desk };
}
