import { codes } from '@probity/contract/codes';
import { demoUsers } from '../../../seeds/demoAccounts';
import { enter, newestS, ok, type Visitor } from '../../../test/candidates';
import { fund, gatewayWithPeople, inAccount } from '../../../test/checks';
import type { CallReply, TestGateway } from '../../../test/gateway';
import { first, partiesOf, publish, runningCheck, type Parties } from '../../../test/reports';
import { decryptBody, encryptBody, type ReportBody } from './reportBody';
import { addVersion, versionsOf } from './reportRepository';

/* A version states the format it is stored in. One unknown to this release is refused in words, never shown in part. */
const { analyst, analyst2 } = demoUsers;
const mobile = '13974440001';
const readerMobile = '13974440002';
let gateway: TestGateway;
let parties: Parties;
let checkId: string;
let candidate: Visitor;
let reader: Visitor;
const keep = (version: number, change: object) =>
  inAccount(gateway, first, async ({ tx, services, clock }) => {
    const check = { mainId: first, id: checkId };
    const { bodyEnc } = (await versionsOf(tx, check))[0]!;
    const body = { ...decryptBody(services, checkId, 1, bodyEnc), ...change } as ReportBody;
    await addVersion(tx, check, {
      version,
      bodyEnc: encryptBody(services, checkId, version, body),
      lamp: 'green',
      changed: [],
      authorId: analyst,
      reviewerId: analyst2,
      publishedAt: clock.now(),
    });
    return body;
  });
const readers: Record<string, () => Promise<CallReply>> = {
  'the enterprise': () => parties.owner('getReport', { query: { checkId } }),
  'the candidate': () => candidate.call('getOwnReport'),
  'a reader of a share': () => reader.call('getSharedReport'),
};

beforeAll(async () => {
  gateway = await gatewayWithPeople();
  await fund(gateway, 10_000_000);
  parties = await partiesOf(gateway);
  ({ checkId, visitor: candidate } = await runningCheck(parties, mobile));
  await publish(parties, checkId);
  ok(await parties.owner('createShare', { body: { checkId, mobiles: [readerMobile], sendSms: true } }));
  reader = await enter(gateway, readerMobile, await newestS(gateway, readerMobile));
});
afterAll(() => gateway.close());

test('what is published today says its format, and each reads it', async () => {
  const body = await inAccount(gateway, first, async ({ tx, services }) => {
    const [version] = await versionsOf(tx, { mainId: first, id: checkId });
    return decryptBody(services, checkId, 1, version!.bodyEnc);
  });
  expect(body.format).toBe(1);
  for (const read of Object.values(readers)) expect(ok(await read()).data.items.length).toBeGreaterThan(0);
});

test('a format of tomorrow, or none, is refused in words to each; the version before is still read', async () => {
  await keep(2, { format: 2 });
  for (const [who, read] of Object.entries(readers)) {
    const { code, msg, data } = await read();
    expect([who, code, msg, data]).toEqual([who, 2211, codes['2211'].en, null]);
  }
  ok(await parties.owner('getReport', { query: { checkId, version: 1 } }));
  await keep(3, { format: undefined });
  expect(await parties.owner('getReport', { query: { checkId } })).toMatchObject({ code: 2211 });
});
