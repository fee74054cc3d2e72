import { gatewayWithPeople } from '../checks';
import { md5, type TestGateway } from '../gateway';
import { demoUsers } from '../../seeds/demoAccounts';
import { sql } from '../../src/platform/db/sql';
import { codeFor, passwordLogin, wrong } from './people';

let gateway: TestGateway;
let token: string;
const mobile = '13912345678';
const password = md5('orchid-7-lantern');
beforeAll(async () => {
  gateway = await gatewayWithPeople();
});
afterAll(() => gateway.close());

const pdf = Buffer.from('%PDF-1.4\n1 0 obj<<>>endobj\nstartxref\n9\n%%EOF\n');
const license = async () =>
  (
    await gateway.call(
      'uploadFile',
      { file: { name: 'l.pdf', mime: 'application/pdf', bytes: pdf } },
      { token },
    )
  ).data.fileId as string;

describe('call 2', () => {
  test('agreed must be true; a wrong code is 1004', async () => {
    const verifyCode = await codeFor(gateway, mobile, 'register');
    const body = { mobile, password, verifyCode, agreed: true };
    expect(await gateway.call('register', { body: { ...body, agreed: false } })).toMatchObject({
      code: 1000,
    });
    const refused = await gateway.call('register', { body: { ...body, verifyCode: wrong(verifyCode) } });
    expect(refused).toMatchObject({ code: 1004 });
    const made = await gateway.call('register', { body });
    expect(made).toMatchObject({ code: 0, data: { expiresIn: 43200 } });
    token = made.data.sToken;
  });

  test('the user owns a new main account of status 0, which the staff team serves', async () => {
    const { data } = await gateway.call('loginInfo', {}, { token });
    expect(data).toMatchObject({ roles: ['owner'], userType: 'enterprise', enterprise: { authStatus: 0 } });
    const { rows } = await gateway.owner.query(
      'select user_id, role from membership where main_id = $1 order by user_id',
      [data.mainId],
    );
    expect(rows).toEqual(
      expect.arrayContaining([
        { user_id: demoUsers.analyst, role: 'analyst' },
        { user_id: demoUsers.operator, role: 'operator' },
        { user_id: data.userId, role: 'owner' },
      ]),
    );
  });

  test('a registered phone is told only after a valid code: 1004 before, 1008 with it', async () => {
    gateway.clock.advance(61_000);
    const verifyCode = await codeFor(gateway, mobile, 'register');
    const body = { mobile, password, verifyCode, agreed: true };
    const without = await gateway.call('register', { body: { ...body, verifyCode: wrong(verifyCode) } });
    expect(without).toMatchObject({ code: 1004 });
    expect(await gateway.call('register', { body })).toMatchObject({ code: 1008 });
  });
});

describe('call 12', () => {
  const fields = {
    enterpriseName: '示例信息技术有限公司',
    creditCode: '91350100M000100Y43',
    legalPerson: '张三',
    contactName: '李四',
    contactPhone: '13900001111',
    regionCode: '350102',
    address: '某路 1 号',
  };
  const submit = (body: object, as = token) => gateway.call('authenticate', { body }, { token: as });

  test('the name, the check character, the file and the region are looked at', async () => {
    const enterpriseName = '领奖 evil.example/a';
    const wrongOnes = { ...fields, enterpriseName, creditCode: '91310115MA1G4L1WXK', regionCode: '999999' };
    const reply = await submit({ ...wrongOnes, licenseFileId: '01900000-0000-7000-8000-00000000dead' });
    expect(reply).toMatchObject({
      code: 1000,
      data: {
        fields: [
          { path: 'enterpriseName' },
          { path: 'creditCode' },
          { path: 'licenseFileId' },
          { path: 'regionCode' },
        ],
      },
    });
  });

  test("another account's file is as good as none; without the right: 403", async () => {
    const foreign = await passwordLogin(gateway, '13800000001');
    const file = { name: 'l.pdf', mime: 'application/pdf', bytes: pdf };
    const theirs = await gateway.call('uploadFile', { file }, { token: foreign });
    expect(await submit({ ...fields, licenseFileId: theirs.data.fileId })).toMatchObject({
      code: 1000,
      data: { fields: [{ path: 'licenseFileId' }] },
    });
    const viewer = await passwordLogin(gateway, '13800000004');
    expect(await submit({ ...fields, licenseFileId: await license() }, viewer)).toMatchObject({ code: 403 });
  });

  test('two at once: one is taken, one is under review; it stands in the staff queue, the phone encrypted', async () => {
    const licenseFileId = await license();
    const replies = await Promise.all([
      submit({ ...fields, licenseFileId }),
      submit({ ...fields, licenseFileId }),
    ]);
    expect(replies.map(({ code }) => code).sort()).toEqual([0, 1016]);
    expect(replies.find(({ code }) => code === 0)!.data).toEqual({ authStatus: 1 });
    const { data } = await gateway.call('loginInfo', {}, { token });
    // Renamed only by an operator who has seen the licence.
    expect(data.enterprise).toEqual({ name: 'New enterprise (139****5678)', authStatus: 1, closing: null });
    const rows = await gateway.services.db.withTenant({ mainIds: [data.mainId], mainId: null }, (tx) =>
      tx.many<{
        phone: Buffer;
        status: string;
      }>(sql`select c.contact_phone_enc as phone, w.status from certification c
        join work_item w on w.main_id = c.main_id and w.subject_id = c.id and w.kind = 'certification'`),
    );
    expect(rows).toHaveLength(1);
    expect(rows[0]!.status).toBe('open');
    expect(rows[0]!.phone.toString('latin1')).not.toContain(fields.contactPhone);
  });

  test('a verified enterprise stays so while its change waits; another one is under review', async () => {
    const owner = await passwordLogin(gateway, '13800000001');
    const file = { name: 'l.pdf', mime: 'application/pdf', bytes: pdf };
    const { fileId } = (await gateway.call('uploadFile', { file }, { token: owner })).data;
    const change = { ...fields, licenseFileId: fileId };
    expect(await submit(change, owner)).toMatchObject({ code: 0, data: { authStatus: 2 } });
    expect(await submit(change, owner)).toMatchObject({ code: 1016 });
  });
});
