import sharp from 'sharp';
import { demoMains, demoUsers } from '../../../seeds/demoAccounts';
import { gatewayWithPeople, inAccount, sessionOf } from '../../../test/checks';
import type { TestGateway } from '../../../test/gateway';
import { sql } from '../../platform/db/sql';
import { uuidv7 } from '../../kernel/ids';
import { insertCertification } from '../enterprise/certificationRepository';

const { first, second, platform } = demoMains;
let gateway: TestGateway;
beforeAll(async () => {
  gateway = await gatewayWithPeople();
});
afterAll(() => gateway.close());

type Name = keyof typeof demoUsers;
const as = async (name: Name, mainId: string = first) => ({
  token: await sessionOf(gateway, demoUsers[name], mainId),
  mainId,
});
const call = async (operation: string, name: Name, body: object, mainId?: string) =>
  gateway.call(operation, { body }, await as(name, mainId));
const profileOf = async (name: Name, mainId?: string) =>
  (await gateway.call('getOwnProfile', {}, await as(name, mainId))).data;
const picture = async (name: Name, mainId?: string) => {
  const bytes = await sharp({ create: { width: 4, height: 4, channels: 3, background: '#206040' } })
    .png()
    .toBuffer();
  const file = { name: 'me.png', mime: 'image/png', bytes };
  return (await gateway.call('uploadFile', { file }, await as(name, mainId))).data.fileId as string;
};
const download = async (fileId: string, name: Name, mainId?: string) =>
  (await gateway.call('downloadFile', { query: { fileId } }, await as(name, mainId))).code;
const filesLeft = (fileId: string, mainId: string) =>
  inAccount(
    gateway,
    mainId,
    async ({ tx }) => (await tx.many(sql`select id from file_object where id = ${fileId}`)).length,
  );

test('everybody edits their own name and e-mail, reads them, and takes the e-mail back', async () => {
  expect(await profileOf('viewer')).toMatchObject({ email: null, isEditable: true, isNamedByPhone: false });
  expect(await call('editUser', 'viewer', { email: '😀@example.com' })).toMatchObject({
    code: 1000,
    data: { fields: [{ path: 'email', msg: 'Please enter a valid e-mail address' }] },
  });
  await call('editUser', 'viewer', { nickName: '林语', email: 'lin@example.com' });
  expect(await profileOf('viewer')).toMatchObject({ nickName: '林语', email: 'lin@example.com' });
  expect((await gateway.call('loginInfo', {}, await as('viewer'))).data.nickName).toBe('林语');
  expect((await call('forgetOwnProfile', 'viewer', { part: 'email' })).data.email).toBeNull();
  const { rows } = await gateway.owner.query('select email_enc from users where id = $1', [demoUsers.viewer]);
  expect(rows).toEqual([{ email_enc: null }]);
});

test('a name of spaces is refused at its field, and the name stays', async () => {
  const reply = await call('editUser', 'viewer', { nickName: '   ' });
  expect(reply).toMatchObject({ code: 1000, data: { fields: [{ path: 'nickName' }] } });
  expect((await profileOf('viewer')).nickName).toBe('林语');
});

test.each(['💥💥💥', '=cmd()'])('%s is refused as a name, in words, and the name stays', async (nickName) => {
  const reply = await call('editUser', 'viewer', { nickName });
  const msg = expect.stringMatching(/^This does not look like a person’s name/);
  expect(reply).toMatchObject({ code: 1000, data: { fields: [{ path: 'nickName', msg }] } });
  expect((await profileOf('viewer')).nickName).toBe('林语');
});

test('who registered is called by the masked phone, and is told so until they give a name', async () => {
  await gateway.owner.query("update users set nick_name = '138****0004' where id = $1", [demoUsers.viewer]);
  expect(await profileOf('viewer')).toMatchObject({ nickName: '138****0004', isNamedByPhone: true });
  await call('editUser', 'viewer', { nickName: '林语' });
  expect((await profileOf('viewer')).isNamedByPhone).toBe(false);
});

test('one’s own picture shows in every account one works in; to nobody else', async () => {
  const fileId = await picture('owner');
  expect(await download(fileId, 'owner', second)).toBe(404);
  expect(await call('editUser', 'owner', { avatarFileId: fileId })).toMatchObject({ code: 0 });
  expect((await profileOf('owner', second)).pictureFileId).toBe(fileId);
  expect(await download(fileId, 'owner', second)).not.toBe(404);
  for (const [name, mainId] of [
    ['recruiter', first],
    ['support', platform],
    ['analyst', platform],
  ] as const)
    expect([name, await download(fileId, name, mainId)]).toEqual([name, 404]);
});

test('somebody else’s upload is no picture of mine', async () => {
  const fileId = await picture('owner');
  const reply = await call('editUser', 'recruiter', { avatarFileId: fileId });
  expect(reply).toMatchObject({ code: 1000, data: { fields: [{ path: 'avatarFileId' }] } });
  expect((await profileOf('recruiter')).pictureFileId).toBeNull();
});

test('a picture of one’s own opens no other file of the account that keeps it', async () => {
  const own = await picture('recruiter');
  await call('editUser', 'recruiter', { avatarFileId: own });
  expect(await download(await picture('owner'), 'recruiter')).toBe(404);
  expect(await download(own, 'recruiter')).not.toBe(404);
});

test('a replaced picture goes, also from another account; one that something else names stays', async () => {
  const old = (await profileOf('owner')).pictureFileId as string;
  const next = await picture('owner', second);
  expect(await filesLeft(old, first)).toBe(1);
  await call('editUser', 'owner', { avatarFileId: next }, second);
  expect([await filesLeft(old, first), await filesLeft(next, second)]).toEqual([0, 1]);
  const noted = await inAccount(gateway, first, ({ tx }) =>
    tx.many(sql`select storage_key from erased_object`),
  );
  expect(noted).toHaveLength(1);

  // The same file is the licence of the enterprise.
  await inAccount(gateway, second, ({ tx }) =>
    insertCertification(tx, {
      mainId: second,
      id: uuidv7(),
      enterpriseName: 'Example',
      creditCode: '91350100M000100Y43',
      licenseFileId: next,
      isChange: false,
      legalPerson: 'A',
      contactName: 'A',
      contactPhoneEnc: Buffer.from('x'),
      regionCode: null,
      address: null,
      submittedBy: demoUsers.owner,
      submittedAt: gateway.clock.now(),
    }),
  );
  expect((await call('forgetOwnProfile', 'owner', { part: 'picture' })).data.pictureFileId).toBeNull();
  expect(await filesLeft(next, second)).toBe(1);
  expect(await download(next, 'owner')).toBe(404);
});

test('taking back what is not there changes nothing and writes nothing', async () => {
  const count = async () =>
    (await gateway.owner.query("select 1 from audit_event where action = 'user.edited'")).rows.length;
  const before = await count();
  expect(await call('forgetOwnProfile', 'owner', { part: 'picture' })).toMatchObject({ code: 0 });
  expect(await count()).toBe(before);
});

test('inside of a customer’s account support reads its profile and edits it on the platform', async () => {
  expect(await profileOf('support')).toMatchObject({ isEditable: false });
  expect(await call('editUser', 'support', { nickName: 'x' })).toMatchObject({ code: 1015 });
  expect(await call('forgetOwnProfile', 'support', { part: 'email' })).toMatchObject({ code: 1015 });
  expect(await call('forgetOwnProfile', 'support', { part: 'email' }, platform)).toMatchObject({ code: 0 });
  expect(await profileOf('support', platform)).toMatchObject({ isEditable: true });
  expect(await call('editUser', 'support', { nickName: '周援' }, platform)).toMatchObject({ code: 0 });
});
