import { demoMains } from '../../../seeds/demoAccounts';
import { ok } from '../../../test/candidates';
import { gatewayWithPeople } from '../../../test/checks';
import type { TestGateway } from '../../../test/gateway';
import { apply, registrationsOf } from '../../../test/registrations';

let gateway: TestGateway;
let own: Awaited<ReturnType<typeof registrationsOf>>;
beforeAll(async () => {
  gateway = await gatewayWithPeople();
  own = await registrationsOf(gateway);
});
afterAll(() => gateway.close());
let phones = 0;
const newPhone = () => `1395333${String((phones += 1)).padStart(4, '0')}`;
const found = async (search: object) =>
  (ok(await own.call('listApplications', { body: search })).data.rows as { name: string }[]).map(
    ({ name }) => name,
  );
const sent = async (form: Awaited<ReturnType<typeof own.opened>>, name: string) => {
  await apply(gateway, form, newPhone(), { name });
  const { rows } = (await own.call('listApplications', { body: { formId: form.formId, text: name } })).data;
  return rows[0].applicationId as string;
};
const tag = (applicationId: string, put: readonly string[], by = own) =>
  by.call('setApplicationTags', { body: { applicationId, put } });
const untag = (applicationId: string, off: readonly string[]) =>
  own.call('setApplicationTags', { body: { applicationId, off } });
const tagsOf = async (applicationId: string) =>
  (await own.call('getApplication', { query: { applicationId } })).data.tags as string[];
const tags = async (by = own) => (await by.call('listRegistrationTags', {})).data as string[];

test('tags: a new one joins the list, is found by, and goes from every application with the list', async () => {
  const form = await own.opened();
  const [first, second] = [await sent(form, '甲一'), await sent(form, '乙二')];
  expect((await tag(first, [' 面试 ', 'Night', 'night'])).data).toEqual({ tags: ['面试', 'Night'] });
  // The list has it already, however it is written.
  expect((await tag(second, ['NIGHT'])).data).toEqual({ tags: ['Night'] });
  expect(await tags()).toEqual(['Night', '面试']);
  expect(await found({ tag: '面试' })).toEqual(['甲一']);
  expect((await found({ tag: 'Night' })).toSorted()).toEqual(['乙二', '甲一']);
  ok(await own.call('deleteRegistrationTag', { body: { name: 'Night' } }));
  ok(await own.call('deleteRegistrationTag', { body: { name: 'Night' } }));
  expect(await found({ tag: 'Night' })).toEqual([]);
  expect((await own.call('getApplication', { query: { applicationId: first } })).data.tags).toEqual(['面试']);
  ok(await untag(first, ['面试', 'no such tag']));
  expect(await tagsOf(first)).toEqual([]);
  const other = await registrationsOf(gateway, demoMains.second);
  expect(await tags(other)).toEqual([]);
  expect((await tag(first, ['x'], other)).code).toBe(404);
});

test('two people who tag at once: both count, whatever each of them saw', async () => {
  const form = await own.opened();
  const one = await sent(form, '庚七');
  ok(await tag(one, ['seen by both']));
  const replies = await Promise.all([
    tag(one, ['from one']),
    tag(one, ['from the other']),
    untag(one, ['seen by both']),
  ]);
  replies.forEach(ok);
  expect((await tagsOf(one)).toSorted()).toEqual(['from one', 'from the other']);
});

test('an eleventh tag of an application is refused at the field, and the ten stay', async () => {
  const form = await own.opened();
  const one = await sent(form, '辛八');
  const ten = Array.from({ length: 10 }, (_one, n) => `of ten ${n}`);
  ok(await tag(one, ten));
  expect(await tag(one, ['eleventh'])).toMatchObject({ code: 1000, data: { fields: [{ path: 'put' }] } });
  expect(await tagsOf(one)).toEqual(ten);
  for (const name of ten) ok(await own.call('deleteRegistrationTag', { body: { name } }));
});

test('a tag of 21 characters and a 31st tag are refused in words', async () => {
  const form = await own.opened();
  const one = await sent(form, '丙三');
  const long = await tag(one, ['x'.repeat(21)]);
  expect(long).toMatchObject({ code: 1000, data: { fields: [{ path: 'put' }] } });
  const left = 30 - (await tags()).length;
  for (let n = 0; n < left; n += 1) {
    ok(await tag(one, [`tag ${n}`]));
    if (n < left - 1) ok(await untag(one, [`tag ${n}`]));
  }
  expect((await tag(one, ['one more'])).code).toBe(2605);
  expect((await own.call('getApplication', { query: { applicationId: one } })).data.tags).toEqual([
    `tag ${left - 1}`,
  ]);
});

test('found by the days they were sent, as days are in China, both inclusive', async () => {
  const form = await own.opened();
  await sent(form, '丁四');
  const day = (later = 0) =>
    new Date(gateway.clock.now().getTime() + (8 + 24 * later) * 3_600_000).toISOString().slice(0, 10);
  const { formId } = form;
  expect(await found({ formId, from: day(), to: day() })).toEqual(['丁四']);
  expect(await found({ formId, from: day(1) })).toEqual([]);
  expect(await found({ formId, to: day(-1) })).toEqual([]);
});

test('the file has the rows that are asked for, phones masked, with no formula in it, and leaves a trail', async () => {
  const form = await own.opened({ title: '=cmd|calc' });
  const id = await sent(form, '欧阳青');
  ok(await own.call('deleteRegistrationTag', { body: { name: 'tag 0' } }));
  ok(await tag(id, ['+SUM(1)']));
  const reply = await own.call('exportApplications', { body: { formId: form.formId, format: 'csv' } });
  const lines = reply.bytes.toString('utf8').trim().split(/\r?\n/);
  expect(lines).toHaveLength(2);
  expect(lines[0]).toContain('Tags');
  expect(lines[1]).toContain('欧阳青');
  expect(lines[1]).not.toMatch(/1395333\d{4}/);
  expect(lines[1]).toContain("'=cmd|calc");
  expect(lines[1]).toContain("'+SUM(1)");
  const { rows } = await gateway.owner.query<{ detail: { rows: number } }>(
    `select detail from audit_event where action = 'registration.exported' order by at desc limit 1`,
  );
  expect(rows[0]!.detail).toMatchObject({ rows: 1, format: 'csv' });
  const other = await registrationsOf(gateway, demoMains.second);
  const theirs = await other.call('exportApplications', { body: { format: 'csv' } });
  expect(theirs.bytes.toString('utf8').trim().split(/\r?\n/)).toHaveLength(1);
});

test('the sheet of an open form is a PDF in both languages; of a closed or foreign one there is none', async () => {
  const form = await own.opened();
  const query = { formId: form.formId };
  for (const lang of ['en', 'zh-CN'] as const) {
    const reply = await gateway.call(
      'downloadRegistrationSheet',
      { query },
      { token: own.token, mainId: demoMains.first, lang },
    );
    expect(reply.bytes.subarray(0, 5).toString()).toBe('%PDF-');
    // The address is a link in it, too: whoever reads it on a screen taps it.
    expect(reply.bytes.toString('latin1')).toContain(`#/apply?s=${form.s}`);
  }
  const other = await registrationsOf(gateway, demoMains.second);
  expect((await other.call('downloadRegistrationSheet', { query })).code).toBe(404);
  ok(await own.call('closeRegistrationLink', { body: query }));
  expect((await own.call('downloadRegistrationSheet', { query })).code).toBe(2602);
});
