import { enter, ok } from '../../../test/candidates';
import { gatewayWithPeople } from '../../../test/checks';
import type { TestGateway } from '../../../test/gateway';
import { apply, contentFor, dayIn, question, registrationsOf, studied } from '../../../test/registrations';

let gateway: TestGateway;
let own: Awaited<ReturnType<typeof registrationsOf>>;
beforeAll(async () => {
  gateway = await gatewayWithPeople();
  own = await registrationsOf(gateway);
});
afterAll(() => gateway.close());
let phones = 0;
const newPhone = () => `1396666${String((phones += 1)).padStart(4, '0')}`;
const sent = async (search: object) =>
  (await own.call('listApplications', { body: search })).data.rows as { name: string }[];

test('an applicant fills in by halves, goes on with another phone, sends, and the recruiter reads it', async () => {
  const form = await own.opened();
  const mobile = newPhone();
  const begun = await enter(gateway, mobile, form.s);
  expect((await begun.call('getOwnApplication')).data).toMatchObject({
    mainName: expect.any(String),
    mobile: expect.stringMatching(/^139\*{4}\d{4}$/),
    content: null,
    isTaking: true,
  });
  const half = { name: '王小', entries: { education: [{ school: '复旦' }] }, answers: [] };
  ok(await begun.call('saveOwnApplication', { content: half }));
  expect(await sent({ formId: form.formId })).toEqual([]);
  gateway.clock.advance(120_000);
  const later = await enter(gateway, mobile, form.s);
  const { content, savedAt } = (await later.call('getOwnApplication')).data;
  expect(content).toEqual(half);
  const refused = await later.call('submitOwnApplication', { version: 1, agreed: true });
  expect(refused.code).toBe(2103);
  expect(refused.data.fields.map(({ path }: { path: string }) => path)).toEqual(
    expect.arrayContaining(['education.0.level', `answers.${form.questions[0]!.id}`]),
  );
  const whole = contentFor(form);
  ok(await later.call('saveOwnApplication', { content: whole, savedAt }));
  const done = ok(await later.call('submitOwnApplication', { version: 1, agreed: true })).data;
  expect(done).toMatchObject({ sentAt: expect.any(String), content: whole });
  expect(await sent({ formId: form.formId })).toMatchObject([
    { name: '王小明', formTitle: form.title, checkId: null },
  ]);
  expect(done.correctedAt).toBeNull();
  expect((await later.call('saveOwnApplication', { content: half, savedAt })).code).toBe(2201);
});

test('two tabs: what the other one saved is not overwritten, and the same again is done', async () => {
  const form = await own.opened();
  const applicant = await enter(gateway, newPhone(), form.s);
  const content = contentFor(form, { name: '李一' });
  const { savedAt } = ok(await applicant.call('saveOwnApplication', { content })).data;
  expect((await applicant.call('saveOwnApplication', { content })).data).toEqual({ savedAt });
  gateway.clock.advance(5_000);
  ok(await applicant.call('saveOwnApplication', { content: contentFor(form, { name: '李二' }), savedAt }));
  const other = { content: contentFor(form, { name: '李三' }), savedAt };
  expect((await applicant.call('saveOwnApplication', other)).code).toBe(2201);
  // Nor is it sent by the tab that does not show it.
  const sending = { version: 1, agreed: true };
  expect((await applicant.call('submitOwnApplication', { ...sending, savedAt })).code).toBe(2201);
  const { savedAt: shown } = (await applicant.call('getOwnApplication')).data;
  ok(await applicant.call('deleteOwnApplication'));
  expect((await applicant.call('submitOwnApplication', { ...sending, savedAt: shown })).code).toBe(2201);
});

test('two phones of one person begin at once: one is kept, the other is told', async () => {
  const form = await own.opened();
  const mobile = newPhone();
  const first = await enter(gateway, mobile, form.s);
  gateway.clock.advance(61_000);
  const second = await enter(gateway, mobile, form.s);
  const replies = await Promise.all(
    [first, second].map((one, at) =>
      one.call('saveOwnApplication', { content: contentFor(form, { name: `李${'一二'[at]}` }) }),
    ),
  );
  expect(replies.map(({ code }) => code).toSorted()).toEqual([0, 2201]);
});

test('what was deleted elsewhere is not brought back by a tab left open', async () => {
  const form = await own.opened();
  const applicant = await enter(gateway, newPhone(), form.s);
  const { savedAt } = ok(await applicant.call('saveOwnApplication', { content: contentFor(form) })).data;
  ok(await applicant.call('deleteOwnApplication'));
  const late = { content: contentFor(form, { name: '李四' }), savedAt };
  expect((await applicant.call('saveOwnApplication', late)).code).toBe(2201);
  expect((await applicant.call('getOwnApplication')).data.content).toBeNull();
});

test('who came back by the phone alone sends and stays there; the way back lasts as long as what is kept', async () => {
  const form = await own.opened();
  ok(await own.open(form.formId, { expiresOn: dayIn(gateway, 90) }));
  const mobile = newPhone();
  const begun = await enter(gateway, mobile, form.s);
  const { savedAt } = ok(await begun.call('saveOwnApplication', { content: contentFor(form) })).data;
  gateway.clock.advance(20 * 86_400_000);
  const later = await enter(gateway, mobile, form.s);
  ok(await later.call('saveOwnApplication', { content: contentFor(form, { name: '李五' }), savedAt }));
  gateway.clock.advance(20 * 86_400_000);
  ok(await gateway.call('sendVerifyCode', { body: { mobile, scene: 'visitor' } }));
  const verifyCode = /\d{6}/.exec((await gateway.outbox(mobile))[0]!.text)![0];
  const { sToken: token } = ok(await gateway.call('visitorLogin', { body: { mobile, verifyCode } })).data;
  const { rows } = ok(await gateway.call('listOpenings', { body: {} }, { token })).data;
  const body = { openingId: rows[0].openingId };
  const { s } = ok(await gateway.call('chooseOpening', { body }, { token })).data;
  const mine = (operation: string, more: object = {}) =>
    gateway.call(operation, { body: { s, ...more } }, { token });
  ok(await mine('submitOwnApplication', { version: 1, agreed: true }));
  expect((await mine('getOwnApplication')).data).toMatchObject({ sentAt: expect.any(String) });
  own = await registrationsOf(gateway);
});

test('who typed on in a form that was changed under their hands is shown later what is new in it', async () => {
  const form = await own.opened();
  const { formId, title, intro, sections, questions, keepDays } = form;
  const applicant = await enter(gateway, newPhone(), form.s);
  const save = async (more: Record<string, unknown>) =>
    ok(await applicant.call('saveOwnApplication', more)).data.savedAt;
  const savedAt = await save({ content: contentFor(form), version: 1 });
  const added = question({ label: 'Which shift?', kind: 'choice', choices: ['Day', 'Night'] });
  const changed = { formId, version: 1, title, intro, sections, keepDays, questions: [...questions, added] };
  gateway.clock.advance(1_000);
  ok(await own.save(changed));
  gateway.clock.advance(1_000);
  // Their tab still shows the first version.
  const typedOn = await save({ content: contentFor(form, { name: '李三' }), savedAt, version: 1 });
  const view = async () => (await applicant.call('getOwnApplication')).data;
  expect(await view()).toMatchObject({ form: { version: 2 }, begunForm: { version: 1, questions } });
  // Nobody has seen a version that is not there: it counts as the newest.
  await save({ content: contentFor(form, { name: '李四' }), savedAt: typedOn, version: 9 });
  expect((await view()).begunForm).toBeNull();
});

test('a form that changed meanwhile is shown before it is sent; what was typed stays', async () => {
  const form = await own.opened();
  const applicant = await enter(gateway, newPhone(), form.s);
  ok(await applicant.call('saveOwnApplication', { content: contentFor(form) }));
  const added = question({ label: 'Which shift?', kind: 'choice', choices: ['Day', 'Night'] });
  const { title, intro, sections, questions, keepDays, formId } = form;
  expect((await applicant.call('getOwnApplication')).data.begunForm).toBeNull();
  gateway.clock.advance(1_000);
  ok(
    await own.save({
      formId,
      version: 1,
      title,
      intro,
      sections,
      keepDays,
      questions: [...questions, added],
    }),
  );
  expect((await applicant.call('submitOwnApplication', { version: 1, agreed: true })).code).toBe(2603);
  const { content, form: now, begunForm, savedAt } = (await applicant.call('getOwnApplication')).data;
  expect(content).toEqual(contentFor(form));
  // Who comes back on another phone is shown what is new against what they saw.
  expect(begunForm).toMatchObject({ version: 1, questions });
  expect(now).toMatchObject({ version: 2, questions: [questions[0], added] });
  const missing = await applicant.call('submitOwnApplication', { version: 2, agreed: true });
  expect(missing.data.fields).toEqual([{ path: `answers.${added.id}`, msg: 'Please answer this question' }]);
  const wrong = { ...content, answers: [...content.answers, { questionId: added.id, text: 'Noon' }] };
  gateway.clock.advance(1_000);
  const { savedAt: second } = ok(
    await applicant.call('saveOwnApplication', { content: wrong, savedAt }),
  ).data;
  const refused = await applicant.call('submitOwnApplication', { version: 2, agreed: true });
  expect(refused.data.fields[0].msg).toBe('Please choose from the list');
  gateway.clock.advance(1_000);
  const right = { ...wrong, answers: wrong.answers.with(1, { questionId: added.id, text: 'Night' }) };
  ok(await applicant.call('saveOwnApplication', { content: right, savedAt: second }));
  expect((await applicant.call('submitOwnApplication', { version: 2, agreed: true })).code).toBe(0);
});

test('nothing is kept of a question or section that is not asked any more', async () => {
  const form = await own.opened();
  const applicant = await enter(gateway, newPhone(), form.s);
  const extra = {
    entries: { education: [studied, {}], references: [{ name: '张三', mobile: '13900000001' }] },
  };
  const answers = [...contentFor(form).answers, { questionId: form.formId, text: 'No such question' }];
  ok(await applicant.call('saveOwnApplication', { content: contentFor(form, { ...extra, answers }) }));
  const { content } = ok(await applicant.call('submitOwnApplication', { version: 1, agreed: true })).data;
  expect(content).toEqual(contentFor(form));
});

test('a file or a field of another section is refused by name', async () => {
  const form = await own.opened();
  const applicant = await enter(gateway, newPhone(), form.s);
  const entries = { education: [{ ...studied, fileIds: [], company: 'A' }] };
  const { code, data } = await applicant.call('saveOwnApplication', {
    content: contentFor(form, { entries }),
  });
  expect(code).toBe(1000);
  expect(data.fields.map(({ path }: { path: string }) => path).toSorted()).toEqual([
    'content.entries.education.0.company',
    'content.entries.education.0.fileIds',
  ]);
});

test('who gave something finds it by the phone alone, reads it after the link ended, and deletes it', async () => {
  const form = await own.opened();
  const mobile = newPhone();
  await apply(gateway, form, mobile);
  ok(await own.call('closeRegistrationLink', { body: { formId: form.formId } }));
  gateway.clock.advance(61_000);
  ok(await gateway.call('sendVerifyCode', { body: { mobile, scene: 'visitor' } }));
  const verifyCode = /\d{6}/.exec((await gateway.outbox(mobile))[0]!.text)![0];
  const { sToken: token } = ok(await gateway.call('visitorLogin', { body: { mobile, verifyCode } })).data;
  const { rows } = ok(await gateway.call('listOpenings', { body: {} }, { token })).data;
  expect(rows).toMatchObject([{ kind: 'registration' }]);
  const chosen = ok(
    await gateway.call('chooseOpening', { body: { openingId: rows[0].openingId } }, { token }),
  ).data;
  expect(chosen.kind).toBe('registration');
  const mine = (operation: string) => gateway.call(operation, { body: { s: chosen.s } }, { token });
  expect((await mine('getOwnApplication')).data).toMatchObject({
    content: contentFor(form),
    isTaking: false,
    expiresOn: null,
  });
  expect((await mine('deleteOwnApplication')).code).toBe(0);
  expect(await sent({ formId: form.formId })).toEqual([]);
  expect((await mine('getOwnApplication')).code).toBe(-12);
});

test('nobody reads what another phone gave, through the same link', async () => {
  const form = await own.opened();
  await apply(gateway, form, newPhone());
  const stranger = await enter(gateway, newPhone(), form.s);
  expect((await stranger.call('getOwnApplication')).data).toMatchObject({ content: null, sentAt: null });
});

test('a link of a form: "at most 30 a link and hour and 3 a phone and day"', async () => {
  const form = await own.opened();
  const ask = (mobile: string) =>
    gateway.call('sendVerifyCode', { body: { mobile, scene: 'visitor', s: form.s } });
  const mobile = newPhone();
  for (const _code of [1, 2, 3]) {
    expect((await ask(mobile)).code).toBe(0);
    gateway.clock.advance(20 * 60_000);
  }
  expect((await ask(mobile)).code).toBe(1006);
  gateway.clock.advance(24 * 3_600_000);
  expect((await ask(mobile)).code).toBe(0);
  for (let sendings = 1; sendings < 30; sendings += 1) {
    expect((await ask(newPhone())).code).toBe(0);
    gateway.clock.advance(61_000);
  }
  expect((await ask(newPhone())).code).toBe(1007);
  gateway.clock.advance(3_600_000);
  expect((await ask(newPhone())).code).toBe(0);
});
