import { CODE } from '@probity/contract/codeNames';
import { EXPORT_AT_ONCE } from '@probity/contract/rules/tasks';
import { demoMains, demoUsers } from '../../../seeds/demoAccounts';
import { ok } from '../../../test/candidates';
import {
  fund,
  gatewayWithPeople,
  inAccount,
  keepPosition,
  placeOrder,
  sessionOf,
} from '../../../test/checks';
import { copies } from '../../../test/copies';
import type { TestGateway } from '../../../test/gateway';
import { unzip } from '../../../test/unzip';
import { MOST_OPEN_TASKS } from '../../kernel/tasks/startTask';
import { sql } from '../../platform/db/sql';
import { taskPurgeJob } from './taskJobs';

const { first, second } = demoMains;
const MANY = EXPORT_AT_ONCE + 203;
const everything = { records: { all: {} } };
const TITLE = '=SUM(A1) Accountant';
let gateway: TestGateway;
type Name = keyof typeof demoUsers;
beforeAll(async () => {
  gateway = await gatewayWithPeople();
  await fund(gateway, 1_000_000);
  const token = await sessionOf(gateway, demoUsers.owner, first);
  const candidate = { name: '司空保留', mobile: '13972109001' };
  const { checkId } = await placeOrder(gateway, token, { candidate });
  await keepPosition(gateway, checkId, TITLE);
  await copies(gateway, 'checks', checkId, MANY - 1);
  await gateway.runJobs();
});
afterAll(() => gateway.close());
afterEach(() =>
  inAccount(gateway, first, ({ tx }) => tx.run(sql`delete from task where main_id = ${first}`)),
);

async function as(name: Name, mainId: string = first) {
  const token = await sessionOf(gateway, demoUsers[name], mainId);
  return (operation: string, input: object = {}, lang = 'en') =>
    gateway.call(operation, input, { token, mainId, lang });
}
const days = (n: number) => gateway.clock.advance(n * 86_400_000);
const trailOf = async (action: string) =>
  inAccount(gateway, first, ({ tx }) =>
    tx.many<{ detail: object; actor: string | null }>(
      sql`select detail, actor_user_id as actor from audit_event where action = ${action} and detail ? 'task' or
        action = ${action} and detail ? 'format' order by at`,
    ),
  );

test('more records than are made at once are made in the background, as the list shows them; the file and its trail', async () => {
  const owner = await as('owner');
  expect(await owner('exportChecks', { body: everything })).toMatchObject({
    code: CODE.EXPORT_IN_BACKGROUND,
    msg: expect.stringContaining('5000'),
  });
  const begun = ok(await owner('startChecksExport', { body: everything })).data;
  expect(begun).toMatchObject({ kind: 'checks.export', status: 'waiting', done: 0, total: null, file: null });
  const { taskId } = begun;
  await gateway.runJobs();
  const task = ok(await owner('getTask', { query: { taskId } })).data;
  expect(task).toMatchObject({
    status: 'done',
    done: MANY,
    total: MANY,
    fault: null,
    perSecond: null,
    file: { fileName: expect.stringMatching(/^checks-.*\.csv$/) },
  });
  expect(ok(await owner('listTasks')).data).toEqual([task]);
  expect(ok(await owner('listTasks', { query: { kind: 'audit.export' } })).data).toEqual([]);

  const exportsBefore = (await trailOf('check.exported')).length;
  const { bytes, headers } = await owner('downloadTaskFile', { query: { taskId } });
  expect(headers['content-disposition']).toContain(task.file.fileName);
  expect(bytes).toHaveLength(task.file.size);
  const lines = bytes.toString('utf8').trimEnd().split('\r\n');
  expect(lines).toHaveLength(1 + MANY);
  expect(new Set(lines.slice(1).map((line) => line.slice(0, 40))).size).toBe(1);
  expect(lines[0]!.charCodeAt(0)).toBe(0xfeff);
  expect(lines[1]).toMatch(/^PB\w+,司空[^,]*,139\*+9001,"?'=SUM\(A1\) Accountant/);
  expect((await trailOf('check.exported')).slice(exportsBefore)).toEqual([
    { actor: demoUsers.owner, detail: { rows: MANY, format: 'csv' } },
  ]);
  expect((await trailOf('task.started')).at(-1)).toEqual({
    actor: demoUsers.owner,
    detail: { task: 'checks.export' },
  });
  expect((await trailOf('task.done')).at(-1)).toEqual({
    actor: null,
    detail: { task: 'checks.export', rows: MANY },
  });
});

test('the same as a workbook: what one file made at once says of a record, the other says too', async () => {
  const owner = await as('owner');
  const { data } = await owner('listChecks', { body: { limit: 1 } });
  const checkId = [data.rows[0].checkId];
  const atOnce = unzip(
    (await owner('exportChecks', { body: { format: 'xlsx', records: { checkId } } })).bytes,
  );
  const { taskId } = ok(await owner('startChecksExport', { body: { ...everything, format: 'xlsx' } })).data;
  await gateway.runJobs();
  const made = unzip((await owner('downloadTaskFile', { query: { taskId } })).bytes);
  const rows = (files: Record<string, string>) =>
    [...files['xl/worksheets/sheet1.xml']!.matchAll(/<row>.*?<\/row>/g)].map(([row]) => row);
  expect(rows(made)).toHaveLength(1 + MANY);
  expect(rows(made).slice(0, 2)).toEqual(rows(atOnce));
  expect(made['xl/styles.xml']).toBe(atOnce['xl/styles.xml']);
});

test('who reads only own records exports those alone, in the background as at once', async () => {
  const recruiter = await as('recruiter');
  const { taskId } = ok(await recruiter('startChecksExport', { body: everything })).data;
  await gateway.runJobs();
  const { total } = ok(await recruiter('countChecks', { body: {} })).data;
  expect(total).toBeLessThan(MANY);
  expect(ok(await recruiter('getTask', { query: { taskId } })).data).toMatchObject({
    status: 'done',
    done: total,
  });
});

test('the audit log, too, and in the language it was asked for in', async () => {
  const owner = await as('owner');
  const event = await inAccount(gateway, first, ({ tx }) =>
    tx.one<{ id: string }>(
      sql`select id from audit_event where main_id = ${first} and action = 'order.placed' limit 1`,
    ),
  );
  await copies(gateway, 'audit_event', event.id, EXPORT_AT_ONCE);
  const body = { format: 'csv' };
  expect(await owner('exportAuditEvents', { body })).toMatchObject({ code: CODE.EXPORT_IN_BACKGROUND });
  const { taskId } = ok(await owner('startAuditExport', { body }, 'zh-CN')).data;
  await gateway.runJobs();
  const task = ok(await owner('getTask', { query: { taskId } })).data;
  expect(task).toMatchObject({
    status: 'done',
    done: task.total,
    file: { fileName: expect.stringMatching(/^audit-/) },
  });
  expect(task.total).toBeGreaterThan(EXPORT_AT_ONCE);
  const text = (await owner('downloadTaskFile', { query: { taskId } })).bytes.toString();
  expect(text.split('\r\n')).toHaveLength(1 + task.done + 1);
  expect(text).toContain('时间（UTC+8）');
  expect((await trailOf('audit.exported')).at(-1)!.detail).toEqual({ rows: task.done, format: 'csv' });
});

test('a task is its starter’s alone, in the account where it was started', async () => {
  const owner = await as('owner');
  const { taskId } = ok(await owner('startChecksExport', { body: { records: { all: { q: 'PB0' } } } })).data;
  await gateway.runJobs();
  const file = await inAccount(gateway, first, ({ tx }) =>
    tx.one<{ id: string }>(sql`select result_file_id as id from task where id = ${taskId}`),
  );
  for (const other of [await as('viewer'), await as('owner', second)]) {
    for (const operation of ['getTask', 'downloadTaskFile'])
      expect(await other(operation, { query: { taskId } })).toMatchObject({ code: 404 });
    expect(await other('cancelTask', { body: { taskId } })).toMatchObject({ code: 404 });
    expect(ok(await other('listTasks')).data).toEqual([]);
  }
  // Nor does the file open like an upload.
  expect(await owner('downloadFile', { query: { fileId: file.id } })).toMatchObject({ code: 404 });
  expect((await owner('downloadTaskFile', { query: { taskId } })).code).toBe(0);
});

test('the file is taken by who still has every right it was started with', async () => {
  const recruiter = await as('recruiter');
  const { taskId } = ok(await recruiter('startChecksExport', { body: everything })).data;
  await gateway.runJobs();
  const setRole = (role: string) =>
    gateway.owner
      .query(`begin; select set_config('app.main_id', '${first}', true), set_config('app.main_ids', '{${first}}', true);
      update membership set role = '${role}' where main_id = '${first}' and user_id = '${demoUsers.recruiter}'; commit`);
  // A viewer exports too, without the prices that stand in this file.
  await setRole('viewer');
  expect(await (await as('recruiter'))('downloadTaskFile', { query: { taskId } })).toMatchObject({
    code: CODE.TASK_RIGHTS_NARROWED,
  });
  await setRole('admin');
  expect((await (await as('recruiter'))('downloadTaskFile', { query: { taskId } })).code).toBe(0);
  await setRole('analyst');
  const analyst = await (await as('recruiter'))('downloadTaskFile', { query: { taskId } });
  expect([403, -6]).toContain(analyst.code);
  await setRole('recruiter');
});

test('after three days task, row and bytes of its file are gone', async () => {
  const owner = await as('owner');
  const { taskId } = ok(await owner('startChecksExport', { body: everything })).data;
  await gateway.runJobs();
  const { until } = ok(await owner('getTask', { query: { taskId } })).data.file;
  const { key, fileId } = await inAccount(gateway, first, ({ tx }) =>
    tx.one<{
      key: string;
      fileId: string;
    }>(sql`select f.storage_key as key, f.id as "fileId" from file_object f
      join task t on t.result_file_id = f.id where t.id = ${taskId}`),
  );
  const purge = () =>
    taskPurgeJob.run({} as never, {
      services: gateway.services,
      log: gateway.services.log,
      attempt: 1,
      maxAttempts: 1,
    });
  days(2);
  await purge();
  const later = await as('owner');
  expect((await later('downloadTaskFile', { query: { taskId } })).code).toBe(0);
  days(1);
  expect(gateway.clock.now().toISOString() >= until).toBe(true);
  const last = await as('owner');
  expect(await last('downloadTaskFile', { query: { taskId } })).toMatchObject({ code: 404 });
  expect(ok(await last('listTasks')).data).toEqual([]);
  gateway.clock.advance(1000);
  await purge();
  const left = await inAccount(gateway, first, ({ tx }) =>
    tx.one<Record<string, number>>(sql`select (select count(*)::int from task where id = ${taskId}) as tasks,
      (select count(*)::int from file_object where id = ${fileId}) as files,
      (select count(*)::int from erased_object where storage_key = ${key}) as notes`),
  );
  expect(left).toEqual({ tasks: 0, files: 0, notes: 0 });
  await expect(gateway.services.files.read(key)).rejects.toThrow();
});

test('so many at once and no more; cancelling one makes room, and is told in the trail', async () => {
  const owner = await as('owner');
  const ids: string[] = [];
  for (let n = 0; n < MOST_OPEN_TASKS; n += 1)
    ids.push(ok(await owner('startChecksExport', { body: everything })).data.taskId);
  expect(await owner('startAuditExport', { body: {} })).toMatchObject({ code: CODE.TOO_MANY_TASKS });
  const [taskId] = ids;
  const cancelled = ok(await owner('cancelTask', { body: { taskId } })).data;
  expect(cancelled).toMatchObject({ status: 'cancelled', done: 0, file: null, endedAt: expect.any(String) });
  expect(ok(await owner('cancelTask', { body: { taskId } })).data).toEqual(cancelled);
  expect((await trailOf('task.cancelled')).length).toBe(1);
  ok(await owner('startAuditExport', { body: {} }));
  await gateway.runJobs();
  expect(ok(await owner('getTask', { query: { taskId } })).data).toEqual(cancelled);
  expect(await owner('downloadTaskFile', { query: { taskId } })).toMatchObject({ code: 404 });
});

test('the end is told by the bell to who started it, and by no webhook', async () => {
  const owner = await as('owner');
  const bell = async (call: typeof owner) =>
    ok(await call('listNotifications', { body: {} })).data.rows.filter(
      ({ entity }: { entity: string }) => entity === 'task',
    );
  ok(await owner('readAllNotifications', { body: {} }));
  gateway.clock.advance(1000);
  const { taskId } = ok(await owner('startChecksExport', { body: { records: { all: { q: 'PB0' } } } })).data;
  await gateway.runJobs();
  expect((await bell(owner))[0]).toMatchObject({
    kind: 'task.done',
    entityId: taskId,
    task: 'checks.export',
    readAt: null,
  });
  expect(await bell(await as('viewer'))).toEqual([]);
  const { deliveries } = await inAccount(gateway, first, ({ tx }) =>
    tx.one<{ deliveries: number }>(
      sql`select count(*)::int as deliveries from webhook_delivery where kind like 'task.%'`,
    ),
  );
  expect(deliveries).toBe(0);
});

test('one that cannot be kept says why in the reader’s words, and leaves nothing half-made', async () => {
  const owner = await as('owner');
  const { taskId } = ok(await owner('startChecksExport', { body: everything })).data;
  const { fileQuota } = gateway.services.config;
  const before = fileQuota.certified.bytes;
  fileQuota.certified.bytes = 1;
  try {
    await gateway.runJobs();
  } finally {
    fileQuota.certified.bytes = before;
  }
  const task = ok(await owner('getTask', { query: { taskId } })).data;
  expect(task).toMatchObject({ status: 'failed', done: MANY, file: null });
  expect(task.fault).toMatch(/^There is no room for this file/);
  expect(ok(await owner('getTask', { query: { taskId } }, 'zh-CN')).data.fault).toMatch(/^存储空间不足/);
  expect((await trailOf('task.failed')).at(-1)!.detail).toEqual({ task: 'checks.export', rows: MANY });
  const left = await inAccount(gateway, first, ({ tx }) =>
    tx.one<
      Record<string, number>
    >(sql`select (select count(*)::int from task_part where task_id = ${taskId}) as parts,
      (select count(*)::int from file_object where kind = 'task' and created_at > now() - interval '1 second') as files`),
  );
  expect(left.parts).toBe(0);
});
