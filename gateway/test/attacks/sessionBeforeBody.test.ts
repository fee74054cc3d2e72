import { readdirSync } from 'node:fs';
import type { Socket } from 'node:net';
import { join } from 'node:path';
import { demoMains, demoUsers } from '../../seeds/demoAccounts';
import { uuidv7 } from '../../src/kernel/ids';
import { newShareCode } from '../../src/platform/security/tokens';
import { enter, newestS, type Visitor } from '../candidates';
import { fund, gatewayWithPeople, placeOrder, sessionOf } from '../checks';
import type { TestGateway } from '../gateway';
import { dial, postHead, replyOn, type RawReply } from '../rawHttp';
import { pdf } from '../reports';

const MB = 1024 * 1024;
const UPLOAD = '/gateway/bd/base/file/upload';
const CANDIDATE_UPLOAD = '/gateway/bd/candidate/file/upload';
const EVIDENCE_UPLOAD = '/gateway/bd/report/evidence/upload';
const { first, platform } = demoMains;
const file = { name: 'a.pdf', mime: 'application/pdf', bytes: pdf };

let gateway: TestGateway;
let owner: string;
let viewer: string;
let analyst: string;
let candidate: Visitor;
const connections = new Set<Socket>();
beforeAll(async () => {
  gateway = await gatewayWithPeople();
  gateway.app.server.on('connection', (socket: Socket) => connections.add(socket));
  await fund(gateway, 1_000_000);
  owner = await sessionOf(gateway, demoUsers.owner, first);
  viewer = await sessionOf(gateway, demoUsers.viewer, first);
  analyst = await sessionOf(gateway, demoUsers.analyst, platform);
  await placeOrder(gateway, owner, { candidate: { name: '司马', mobile: '13972108001' } });
  candidate = await enter(gateway, '13972108001', await newestS(gateway, '13972108001'));
});
afterAll(() => gateway.close());

const codeOf = ({ body }: RawReply) => (JSON.parse(body) as { code: number }).code;

/** Sends the head of an upload and a given number of body bytes: the answer must not wait for more. */
async function announce(path: string, token: string | null, sent = 0): Promise<RawReply> {
  const socket = dial(gateway.address);
  const headers = {
    'content-type': 'multipart/form-data; boundary=b',
    'content-length': 9 * MB,
    ...(token ? { authorization: `Bearer ${token}` } : {}),
    'x-main-id': token === analyst ? platform : first,
  };
  socket.write(postHead(path, headers));
  if (sent > 0) socket.write(Buffer.alloc(sent));
  try {
    return await replyOn(socket, 5_000);
  } finally {
    socket.destroy();
  }
}

test('20 anonymous uploads of 9 MB are answered at once, and neither read nor kept', async () => {
  connections.clear();
  const replies = await Promise.all(Array.from({ length: 20 }, () => announce(UPLOAD, null, 9 * MB)));
  expect(replies.map(codeOf)).toEqual(Array(20).fill(-5));
  expect(replies.map(({ headers }) => headers.connection)).toEqual(Array(20).fill('close'));
  const read = [...connections].reduce((sum, socket) => sum + socket.bytesRead, 0);
  expect(connections.size).toBe(20);
  expect(read).toBeLessThan(20 * 2 * MB);
});

test('who may not upload hears so before the body: -5, -12, -6, 403, 404, 2801', async () => {
  const s = `?s=${candidate.s}`;
  const told = {
    nobody: codeOf(await announce(UPLOAD, null)),
    unknown: codeOf(await announce(UPLOAD, 'a'.repeat(40))),
    visitorBeyond: codeOf(await announce(UPLOAD, candidate.token)),
    nobodyWithS: codeOf(await announce(CANDIDATE_UPLOAD + s, null)),
    ownerWithS: codeOf(await announce(CANDIDATE_UPLOAD + s, owner)),
    otherS: codeOf(await announce(`${CANDIDATE_UPLOAD}?s=${newShareCode()}`, candidate.token)),
    noStaff: codeOf(await announce(`${EVIDENCE_UPLOAD}?checkId=${uuidv7()}`, owner)),
  };
  expect(told).toEqual({
    nobody: -5,
    unknown: -5,
    visitorBeyond: -6,
    nobodyWithS: -12,
    ownerWithS: -12,
    otherS: -12,
    noStaff: 403,
  });
});

test('a client that sends everything before it listens hears it too', async () => {
  const large = { name: 'a.csv', mime: 'text/csv', bytes: Buffer.alloc(9 * MB, 'a') };
  expect((await gateway.call('uploadFile', { file: large })).code).toBe(-5);
  expect((await gateway.call('uploadFile', { file: large }, { token: 'a'.repeat(40) })).code).toBe(-5);
});

/** The number of objects in the storage. */
const stored = () => {
  const folder = join(gateway.config.dataDir, 'files');
  return readdirSync(folder, { recursive: true, withFileTypes: true }).filter((one) => one.isFile()).length;
};

test('a file for a check that is not there is not kept; what is refused on its way leaves nothing', async () => {
  await gateway.call('uploadFile', { file }, { token: owner });
  const before = stored();
  const input = { file, query: { checkId: uuidv7() } };
  expect((await gateway.call('uploadEvidence', input, { token: analyst, mainId: platform })).code).toBe(404);
  const program = { ...file, bytes: Buffer.concat([Buffer.from('4d5a9000', 'hex'), Buffer.alloc(3 * MB)]) };
  expect((await gateway.call('uploadFile', { file: program }, { token: owner })).code).toBe(1014);
  const broken = { ...file, bytes: Buffer.concat([pdf, Buffer.alloc(3 * MB)]) };
  expect((await gateway.call('uploadFile', { file: broken }, { token: owner })).code).toBe(1014);
  expect(stored()).toBe(before);
  const { rows } = await gateway.owner.query('select 1 from erased_object');
  expect(rows).toEqual([]);
});

test('the session comes before the body, the right before its contents, the contents before the object', async () => {
  const order = (body: unknown, token: string | null) =>
    gateway.call('placeOrder', { body }, { token, mainId: first, idempotencyKey: uuidv7() });
  expect((await order({ nonsense: true }, null)).code).toBe(-5);
  expect((await order({ nonsense: true }, viewer)).code).toBe(403);
  expect((await order({ nonsense: true }, owner)).code).toBe(1000);
  const asked = (body: unknown, token: string | null) => gateway.call('getInvitation', { body }, { token });
  expect((await asked({ nonsense: true }, null)).code).toBe(-12);
  expect((await asked({ nonsense: true }, owner)).code).toBe(-12);
  expect((await asked({ nonsense: true }, candidate.token)).code).toBe(1000);
  expect((await asked({ s: newShareCode() }, candidate.token)).code).toBe(-12);
});

test('a session that ends while its body is on the way is not served', async () => {
  const token = await sessionOf(gateway, demoUsers.owner, first);
  const body = JSON.stringify({ nickName: 'Afterwards' });
  const socket = dial(gateway.address);
  const type = { 'content-type': 'application/json', 'content-length': body.length };
  socket.write(postHead('/gateway/bd/base/user/edit', { authorization: `Bearer ${token}`, ...type }));
  socket.write(body.slice(0, 5));
  await new Promise((resolve) => setTimeout(resolve, 1_500));
  await gateway.call('logout', { body: {} }, { token });
  socket.write(body.slice(5));
  expect(codeOf(await replyOn(socket))).toBe(-5);
  socket.destroy();
});

test('and who may, is served as before', async () => {
  expect((await gateway.call('uploadFile', { file }, { token: owner })).code).toBe(0);
  const query = { s: candidate.s };
  expect((await gateway.call('uploadCandidateFile', { file, query }, { token: candidate.token })).code).toBe(
    0,
  );
  expect((await candidate.call('getInvitation')).code).toBe(0);
  const full = { name: 'a.csv', mime: 'text/csv', bytes: Buffer.alloc(9 * MB, 'a') };
  expect(await gateway.call('uploadFile', { file: full }, { token: owner })).toMatchObject({
    code: 0,
    data: { size: 9 * MB },
  });
});
