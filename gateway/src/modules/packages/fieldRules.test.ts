import { demoMains, demoUsers } from '../../../seeds/demoAccounts';
import { consentBody, enter, newestS, ok, school, type Visitor } from '../../../test/candidates';
import { fund, gatewayWithPeople, orderBody, placeOrder, sessionOf } from '../../../test/checks';
import type { TestGateway } from '../../../test/gateway';
import { apply, contentFor, registrationsOf, studied } from '../../../test/registrations';
import type { components } from '../../kernel/contract.gen';

/* What operators decide about single fields: from its day on, for the orders of then, for forms of applicants, with its history. */
type Values = components['schemas']['CatalogueValues'];
const { first, platform } = demoMains;
const job = { company: '兰亭软件', title: 'Engineer', from: '2016-01', to: '2020-01' };
const contact = { witness: '周岚', witnessPhone: '010-88886666' };
let gateway: TestGateway;
let phones = 0;
const newPhone = () => `1395555${String((phones += 1)).padStart(4, '0')}`;
beforeAll(async () => {
  gateway = await gatewayWithPeople();
  await fund(gateway, 10_000_000);
});
afterAll(() => gateway.close());
afterEach(() => gateway.owner.query('delete from catalogue_change'));

async function as(name: 'operator' | 'recruiter' | 'analyst', operation: string, input: object) {
  const mainId = name === 'recruiter' ? first : platform;
  const token = await sessionOf(gateway, demoUsers[name], mainId);
  return gateway.call(operation, input, { token, mainId, lang: 'en' });
}
const entry = async (itemCode: string) =>
  (await as('operator', 'getCatalogueEntry', { query: { itemCode } })).data;

async function decide(itemCode: string, fieldRules: Values['fieldRules'], inDays = 0) {
  const { entry: now, basedOn } = await entry(itemCode);
  const day = new Date(gateway.clock.now().getTime() + (inDays * 24 + 8) * 3_600_000);
  const values = { ...now.values, fieldRules };
  const body = { itemCode, basedOn, effectiveOn: day.toISOString().slice(0, 10), values };
  const reply = await as('operator', 'changeCatalogueItem', { body });
  gateway.clock.advance(1);
  return reply;
}

/** Orders items for a phone, and comes as its candidate. */
async function invited(
  itemCodes: string[],
  overrides: { applicationId?: string; candidate?: object } = {},
): Promise<Visitor & { checkId: string; mobile: string }> {
  const candidate = { name: '赵敏', mobile: newPhone(), ...overrides.candidate };
  const { mobile } = candidate;
  const token = await sessionOf(gateway, demoUsers.recruiter, first);
  const packageId = itemCodes.includes('employment')
    ? { packageId: '01990000-0000-7000-8000-000000000002' }
    : {};
  const asked = { ...packageId, itemCodes, ...overrides, candidate };
  const quote = await gateway.call(
    'placeOrder',
    { body: orderBody({ ...asked, expectedPrice: 1 }) },
    { token, mainId: first, idempotencyKey: `quote-of-${mobile}` },
  );
  const { checkId } = await placeOrder(gateway, token, { ...asked, expectedPrice: quote.data.price });
  await gateway.runJobs();
  // Whoever applied has just been sent a code.
  gateway.clock.advance(61_000);
  const visitor = await enter(gateway, mobile, await newestS(gateway, mobile));
  return { ...visitor, checkId, mobile };
}
const saved = (visitor: Visitor, section: string, entries: object[]) =>
  visitor.call('saveCandidateForm', { section, content: { entries } });
const refusedAt = ({ data }: { data: { fields: { path: string; msg: string }[] } }) => data.fields;
const rulesSeen = async (visitor: Visitor, itemCode: string) =>
  (await visitor.call('getInvitation')).data.items.find(
    (item: { itemCode: string }) => item.itemCode === itemCode,
  ).fieldRules;

test('required from a day on: orders before keep what was asked, the form of a later one refuses at the field, and the analyst reads it', async () => {
  const numberless = { ...school, certificateNo: '' };
  ok(await decide('education', { certificateNo: 'required' }, 2));
  const { mobile, s } = await invited(['education']);
  gateway.clock.advance(3 * 86_400_000);
  const before = await enter(gateway, mobile, s);
  expect(await rulesSeen(before, 'education')).toEqual({});
  // Its check was ordered before the day.
  ok(await before.call('giveConsent', await consentBody(before)));
  ok(await saved(before, 'education', [numberless]));
  ok(await before.call('submitCandidateForm'));

  const after = await invited(['education']);
  expect(await rulesSeen(after, 'education')).toEqual({ certificateNo: 'required' });
  ok(await after.call('giveConsent', await consentBody(after)));
  ok(await saved(after, 'education', [numberless]));
  const refused = await after.call('submitCandidateForm');
  expect(refused.code).toBe(2103);
  expect(refusedAt(refused)).toEqual([
    { path: 'education.0.certificateNo', msg: expect.stringMatching(/\S/) },
  ]);
  ok(await saved(after, 'education', [{ ...numberless, result: 'studying' }]));
  gateway.clock.advance(1);
  ok(await saved(after, 'education', [school]));
  ok(await after.call('submitCandidateForm'));
  const { data } = await as('analyst', 'getReportDraft', { query: { checkId: after.checkId } });
  expect(JSON.stringify(data.items)).toContain(school.certificateNo);
});

test('of two items that ask for a field differently the stricter one counts', async () => {
  ok(await decide('degree', { major: 'required' }));
  const lacking = { ...school, major: '', hasDegree: false };
  const one = await invited(['education']);
  ok(await one.call('giveConsent', await consentBody(one)));
  ok(await saved(one, 'education', [lacking]));
  ok(await one.call('submitCandidateForm'));
  const both = await invited(['education', 'degree', 'employment']);
  ok(await both.call('giveConsent', await consentBody(both)));
  ok(await saved(both, 'education', [lacking]));
  ok(await saved(both, 'employment', [job]));
  const paths = refusedAt(await both.call('submitCandidateForm')).map(({ path }) => path);
  expect(paths).toContain('education.0.major');
});

test('what is not asked for is taken from nobody: neither in a form nor from an application that had it', async () => {
  const registrations = await registrationsOf(gateway);
  const form = await registrations.opened();
  const mobile = newPhone();
  const entries = { education: [studied], employment: [{ ...job, ...contact }] };
  await apply(gateway, form, mobile, { entries });
  const { rows } = (await registrations.call('listApplications', { body: { formId: form.formId } })).data;

  ok(await decide('employment', { witness: 'notAsked', witnessPhone: 'notAsked' }));
  const candidate = await invited(['education', 'employment'], {
    applicationId: rows[0].applicationId,
    candidate: { name: '王小明', mobile },
  });
  const { form: taken } = (await candidate.call('getInvitation')).data;
  expect(taken.employment.entries).toEqual([job]);
  const refused = await saved(candidate, 'employment', [{ ...job, ...contact }]);
  expect(refused.code).toBe(1000);
  expect(refusedAt(refused).map(({ path }) => path)).toEqual([
    'content.entries.0.witness',
    'content.entries.0.witnessPhone',
  ]);
  ok(await saved(candidate, 'employment', [job]));
});

test('a form for applicants asks what a check of then would, and keeps nothing that is not asked for', async () => {
  ok(await decide('education', { certificateNo: 'required' }));
  ok(await decide('employment', { witness: 'notAsked', witnessPhone: 'notAsked' }));
  const registrations = await registrationsOf(gateway);
  const form = await registrations.opened();
  const applicant = await enter(gateway, newPhone(), form.s);
  const { asking } = (await applicant.call('getOwnApplication')).data;
  expect(asking).toContainEqual({ itemCode: 'education', fieldRules: { certificateNo: 'required' } });
  const entries = { education: [studied], employment: [{ ...job, ...contact }] };
  const { savedAt } = ok(
    await applicant.call('saveOwnApplication', { content: contentFor(form, { entries }) }),
  ).data;
  const refused = await applicant.call('submitOwnApplication', { version: 1, agreed: true });
  expect(refused.code).toBe(2103);
  expect(refusedAt(refused).map(({ path }) => path)).toEqual(['education.0.certificateNo']);
  const whole = { ...entries, education: [{ ...studied, certificateNo: '100031201405001234' }] };
  gateway.clock.advance(1000);
  ok(await applicant.call('saveOwnApplication', { content: contentFor(form, { entries: whole }), savedAt }));
  const sent = ok(await applicant.call('submitOwnApplication', { version: 1, agreed: true })).data;
  expect(sent.content.entries.employment).toEqual([job]);
});

test('what nobody decides is refused at its field; the history and the log say what was and is', async () => {
  const wrong = await decide('employment', { leaveReason: 'notAsked', major: 'required', to: 'required' });
  expect(refusedAt(wrong).map(({ path }) => path)).toEqual(
    ['leaveReason', 'major', 'to'].map((name) => `values.fieldRules.${name}`),
  );
  expect((await decide('employment', { leaveReason: 'optional' })).code).toBe(2512);
  ok(await decide('employment', { leaveReason: 'required', witness: 'optional' }));
  expect(await entry('employment')).toMatchObject({
    entry: { values: { fieldRules: { leaveReason: 'required' } } },
    history: [{ before: { fieldRules: {} }, values: { fieldRules: { leaveReason: 'required' } } }],
  });
  const { rows } = await gateway.owner.query(
    `select detail from audit_event where action = 'catalogue.changed' and main_id = $1 order by at desc limit 1`,
    [platform],
  );
  expect(rows[0].detail).toMatchObject({ item: 'employment', fields: ['askedFields'] });
  const offered = (await as('recruiter', 'listCatalogueItems', {})).data as {
    itemCode: string;
    fieldRules: object;
  }[];
  expect(offered.find(({ itemCode }) => itemCode === 'employment')!.fieldRules).toEqual({
    leaveReason: 'required',
  });
});
