import { demoMains, demoUsers } from '../../../seeds/demoAccounts';
import { enter, newestS } from '../../../test/candidates';
import { fund, gatewayWithPeople, inAccount, placeOrder, sessionOf } from '../../../test/checks';
import type { TestGateway } from '../../../test/gateway';
import { pdf } from '../../../test/reports';
import { sql } from '../../platform/db/sql';

const { first, second } = demoMains;
const env = {
  FILES_PER_ACCOUNT: '5',
  FILE_MB_PER_ACCOUNT: '3',
  FILES_BEFORE_CERTIFICATION: '3',
  FILE_MB_BEFORE_CERTIFICATION: '1',
};
let gateway: TestGateway;
let token: string;
beforeAll(async () => {
  gateway = await gatewayWithPeople({ env });
  token = await sessionOf(gateway, demoUsers.owner, second);
  await gateway.owner.query('update main_account set auth_status = 0 where id = $1', [second]);
  await fund(gateway, 1_000_000);
});
afterAll(() => gateway.close());

const upload = (bytes: Buffer = pdf, caller = token) =>
  gateway.call(
    'uploadFile',
    { file: { name: bytes === pdf ? 'a.pdf' : 'a.csv', mime: 'application/pdf', bytes } },
    { token: caller },
  );
const certify = (status: number) =>
  gateway.owner.query('update main_account set auth_status = $2 where id = $1', [second, status]);
const drop = (mainId: string, files: string[]) =>
  inAccount(gateway, mainId, ({ tx }) =>
    tx.many(sql`select sweep_files(now() + interval '1 day', null, ${files}::uuid[], now(), 1000)`),
  );
const counted = async (mainId: string) => {
  const told = await inAccount(gateway, mainId, ({ tx }) =>
    tx.one(sql`select files, bytes from file_usage where main_id = ${mainId}`),
  );
  const real = await inAccount(gateway, mainId, ({ tx }) =>
    tx.one(sql`select count(*)::int as files, coalesce(sum(size), 0)::bigint as bytes from file_object
      where main_id = ${mainId}`),
  );
  expect(told).toEqual(real);
  return told;
};

test('before its certification an enterprise keeps so many files; of many at once just as many are kept', async () => {
  const replies = await Promise.all(Array.from({ length: 9 }, () => upload()));
  expect(replies.map(({ code }) => code).sort()).toEqual([0, 0, 0, ...Array(6).fill(2851)]);
  expect(replies.find(({ code }) => code === 2851)?.msg).toBe(
    'There is no room for this file: before its certification an enterprise can keep at most 3 files and 1 MB',
  );
  expect(await counted(second)).toEqual({ files: 3, bytes: 3 * pdf.length });
  // Refused uploads leave nothing behind: neither bytes nor a note about them.
  expect((await gateway.owner.query('select 1 from erased_object')).rows).toEqual([]);
});

test('certified it keeps more, by number and by bytes', async () => {
  await certify(2);
  expect((await upload()).code).toBe(0);
  const large = await upload(Buffer.alloc(2_990_000, 'a'));
  expect(large.code).toBe(0);
  expect(await upload()).toMatchObject({ code: 2850, msg: expect.stringContaining('5 files and 3 MB') });
  expect(await counted(second)).toEqual({ files: 5, bytes: 4 * pdf.length + 2_990_000 });
});

test('what goes makes room, to the last byte', async () => {
  await drop(second, []);
  expect(await counted(second)).toEqual({ files: 0, bytes: 0 });
  expect((await upload(Buffer.alloc(2_000_000, 'a'))).code).toBe(0);
  expect((await upload(Buffer.alloc(1_000_001, 'a'))).code).toBe(2850);
  expect((await upload(Buffer.alloc(1_000_000, 'a'))).code).toBe(0);
  expect(await counted(second)).toEqual({ files: 2, bytes: 3_000_000 });
});

test("a candidate's files count for the account of the check, and no other account is touched", async () => {
  const owner = await sessionOf(gateway, demoUsers.owner, first);
  const mobile = '13972109001';
  await placeOrder(gateway, owner, { candidate: { name: '诸葛', mobile } });
  const visitor = await enter(gateway, mobile, await newestS(gateway, mobile));
  const file = { name: 'a.pdf', mime: 'application/pdf', bytes: pdf };
  const send = () =>
    gateway.call('uploadCandidateFile', { file, query: { s: visitor.s } }, { token: visitor.token });
  for (let n = 0; n < 5; n++) expect((await send()).code).toBe(0);
  expect(await send()).toMatchObject({ code: 2850 });
  expect((await upload(pdf, owner)).code).toBe(2850);
  expect(await counted(first)).toEqual({ files: 5, bytes: 5 * pdf.length });
  expect(await counted(second)).toEqual({ files: 2, bytes: 3_000_000 });
});
