import { enter, ok, type Visitor } from '../../../test/candidates';
import { gatewayWithPeople } from '../../../test/checks';
import type { TestGateway } from '../../../test/gateway';
import { apply, contentFor, registrationsOf } from '../../../test/registrations';

let gateway: TestGateway;
let own: Awaited<ReturnType<typeof registrationsOf>>;
beforeAll(async () => {
  gateway = await gatewayWithPeople();
  own = await registrationsOf(gateway);
});
afterAll(() => gateway.close());
let phones = 0;
const newPhone = () => `1394444${String((phones += 1)).padStart(4, '0')}`;
const send = (one: Visitor) => one.call('submitOwnApplication', { version: 1, agreed: true });
const begin = (one: Visitor, form: Parameters<typeof contentFor>[0]) =>
  one.call('saveOwnApplication', { content: contentFor(form) });
const view = async (one: Visitor) => (await one.call('getOwnApplication')).data;
const full = { isTaking: false, isFull: true, content: null };

const stateOf = async (formId: string): Promise<string> => {
  const { state } = ok(await own.call('getRegistrationForm', { query: { formId } })).data;
  const listed = ok(await own.call('listRegistrationForms', {})).data as { formId: string; state: string }[];
  expect(listed.find((one) => one.formId === formId)!.state).toBe(state);
  return state;
};

test('of two who begin at once one has the last place; the other is told, and who opens it later before typing', async () => {
  const form = await own.opened();
  ok(await own.open(form.formId, { mostApplications: 1 }));
  const both = [await enter(gateway, newPhone(), form.s), await enter(gateway, newPhone(), form.s)];
  expect(await view(both[0]!)).toMatchObject({ isTaking: true, isFull: false });
  const codes = (await Promise.all(both.map((one) => begin(one, form)))).map(({ code }) => code);
  expect(codes.toSorted()).toEqual([0, 2604]);
  const [first, second] = codes[0] === 0 ? both : both.toReversed();
  expect(await view(second!)).toMatchObject(full);
  expect(await view(await enter(gateway, newPhone(), form.s))).toMatchObject(full);
  // The enterprise reads it in its list of forms and at the form.
  expect(await stateOf(form.formId)).toBe('full');
  // Who began keeps the place, whatever the limit is set to meanwhile.
  expect(await view(first!)).toMatchObject({ isTaking: true, isFull: false });
  expect((await send(first!)).code).toBe(0);
  ok(await own.open(form.formId, { mostApplications: 2 }));
  ok(await begin(second!, form));
  ok(await own.open(form.formId, { mostApplications: 1 }));
  expect((await send(second!)).code).toBe(0);
});

test('a place is free again once what stood on it is deleted', async () => {
  const form = await own.opened();
  ok(await own.open(form.formId, { mostApplications: 1 }));
  const first = await enter(gateway, newPhone(), form.s);
  ok(await begin(first, form));
  const second = await enter(gateway, newPhone(), form.s);
  expect((await begin(second, form)).code).toBe(2604);
  ok(await first.call('deleteOwnApplication'));
  ok(await begin(second, form));
});

test('a new link has its own places: what earlier links took is not counted, and who began there needs one', async () => {
  const form = await own.opened();
  ok(await own.open(form.formId, { mostApplications: 2 }));
  await apply(gateway, form, newPhone());
  const mobile = newPhone();
  ok(await begin(await enter(gateway, mobile, form.s), form));
  const { s } = ok(await own.open(form.formId, { mostApplications: 1, anew: true })).data;
  gateway.clock.advance(61_000);
  const again = await enter(gateway, mobile, s);
  expect(await view(again)).toMatchObject({ isTaking: true, isFull: false });
  await apply(gateway, { ...form, s }, newPhone());
  // Full for them now; what they filled in stays, can be changed, and is sent once there is a place.
  const { savedAt, content } = await view(again);
  expect(await view(again)).toMatchObject({ isTaking: false, isFull: true, content: contentFor(form) });
  ok(await again.call('saveOwnApplication', { content: { ...content, name: '王大明' }, savedAt }));
  expect((await send(again)).code).toBe(2604);
  ok(await own.open(form.formId, { mostApplications: 2 }));
  expect((await send(again)).code).toBe(0);
});

test('a form that is closed while somebody types: what they began is kept up, and sent once it is open again', async () => {
  const form = await own.opened();
  const typing = await enter(gateway, newPhone(), form.s);
  const { savedAt } = ok(await begin(typing, form)).data;
  const late = await enter(gateway, newPhone(), form.s);
  ok(await own.call('closeRegistrationLink', { body: { formId: form.formId } }));
  expect((await send(typing)).code).toBe(2602);
  expect((await begin(late, form)).code).toBe(2602);
  gateway.clock.advance(1_000);
  const content = contentFor(form, { name: '王大明' });
  ok(await typing.call('saveOwnApplication', { content, savedAt }));
  expect(await view(typing)).toMatchObject({ content, isTaking: false, isFull: false });
  expect((await own.open(form.formId)).data.s).toBe(form.s);
  expect((await send(typing)).code).toBe(0);
  expect((await begin(late, form)).code).toBe(0);
});

test('a last day that passes while somebody types is the same', async () => {
  const form = await own.opened();
  const mobile = newPhone();
  ok(await begin(await enter(gateway, mobile, form.s), form));
  gateway.clock.advance(31 * 86_400_000 - 86_400_000 * 2);
  const { savedAt } = await view(await enter(gateway, mobile, form.s));
  gateway.clock.advance(2 * 86_400_000);
  const typing = await enter(gateway, mobile, form.s);
  ok(await typing.call('saveOwnApplication', { content: contentFor(form, { name: '李五' }), savedAt }));
  expect((await send(typing)).code).toBe(2602);
  own = await registrationsOf(gateway);
  expect((await own.open(form.formId)).data.s).toBe(form.s);
  expect((await send(typing)).code).toBe(0);
});
