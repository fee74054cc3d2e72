import { demoMains } from '../../../seeds/demoAccounts';
import { enter, newestS, ok } from '../../../test/candidates';
import { fund, gatewayWithPeople, inAccount, placeOrder } from '../../../test/checks';
import type { TestGateway } from '../../../test/gateway';
import { apply, contentFor, dayIn, question, registrationsOf } from '../../../test/registrations';
import { sql } from '../../platform/db/sql';
import { eraseApplicationsJob } from './eraseJob';

let gateway: TestGateway;
let own: Awaited<ReturnType<typeof registrationsOf>>;
beforeAll(async () => {
  gateway = await gatewayWithPeople();
  await fund(gateway, 1_000_000);
  own = await registrationsOf(gateway);
});
afterAll(() => gateway.close());
let phones = 0;
const newPhone = () => `1392222${String((phones += 1)).padStart(4, '0')}`;
const detail = async (formId: string) => {
  const { rows } = (await own.call('listApplications', { body: { formId } })).data;
  const { applicationId } = rows[0] as { applicationId: string };
  return (await own.call('getApplication', { query: { applicationId } })).data;
};
/** An applicant who has sent, as they are read. */
async function sent(overrides: Record<string, unknown> = {}) {
  const form = await own.opened(overrides);
  const mobile = newPhone();
  const applicant = await apply(gateway, form, mobile);
  gateway.clock.advance(60_000);
  const view = async () => (await applicant.call('getOwnApplication')).data;
  const save = async (content: object) => {
    const { savedAt } = (await view()).correction ?? {};
    gateway.clock.advance(1_000);
    return applicant.call('saveOwnApplication', { content, ...(savedAt && { savedAt }) });
  };
  const submit = (version = 1) => applicant.call('submitOwnApplication', { version, agreed: true });
  return { form, mobile, applicant, view, save, submit };
}

test('what was sent is corrected: unsent it is the applicant’s alone, sent it counts, and the first stays to be compared', async () => {
  const { form, view, save, submit } = await sent();
  const first = await view();
  expect(first.correction).toMatchObject({ content: contentFor(form), form: { version: 1 } });
  const content = contentFor(form, { name: '王小敏' });
  ok(await save(content));
  expect(await view()).toMatchObject({ content: contentFor(form), correction: { content } });
  expect(await detail(form.formId)).toMatchObject({ name: '王小明', earlier: [], correctedAt: null });
  ok(await submit());
  expect(await view()).toMatchObject({ content, sentAt: first.sentAt, correctedAt: expect.any(String) });
  const read = await detail(form.formId);
  expect(read).toMatchObject({ name: '王小敏', content, correctedAt: expect.any(String) });
  expect(read.earlier).toEqual([
    { sending: 1, sentAt: first.sentAt, form: read.form, content: contentFor(form) },
  ]);
  const { data } = await own.call('listApplications', { body: { text: '王小敏', formId: form.formId } });
  expect(data.rows).toMatchObject([{ name: '王小敏', correctedAt: read.correctedAt }]);
  // The same again is no correction, and a second one is the next.
  ok(await submit());
  expect((await detail(form.formId)).earlier).toHaveLength(1);
  ok(await save(contentFor(form, { name: '王晓敏' })));
  ok(await submit());
  expect((await detail(form.formId)).earlier.map((one: { sending: number }) => one.sending)).toEqual([1, 2]);
});

test('a correction answers the form as it is now, and is refused with its faults like the first', async () => {
  const { form, view, save, submit } = await sent();
  const { title, intro, sections, questions, keepDays, formId } = form;
  const added = question({ label: 'Which shift?' });
  const next = { title, intro, sections, keepDays, questions: [...questions, added] };
  ok(await own.save({ formId, version: 1, ...next }));
  expect(await view()).toMatchObject({ form: { version: 1 }, correction: { form: { version: 2 } } });
  expect((await submit(1)).code).toBe(2603);
  expect((await submit(2)).data.fields).toEqual([
    { path: `answers.${added.id}`, msg: 'Please answer this question' },
  ]);
  const { content } = (await view()).correction;
  ok(await save({ ...content, answers: [...content.answers, { questionId: added.id, text: 'Night' }] }));
  ok(await submit(2));
  expect(await detail(formId)).toMatchObject({ form: { version: 2 }, earlier: [{ form: { version: 1 } }] });
});

test('two tabs: a correction is not changed over one that went on, or was sent, in between', async () => {
  const { form, applicant, view, save, submit } = await sent();
  const { savedAt } = (await view()).correction;
  ok(await save(contentFor(form, { name: '王一' })));
  const late = { content: contentFor(form, { name: '王二' }), savedAt };
  expect((await applicant.call('saveOwnApplication', late)).code).toBe(2201);
  ok(await submit());
  expect((await applicant.call('saveOwnApplication', late)).code).toBe(2201);
  expect((await applicant.call('saveOwnApplication', { content: late.content })).code).toBe(2201);
});

test('once a check was begun from it nothing is corrected; what was begun and not sent is gone, raced too', async () => {
  const { form, mobile, view, save, submit } = await sent();
  ok(await save(contentFor(form, { name: '王小敏' })));
  const { applicationId } = await detail(form.formId);
  const order = () =>
    placeOrder(gateway, own.token, { candidate: { name: '王小明', mobile }, applicationId });
  const [placed, corrected] = await Promise.all([order(), submit()]);
  const read = await detail(form.formId);
  if (corrected.code === 0) expect(read.name).toBe('王小敏');
  else expect({ code: corrected.code, read: read.name }).toEqual({ code: 2606, read: '王小明' });
  // Whichever came first: what the candidate finds in the check is what counts in the application, or nothing; of the school only what
  // this order asks for, which compares no degree.
  gateway.clock.advance(61_000);
  const candidate = await enter(gateway, mobile, await newestS(gateway, mobile));
  const { form: taken } = (await candidate.call('getInvitation')).data;
  const [{ hasDegree, ...school }] = read.content.entries.education;
  expect(hasDegree).toBe(false);
  expect(taken).toEqual(read.checkId === placed.checkId ? { education: { entries: [school] } } : {});
  if (read.checkId === null) return;
  expect((await view()).correction).toBeNull();
  expect((await save(contentFor(form, { name: '王三' }))).code).toBe(2606);
  expect((await submit()).code).toBe(2606);
});

test('an order that came to nothing leaves it to be corrected again', async () => {
  const { form, mobile, save, submit } = await sent();
  const { applicationId } = await detail(form.formId);
  const { checkId } = await placeOrder(gateway, own.token, {
    candidate: { name: '王小明', mobile },
    applicationId,
  });
  expect((await save(contentFor(form, { name: '王小敏' }))).code).toBe(2606);
  ok(await own.call('cancelCheck', { body: { checkId, reason: 'Position filled' } }));
  ok(await save(contentFor(form, { name: '王小敏' })));
  ok(await submit());
  expect(await detail(form.formId)).toMatchObject({ name: '王小敏', checkId });
});

test('deleted while it is corrected: gone, or corrected and then gone; never half', async () => {
  for (let n = 0; n < 5; n += 1) {
    const { form, save, submit } = await sent();
    ok(await save(contentFor(form, { name: '王小敏' })));
    const { applicationId } = await detail(form.formId);
    const [corrected, deleted] = await Promise.all([
      submit(),
      own.call('deleteApplication', { body: { applicationId } }),
    ]);
    expect(deleted.code).toBe(0);
    // Of what is gone every answer is missing.
    expect([0, 2103]).toContain(corrected.code);
    expect((await own.call('getApplication', { query: { applicationId } })).code).toBe(404);
  }
});

test('a form that is closed or over takes no correction; opened again it does', async () => {
  const { form, view, save } = await sent();
  ok(await own.call('closeRegistrationLink', { body: { formId: form.formId } }));
  expect((await view()).correction).toBeNull();
  expect((await save(contentFor(form, { name: '王小敏' }))).code).toBe(2104);
  ok(await own.open(form.formId));
  expect((await save(contentFor(form, { name: '王小敏' }))).code).toBe(0);
});

test('at most twenty corrections', async () => {
  const { form, view, save, submit } = await sent();
  for (let n = 1; n <= 20; n += 1) {
    ok(await save(contentFor(form, { name: `王${'甲乙丙丁'[n % 4]}` })));
    ok(await submit());
  }
  expect((await view()).correction).toBeNull();
  expect((await save(contentFor(form))).code).toBe(2607);
  expect((await detail(form.formId)).earlier).toHaveLength(20);
});

test('a correction keeps nothing longer, and everything goes together: by its day, by the applicant, by the enterprise', async () => {
  const kept = () =>
    inAccount(gateway, demoMains.first, async ({ tx }) => {
      const { n } = await tx.one<{ n: number }>(sql`select count(*)::int as n from application_version`);
      return n;
    });
  const corrected = async () => {
    const one = await sent({ keepDays: 30 });
    ok(await own.open(one.form.formId, { expiresOn: dayIn(gateway, 60) }));
    const { erasedAt } = await one.view();
    gateway.clock.advance(5_000);
    ok(await one.save(contentFor(one.form, { name: '王小敏' })));
    ok(await one.submit());
    expect((await one.view()).erasedAt).toBe(erasedAt);
    return one;
  };
  const before = await kept();
  const first = await corrected();
  expect(await kept()).toBe(before + 1);
  ok(await first.applicant.call('deleteOwnApplication'));
  const second = await corrected();
  const { applicationId } = await detail(second.form.formId);
  ok(await own.call('deleteApplication', { body: { applicationId } }));
  expect(await kept()).toBe(before);
  const third = await corrected();
  gateway.clock.advance(31 * 86_400_000);
  await eraseApplicationsJob.run({}, { services: gateway.services, log: gateway.services.log } as never);
  // Those of forms that keep for longer are there.
  expect(await kept()).toBe(before);
  expect((await third.view()) ?? null).toBeNull();
});
