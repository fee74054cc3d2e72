import { demoMains, demoUsers } from '../../../seeds/demoAccounts';
import { fund, gatewayWithPeople, inAccount, placeOrder, sessionOf } from '../../../test/checks';
import type { TestGateway } from '../../../test/gateway';
import { sql } from '../../platform/db/sql';
import { uuidv7 } from '../../kernel/ids';
import { lockCheck, itemsOf } from '../checks/checkRepository';
import { signedForm } from '../../../test/reports';

const { first, second, platform } = demoMains;
const pdf = Buffer.from('%PDF-1.4\n1 0 obj<<>>endobj\ntrailer<<>>\nstartxref\n9\n%%EOF\n');
let gateway: TestGateway;
beforeAll(async () => {
  gateway = await gatewayWithPeople();
  await fund(gateway, 1_000_000);
});
afterAll(() => gateway.close());

const signIn = (name: keyof typeof demoUsers, mainId: string = first) =>
  sessionOf(gateway, demoUsers[name], mainId);

async function upload(name: keyof typeof demoUsers, bytes = pdf): Promise<string> {
  const file = { name: 'consent.pdf', mime: 'application/pdf', bytes };
  const reply = await gateway.call('uploadFile', { file }, { token: await signIn(name), mainId: first });
  expect(reply).toMatchObject({ code: 0 });
  return reply.data.fileId as string;
}

async function download(fileId: string, name: keyof typeof demoUsers, mainId: string = first) {
  return gateway.call('downloadFile', { query: { fileId } }, { token: await signIn(name, mainId), mainId });
}

test('a signed form comes as an attachment to who uploaded it and who reads its check, and to nobody else', async () => {
  const fileId = await upload('owner');
  const missing = await download(uuidv7(), 'owner', second);
  const before = await download(fileId, 'analyst', platform);
  expect(before.code).toBe(404);
  await placeOrder(gateway, await signIn('owner'), { consentWay: 'paper', paperFileId: fileId });
  const own = await download(fileId, 'owner');
  expect(own.bytes.equals(pdf)).toBe(true);
  expect(own.headers['content-disposition']).toBe("attachment; filename*=UTF-8''consent.pdf");
  expect(own.headers['content-security-policy']).toContain('sandbox');
  expect((await download(fileId, 'analyst', platform)).bytes.equals(pdf)).toBe(true);
  for (const [name, mainId] of [
    ['finance', first],
    ['recruiter', first],
    ['support', platform],
    ['owner', second],
  ] as const) {
    const reply = await download(fileId, name, mainId);
    expect([name, reply.code]).toEqual([name, 404]);
    expect(reply.msg).toBe(missing.msg);
    expect(reply.data).toEqual(missing.data);
  }
});

test('a signed form makes work for staff and, when nothing else is asked, no invitation', async () => {
  const paper = { consentWay: 'paper', paperFileId: await upload('owner', signedForm().bytes) };
  const idOnly = { itemCodes: ['identity', 'dishonestDebtor'], expectedPrice: 0 };
  const token = await signIn('owner');
  const quote = await gateway.call(
    'quoteOrder',
    { body: { packageId: '01990000-0000-7000-8000-000000000001', itemCodes: idOnly.itemCodes } },
    { token, mainId: first },
  );
  const candidate = { name: '田野', mobile: '13822220001', idNumber: '11010519491231002X' };
  const { checkId } = await placeOrder(gateway, token, {
    ...paper,
    ...idOnly,
    candidate,
    expectedPrice: quote.data.price,
  });
  const detail = await gateway.call('getCheck', { query: { checkId } }, { token, mainId: first });
  expect(detail.data).toMatchObject({
    invitation: null,
    waitingOn: 'analyst',
    consent: { state: 'paperToConfirm' },
  });
  expect(detail.data.files).toMatchObject([
    { fileId: paper.paperFileId, fileName: 'consent.pdf', kind: 'signedForm' },
  ]);
  expect(await gateway.outbox('13822220001')).toEqual([]);
  // Nothing starts before staff have confirmed the form: the database itself refuses.
  await expect(
    inAccount(gateway, first, async ({ tx }) => {
      const check = (await lockCheck(tx, checkId))!;
      expect(await itemsOf(tx, check)).toHaveLength(2);
      await tx.run(sql`update checks set status = 'inProgress' where id = ${checkId}`);
    }),
  ).rejects.toThrow(/has no consent/);
});
