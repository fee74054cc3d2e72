import { demoMains, demoUsers } from '../../../seeds/demoAccounts';
import { ok } from '../../../test/candidates';
import { gatewayWithPeople, inAccount, sessionOf } from '../../../test/checks';
import type { TestGateway } from '../../../test/gateway';
import { signedTextTools } from '../../../test/signedTexts';
import { addDays, chinaDay } from '../../kernel/workingDays';
import { sql } from '../../platform/db/sql';
import { enqueue } from '../../platform/jobs/enqueue';

const { first, second } = demoMains;
const MORE = 'One paragraph more.';
let gateway: TestGateway;
const { as, publish, moreWords } = signedTextTools(() => gateway);
beforeEach(async () => {
  gateway = await gatewayWithPeople();
  gateway.clock.set(new Date('2026-12-01T14:00:00Z'));
});
afterEach(() => gateway.close());

const call = async (operation: string, input: object = {}) => {
  const token = await sessionOf(gateway, demoUsers.owner, first);
  return gateway.call(operation, input, { token, mainId: first, lang: 'en' });
};
const contract = async () => ok(await call('getServiceContract')).data;
const day = { from: '2026-12-01', to: '2026-12-31' };
const setup = async () => ok(await call('homeSummary', { body: day })).data.setup;
const bell = async (): Promise<string[]> => {
  await gateway.runJobs();
  const rows = ok(await call('listNotifications', { body: {} })).data.rows as { kind: string }[];
  return rows.map(({ kind }) => kind).filter((kind) => kind.startsWith('serviceContract'));
};
const inDays = (days: number) => addDays(chinaDay(gateway.clock.now()), days);
const signs = async () => {
  const { version, hash } = (await contract()).text;
  return call('signServiceContract', { body: { version, hash, signerName: '王芳' } });
};

test('an earlier signature holds where nobody has to sign anew: its own words are shown, and nothing is due', async () => {
  const before = await contract();
  await publish({ kind: 'serviceContract' });
  const after = await contract();
  expect(after.signature).toEqual(before.signature);
  expect(after).toMatchObject({
    signature: { isCurrent: true },
    text: { version: '2026-11' },
    announced: null,
  });
  expect(JSON.stringify(after.text)).not.toContain(MORE);
  expect(await bell()).toEqual([]);
  expect((await signs()).code).toBe(2812);
});

test('what has to be signed anew is announced to who signed, and due from its day on; the old one holds until it is signed', async () => {
  await publish({ kind: 'serviceContract', effectiveOn: inDays(30), signAnew: true });
  expect(await bell()).toEqual(['serviceContract.announced']);
  expect(await setup()).toMatchObject({ contract: 'signed', announcedOn: '2026-12-31' });
  const announced = await contract();
  expect(announced).toMatchObject({
    ...{ signature: { isCurrent: true }, text: { version: '2026-11' } },
    announced: { effectiveOn: '2026-12-31', text: { version: '2026-12-31' } },
  });
  expect(JSON.stringify(announced.announced.text)).toContain(MORE);
  // Not before its day, whatever is sent.
  const { version, hash } = announced.announced.text;
  const early = { body: { version, hash, signerName: '王芳' } };
  expect((await call('signServiceContract', early)).code).toBe(2812);
  gateway.clock.set(new Date('2026-12-30T16:00:00Z'));
  expect(await contract()).toMatchObject({
    ...{
      signature: { isCurrent: false, version: '2026-11' },
      text: { version: '2026-12-31' },
      announced: null,
    },
  });
  expect(await setup()).toMatchObject({ contract: 'outdated', announcedOn: null });
  ok(await call('signServiceContract', early));
  expect(await contract()).toMatchObject({ signature: { isCurrent: true, version: '2026-12-31' } });
  await inAccount(gateway, first, async ({ tx }) => {
    const rows = await tx.many<{ version: string; text: string }>(
      sql`select version, signed_text as text from contract_signature order by signed_at`,
    );
    expect(rows.map((row) => [row.version, row.text.includes(MORE)])).toEqual([
      ['2026-11', false],
      ['2026-12-31', true],
    ]);
  });
});

test('somebody reading while the version changes is refused the old one, and signs the new one', async () => {
  // The owner too is bound to an account by row-level security, but for this.
  await gateway.owner.query('truncate contract_signature');
  const { version, hash } = (await contract()).text;
  await publish({ kind: 'serviceContract' });
  const old = { body: { version, hash, signerName: '王芳' } };
  expect((await call('signServiceContract', old)).code).toBe(2812);
  expect(ok(await signs()).data).toMatchObject({ version: '2026-12-01', isCurrent: true });
});

test('it is told once, and its withdrawal to who was told; who never signed hears nothing', async () => {
  await gateway.owner.query('truncate contract_signature');
  ok(await signs());
  const changeId = await publish({ kind: 'serviceContract', effectiveOn: inDays(30), signAnew: true });
  await gateway.services.db.withoutTenant((tx) =>
    enqueue(tx, 'contract.announce', { changeId, what: 'announced' }),
  );
  expect(await bell()).toEqual(['serviceContract.announced']);
  ok(await as('operator', 'withdrawTextVersion', { body: { changeId } }));
  expect(await bell()).toEqual(['serviceContract.withdrawn', 'serviceContract.announced']);
  expect((await contract()).announced).toBeNull();
  expect(await setup()).toMatchObject({ contract: 'signed', announcedOn: null });
  const told = await inAccount(gateway, second, ({ tx }) =>
    tx.many(sql`select id from domain_event where main_id = ${second} and entity = 'signedText'`),
  );
  expect(told).toEqual([]);
});

test('a contract names the enterprise, and what its name says is not looked through for places', async () => {
  await gateway.owner.query('truncate contract_signature');
  await gateway.owner.query(`update main_account set name = '{enterprise}{days}' where id = $1`, [first]);
  await publish({
    kind: 'serviceContract',
    words: await moreWords('serviceContract', 'Signed by {enterprise}.'),
  });
  const { sections } = (await contract()).text;
  expect(sections.at(-1).paragraphs.at(-1)).toMatch(/^Signed by \{enterprise\}\{days\}/);
});

test('who signs between the announcement and its day hears of it then', async () => {
  await gateway.owner.query('truncate contract_signature');
  await publish({ kind: 'serviceContract', signAnew: true, effectiveOn: inDays(30) });
  expect(await bell()).toEqual([]);
  ok(await signs());
  expect(await bell()).toEqual(['serviceContract.announced']);
});
