import { demoMains } from '../../../seeds/demoAccounts';
import { enter, ok } from '../../../test/candidates';
import { gatewayWithPeople } from '../../../test/checks';
import type { TestGateway } from '../../../test/gateway';
import { apply, contentFor, dayIn, registrationsOf } from '../../../test/registrations';
import { eraseApplicationsJob } from './eraseJob';

let gateway: TestGateway;
let own: Awaited<ReturnType<typeof registrationsOf>>;
beforeAll(async () => {
  gateway = await gatewayWithPeople();
});
// Time passes within the tests, and sessions end with it.
beforeEach(async () => {
  own = await registrationsOf(gateway);
});
afterAll(() => gateway.close());
let phones = 0;
const newPhone = () => `1397777${String((phones += 1)).padStart(4, '0')}`;
const call = async (operation: string, body: object) => ok(await own.call(operation, { body })).data;

/** A form that is open by invitation, and its list. */
async function byInvitation(text: string) {
  const form = await own.opened();
  ok(await own.open(form.formId, { byList: true }));
  await call('addInvitees', { formId: form.formId, text });
  return { ...form, list: () => call('listInvitees', { formId: form.formId }).then(({ rows }) => rows) };
}
const later = async (ms: number) => {
  gateway.clock.advance(ms);
  own = await registrationsOf(gateway);
};
const NOT_INVITED = 2620;

test('only who is on the list gets in; anybody else is told of themselves alone, after proving the phone', async () => {
  const invited = newPhone();
  const form = await byInvitation(`王小明\t+86 ${invited}`);
  // Before a code is proven the same is answered for both: asking tells nothing of the list.
  const ask = (mobile: string) =>
    gateway.call('sendVerifyCode', { body: { mobile, scene: 'visitor', s: form.s } }, { lang: 'en' });
  const [one, other] = [newPhone(), newPhone()];
  await call('addInvitees', { formId: form.formId, text: `李一 ${one}` });
  const answers = [await ask(one), await ask(other)].map(({ code, msg, data }) => ({ code, msg, data }));
  expect(answers[0]).toMatchObject({ code: 0 });
  expect(answers[0]).toEqual(answers[1]);
  const stranger = await enter(gateway, newPhone(), form.s);
  const calls = [
    stranger.call('getOwnApplication'),
    stranger.call('saveOwnApplication', { content: contentFor(form) }),
    stranger.call('submitOwnApplication', { version: 1, agreed: true }),
    gateway.call(
      'uploadOwnFile',
      {
        query: { s: form.s },
        file: { name: 'a.pdf', mime: 'application/pdf', bytes: Buffer.from('%PDF-1.4') },
      },
      { token: stranger.token },
    ),
  ];
  for (const reply of await Promise.all(calls)) expect(reply.code).toBe(NOT_INVITED);
  await apply(gateway, form, invited);
  expect(await form.list()).toMatchObject([{ state: 'sent' }, { state: 'added' }]);
});

test('codes for a form by invitation are counted by the same limits, on the list or not', async () => {
  const form = await byInvitation(`李一 ${newPhone()}`);
  const ask = (mobile: string) =>
    gateway.call('sendVerifyCode', { body: { mobile, scene: 'visitor', s: form.s } });
  const stranger = newPhone();
  for (const _code of [1, 2, 3]) {
    expect((await ask(stranger)).code).toBe(0);
    gateway.clock.advance(61_000);
  }
  expect((await ask(stranger)).code).toBe(1006);
  for (let sendings = 3; sendings < 30; sendings += 1) {
    expect((await ask(newPhone())).code).toBe(0);
    gateway.clock.advance(61_000);
  }
  expect((await ask(newPhone())).code).toBe(1007);
});

test('how far each has come: added, invited, opened, started, sent', async () => {
  const people = ['甲', '乙', '丙', '丁', '戊'].map((name) => ({ name, mobile: newPhone() }));
  const form = await byInvitation(people.map(({ name, mobile }) => `${name},${mobile}`).join('\n'));
  const ids = (await form.list()).map(({ inviteeId }: { inviteeId: string }) => inviteeId) as string[];
  const told = { formId: form.formId, language: 'zh-CN', inviteeIds: [ids[1]] };
  expect(await call('sendApplicantInvitations', told)).toEqual({ sent: 1, left: 0 });
  const text = (await gateway.outbox(people[1]!.mobile))[0]!.text;
  expect(text).toMatch(/^【Probity】.*邀请您填写求职登记表/);
  expect(text).toContain(`#/apply?s=${form.s}`);
  expect(text).not.toContain(form.title);
  ok(await (await enter(gateway, people[2]!.mobile, form.s)).call('getOwnApplication'));
  const started = await enter(gateway, people[3]!.mobile, form.s);
  ok(await started.call('saveOwnApplication', { content: contentFor(form) }));
  await apply(gateway, form, people[4]!.mobile);
  const states = ['added', 'invited', 'opened', 'started', 'sent'];
  expect((await form.list()).map(({ state }: { state: string }) => state)).toEqual(states);
  const { data } = await own.call('getRegistrationForm', { query: { formId: form.formId } });
  expect(data.invitees).toEqual({ added: 1, invited: 1, opened: 1, started: 1, sent: 1 });
  const found = await call('listInvitees', { formId: form.formId, state: 'opened' });
  expect(found.rows).toMatchObject([{ name: '丙', mobile: expect.stringMatching(/^139\*{4}\d{4}$/) }]);
  const byPhone = await call('listInvitees', { formId: form.formId, text: people[0]!.mobile });
  expect(byPhone.rows).toMatchObject([{ name: '甲' }]);
});

test('SMS: not twice within the hour, not to who has sent, five times at most, and so many a day', async () => {
  await later(24 * 3_600_000);
  const [first, done] = [newPhone(), newPhone()];
  const form = await byInvitation(`李一 ${first}\n李二 ${done}`);
  await apply(gateway, form, done);
  const inviteeIds = (await form.list()).map(({ inviteeId }: { inviteeId: string }) => inviteeId);
  const send = (more: object = { inviteeIds }) =>
    own.call('sendApplicantInvitations', { body: { formId: form.formId, language: 'en', ...more } });
  expect(ok(await send()).data).toEqual({ sent: 1, left: 1 });
  expect(ok(await send()).data).toEqual({ sent: 0, left: 2 });
  for (let more = 1; more < 5; more += 1) {
    await later(3_600_000);
    expect(ok(await send()).data.sent).toBe(1);
  }
  await later(3_600_000);
  expect(ok(await send()).data.sent).toBe(0);
  const many = Array.from({ length: 600 }, () => `李三 ${newPhone()}`).join('\n');
  await call('addInvitees', { formId: form.formId, text: many });
  // The five above were within 24 hours.
  expect(ok(await send({})).data).toEqual({ sent: 495, left: 105 });
  expect(await send({})).toMatchObject({ code: 2841 });
  await later(24 * 3_600_000);
  expect(ok(await send({})).data).toEqual({ sent: 105, left: 0 });
});

test('a pasted list: faults by line, the good ones kept, once each, and no more than 5 000', async () => {
  const mobile = newPhone();
  const form = await byInvitation(`王小明 ${mobile}`);
  const text = `姓名\t手机号\n王小明\t${mobile}\n李一\t138\n李二\t${newPhone()}`;
  expect(await call('addInvitees', { formId: form.formId, text })).toEqual({
    added: 1,
    known: 1,
    faults: [{ line: 3, fault: 'phone' }],
  });
  const add = (lines: string[]) =>
    own.call('addInvitees', { body: { formId: form.formId, text: lines.join('\n') } });
  const many = Array.from({ length: 5_000 }, (_one, at) => `李三 1360000${String(at).padStart(4, '0')}`);
  expect((await add(many)).code).toBe(2621);
  expect((await add([...many, `李四 ${newPhone()}`])).data.fields).toMatchObject([{ path: 'text' }]);
  expect(ok(await add(many.slice(2))).data.added).toBe(4_998);
  expect(await add([`李四 ${newPhone()}`])).toMatchObject({
    code: 2621,
    msg: expect.stringContaining('room for 0 more'),
  });
  expect((await add(['Name, phone'])).data.fields).toMatchObject([{ path: 'text' }]);
});

test('who is taken off begins and sends nothing more, reads and deletes what they gave, and stands nowhere else', async () => {
  const mobile = newPhone();
  const form = await byInvitation(`王小明 ${mobile}`);
  const applicant = await enter(gateway, mobile, form.s);
  const { savedAt } = ok(await applicant.call('saveOwnApplication', { content: contentFor(form) })).data;
  const [{ inviteeId }] = await form.list();
  const keys = { formId: form.formId, inviteeIds: [inviteeId] };
  expect(await call('withdrawInvitees', keys)).toEqual({ withdrawn: 1 });
  expect(await call('withdrawInvitees', keys)).toEqual({ withdrawn: 0 });
  expect((await applicant.call('getOwnApplication')).data).toMatchObject({
    way: 'notInvited',
    isTaking: false,
    content: contentFor(form),
  });
  const more = { content: contentFor(form, { name: '王二' }), savedAt };
  expect((await applicant.call('saveOwnApplication', more)).code).toBe(NOT_INVITED);
  expect((await applicant.call('submitOwnApplication', { version: 1, agreed: true })).code).toBe(NOT_INVITED);
  ok(await applicant.call('deleteOwnApplication'));
  const left = await gateway.owner.query('select 1 from registration_invitee where id = $1', [inviteeId]);
  expect(left.rowCount).toBe(0);
});

test('the list of another enterprise is nobody’s: not read, extended, told, shortened or exported', async () => {
  const form = await byInvitation(`王小明 ${newPhone()}`);
  const [{ inviteeId }] = await form.list();
  const foreign = await registrationsOf(gateway, demoMains.second);
  const { formId } = form;
  for (const [operation, body] of [
    ['listInvitees', { formId }],
    ['addInvitees', { formId, text: `李一 ${newPhone()}` }],
    ['sendApplicantInvitations', { formId, language: 'en' }],
    ['withdrawInvitees', { formId, inviteeIds: [inviteeId] }],
  ] as const)
    expect((await foreign.call(operation, { body })).code).toBe(404);
  const theirs = await foreign.opened();
  const keys = { formId: theirs.formId, inviteeIds: [inviteeId] };
  expect(ok(await foreign.call('withdrawInvitees', { body: keys })).data).toEqual({ withdrawn: 0 });
  expect(String((await foreign.call('exportInvitees', { body: { formId } })).bytes)).not.toContain('139');
  expect(await form.list()).toHaveLength(1);
});

test('the file has names as the list and phones masked; the log says how many and never whom', async () => {
  const mobile = newPhone();
  const form = await byInvitation(`司马相如 ${mobile}`);
  const text = String((await own.call('exportInvitees', { body: { formId: form.formId } })).bytes);
  expect(text).toContain(`${mobile.slice(0, 3)}****${mobile.slice(7)}`);
  expect(text).toContain('司马相如');
  expect(text).not.toContain(mobile);
  const { rows } = await gateway.owner.query(
    `select action, detail from audit_event where action like 'registration.invitees%' order by at desc, id desc limit 2`,
  );
  expect(rows.map(({ action }) => action).toSorted()).toEqual([
    'registration.inviteesAdded',
    'registration.inviteesExported',
  ]);
  expect(JSON.stringify(rows)).not.toMatch(new RegExp(`${mobile}|司马`));
});

test('a list goes 30 days after the last day of its link, or after it was closed', async () => {
  const [kept, closed] = [await byInvitation(`王一 ${newPhone()}`), await byInvitation(`王二 ${newPhone()}`)];
  ok(await own.open(kept.formId, { expiresOn: dayIn(gateway, 10) }));
  ok(await own.call('closeRegistrationLink', { body: { formId: closed.formId } }));
  expect(
    (await own.call('addInvitees', { body: { formId: closed.formId, text: `王三 ${newPhone()}` } })).code,
  ).toBe(2602);
  const left = async () => {
    await eraseApplicationsJob.run({}, { services: gateway.services, log: gateway.services.log } as never);
    const { rows } = await gateway.owner.query(
      'select name from registration_invitee where form_id = any($1::uuid[]) order by name',
      [[kept.formId, closed.formId]],
    );
    return rows.map(({ name }) => name as string);
  };
  gateway.clock.advance(29 * 86_400_000);
  expect(await left()).toEqual(['王一', '王二']);
  gateway.clock.advance(2 * 86_400_000);
  expect(await left()).toEqual(['王一']);
  gateway.clock.advance(11 * 86_400_000);
  expect(await left()).toEqual([]);
});
