import { demoUsers } from '../../seeds/demoAccounts';
import { sql } from '../../src/platform/db/sql';
import { ok } from '../candidates';
import { fund, gatewayWithPeople, inAccount } from '../checks';
import type { TestGateway } from '../gateway';
import {
  asStated,
  addFileEvidence,
  first,
  handOver,
  openToPublish,
  partiesOf,
  runningCheck,
  type Parties,
  type RunningCheck,
} from '../reports';
import { attack, changesNothing } from './attack';

let gateway: TestGateway;
let parties: Parties;
let people = 0;
beforeAll(async () => {
  gateway = await gatewayWithPeople();
  await fund(gateway, 10_000_000);
  parties = await partiesOf(gateway);
});
afterAll(() => gateway.close());

const newPhone = () => `1397200${String(1000 + (people += 1))}`;
const draft = async (checkId: string) =>
  ok(await parties.analyst('getReportDraft', { query: { checkId } })).data;
const itemOf = async (checkId: string, code: string) =>
  (await draft(checkId)).items.find((one: { itemCode: string }) => one.itemCode === code);

/** Takes the report over from its present holder. */
async function takeReport(who: 'analyst' | 'reviewer', checkId: string): Promise<void> {
  const { work } = ok(await parties[who]('getReportDraft', { query: { checkId } })).data;
  const body = { workItemId: work[0].workItemId, take: true, over: true };
  ok(await parties[who]('claimWorkItem', { body }));
}

let check: RunningCheck;
attack('editor publishes own work', {
  async refused() {
    check = await handOver(parties, newPhone());
    const { checkId, items } = check;
    const publish = (as: Parties['analyst']) => as('publishReport', { body: { checkId } });
    await changesNothing(gateway, async () => {
      expect(await publish(parties.analyst)).toMatchObject({ code: 2202 });
    });
    // A reviewer who touches the version has edited it, too.
    ok(await parties.reviewer('returnReport', { body: { checkId, points: [{ text: 'The date, please' }] } }));
    await takeReport('reviewer', checkId);
    ok(await parties.reviewer('reopenItem', { body: { checkItemId: items.education, reason: 'Date' } }));
    const { checkItemId, rowVersion } = await itemOf(checkId, 'education');
    // It is back with its analyst.
    const complete = { body: { checkItemId, rowVersion } };
    expect(await parties.reviewer('completeItem', complete)).toMatchObject({ code: 2205 });
    ok(await parties.analyst('completeItem', complete));
    await takeReport('analyst', checkId);
    ok(await parties.analyst('submitForReview', { body: { checkId, summary: 'Mended.' } }));
    await changesNothing(gateway, async () => {
      expect(await publish(parties.reviewer)).toMatchObject({ code: 2202 });
      expect(await publish(parties.analyst)).toMatchObject({ code: 2202 });
    });
  },
  async twin() {
    const { checkId } = await handOver(parties, newPhone());
    await openToPublish(parties.reviewer, checkId);
    expect(await parties.reviewer('publishReport', { body: { checkId } })).toMatchObject({ code: 0 });
  },
});

const { analyst, analyst2 } = demoUsers;
const insert = (author: string, reviewer: string) =>
  inAccount(gateway, first, ({ tx }) =>
    tx.run(sql`insert into report_version (main_id, check_id, version, body_enc, lamp, author_id, reviewer_id)
      values (${first}, ${check.checkId}, 1, ${Buffer.from('x')}, 'green', ${author}, ${reviewer})`),
  );

attack('editor publishes behind the rules', {
  async refused() {
    check = await handOver(parties, newPhone());
    await changesNothing(gateway, async () => {
      await expect(insert(analyst2, analyst2)).rejects.toThrow('check constraint');
      await expect(insert(analyst2, analyst)).rejects.toThrow('cannot publish');
    });
  },
  async twin() {
    expect(await insert(analyst, analyst2)).toBe(1);
  },
});

attack('double publish', {
  async refused() {
    check = await handOver(parties, newPhone());
    const { checkId } = check;
    await openToPublish(parties.reviewer, checkId);
    const publish = () => parties.reviewer('publishReport', { body: { checkId } });
    const codes = (await Promise.all(Array.from({ length: 6 }, publish))).map(({ code }) => code);
    expect(codes.toSorted((a, b) => a - b)).toEqual([0, 2004, 2004, 2004, 2004, 2004]);
    expect(await changesNothing(gateway, publish)).toMatchObject({ code: 2004 });
  },
  async twin() {
    const { checkId } = check;
    const { data } = ok(await parties.owner('getReport', { query: { checkId } }));
    expect(data).toMatchObject({ version: 1, status: 'reported' });
    const versions = await inAccount(gateway, first, ({ tx }) =>
      tx.many(sql`select version from report_version where check_id = ${checkId}`),
    );
    expect(versions).toEqual([{ version: 1 }]);
  },
});

const finding = (checkItemId: string, rowVersion: number, result = 'consistent', entries: object[] = []) => ({
  body: { checkItemId, rowVersion, entries, attempts: [], result, lamp: 'green' },
});

attack('withdrawn item worked', {
  async refused() {
    check = await runningCheck(parties, newPhone());
    const { checkId, items, visitor } = check;
    const checkItemId = items.education!;
    // Almost completed when the candidate withdraws.
    await addFileEvidence(parties, checkId, checkItemId);
    const started = await itemOf(checkId, 'education');
    const agrees = asStated(started.entries);
    const { rowVersion } = ok(
      await parties.analyst('saveFinding', finding(checkItemId, started.rowVersion, 'consistent', agrees)),
    ).data;
    ok(await visitor.call('withdrawConsent', { checkItemIds: [checkItemId] }));
    await gateway.runJobs();
    const obtainedAt = gateway.clock.now().toISOString();
    await changesNothing(gateway, async () => {
      for (const [operation, input] of [
        ['saveFinding', finding(checkItemId, rowVersion)],
        ['completeItem', { body: { checkItemId, rowVersion } }],
        ['reopenItem', { body: { checkItemId, reason: 'Once more' } }],
        ['requestInfo', { body: { checkItemId, question: 'Which?', of: 'candidate' } }],
        ['addEvidence', { body: { checkItemId, source: 'x', method: 'phone', obtainedAt } }],
      ] as const)
        expect([operation, (await parties.analyst(operation, input)).code]).toEqual([operation, 2004]);
      const forced = inAccount(gateway, first, ({ tx }) =>
        tx.run(sql`update check_item set status = 'running' where id = ${checkItemId}`),
      );
      await expect(forced).rejects.toMatchObject({ constraint: 'items_need_consent' });
    });
    const open = await inAccount(gateway, first, ({ tx }) =>
      tx.many(sql`select id from work_item where check_item_id = ${checkItemId} and status <> 'cancelled'`),
    );
    expect(open).toEqual([]);
  },
  async twin() {
    const { checkId, items } = check;
    const { rowVersion } = await itemOf(checkId, 'dishonestDebtor');
    await addFileEvidence(parties, checkId, items.dishonestDebtor!);
    const none = finding(items.dishonestDebtor!, rowVersion, 'none');
    const saved = ok(await parties.analyst('saveFinding', none));
    const done = { checkItemId: items.dishonestDebtor, rowVersion: saved.data.rowVersion };
    expect(await parties.analyst('completeItem', { body: done })).toMatchObject({ code: 0 });
  },
});
