import { randomBytes } from 'node:crypto';
import { mkdtempSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { unavailableOf } from '../db/unavailable';
import { FieldCrypto } from '../security/fieldCrypto';
import { sha256Hex } from '../security/tokens';
import { DiskStorage } from './diskStorage';
import { FileStore, UnreadableObject } from './fileStore';
import { S3Storage } from './s3Storage';
import { MissingObject, type Storage } from './storage';

const canary = 'CANARY-11010519491231002X';

/** A stand-in for an S3 service: keeps objects by path, refuses what is not signed. */
function s3Stub(objects: Map<string, Buffer>): Server {
  return createServer((request, response) => {
    const chunks: Buffer[] = [];
    request.on('data', (chunk: Buffer) => chunks.push(chunk));
    request.on('end', () => {
      const path = new URL(request.url!, 'http://stub').pathname;
      if (!request.headers.authorization?.startsWith('AWS4-HMAC-SHA256 Credential=stub-id/')) {
        return response.writeHead(403).end('<Error><Code>AccessDenied</Code></Error>');
      }
      const query = new URL(request.url!, 'http://stub').searchParams;
      if (request.method === 'POST' && query.has('uploads'))
        return response
          .writeHead(200, { 'content-type': 'application/xml' })
          .end('<InitiateMultipartUploadResult><UploadId>u1</UploadId></InitiateMultipartUploadResult>');
      if (query.has('partNumber')) {
        parts.set(`${path}#${query.get('partNumber')}`, Buffer.concat(chunks));
        return response.writeHead(200, { etag: '"x"' }).end();
      }
      if (request.method === 'POST') {
        objects.set(path, Buffer.concat([...parts.keys()].sort().map((key) => parts.get(key)!)));
        parts.clear();
        return response
          .writeHead(200, { 'content-type': 'application/xml' })
          .end('<CompleteMultipartUploadResult><ETag>x</ETag></CompleteMultipartUploadResult>');
      }
      if (query.has('uploadId')) {
        parts.clear();
        return response.writeHead(204).end();
      }
      if (request.method === 'PUT') {
        objects.set(path, Buffer.concat(chunks));
        return response.writeHead(200, { etag: '"x"' }).end();
      }
      if (request.method === 'DELETE') {
        objects.delete(path);
        return response.writeHead(204).end();
      }
      const found = objects.get(path);
      if (found) return response.writeHead(200, { 'content-length': found.length }).end(found);
      return response
        .writeHead(404, { 'content-type': 'application/xml' })
        .end('<Error><Code>NoSuchKey</Code></Error>');
    });
  });
}

const objects = new Map<string, Buffer>();
/** The parts of an upload that is not complete yet. */
const parts = new Map<string, Buffer>();
const stub = s3Stub(objects);
const folder = mkdtempSync(join(tmpdir(), 'probity-files-'));
let s3: S3Storage;

beforeAll(async () => {
  await new Promise<void>((resolve) => stub.listen(0, '127.0.0.1', resolve));
  s3 = new S3Storage({
    endpoint: `http://127.0.0.1:${(stub.address() as AddressInfo).port}`,
    region: 'cn-north-1',
    bucket: 'files',
    prefix: 'probity/',
    accessKeyId: 'stub-id',
    secretAccessKey: 'stub-secret',
    forcePathStyle: true,
  });
});
afterAll(() => new Promise((resolve) => stub.close(resolve)));

function storedBytes(kind: string): Buffer[] {
  if (kind === 's3') return [...objects.values()];
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => readFileSync(join(entry.parentPath, entry.name)));
}

describe.each(['disk', 's3'])('%s', (kind) => {
  const crypto = new FieldCrypto([{ id: 1, key: randomBytes(32) }]);
  const storage = (): Storage => (kind === 's3' ? s3 : new DiskStorage(folder));

  test('keeps and gives back bytes, encrypted at rest under a random key', async () => {
    const files = new FileStore(storage(), crypto);
    const stored = await files.save(Buffer.from(canary));
    expect(stored).toMatchObject({
      storageKey: expect.stringMatching(/^[0-9a-f]{2}\/[0-9a-f]{48}$/),
      size: canary.length,
    });
    expect((await files.read(stored.storageKey)).toString()).toBe(canary);
    expect(storedBytes(kind).length).toBeGreaterThan(0);
    for (const bytes of storedBytes(kind)) expect(bytes.includes(Buffer.from('CANARY'))).toBe(false);
  });

  test('keeps what flows in, piece by piece, and tells its size and digest', async () => {
    const files = new FileStore(storage(), crypto);
    for (const pieces of [[], ['a'], Array.from({ length: 130 }, (_, n) => String(n % 10).repeat(65_536))]) {
      const whole = Buffer.from(pieces.join(''));
      const stored = await files.saveStream(Readable.from(pieces.map((piece) => Buffer.from(piece))));
      expect(stored).toMatchObject({ size: whole.length, sha256: sha256Hex(whole) });
      expect((await files.read(stored.storageKey)).equals(whole)).toBe(true);
    }
  });

  test('flows out as it flowed in, whichever way it was stored', async () => {
    const files = new FileStore(storage(), crypto);
    const whole = randomBytes(300_000);
    const streamed = await files.saveStream(Readable.from([whole.subarray(0, 7), whole.subarray(7)]));
    const small = Buffer.from('x');
    for (const [key, bytes] of [
      [(await files.save(whole)).storageKey, whole],
      [streamed.storageKey, whole],
      [(await files.saveStream(Readable.from([small]))).storageKey, small],
      [(await files.saveStream(Readable.from([]))).storageKey, Buffer.alloc(0)],
      [
        (await files.saveStream(Readable.from([whole.subarray(0, 131_072)]))).storageKey,
        whole.subarray(0, 131_072),
      ],
      [(await files.save(Buffer.alloc(0))).storageKey, Buffer.alloc(0)],
    ] as const) {
      expect((await buffer(files.readStream(key))).equals(bytes)).toBe(true);
      expect((await files.read(key)).equals(bytes)).toBe(true);
    }
    await expect(buffer(files.readStream(files.newKey()))).rejects.toThrow(MissingObject);
    const cut = files.newKey();
    await storage().put(cut, Buffer.from('short'));
    await expect(buffer(files.readStream(cut))).rejects.toThrow('Not an encrypted field');
    await expect(files.read(cut)).rejects.toThrow(UnreadableObject);
    await storage().remove(cut);
  });

  test('nothing of what was changed, swapped or cut off flows out, and its end does not come', async () => {
    const files = new FileStore(storage(), crypto);
    const whole = randomBytes(300_000);
    const { storageKey } = await files.saveStream(Readable.from([whole]));
    const stored = await storage().get(storageKey);
    const [head, piece] = [35, 65_552];
    const flipped = (at: number) => {
      const bytes = Buffer.from(stored);
      bytes[at < 0 ? bytes.length + at : at]! ^= 1;
      return bytes;
    };
    const pieceAt = (n: number) => stored.subarray(head + n * piece, head + (n + 1) * piece);
    const changed: [Buffer, number][] = [
      [flipped(0), 0],
      [flipped(5), 0],
      [flipped(40), 0],
      // What was proven before is handed out: it is the beginning of the file.
      [flipped(head + piece + 1), 65_536],
      [flipped(-1), 4 * 65_536],
      [stored.subarray(0, head + 2 * piece), 65_536],
      [stored.subarray(0, -3), 4 * 65_536],
      [Buffer.concat([stored, Buffer.from('x')]), 4 * 65_536],
      [
        Buffer.concat([stored.subarray(0, head), pieceAt(1), pieceAt(0), stored.subarray(head + 2 * piece)]),
        0,
      ],
    ];
    for (const [bytes, proven] of changed) {
      await storage().put(storageKey, bytes);
      const came: Buffer[] = [];
      const reading = async () => {
        for await (const read of files.readStream(storageKey)) came.push(read as Buffer);
      };
      await expect(reading()).rejects.toThrow();
      expect(Buffer.concat(came).length).toBeLessThanOrEqual(proven);
      expect(whole.subarray(0, Buffer.concat(came).length).equals(Buffer.concat(came))).toBe(true);
      await expect(files.read(storageKey)).rejects.toThrow(UnreadableObject);
    }
    await storage().remove(storageKey);
  });

  test('of what breaks off nothing is left', async () => {
    const files = new FileStore(storage(), crypto);
    const before = storedBytes(kind).length;
    async function* broken() {
      for (let n = 0; n < 100; n++) yield Buffer.alloc(65_536, canary);
      throw new Error('the line went dead');
    }
    const key = files.newKey();
    await expect(files.saveStream(Readable.from(broken()), key)).rejects.toThrow('the line went dead');
    await expect(files.read(key)).rejects.toThrow(MissingObject);
    expect(storedBytes(kind)).toHaveLength(before);
    expect(parts.size).toBe(0);
  });

  test('the same bytes under another key do not open', async () => {
    const files = new FileStore(storage(), crypto);
    const [a, b] = [await files.save(Buffer.from('a')), await files.save(Buffer.from('b'))];
    await storage().put(b.storageKey, await storage().get(a.storageKey));
    await expect(files.read(b.storageKey)).rejects.toThrow();
  });

  test('a removed object is missing; removing twice is no error', async () => {
    const files = new FileStore(storage(), crypto);
    const { storageKey } = await files.save(Buffer.from('x'));
    await files.remove(storageKey);
    await files.remove(storageKey);
    await expect(files.read(storageKey)).rejects.toThrow(MissingObject);
  });

  test('no key but its own is taken', async () => {
    await expect(storage().get('../../etc/passwd')).rejects.toThrow('Not a storage key');
    await expect(storage().put('/etc/x', Buffer.alloc(1))).rejects.toThrow('Not a storage key');
  });

  test('the check leaves nothing behind', async () => {
    const before = storedBytes(kind).length;
    await storage().check();
    expect(storedBytes(kind)).toHaveLength(before);
  });
});

describe('a service that does not answer makes a call a 503, which may come again', () => {
  const s3At = (endpoint: string) =>
    new S3Storage({
      endpoint,
      region: 'cn-north-1',
      bucket: 'files',
      prefix: '',
      accessKeyId: 'stub-id',
      secretAccessKey: 'stub-secret',
      forcePathStyle: true,
    });
  const key = `ab/${'0'.repeat(48)}`;
  const deeds = (storage: S3Storage): Record<string, () => Promise<unknown>> => ({
    put: () => storage.put(key, Buffer.from('x')),
    putStream: () => storage.putStream(key, Readable.from([Buffer.from('x')])),
    get: () => storage.get(key),
    remove: () => storage.remove(key),
  });
  const kindsOf = async (storage: S3Storage) => {
    const kinds: Record<string, unknown> = {};
    for (const [name, deed] of Object.entries(deeds(storage)))
      kinds[name] = await deed().catch((error: unknown) => unavailableOf(error)?.kind);
    return kinds;
  };
  const all = { put: 'storage', putStream: 'storage', get: 'storage', remove: 'storage' };

  test('it answers that it is down', async () => {
    const down = createServer((_request, response) => response.writeHead(503).end());
    await new Promise<void>((resolve) => down.listen(0, '127.0.0.1', resolve));
    expect(await kindsOf(s3At(`http://127.0.0.1:${(down.address() as AddressInfo).port}`))).toEqual(all);
    await new Promise((resolve) => down.close(resolve));
  });

  test('what it refuses, and what breaks off on the way in, is a fault', async () => {
    const refused = await s3At(`http://127.0.0.1:${(stub.address() as AddressInfo).port}`)
      .get(key)
      .catch((error: unknown) => error);
    expect([refused instanceof MissingObject, unavailableOf(refused)]).toEqual([true, null]);
    const cut = Object.assign(new Error('the client went'), { code: 'ECONNRESET' });
    const content = new Readable({ read() { this.destroy(cut); } }); // prettier-ignore
    const broken = await s3.putStream(key, content).catch((error: unknown) => error);
    expect([(broken as Error).message, unavailableOf(broken)]).toEqual(['the client went', null]);
  });
});

test('files on the disk are the owner’s alone, and a place that cannot be used is told', async () => {
  const files = new FileStore(new DiskStorage(folder), new FieldCrypto([{ id: 1, key: randomBytes(32) }]));
  const { storageKey } = await files.save(Buffer.from('x'));
  expect(statSync(join(folder, storageKey)).mode & 0o777).toBe(0o600);
  const blocked = join(folder, 'a-file');
  writeFileSync(blocked, '');
  await expect(new DiskStorage(join(blocked, 'below')).check()).rejects.toThrow();
});
