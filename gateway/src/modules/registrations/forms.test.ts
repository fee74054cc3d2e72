import { randomUUID } from 'node:crypto';
import { CODE } from '@probity/contract/codeNames';
import { demoMains } from '../../../seeds/demoAccounts';
import { ok } from '../../../test/candidates';
import { gatewayWithPeople } from '../../../test/checks';
import type { TestGateway } from '../../../test/gateway';
import { apply, dayIn, formBody, question, registrationsOf } from '../../../test/registrations';

let gateway: TestGateway;
let own: Awaited<ReturnType<typeof registrationsOf>>;
beforeAll(async () => {
  gateway = await gatewayWithPeople();
  own = await registrationsOf(gateway);
});
afterAll(() => gateway.close());

const faults = async (overrides: object) => {
  const { code, data } = await own.save(formBody(overrides as never));
  expect(code).toBe(1000);
  return (data.fields as { path: string; msg: string }[]).map(({ path }) => path);
};

test('a form is saved in versions; the same again is none, and what somebody else saved is not overwritten', async () => {
  const body = formBody();
  const first = (await own.save(body)).data;
  expect(first).toEqual({ formId: expect.any(String), version: 1 });
  const next = { ...body, formId: first.formId, version: 1 };
  expect((await own.save(next)).data).toEqual(first);
  expect((await own.save({ ...next, intro: 'Changed' })).data).toEqual({ ...first, version: 2 });
  expect((await own.save({ ...next, intro: 'By somebody who read version 1' })).code).toBe(2201);
  const { data } = await own.call('getRegistrationForm', { query: { formId: first.formId } });
  expect(data.content).toEqual({ ...body, intro: 'Changed', version: 2 });
  expect(
    data.versions.map(({ version, savedBy }: { version: number; savedBy: string }) => [version, savedBy]),
  ).toEqual([
    [2, expect.any(String)],
    [1, expect.any(String)],
  ]);
});

test('what each version asked is read, also before sections had words of their own; one that it never had is not there', async () => {
  const { sectionHelps, ...old } = formBody();
  const first = (await own.save(old)).data;
  const next = { ...old, sectionHelps, formId: first.formId, version: 1 };
  expect((await own.save(next)).data.version).toBe(2);
  const asked = async (version: number) =>
    own.call('getRegistrationForm', { query: { formId: first.formId, version } });
  expect((await asked(1)).data.content).toEqual({ ...old, sectionHelps: {}, version: 1 });
  expect((await asked(2)).data.content).toEqual({ ...old, sectionHelps, version: 2 });
  expect((await asked(3)).code).toBe(CODE.NOT_FOUND);
});

test('every fault is told at its field', async () => {
  expect(await faults({ title: ' \u200b' })).toEqual(['title']);
  expect(await faults({ title: 'x'.repeat(51) })).toEqual(['title']);
  expect(await faults({ keepDays: 29 })).toEqual(['keepDays']);
  expect(await faults({ questions: [question({ label: '' })] })).toEqual(['questions.0.label']);
  expect(await faults({ questions: [question({ kind: 'choice', choices: ['Yes', ' '] })] })).toEqual([
    'questions.0.choices',
  ]);
  expect(
    await faults({ questions: Array.from({ length: 41 }, (_, n) => question({ label: `Q${n}` })) }),
  ).toEqual(['questions']);
  expect(await faults({ sectionHelps: { employment: 'x'.repeat(201) } })).toEqual([
    'sectionHelps.employment',
  ]);
  expect(await faults({ sectionHelps: { employment: '请写明婚育状况' } })).toEqual([
    'sectionHelps.employment',
  ]);
  const { title } = formBody();
  await own.save(formBody({ title }));
  expect(await faults({ title: title.toUpperCase() })).toEqual(['title']);
});

test('what the law protects is asked with the legal reason only', async () => {
  for (const label of ['婚姻状况', 'Are you married?', '政治面貌', 'Do you have children?', '有无病史'])
    expect(await faults({ questions: [question({ label })] })).toEqual(['questions.0.legalReason']);
  const asked = question({ label: '健康证编号', legalReason: '《食品安全法》第四十五条' });
  expect(await own.save(formBody({ questions: [asked] }))).toMatchObject({ code: 0 });
  // Words that only contain such a word are nobody's family or faith.
  expect(
    await own.save(formBody({ questions: [question({ label: 'Which grace period do you need?' })] })),
  ).toMatchObject({ code: 0 });
});

test('a link keeps its s while its days change, and ends with another one or by itself', async () => {
  const { formId, s, questions } = await own.opened();
  const name = () => gateway.call('nameOpening', { body: { s } });
  const until = dayIn(gateway, 60);
  expect((await own.open(formId, { expiresOn: until })).data).toEqual({
    s,
    expiresOn: until,
    mostApplications: 100,
    byList: false,
  });
  expect(await name()).toMatchObject({ code: 0, data: { anyPhone: true } });
  const another = (await own.open(formId, { anew: true })).data.s as string;
  expect(another).not.toBe(s);
  expect((await name()).code).toBe(2108);
  for (const _twice of [1, 2])
    expect((await own.call('closeRegistrationLink', { body: { formId } })).code).toBe(0);
  const state = async () => (await gateway.call('nameOpening', { body: { s: another } })).data.formState;
  expect(await state()).toBe('closed');
  const { data } = await own.call('getRegistrationForm', { query: { formId } });
  expect(data.link).toBeNull();
  // What is printed is right again once the form is opened again; its places go on.
  expect((await own.open(formId, { mostApplications: 1 })).data.s).toBe(another);
  expect(await state()).toBe('open');
  await apply(gateway, { s: another, questions }, '13955550009');
  expect(await state()).toBe('full');
});

test('a link leads back for 30 days after it was closed; opened later the form has another one', async () => {
  const { formId, s } = await own.opened();
  ok(await own.call('closeRegistrationLink', { body: { formId } }));
  gateway.clock.advance(29 * 86_400_000);
  expect((await gateway.call('nameOpening', { body: { s } })).data).toMatchObject({ formState: 'closed' });
  gateway.clock.advance(2 * 86_400_000);
  expect((await gateway.call('nameOpening', { body: { s } })).code).toBe(2108);
  own = await registrationsOf(gateway);
  expect((await own.open(formId)).data.s).not.toBe(s);
});

test.each([
  [-1, 'The last day cannot be in the past'],
  [400, 'The last day is at most a year from now'],
])('a last day %i days from now is refused', async (days, msg) => {
  const { formId } = (await own.save(formBody())).data;
  const { code, data } = await own.open(formId, { expiresOn: dayIn(gateway, days) });
  expect({ code, fields: data.fields }).toEqual({ code: 1000, fields: [{ path: 'expiresOn', msg }] });
});

test('the list counts who began and who sent; another account sees none of it', async () => {
  const form = await own.opened();
  await apply(gateway, form, '13955550001');
  const rows = (await own.call('listRegistrationForms', {})).data as { formId: string }[];
  expect(rows.find(({ formId }) => formId === form.formId)).toMatchObject({
    title: form.title,
    begun: 0,
    sent: 1,
    link: { s: form.s },
  });
  const other = await registrationsOf(gateway, demoMains.second);
  const there = (await other.call('listRegistrationForms', {})).data as { formId: string }[];
  expect(there.some(({ formId }) => formId === form.formId)).toBe(false);
  expect((await other.call('getRegistrationForm', { query: { formId: form.formId } })).code).toBe(404);
  expect((await other.open(form.formId)).code).toBe(404);
  expect((await other.save(formBody({ formId: form.formId, version: 1 }))).code).toBe(404);
});

test('a form that is nobody’s is 404', async () => {
  expect((await own.call('closeRegistrationLink', { body: { formId: randomUUID() } })).code).toBe(404);
});
