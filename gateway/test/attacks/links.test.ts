import { codeFor } from '../accounts/people';
import { consentBody, enter, newestS, ok, type Visitor } from '../candidates';
import { fund, gatewayWithPeople, placeOrder } from '../checks';
import type { TestGateway } from '../gateway';
import {
  addFileEvidence,
  partiesOf,
  pdf,
  publish,
  runningCheck,
  type Parties,
  type RunningCheck,
} from '../reports';
import { attack, changesNothing } from './attack';

let gateway: TestGateway;
let parties: Parties;
let check: RunningCheck;
let fileId: string;
let people = 0;

beforeAll(async () => {
  gateway = await gatewayWithPeople();
  await fund(gateway, 10_000_000);
  parties = await partiesOf(gateway);
  check = await runningCheck(parties, newPhone());
  ({ fileId } = await addFileEvidence(parties, check.checkId, check.items.education!));
  await publish(parties, check.checkId);
});
afterAll(() => gateway.close());

const newPhone = () => `1396200${String(1000 + (people += 1))}`;
const look = (visitor: Visitor) => visitor.call('getSharedReport');
const download = ({ s, token }: Visitor) => gateway.call('downloadFile', { query: { fileId, s } }, { token });
const text = ({ bytes }: { bytes: Buffer }) => bytes.toString();

async function share(mobiles: string[], options: object = {}): Promise<{ s: string; shareId: string }> {
  const body = { checkId: check.checkId, mobiles, ...options };
  const { data } = ok(await parties.owner('createShare', { body }));
  return { s: (data.link as string).split('s=')[1]!, shareId: data.share.shareId as string };
}
const stateOf = async (shareId: string) =>
  ok(await parties.owner('listShares', { query: { checkId: check.checkId } })).data.rows.find(
    (row: { shareId: string }) => row.shareId === shareId,
  );

/** A person who is asked for consent. */
async function invited(): Promise<Visitor> {
  const mobile = newPhone();
  await placeOrder(gateway, parties.ownerToken, { candidate: { name: '赵敏', mobile } });
  return enter(gateway, mobile, await newestS(gateway, mobile));
}

let theirs: Visitor;
attack('another’s s', {
  async refused() {
    const mine = await invited();
    theirs = await invited();
    const body = await consentBody(theirs);
    const steal = (operation: string, s: string, more: object = {}) =>
      gateway.call(operation, { body: { s, ...more } }, { token: mine.token });
    await changesNothing(gateway, async () => {
      for (const operation of ['getInvitation', 'submitCandidateForm', 'getOwnReport', 'getSharedReport']) {
        const stolen = await steal(operation, theirs.s);
        expect([operation, stolen.code]).toEqual([operation, -12]);
        expect(text(stolen)).toBe(text(await steal(operation, 'A'.repeat(32))));
      }
      expect(await steal('giveConsent', theirs.s, body)).toMatchObject({ code: -12 });
    });
  },
  async twin() {
    expect(await theirs.call('giveConsent', await consentBody(theirs))).toMatchObject({ code: 0 });
  },
});

attack('share by another phone', {
  async refused() {
    const [named, stranger] = [newPhone(), newPhone()];
    const [one, other] = [await share([named]), await share([stranger])];
    // No code is sent for a link that names somebody else.
    await expect(enter(gateway, stranger, one.s)).rejects.toThrow('No code');
    // A code for one's own link opens no other, and neither does the session from it.
    gateway.clock.advance(61_000);
    const verifyCode = await codeFor(gateway, stranger, 'visitor', { s: other.s });
    const visit = { mobile: stranger, verifyCode, s: one.s };
    expect(await gateway.call('visitorLogin', { body: visit })).toMatchObject({ code: 1004 });
    gateway.clock.advance(61_000);
    const { token } = await enter(gateway, stranger, other.s);
    const stolen = await changesNothing(gateway, () =>
      gateway.call('getSharedReport', { body: { s: one.s } }, { token }),
    );
    expect(stolen).toMatchObject({ code: -12 });
    expect(await stateOf(one.shareId)).toMatchObject({ views: 0 });
  },
  async twin() {
    const phone = newPhone();
    expect(await look(await enter(gateway, phone, (await share([phone])).s))).toMatchObject({ code: 0 });
  },
});

attack('revoked share', {
  async refused() {
    const phone = newPhone();
    const { s, shareId } = await share([phone]);
    const visitor = await enter(gateway, phone, s);
    ok(await look(visitor));
    ok(await parties.owner('revokeShare', { body: { shareId } }));
    await changesNothing(gateway, async () => {
      expect(await look(visitor)).toMatchObject({ code: -12 });
      expect(await download(visitor)).not.toMatchObject({ code: 0 });
    });
    expect(await stateOf(shareId)).toMatchObject({ state: 'revoked', views: 1 });
    // At the phone check it counts as an unknown link.
    const open = (code: string) =>
      gateway.call('visitorLogin', { body: { mobile: phone, verifyCode: '000000', s: code } });
    const [revoked, unknown] = [await open(s), await open('A'.repeat(32))];
    expect([revoked.code, text(revoked)]).toEqual([2101, text(unknown)]);
    // Its holder learns only the enterprise, which the SMS named: nothing of the person, the report or the colleague.
    const told = await gateway.call('nameOpening', { body: { s } });
    expect(told).toMatchObject({ code: 2108, data: null });
    expect(text(told)).not.toMatch(/赵敏|林晓|13962/);
  },
  async twin() {
    const phone = newPhone();
    const other = await enter(gateway, phone, (await share([phone])).s);
    expect(await look(other)).toMatchObject({ code: 0 });
    expect((await download(other)).bytes.equals(pdf)).toBe(true);
  },
});

let counted: Visitor;
attack('views exceeded', {
  async refused() {
    const phones = [newPhone(), newPhone(), newPhone()];
    const { s, shareId } = await share(phones, { maxViews: 2 });
    const visitors: Visitor[] = [];
    for (const phone of phones) visitors.push(await enter(gateway, phone, s));
    // All at once: no more looks than there are views.
    const codes = (await Promise.all(visitors.map(look))).map((reply) => reply.code);
    expect(codes.toSorted((a, b) => a - b)).toEqual([0, 0, 2101]);
    const closedOut = visitors[codes.indexOf(2101)]!;
    counted = visitors[codes.indexOf(0)]!;
    await changesNothing(gateway, async () => {
      expect(await look(closedOut)).toMatchObject({ code: 2101 });
      expect(await download(closedOut)).toMatchObject({ code: 404 });
    });
    expect(await stateOf(shareId)).toMatchObject({ views: 2, maxViews: 2, state: 'used' });
  },
  async twin() {
    expect(await look(counted)).toMatchObject({ code: 0 });
    expect((await download(counted)).bytes.equals(pdf)).toBe(true);
  },
});
