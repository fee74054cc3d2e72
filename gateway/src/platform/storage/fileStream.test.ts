import { randomBytes } from 'node:crypto';
import { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { FieldCrypto } from '../security/fieldCrypto';
import { FileStore } from './fileStore';
import type { Storage } from './storage';

test('what was stored as a stream begins to flow out before all of it was read', async () => {
  let sealed: Buffer = Buffer.alloc(0);
  // The first pieces come, and then nothing for ever.
  async function* stalling() {
    yield sealed.subarray(0, 200_000);
    await new Promise(() => undefined);
  }
  const storage: Pick<Storage, 'putStream' | 'getStream'> = {
    async putStream(_key, content) {
      sealed = await buffer(content);
    },
    getStream: () => Promise.resolve(Readable.from(stalling())),
  };
  const files = new FileStore(storage as Storage, new FieldCrypto([{ id: 1, key: randomBytes(32) }]));
  const { storageKey } = await files.saveStream(Readable.from([Buffer.alloc(500_000, 'a')]));
  const stream = files.readStream(storageKey);
  const { value } = await stream[Symbol.asyncIterator]().next();
  expect((value as Buffer).subarray(0, 3).toString()).toBe('aaa');
  stream.destroy();
});
