import { ok } from '../../../test/candidates';
import { fund, gatewayWithPeople } from '../../../test/checks';
import type { TestGateway } from '../../../test/gateway';
import {
  partiesOf,
  pdf,
  publish,
  runningCheck,
  type Parties,
  type RunningCheck,
} from '../../../test/reports';

/* Several items ask several sides at once: each side finds the check as long as one of its questions is open. */
let gateway: TestGateway;
let parties: Parties;
let people = 0;

beforeAll(async () => {
  gateway = await gatewayWithPeople();
  await fund(gateway, 10_000_000);
  parties = await partiesOf(gateway);
});
afterAll(() => gateway.close());

type Side = 'candidate' | 'enterprise';
/** The addressee of each item's question: two sides, two items. */
const asks = { candidate: 'education', enterprise: 'dishonestDebtor' } as const;
const newCheck = () => runningCheck(parties, `1397300${String(1000 + (people += 1))}`);

async function ask(check: RunningCheck, of: Side): Promise<void> {
  const body = { checkItemId: check.items[asks[of]], question: `Which one? (${of})`, of };
  ok(await parties.analyst('requestInfo', { body }));
}

async function answer(check: RunningCheck, of: Side): Promise<void> {
  const body = { checkItemId: check.items[asks[of]], text: 'That one' };
  ok(
    of === 'enterprise'
      ? await parties.owner('answerInfoRequest', { body })
      : await check.visitor.call('answerAsCandidate', body),
  );
}

const upload = ({ visitor }: RunningCheck) =>
  gateway.call(
    'uploadCandidateFile',
    { query: { s: visitor.s }, file: { name: 'a.pdf', mime: 'application/pdf', bytes: pdf } },
    { token: visitor.token },
  );

/** The enterprise's and staff's view of it: the record, the list of open needs, and home. */
async function seen({ checkId }: RunningCheck) {
  const { status, waitingOn } = ok(await parties.owner('getCheck', { query: { checkId } })).data;
  const listed = async (who: 'owner' | 'analyst') => {
    const { rows } = ok(await parties[who]('listChecks', { body: { view: 'needsMe', limit: 100 } })).data;
    return (rows as { checkId: string }[]).some((row) => row.checkId === checkId);
  };
  const today = gateway.clock.now().toISOString().slice(0, 10);
  const range = { from: today, to: today, timeZone: 'UTC' };
  const { needs } = ok(await parties.owner('homeSummary', { body: range })).data;
  const need = (needs as { checkId: string; what: string }[]).find((row) => row.checkId === checkId);
  return {
    status,
    waitingOn,
    enterprise: await listed('owner'),
    home: need?.what === 'answerQuestion',
    analyst: await listed('analyst'),
  };
}
const waitsForEnterprise = { waitingOn: 'enterprise', enterprise: true, home: true, analyst: false };
const waitsForCandidate = { waitingOn: 'candidate', enterprise: false, home: false, analyst: false };
const waitsForStaff = { waitingOn: 'analyst', enterprise: false, home: false, analyst: true };

const orders: [Side, Side][] = [
  ['candidate', 'enterprise'],
  ['enterprise', 'candidate'],
];

describe.each(orders)('asked first the %s, then the %s', (first, second) => {
  test.each(orders)('answered first by the %s, then by the %s', async (one, other) => {
    const check = await newCheck();
    await ask(check, first);
    await ask(check, second);
    expect(await seen(check)).toEqual({ status: 'awaitingInfo', ...waitsForEnterprise });
    expect((await upload(check)).code).toBe(0);
    await answer(check, one);
    const left = other === 'enterprise' ? waitsForEnterprise : waitsForCandidate;
    expect(await seen(check)).toEqual({ status: 'awaitingInfo', ...left });
    // Nothing is asked of the candidate any more: the link accepts no files.
    expect((await upload(check)).code).toBe(other === 'candidate' ? 0 : 2101);
    await answer(check, other);
    expect(await seen(check)).toEqual({ status: 'inProgress', ...waitsForStaff });
  });
});

test('an item that is withdrawn while it waits holds up nobody any more', async () => {
  const check = await newCheck();
  await ask(check, 'candidate');
  await ask(check, 'enterprise');
  const checkItemIds = [check.items[asks.enterprise]];
  ok(await check.visitor.call('withdrawConsent', { checkItemIds }));
  expect(await seen(check)).toEqual({ status: 'awaitingInfo', ...waitsForCandidate });
});

describe('in a disputed check', () => {
  async function disputed(): Promise<RunningCheck> {
    const check = await newCheck();
    await publish(parties, check.checkId);
    const { checkId } = check;
    ok(await parties.owner('disputeReport', { body: { checkId, reason: 'Wrong person' } }));
    expect(await seen(check)).toEqual({ status: 'disputed', ...waitsForStaff });
    for (const code of Object.values(asks)) {
      const body = { checkItemId: check.items[code], reason: 'Disputed' };
      ok(await parties.analyst('reopenItem', { body }));
    }
    return check;
  }

  test('a question to the enterprise is found by it, and staff have it again with the answer', async () => {
    const check = await disputed();
    await ask(check, 'enterprise');
    expect(await seen(check)).toEqual({ status: 'disputed', ...waitsForEnterprise });
    await answer(check, 'enterprise');
    expect(await seen(check)).toEqual({ status: 'disputed', ...waitsForStaff });
  });

  test('the candidate answers with a file while the question is open, and only then', async () => {
    const check = await disputed();
    expect((await upload(check)).code).toBe(2101);
    await ask(check, 'candidate');
    expect(await seen(check)).toEqual({ status: 'disputed', ...waitsForCandidate });
    const { fileId } = ok(await upload(check)).data;
    const body = { checkItemId: check.items[asks.candidate], text: 'Here', fileIds: [fileId] };
    ok(await check.visitor.call('answerAsCandidate', body));
    expect(await seen(check)).toEqual({ status: 'disputed', ...waitsForStaff });
    expect((await upload(check)).code).toBe(2101);
  });
});
