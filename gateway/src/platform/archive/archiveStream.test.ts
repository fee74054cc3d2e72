import { createHash } from 'node:crypto';
import { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { unzip, unzipBytes } from '../../../test/unzip';
import { archiveStream, type ArchiveFile } from './archiveStream';

const AT = new Date('2026-11-25T12:00:00Z');
async function* listed(...files: ArchiveFile[]) {
  yield* files;
}
const written = (files: AsyncIterable<ArchiveFile>) => buffer(Readable.from(archiveStream(files, AT)));

test('files stand in it whole, compressed or as they are, under any name', async () => {
  const random = createHash('sha512').update('seed').digest();
  const bytes = await written(
    listed(
      { name: 'a/平台.txt', content: ['one ', 'two'] },
      { name: 'b.bin', content: [random], isPacked: true },
      { name: 'empty', content: [] },
    ),
  );
  expect(unzip(bytes)).toMatchObject({ 'a/平台.txt': 'one two', empty: '' });
  expect(unzipBytes(bytes)['b.bin']).toEqual(random);
  // As it is: its bytes stand in the archive.
  expect(bytes.includes(random)).toBe(true);
});

test('one file is read at a time, and only as fast as somebody takes it', async () => {
  let made = 0;
  async function* large() {
    for (; made < 2_000; made += 1) yield Buffer.alloc(64 * 1024, made);
  }
  const stream = archiveStream(listed({ name: 'large', content: large(), isPacked: true }), AT);
  for (let n = 0; n < 5; n += 1) await stream.next();
  await new Promise((resolve) => setTimeout(resolve, 100));
  expect(made).toBeLessThan(100);
  // Whoever stops reading lets go of all of it.
  await stream.return(undefined);
});

test('what breaks off breaks the archive off, with its error', async () => {
  async function* broken() {
    yield 'some';
    throw new Error('broke off');
  }
  await expect(written(listed({ name: 'x', content: broken() }))).rejects.toThrow('broke off');
  async function* none(): AsyncGenerator<ArchiveFile> {
    yield { name: 'x', content: ['y'] };
    throw new Error('no more files');
  }
  await expect(written(none())).rejects.toThrow('no more files');
});
