import { consentBody, enter, ID_NUMBER, newestS, ok, school, type Visitor } from '../../../test/candidates';
import { fund, gatewayWithPeople, inAccount, packages, placeOrder } from '../../../test/checks';
import type { TestGateway } from '../../../test/gateway';
import { first, partiesOf, pdf, type Parties } from '../../../test/reports';
import { sql } from '../../platform/db/sql';

/* The candidate's statements and uploads are shown beside the item they are for. */
const MOBILE = '13972107001';
const job = (company: string, witnessPhone: string) => ({
  company,
  title: 'Engineer',
  from: '2016-01',
  to: '2020-01',
  leaveReason: 'Moved',
  witness: '周岚',
  witnessPhone,
  doNotContact: true,
});
let gateway: TestGateway;
let parties: Parties;
let visitor: Visitor;
let checkId: string;
let diploma: string;
let stray: string;

const degree = {
  hasDegree: true,
  degree: 'bachelorDegree',
  awarded: '2014-07',
  degreeNo: '1000342014000123',
};

beforeAll(async () => {
  gateway = await gatewayWithPeople();
  await fund(gateway, 10_000_000);
  parties = await partiesOf(gateway);
  ({ checkId } = await placeOrder(gateway, parties.ownerToken, {
    packageId: packages.standard,
    itemCodes: ['identity', 'phoneSegment', 'education', 'degree', 'employment', 'litigation', 'dishonestDebtor', 'directorship'], // prettier-ignore
    reasons: { identity: 'Signs for the company', litigation: 'Signs for the company', dishonestDebtor: 'Handles payments' }, // prettier-ignore
    expectedPrice: 42_000,
    candidate: { name: '赵敏', mobile: MOBILE },
  }));
  visitor = await enter(gateway, MOBILE, await newestS(gateway, MOBILE));
  diploma = await upload('diploma.pdf');
  stray = await upload('stray.pdf');
  ok(await visitor.call('giveConsent', await consentBody(visitor)));
  const save = async (section: string, content: object) =>
    ok(await visitor.call('saveCandidateForm', { section, content }));
  await save('identity', { idNumber: ID_NUMBER, idConfirmed: true });
  // Sent in another order than the form's.
  const typed = Object.fromEntries(Object.entries(school).toReversed());
  await save('education', { entries: [{ ...typed, ...degree, fileIds: [diploma] }] });
  const jobs = [
    job('兰亭软件', '13972107011'),
    job('江南数据', '0755-12345678-801'),
    job('早年公司', `+86 ${MOBILE}`),
  ];
  await save('employment', { entries: jobs });
  ok(await visitor.call('submitCandidateForm'));
  await gateway.runJobs();
});
afterAll(() => gateway.close());

async function upload(name: string): Promise<string> {
  const file = { name, mime: 'application/pdf', bytes: Buffer.concat([pdf, Buffer.from(`% ${name}\n`)]) };
  const input = { query: { s: visitor.s }, file };
  return ok(await gateway.call('uploadCandidateFile', input, { token: visitor.token })).data.fileId as string;
}

interface Item {
  checkItemId: string;
  itemCode: string;
  name: string;
  reason: string | null;
  stated: { entry: number; label: string; fields: Record<string, unknown>; masked: string[]; ownPhone: string[]; files: { fileId: string }[] }[]; // prettier-ignore
}
const draft = async () => ok(await parties.analyst('getReportDraft', { query: { checkId } })).data;
const itemsOf = async (code: string) =>
  ((await draft()).items as Item[]).filter((item) => item.itemCode === code);
const reveal = (body: object) =>
  parties.analyst('revealPersonal', { body: { checkId, field: 'contact', purpose: 'Call the witness', ...body } }); // prettier-ignore

test('an item shows everything stated for it with its files, and why the enterprise asks', async () => {
  const [education] = await itemsOf('education');
  expect(education!.stated).toMatchObject([
    {
      entry: 0,
      label: '清华大学',
      fields: { ...school, ...degree },
      masked: [],
      files: [{ fileId: diploma }],
    },
  ]);
  expect(Object.keys(education!.stated[0]!.fields)).toEqual([...Object.keys(school), ...Object.keys(degree)]);
  const [litigation] = await itemsOf('litigation');
  expect(litigation).toMatchObject({ reason: 'Signs for the company', stated: [] });
});

test('the degree is asked of who ordered it, stands beside what is found, and nothing agrees that nobody stated', async () => {
  const [item] = await itemsOf('degree');
  expect(item).toMatchObject({ entries: [{ claimed: { school: '清华大学', major: '会计', ...degree } }] });
  expect((item as unknown as { fields: { name: string }[] }).fields.map(({ name }) => name)).toEqual([
    'school',
    'hasDegree',
    'degree',
    'major',
    'awarded',
    'degreeNo',
  ]);
});

test('who it is stands masked at the head; what the candidate took out again nobody sees, and it belongs to nothing', async () => {
  const { candidateMobile, idNumberMasked, ...rest } = await draft();
  expect({ candidateMobile, idNumberMasked }).toEqual({
    candidateMobile: '139****7001',
    idNumberMasked: '110***********002X',
  });
  expect(JSON.stringify(rest)).toContain(diploma);
  expect(JSON.stringify(rest)).not.toContain(stray);
  const record = ok(await parties.owner('getCheck', { query: { checkId } })).data;
  expect(record.files).toMatchObject([{ fileId: diploma, about: { section: 'education' } }]);
  const opened = await parties.analyst('openCandidateFile', { body: { fileId: stray, purpose: 'To look' } });
  expect(opened.code).toBe(404);
  const kept = await inAccount(gateway, first, ({ tx }) =>
    tx.many(sql`select file_id as "fileId" from candidate_file where check_id = ${checkId}`),
  );
  expect(kept).toEqual([{ fileId: diploma }]);
});

test('copies share the employers out, the last takes what is left; contacts’ phones are masked', async () => {
  const copies = await itemsOf('employment');
  expect(copies.map(({ stated }) => stated.map(({ label, entry }) => [label, entry]))).toEqual([
    [['兰亭软件', 0]],
    [
      ['江南数据', 1],
      ['早年公司', 2],
    ],
  ]);
  const [{ fields, masked }] = copies[0]!.stated as [Item['stated'][0]];
  expect(fields).toMatchObject({ witness: '周岚', witnessPhone: '139****7011', doNotContact: true });
  expect(masked).toEqual(['witnessPhone']);
  // An employer's fixed line is a contact like any other.
  expect(copies[1]!.stated[0]!.fields).toMatchObject({ witnessPhone: '0755-*****678-***' });
});

test('a contact whose number is the candidate’s own is marked, and told to the reviewer', async () => {
  const copies = await itemsOf('employment');
  expect(copies.map(({ stated }) => stated.map(({ ownPhone }) => ownPhone))).toEqual([
    [[]],
    [[], ['witnessPhone']],
  ]);
  const { odd } = await draft();
  const marked = odd.filter(({ what }: { what: string }) => what === 'ownPhone');
  expect(marked).toEqual([{ checkItemId: copies[1]!.checkItemId, what: 'ownPhone' }]);
});

test('a contact’s phone is shown for a purpose, counted and told; of nobody there is none', async () => {
  expect((await reveal({})).code).toBe(1000);
  expect((await reveal({ contact: { section: 'employment', entry: 9 } })).code).toBe(404);
  expect((await reveal({ contact: { section: 'references', entry: 0 } })).code).toBe(404);
  const shown = ok(await reveal({ contact: { section: 'employment', entry: 1 } }));
  expect(shown.data.value).toBe('0755-12345678-801');
  const kept = await inAccount(gateway, first, ({ tx }) =>
    tx.many(sql`select field, purpose from reveal where check_id = ${checkId}`),
  );
  expect(kept).toEqual([{ field: 'contact', purpose: 'Call the witness' }]);
  const { timeline } = ok(await parties.owner('getCheck', { query: { checkId } })).data;
  const told = (timeline as { event: string; detail: object }[]).filter(({ event }) => event === 'revealed');
  expect(told.map(({ detail }) => detail)).toEqual([{ field: 'contact', reason: 'Call the witness' }]);
});

test('an employer not to be contacted is not: the attempt is refused, and its item closes without one', async () => {
  const [, item] = await itemsOf('employment');
  const { checkItemId, rowVersion, entries } = item as unknown as { checkItemId: string; rowVersion: number; entries: { entryId: string; label: string }[] }; // prettier-ignore
  const at = gateway.clock.now().toISOString();
  const save = (attempts: object[]) =>
    parties.analyst('saveFinding', {
      body: {
        checkItemId,
        rowVersion,
        result: 'unverifiable',
        lamp: 'yellow',
        lampReason: 'Nobody may be asked',
        entries: entries.map(({ entryId, label }) => ({ entryId, label, verified: {} })),
        attempts,
      },
    });
  const register = { at, way: 'register', outcome: 'Not entered' };
  const refused = await save([register, { at, way: 'phone', whom: 'Personnel', outcome: 'Confirmed' }]);
  expect(refused.code).toBe(1000);
  expect((refused.data as { fields: object[] }).fields).toMatchObject([
    { path: 'attempts.1.way', msg: expect.stringContaining('not be contacted') as string },
  ]);
  const saved = ok(await save([])).data;
  ok(await parties.analyst('completeItem', { body: { checkItemId, rowVersion: saved.rowVersion } }));
});

test('in the record each upload says which entry it stands at', async () => {
  const { files } = ok(await parties.owner('getCheck', { query: { checkId } })).data;
  const about = (files as { fileId: string; about: object | null }[]).map((file) => [
    file.fileId,
    file.about,
  ]);
  expect(about).toEqual([[diploma, { section: 'education', label: '清华大学' }]]);
});

test('an item whose consent is taken back tells nothing, and the others’ entries stay where they are', async () => {
  const [one, two] = await itemsOf('employment');
  ok(await visitor.call('withdrawConsent', { checkItemIds: [one!.checkItemId] }));
  const after = await itemsOf('employment');
  expect(after[0]!.stated).toEqual([]);
  expect(after[1]!.stated).toEqual(two!.stated);
});
