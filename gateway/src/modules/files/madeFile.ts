import { Readable } from 'node:stream';
import type { Services } from '../../kernel/context';
import { uuidv7 } from '../../kernel/ids';
import type { Tx } from '../../platform/db/tx';
import { unavailableOf } from '../../platform/db/unavailable';
import { addFile, dropFiles, notePending, takeBackNote } from './fileRepository';
import { assertRoom } from './quota';

/** The kind of made files that are not counted among what an account stores (`file_object_counted`). */
export const BEYOND_QUOTA = 'taskBeyondQuota';

interface MadeFile {
  mainId: string;
  kind: string;
  createdBy: string | null;
  originalName: string;
  mime: string;
  content: AsyncIterable<string | Buffer>;
}

/**
 * Stores a file that the gateway makes itself, while it is made: encrypted into the storage, then its row and, in the same
 * transaction, whatever `attach` writes to refer to it. If it breaks off, nothing is left, or bytes that the nightly job
 * finds.
 * @param attach gives the files that this one takes the place of, which nothing refers to any more: they go with it
 */
export async function keepMadeFile(
  services: Services,
  { content, ...file }: MadeFile,
  attach: (tx: Tx, fileId: string) => Promise<readonly string[] | void>,
): Promise<void> {
  const { db, files, clock } = services;
  const { mainId } = file;
  const scope = { mainIds: [mainId], mainId };
  const storageKey = files.newKey();
  await db.withTenant(scope, (tx) => notePending(tx, { mainId, storageKey, at: clock.now() }));
  let replaced: string[] = [];
  try {
    const stored = await files.saveStream(Readable.from(inBytes(content)), storageKey);
    const id = uuidv7();
    await db.withTenant(scope, async (tx) => {
      await addFile(tx, { ...file, ...stored, id });
      if (file.kind !== BEYOND_QUOTA) await assertRoom(tx, services.config.fileQuota, mainId);
      const ids = (await attach(tx, id)) ?? [];
      replaced = await dropFiles(tx, { mainId, ids, at: clock.now() });
    });
  } catch (error) {
    // If the connection broke during the commit, the row may exist: the nightly job decides by the note.
    if (unavailableOf(error)?.kind !== 'lost') await removeStored(services, mainId, storageKey);
    throw error;
  }
  for (const key of replaced) await removeStored(services, mainId, key);
}

/** Deletes files that nothing refers to any more, at once: rows, then bytes. */
export async function dropMadeFiles(
  services: Services,
  mainId: string,
  take: (tx: Tx) => Promise<string[]>,
): Promise<number> {
  const keys = await services.db.withTenant({ mainIds: [mainId], mainId }, async (tx) =>
    dropFiles(tx, { mainId, ids: await take(tx), at: services.clock.now() }),
  );
  for (const key of keys) await removeStored(services, mainId, key);
  return keys.length;
}

async function* inBytes(content: AsyncIterable<string | Buffer>): AsyncGenerator<Buffer> {
  for await (const part of content) yield typeof part === 'string' ? Buffer.from(part, 'utf8') : part;
}

/** The bytes first, then the note by which they would be found. */
async function removeStored({ files, db }: Services, mainId: string, storageKey: string): Promise<void> {
  await files.remove(storageKey);
  await db.withTenant({ mainIds: [mainId], mainId }, (tx) => takeBackNote(tx, { mainId, storageKey }));
}
