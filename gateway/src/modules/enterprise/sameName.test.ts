import { demoMains, demoUsers } from '../../../seeds/demoAccounts';
import { ok } from '../../../test/candidates';
import { gatewayWithPeople, inAccount, sessionOf } from '../../../test/checks';
import { applicantOf, submit, type Applicant } from '../../../test/enterprises';
import type { TestGateway } from '../../../test/gateway';
import { lockIdentity } from './certificationRepository';

const { first, platform } = demoMains;
const OLD = '示例信息技术有限公司';
const NEW = '新名信息技术有限公司';
const NEWER = '又新名信息技术有限公司';
let gateway: TestGateway;
let operator: (operation: string, input?: object) => ReturnType<TestGateway['call']>;

beforeAll(async () => {
  gateway = await gatewayWithPeople();
  const token = await sessionOf(gateway, demoUsers.operator, platform);
  operator = (operation, input = {}) => gateway.call(operation, input, { token, mainId: platform });
});
afterAll(() => gateway.close());

async function workOf({ mainId }: Applicant): Promise<string> {
  const { rows } = ok(await operator('listWorkItems', { body: { kind: ['certification'] } })).data;
  return rows.find((row: { mainId: string }) => row.mainId === mainId).workItemId;
}

/** Submitted for review; what the operator has seen of others of its name and code. */
async function reviewed(change: object): Promise<{ workItemId: string; sameSeen: number }> {
  const applicant = await applicantOf(gateway);
  ok(await submit(applicant, change));
  const workItemId = await workOf(applicant);
  const { sameCode, sameName } = ok(await operator('getCertificationReview', { query: { workItemId } })).data;
  return { workItemId, sameSeen: sameCode.length + sameName };
}
const accept = async (seen: { workItemId: string; sameSeen?: number }) =>
  (await operator('decideCertification', { body: { ...seen, accept: true } })).code;

test('two enterprises of one name decided at once: they wait for each other, and the later is not verified unseen', async () => {
  const both = [await reviewed({ enterpriseName: NEW }), await reviewed({ enterpriseName: NEW })];
  const order: string[] = [];
  let release = () => {};
  const held = new Promise<void>((resolve) => (release = resolve));
  await new Promise<void>((locked) => {
    void inAccount(gateway, first, async ({ tx }) => {
      await lockIdentity(tx, { creditCode: 'of nobody', enterpriseName: NEW });
      locked();
      await held;
      order.push('released');
    });
  });
  const deciding = Promise.all(both.map(accept)).then((codes) => {
    order.push('decided');
    return codes;
  });
  await new Promise((resolve) => setTimeout(resolve, 300));
  release();
  expect((await deciding).sort((a, b) => a - b)).toEqual([0, 2818]);
  expect(order).toEqual(['released', 'decided']);
});

test('what the review named of others is none where it is not said', async () => {
  const { workItemId, sameSeen } = await reviewed({ enterpriseName: NEW });
  expect(sameSeen).toBeGreaterThan(0);
  expect(await accept({ workItemId })).toBe(2818);
  expect(await accept({ workItemId, sameSeen })).toBe(0);
});

test('in the queue a change is found by the name that holds, which its row shows, and by the new one', async () => {
  const applicant = await applicantOf(gateway);
  const licenseFileId = await applicant.upload();
  ok(await submit(applicant, { licenseFileId, enterpriseName: OLD }));
  expect(await accept({ workItemId: await workOf(applicant), sameSeen: 1000 })).toBe(0);
  ok(await submit(applicant, { licenseFileId, enterpriseName: NEWER }));
  const found = async (q: string) =>
    ok(await operator('listWorkItems', { body: { kind: ['certification'], q } })).data.rows.map(
      ({ mainName }: { mainName: string }) => mainName,
    );
  expect([await found(OLD), await found(NEWER)]).toEqual([[OLD], [OLD]]);
});
