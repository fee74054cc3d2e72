import { randomUUID } from 'node:crypto';
import { demoMains, demoUsers } from '../../../seeds/demoAccounts';
import { enter, newestS, ok, type Visitor } from '../../../test/candidates';
import { fund, gatewayWithPeople, placeOrder, sessionOf } from '../../../test/checks';
import type { TestGateway } from '../../../test/gateway';

const mobile = '13954440046';
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

const [phone, laptop] = [randomUUID(), randomUUID()];
const save = (page: string, read: number, school: string) =>
  visitor.call('saveCandidateForm', { section: 'education', content: { entries: [{ school }] }, page, read });
const now = async () => ok(await visitor.call('getInvitation')).data;
const schoolNow = async () => (await now()).form.education.entries[0].school as string;

test('a save over what another page saved since is refused in words, and leaves that as it is; who read it saves', async () => {
  expect((await now()).versions).toEqual({});
  expect(ok(await save(phone, 0, 'First')).data.version).toBe(1);
  expect(ok(await save(laptop, 1, 'Tab B College')).data.version).toBe(2);
  expect(await save(phone, 1, 'First of all')).toMatchObject({
    code: 2059,
    msg: 'This part was saved in another tab or on another device in the meantime',
  });
  expect(await schoolNow()).toBe('Tab B College');
  // Who began when nothing was saved has not read it either.
  expect((await save(phone, 0, 'First of all')).code).toBe(2059);
  expect((await now()).versions).toEqual({ education: 2 });
  expect(ok(await save(phone, 2, 'First of all')).data.version).toBe(3);
  expect(await schoolNow()).toBe('First of all');
});

test('a page saves over its own, whether the answer came or not; the same again of another page is done already', async () => {
  expect(ok(await save(phone, 2, 'Typed on')).data.version).toBe(4);
  const { savedAt } = await now();
  gateway.clock.advance(60_000);
  expect(ok(await save(laptop, 2, 'Typed on')).data).toMatchObject({ version: 4, savedAt });
  // It is the phone's still.
  expect(ok(await save(phone, 3, 'Typed on and on')).data.version).toBe(5);
});

test('two at once of the same version: one of them is kept, the other is told', async () => {
  const read = (await now()).versions.education as number;
  const [one, other] = await Promise.all([
    save(randomUUID(), read, 'One'),
    save(randomUUID(), read, 'Other'),
  ]);
  expect([one.code, other.code].toSorted()).toEqual([0, 2059]);
  expect(await schoolNow()).toBe(one.code === 0 ? 'One' : 'Other');
});

test('the same is the same in whatever order it was written, a kept number beside it too', async () => {
  const identity = (page: string, content: object) =>
    visitor.call('saveCandidateForm', { section: 'identity', content, page, read: 0 });
  ok(await identity(phone, { idNumber: '11010119900307775X', idConfirmed: true }));
  expect(ok(await identity(laptop, { idConfirmed: true })).data.version).toBe(1);
  expect((await identity(laptop, { idConfirmed: false })).code).toBe(2059);
});

test('another section is another matter', async () => {
  expect((await save(phone, 0, 'X')).code).toBe(2059);
  const content = { entries: [{ company: 'Lanting' }] };
  ok(await visitor.call('saveCandidateForm', { section: 'employment', content, page: phone, read: 0 }));
});
