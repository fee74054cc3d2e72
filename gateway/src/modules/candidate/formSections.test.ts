import { demoMains, demoUsers } from '../../../seeds/demoAccounts';
import { enter, newestS, school, type Visitor } from '../../../test/candidates';
import { fund, gatewayWithPeople, placeOrder, sessionOf } from '../../../test/checks';
import type { TestGateway } from '../../../test/gateway';
import { pdf } from '../../../test/reports';

const mobile = '13954440001';
let gateway: TestGateway;
let visitor: Visitor;
beforeAll(async () => {
  gateway = await gatewayWithPeople();
  await fund(gateway, 1_000_000);
  const owner = await sessionOf(gateway, demoUsers.owner, demoMains.first);
  await placeOrder(gateway, owner, { candidate: { name: '赵敏', mobile } });
  visitor = await enter(gateway, mobile, await newestS(gateway, mobile));
});
afterAll(() => gateway.close());

const save = (section: string, content: object) => visitor.call('saveCandidateForm', { section, content });
const form = async () => (await visitor.call('getInvitation')).data.form;

test.each([
  ['identity', { idConfirmed: true, entries: [school] }, ['content.entries']],
  ['education', { entries: [school], idNumber: 'x' }, ['content.idNumber']],
  ['education', { entries: [school, { ...school, witness: 'A' }] }, ['content.entries.1.witness']],
  [
    'employment',
    { entries: [{ company: 'A', fileIds: [], school: 'B' }] },
    ['content.entries.0.fileIds', 'content.entries.0.school'],
  ],
  ['certificates', { entries: [{ name: 'A', mobile: '13900000000' }] }, ['content.entries.0.mobile']],
  ['references', { entries: [{ name: 'A', validTo: '2030-01' }] }, ['content.entries.0.validTo']],
])(
  '%s: a field of another section is refused by name, and the form opens as before',
  async (section, content, paths) => {
    const before = await form();
    const reply = await save(section, content);
    expect(reply.code).toBe(1000);
    expect(reply.data.fields.map(({ path }: { path: string }) => path)).toEqual(paths);
    expect(await form()).toEqual(before);
  },
);

test('twin: each section keeps and shows every field of its own', async () => {
  const entries = {
    education: { ...school, fileIds: [] },
    employment: {
      company: 'A',
      title: 'B',
      from: '2015-01',
      to: '2016-01',
      leaveReason: 'C',
      nonCompete: true,
      doNotContact: false,
      witness: 'D',
      witnessPhone: '13900000000',
    },
    certificates: { name: 'A', number: '1', issuer: 'B', validTo: '2030-01', fileIds: [] },
    references: { name: 'A', relation: 'B', company: 'C', mobile: '13900000000' },
  };
  for (const [section, entry] of Object.entries(entries))
    expect(await save(section, { entries: [entry] })).toMatchObject({ code: 0 });
  expect(await save('identity', { idConfirmed: true })).toMatchObject({ code: 0 });
  expect(await form()).toMatchObject({
    identity: { idConfirmed: true },
    ...Object.fromEntries(Object.entries(entries).map(([section, entry]) => [section, { entries: [entry] }])),
  });
});

test('a number of one’s own can be taken back: the one that the enterprise stated stands again', async () => {
  const phone = '13954440002';
  const owner = await sessionOf(gateway, demoUsers.owner, demoMains.first);
  const stated = '110101198706142830';
  await placeOrder(gateway, owner, { candidate: { name: '赵敏', mobile: phone, idNumber: stated } });
  const candidate = await enter(gateway, phone, await newestS(gateway, phone));
  const identity = async (content: object) => {
    const reply = await candidate.call('saveCandidateForm', { section: 'identity', content });
    expect(reply.code).toBe(0);
    const { data } = await candidate.call('getInvitation');
    return { own: data.form.identity.idNumber ?? null, stated: data.idNumberMasked };
  };
  const masked = '110***********2830';
  expect(await identity({ idNumber: '11010519491231002X', idConfirmed: true })).toEqual({
    own: '110***********002X',
    stated: masked,
  });
  // A field left out keeps its value; null deletes it.
  expect(await identity({ idConfirmed: false })).toMatchObject({ own: '110***********002X' });
  expect(await identity({ idNumber: null, idConfirmed: true })).toEqual({ own: null, stated: masked });
});

test('a link is no place to store things: forty files, and what comes then is refused in words and numbers', async () => {
  const phone = '13954440003';
  const owner = await sessionOf(gateway, demoUsers.owner, demoMains.first);
  await placeOrder(gateway, owner, { candidate: { name: '赵敏', mobile: phone } });
  const candidate = await enter(gateway, phone, await newestS(gateway, phone));
  const file = { name: 'page.pdf', mime: 'application/pdf', bytes: pdf };
  const upload = () =>
    gateway.call(
      'uploadCandidateFile',
      { query: { s: candidate.s }, file },
      { token: candidate.token, lang: 'zh-CN' },
    );
  for (let n = 0; n < 40; n += 1) expect((await upload()).code).toBe(0);
  expect(await upload()).toMatchObject({ code: 2109, msg: '最多可上传 40 个文件', data: { n: 40 } });
});
