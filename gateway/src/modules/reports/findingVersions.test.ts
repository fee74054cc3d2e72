import { demoUsers } from '../../../seeds/demoAccounts';
import { ok } from '../../../test/candidates';
import { fund, gatewayWithPeople, inAccount } from '../../../test/checks';
import type { TestGateway } from '../../../test/gateway';
import { backdateClosing, eraseAccount } from '../../../test/erasure';
import { first, partiesOf, publish, runningCheck, second, type Parties } from '../../../test/reports';
import { sql } from '../../platform/db/sql';
import { findingVersions } from '../checks/findingRepository';

let gateway: TestGateway;
let parties: Parties;
beforeAll(async () => {
  gateway = await gatewayWithPeople();
  await fund(gateway, 1_000_000);
  parties = await partiesOf(gateway);
});
afterAll(() => gateway.close());

const versionsOf = (itemId: string, mainId: string = first) =>
  inAccount(gateway, mainId, ({ tx, services }) => findingVersions(services, tx, mainId, itemId));
const rowVersionOf = async (checkId: string, checkItemId: string): Promise<number> => {
  const { items } = ok(await parties.analyst('getReportDraft', { query: { checkId } })).data;
  return items.find((item: { checkItemId: string }) => item.checkItemId === checkItemId).rowVersion;
};

test('what is saved over stays as a version, with who and when; a refused save leaves none', async () => {
  const { checkId, items } = await runningCheck(parties, '13972104001');
  const checkItemId = items.education!;
  const before = await versionsOf(checkItemId);
  // The candidate's form was filled in by the machine.
  expect(before.map(({ editedBy }) => editedBy)).toEqual(before.map(() => null));
  let rowVersion = await rowVersionOf(checkId, checkItemId);
  const save = (note: string, version: number) =>
    parties.analyst('saveFinding', {
      body: {
        checkItemId,
        rowVersion: version,
        entries: [],
        attempts: [],
        result: 'consistent',
        lamp: 'green',
        note,
      },
    });
  for (const note of ['The dean remembers her.', 'The dean does not remember her.']) {
    rowVersion = ok(await save(note, rowVersion)).data.rowVersion;
    gateway.clock.advance(60_000);
  }
  expect((await save('An old screen', rowVersion - 1)).code).toBe(2201);
  const after = await versionsOf(checkItemId);
  expect(after.slice(before.length)).toMatchObject([
    {
      version: before.length + 1,
      note: 'The dean remembers her.',
      editedBy: demoUsers.analyst,
      lamp: 'green',
    },
    { version: before.length + 2, note: 'The dean does not remember her.', editedBy: demoUsers.analyst },
  ]);
  expect(after.at(-1)!.editedAt > after.at(-2)!.editedAt).toBe(true);
  expect(after.at(-1)!.version).toBe(rowVersion);
  expect(await versionsOf(checkItemId, second)).toEqual([]);
});

test('a version is encrypted, changed or removed by nobody, and goes with the check', async () => {
  const { checkId, items } = await runningCheck(parties, '13972104002');
  await publish(parties, checkId);
  const rows = await inAccount(gateway, first, ({ tx }) =>
    tx.many<{ text: string }>(sql`select encode(body_enc, 'escape') as text from finding_version`),
  );
  expect(rows.length).toBeGreaterThan(2);
  expect(JSON.stringify(rows)).not.toContain('attempts');
  for (const statement of [
    sql`update finding_version set edited_by = null`,
    sql`delete from finding_version`,
  ])
    await expect(inAccount(gateway, first, ({ tx }) => tx.run(statement))).rejects.toThrow(
      /permission denied/,
    );
  expect((await versionsOf(items.education!)).length).toBeGreaterThan(0);
  await backdateClosing(gateway, checkId);
  await eraseAccount(gateway);
  expect(await versionsOf(items.education!)).toEqual([]);
});
