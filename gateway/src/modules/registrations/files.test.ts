import { demoMains } from '../../../seeds/demoAccounts';
import { enter, ok, type Visitor } from '../../../test/candidates';
import { gatewayWithPeople, inAccount } from '../../../test/checks';
import type { TestGateway } from '../../../test/gateway';
import { contentFor, formBody, question, registrationsOf } from '../../../test/registrations';
import { pdf } from '../../../test/reports';
import { untilWaiting } from '../../../test/lockWaits';
import { sql } from '../../platform/db/sql';
import { deleteFiles } from './applicationFileRepository';
import { eraseApplicationsJob } from './eraseJob';

let gateway: TestGateway;
let own: Awaited<ReturnType<typeof registrationsOf>>;
beforeAll(async () => {
  gateway = await gatewayWithPeople();
  own = await registrationsOf(gateway);
});
afterAll(() => gateway.close());
let phones = 0;
const newPhone = () => `1395444${String((phones += 1)).padStart(4, '0')}`;
const paper = { name: 'diploma.pdf', mime: 'application/pdf', bytes: pdf };

/** A form that asks for a document and, by a question, for a file. */
async function askingForFiles() {
  const asked = question({ kind: 'file', label: 'Your driving licence' });
  const { sections } = formBody();
  const form = await own.opened({
    sections: { ...sections, documents: 'required' },
    questions: [question(), asked],
  });
  return { ...form, asked };
}
const upload = ({ s, token }: Visitor, questionId?: string, file: object = paper) =>
  gateway.call(
    'uploadOwnFile',
    { file: file as typeof paper, query: { s, ...(questionId && { questionId }) } },
    { token, lang: 'en' },
  );
const content = (form: { questions: readonly { id: string; kind?: unknown }[] }) =>
  contentFor({ questions: form.questions.filter(({ kind }) => kind !== 'file') });
const submit = (one: Visitor) => one.call('submitOwnApplication', { version: 1, agreed: true });
const rowsOf = (fileId: string) =>
  inAccount(gateway, demoMains.first, ({ tx }) =>
    tx.one<{ n: number }>(sql`select count(*)::int as n from file_object where id = ${fileId}`),
  );
/** Everything given and sent: two documents and the licence. */
async function sentWithFiles() {
  const form = await askingForFiles();
  const applicant = await enter(gateway, newPhone(), form.s);
  ok(await applicant.call('saveOwnApplication', { content: content(form) }));
  const fileId = ok(await upload(applicant)).data.fileId as string;
  ok(await upload(applicant, form.asked.id));
  ok(await submit(applicant));
  const { rows } = ok(await own.call('listApplications', { body: { formId: form.formId } })).data;
  return { form, applicant, fileId, applicationId: rows[0].applicationId as string };
}

test('a required document and file question are asked for by name; what is given is seen, and taken back', async () => {
  const form = await askingForFiles();
  const applicant = await enter(gateway, newPhone(), form.s);
  // The first thing given is a file: what is typed next is no conflict with it.
  const first = ok(await upload(applicant)).data.fileId as string;
  ok(await applicant.call('saveOwnApplication', { content: content(form) }));
  const refused = await submit(applicant);
  expect(refused.data.fields).toEqual([{ path: `answers.${form.asked.id}`, msg: 'Please add a file' }]);
  ok(await upload(applicant, form.asked.id, { ...paper, name: 'licence.pdf' }));
  ok(await applicant.call('deleteOwnFile', { fileId: first }));
  expect((await submit(applicant)).data.fields).toEqual([{ path: 'documents', msg: 'Please add a file' }]);
  expect(await rowsOf(first)).toEqual({ n: 0 });
  const second = ok(await upload(applicant)).data.fileId as string;
  const { files } = ok(await submit(applicant)).data;
  expect(files).toMatchObject([
    { fileName: 'licence.pdf', questionId: form.asked.id },
    { fileName: 'diploma.pdf', questionId: null, fileId: second },
  ]);
  const seen = await gateway.call('downloadFile', { query: { fileId: second, s: form.s } }, applicant);
  expect(seen.bytes.equals(pdf)).toBe(true);
});

test('a file that comes while another is taken back waits for it, and neither fails', async () => {
  const form = await askingForFiles();
  const applicant = await enter(gateway, newPhone(), form.s);
  const first = ok(await upload(applicant)).data.fileId as string;
  const { files: storage } = gateway.services;
  const save = storage.saveStream.bind(storage);
  let store!: () => void;
  let second!: ReturnType<typeof upload>;
  const mayStore = new Promise<void>((resolve) => (store = resolve));
  // It was asked whether it may come; its bytes are on their way.
  await new Promise<void>((reached) => {
    jest.spyOn(storage, 'saveStream').mockImplementationOnce(async (...stored) => {
      reached();
      await mayStore;
      return save(...stored);
    });
    second = upload(applicant);
  });
  await inAccount(gateway, demoMains.first, async ({ tx }) => {
    await tx.one(sql`select from application a join application_file f on f.main_id = a.main_id and f.application_id = a.id
      where f.file_id = ${first} for update of a`);
    store();
    await untilWaiting(gateway);
    await deleteFiles(tx, demoMains.first, [first], gateway.clock.now());
  });
  const { fileId } = ok(await second).data;
  expect(ok(await applicant.call('getOwnApplication')).data.files).toMatchObject([{ fileId }]);
});

test('another applicant through the same link neither opens nor deletes a file', async () => {
  const { form, fileId } = await sentWithFiles();
  const stranger = await enter(gateway, newPhone(), form.s);
  ok(await stranger.call('saveOwnApplication', { content: content(form) }));
  expect((await stranger.call('getOwnApplication')).data.files).toEqual([]);
  const query = { fileId, s: form.s };
  expect((await gateway.call('downloadFile', { query }, stranger)).code).toBe(404);
  expect((await stranger.call('deleteOwnFile', { fileId })).code).toBe(404);
  expect(await rowsOf(fileId)).toEqual({ n: 1 });
});

test('the enterprise opens a file with its application, which is recorded; another account does not', async () => {
  const { applicationId, fileId } = await sentWithFiles();
  const body = { applicationId, fileId };
  expect((await own.call('getApplication', { query: { applicationId } })).data.files).toHaveLength(2);
  expect((await own.call('openApplicationFile', { body })).bytes.equals(pdf)).toBe(true);
  const { rows } = await gateway.owner.query<{ detail: { file: string } }>(
    `select detail from audit_event where entity_id = $1 and action = 'registration.fileOpened'`,
    [applicationId],
  );
  expect(rows.map(({ detail }) => detail.file)).toEqual([fileId]);
  const other = await registrationsOf(gateway, demoMains.second);
  expect((await other.call('openApplicationFile', { body })).code).toBe(404);
  // The general download is no way round the record, and neither is another application.
  expect((await own.call('downloadFile', { query: { fileId } })).code).toBe(404);
  const elsewhere = await sentWithFiles();
  const mixed = { applicationId: elsewhere.applicationId, fileId };
  expect((await own.call('openApplicationFile', { body: mixed })).code).toBe(404);
});

test('a draft’s file is nobody’s but the applicant’s', async () => {
  const form = await askingForFiles();
  const applicant = await enter(gateway, newPhone(), form.s);
  const { fileId } = ok(await upload(applicant)).data;
  const { id } = await inAccount(gateway, demoMains.first, ({ tx }) =>
    tx.one<{ id: string }>(sql`select application_id as id from application_file where file_id = ${fileId}`),
  );
  const body = { applicationId: id, fileId };
  expect((await own.call('openApplicationFile', { body })).code).toBe(404);
});

test('files go with their application: deleted by either side, or when its time is over', async () => {
  const before = await sentWithFiles();
  ok(await own.call('deleteApplication', { body: { applicationId: before.applicationId } }));
  expect(await rowsOf(before.fileId)).toEqual({ n: 0 });
  const taken = await sentWithFiles();
  ok(await taken.applicant.call('deleteOwnApplication'));
  expect(await rowsOf(taken.fileId)).toEqual({ n: 0 });

  const form = await askingForFiles();
  const applicant = await enter(gateway, newPhone(), form.s);
  const { fileId } = ok(await upload(applicant)).data;
  const { key } = await inAccount(gateway, demoMains.first, ({ tx }) =>
    tx.one<{ key: string }>(sql`select storage_key as key from file_object where id = ${fileId}`),
  );
  gateway.clock.advance(31 * 86_400_000);
  await eraseApplicationsJob.run({}, { services: gateway.services, log: gateway.services.log } as never);
  expect(await rowsOf(fileId)).toEqual({ n: 0 });
  const { noted } = await inAccount(gateway, demoMains.first, ({ tx }) =>
    tx.one<{ noted: number }>(
      sql`select count(*)::int as noted from erased_object where storage_key = ${key}`,
    ),
  );
  expect(noted).toBe(1);
});

test('a file of a correction is nobody’s but the applicant’s until it is sent; a closed form takes none', async () => {
  own = await registrationsOf(gateway);
  const { form, applicant, applicationId } = await sentWithFiles();
  const read = async () => (await own.call('getApplication', { query: { applicationId } })).data;
  const added = ok(await upload(applicant, undefined, { ...paper, name: 'second.pdf' })).data
    .fileId as string;
  expect((await read()).files).toHaveLength(2);
  const key = { body: { applicationId, fileId: added } };
  expect((await own.call('openApplicationFile', key)).code).toBe(404);
  const { files } = (await applicant.call('getOwnApplication')).data;
  expect(files.map(({ isSent }: { isSent: boolean }) => isSent)).toEqual([true, true, false]);
  gateway.clock.advance(1_000);
  ok(await submit(applicant));
  expect((await read()).files).toMatchObject([{ sending: 1 }, { sending: 1 }, { fileId: added, sending: 2 }]);
  ok(await upload(applicant));
  ok(await own.call('closeRegistrationLink', { body: { formId: form.formId } }));
  expect((await upload(applicant)).code).toBe(2104);
});

test('no file where none is asked for, of a wrong kind, or too many', async () => {
  own = await registrationsOf(gateway);
  const plain = await own.opened();
  const nowhere = await enter(gateway, newPhone(), plain.s);
  expect(await upload(nowhere)).toMatchObject({ code: 1000, data: { fields: [{ path: 'questionId' }] } });
  // A question that is answered by words takes no file.
  expect((await upload(nowhere, plain.questions[0]!.id)).code).toBe(1000);
  const form = await askingForFiles();
  const many = await enter(gateway, newPhone(), form.s);
  const script = { name: 'run.pdf', mime: 'application/pdf', bytes: Buffer.from('#!/bin/sh\n') };
  expect((await upload(many, undefined, script)).code).toBe(1014);
  for (let n = 0; n < 9; n += 1) ok(await upload(many));
  const both = await Promise.all([upload(many), upload(many)]);
  expect(both.map(({ code }) => code).toSorted()).toEqual([0, 2109]);
});
