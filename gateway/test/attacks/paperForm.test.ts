import { demoMains, demoUsers } from '../../seeds/demoAccounts';
import { uuidv7 } from '../../src/kernel/ids';
import { ID_NUMBER, ok } from '../candidates';
import { fund, gatewayWithPeople, orderBody, sessionOf } from '../checks';
import type { TestGateway } from '../gateway';
import { signedForm } from '../reports';

/* One signed form is the consent of one person: the attack uses it for another candidate, the twin for the same one. */
const { first, second } = demoMains;
const OTHER_ID = '440524198001010013';
let gateway: TestGateway;
let owner: string;
let people = 0;

beforeAll(async () => {
  gateway = await gatewayWithPeople();
  await fund(gateway, 10_000_000);
  owner = await sessionOf(gateway, demoUsers.owner, first);
});
afterAll(() => gateway.close());

interface Person {
  name: string;
  mobile: string;
  idNumber?: string;
}
const newPerson = (more: Partial<Person> = {}): Person => {
  people += 1;
  return { name: '田野', mobile: `1398200${String(1000 + people)}`, ...more };
};
const upload = async (form = signedForm(), token = owner, mainId: string = first): Promise<string> =>
  ok(await gateway.call('uploadFile', { file: form }, { token, mainId })).data.fileId;

const order = (
  candidate: Person,
  paperFileId: string,
  { key = uuidv7(), token = owner, mainId = first as string } = {},
) =>
  gateway.call(
    'placeOrder',
    { body: orderBody({ consentWay: 'paper', paperFileId, candidate, acceptDuplicate: true }) },
    { token, mainId, idempotencyKey: key },
  );
const atTheField = {
  code: 1000,
  data: { fields: [{ path: 'paperFileId', msg: expect.stringMatching(/form/) }] },
};

test('another candidate’s form is refused at the field; their own is taken', async () => {
  const fileId = await upload();
  ok(await order(newPerson(), fileId));
  expect(await order(newPerson(), fileId)).toMatchObject(atTheField);
  ok(await order(newPerson(), await upload()));
});

test('the same bytes uploaded again, by a colleague too, are the same form', async () => {
  const form = signedForm();
  ok(await order(newPerson(), await upload(form)));
  expect(await order(newPerson(), await upload(form))).toMatchObject(atTheField);
  const token = await sessionOf(gateway, demoUsers.recruiter, first);
  expect(await order(newPerson(), await upload(form, token), { token })).toMatchObject(atTheField);
  const elsewhere = { token: await sessionOf(gateway, demoUsers.owner, second), mainId: second };
  // A form of another enterprise does not count here.
  ok(await order(newPerson(), await upload(form, elsewhere.token, second), elsewhere));
});

test('twin: a further check of the same person may use it, spelt with other spaces and dots too', async () => {
  const fileId = await upload();
  const person = newPerson({ name: '阿里木·买买提', idNumber: ID_NUMBER });
  ok(await order(person, fileId));
  ok(await order({ ...person, name: '阿里木 • 买买提' }, fileId));
  // Recognised by the ID number although the phone is new.
  ok(await order({ ...person, mobile: newPerson().mobile }, fileId));
});

test.each([
  ['another name under the same phone', { name: '田原' }],
  ['another ID number under the same name and phone', { idNumber: OTHER_ID }],
  ['the same name alone', { mobile: '13982009999', idNumber: undefined }],
])('%s is another person', async (_what, change) => {
  const fileId = await upload();
  const person = newPerson({ idNumber: ID_NUMBER });
  ok(await order(person, fileId));
  expect(await order({ ...person, ...change }, fileId)).toMatchObject(atTheField);
});

test('a cancelled order does not set the form free for somebody else', async () => {
  const fileId = await upload();
  const { checkId } = ok(await order(newPerson(), fileId)).data;
  const body = { checkId, reason: 'Ordered by mistake' };
  ok(await gateway.call('cancelCheck', { body }, { token: owner, mainId: first }));
  expect(await order(newPerson(), fileId)).toMatchObject(atTheField);
});

test('of ten orders at once for ten people one has the form; twin: the same order sent again is answered again', async () => {
  const fileId = await upload();
  const replies = await Promise.all(Array.from({ length: 10 }, () => order(newPerson(), fileId)));
  expect(replies.filter(({ code }) => code === 0)).toHaveLength(1);
  const [person, other, key] = [newPerson(), await upload(), uuidv7()];
  const body = orderBody({ consentWay: 'paper', paperFileId: other, candidate: person });
  const send = () =>
    gateway.call('placeOrder', { body }, { token: owner, mainId: first, idempotencyKey: key });
  const placed = ok(await send()).data;
  expect(ok(await send()).data).toEqual(placed);
});
