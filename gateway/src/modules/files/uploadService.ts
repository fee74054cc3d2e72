import { CODE } from '@probity/contract/codeNames';
import { Readable } from 'node:stream';
import sharp from 'sharp';
import type { Ctx, SessionCtx, UploadedFile } from '../../kernel/context';
import type { components } from '../../kernel/contract.gen';
import { BusinessError } from '../../kernel/errors';
import { uuidv7 } from '../../kernel/ids';
import type { Tx } from '../../platform/db/tx';
import { unavailableOf } from '../../platform/db/unavailable';
import type { StoredBytes } from '../../platform/storage/fileStore';
import { addFile, notePending, takeBackNote } from './fileRepository';
import { fileUrl } from './fileUrl';
import { inspected, type Inspected } from './inspect';
import { assertRoom } from './quota';

const MAX_PIXELS = 50_000_000;

/** Whose file it is, and what for. */
export interface FilePlace {
  mainId: string;
  kind: string;
  createdBy: string | null;
}

/**
 * Takes a file in and keeps it (1012–1014, 2850 and 2851 otherwise). It flows into the storage as it comes, encrypted, under a key
 * that nothing names yet, while its digest, its size and whether it is what its name says are found out; a picture is then drawn
 * anew. What is refused on the way is dropped there. Then comes its row and, in the same transaction, whatever `attach` writes to
 * name it. Before anything is stored its place is noted for the nightly job, so a process that is killed in between leaves nothing
 * that is not found again; the row takes the note back. Slow: call it outside a transaction.
 */
export async function keepFile(
  ctx: Ctx,
  file: UploadedFile | undefined,
  place: FilePlace,
  attach?: (tx: Tx, fileId: string) => Promise<unknown>,
): Promise<components['schemas']['UploadedFile']> {
  if (!file) throw new BusinessError(CODE.FILE_MISSING);
  const scope = { mainIds: [place.mainId], mainId: place.mainId };
  const quota = ctx.services.config.fileQuota;
  await ctx.independent(scope, (tx) => assertRoom(tx, quota, place.mainId, 1));
  const originalName = plainName(file.fileName);
  const whole = inspected(originalName, file.content, () => new BusinessError(CODE.FILE_TYPE_NOT_ALLOWED));
  if (!whole) throw new BusinessError(CODE.FILE_TYPE_NOT_ALLOWED);
  const stored = await store(ctx, place.mainId, whole);
  const fileId = uuidv7();
  try {
    await ctx.independent(scope, async (tx) => {
      await addFile(tx, { ...stored, ...place, id: fileId, mime: whole.mime, originalName });
      await assertRoom(tx, quota, place.mainId);
      await attach?.(tx, fileId);
    });
  } catch (error) {
    // Where the connection went with the commit under way, the row may be there: then the note tells, later.
    if (unavailableOf(error)?.kind !== 'lost') await drop(ctx, place.mainId, stored.storageKey);
    throw error;
  }
  return {
    fileId,
    url: fileUrl(fileId),
    fileName: `${fileId}${/\.[^.]+$/.exec(originalName)![0].toLowerCase()}`,
    originalFilename: originalName,
    size: stored.size,
  };
}

/** Call 10. */
export function uploadFile(ctx: SessionCtx, file: UploadedFile | undefined) {
  const { mainId, userId } = ctx.session;
  return keepFile(ctx, file, { mainId, kind: 'upload', createdBy: userId });
}

async function store(ctx: Ctx, mainId: string, { mime, content }: Inspected): Promise<StoredBytes> {
  const { files } = ctx.services;
  const sent = await atNewPlace(ctx, mainId, (key) => files.saveStream(Readable.from(content), key));
  try {
    if (!mime.startsWith('image/')) return sent;
    const drawn = await reencode(await files.read(sent.storageKey), mime);
    const kept = await atNewPlace(ctx, mainId, (key) => files.save(drawn, key));
    await drop(ctx, mainId, sent.storageKey);
    return kept;
  } catch (error) {
    await drop(ctx, mainId, sent.storageKey);
    throw error;
  }
}

async function atNewPlace(
  ctx: Ctx,
  mainId: string,
  save: (storageKey: string) => Promise<StoredBytes>,
): Promise<StoredBytes> {
  const storageKey = ctx.services.files.newKey();
  const note = { mainId, storageKey, at: ctx.clock.now() };
  await ctx.independent({ mainIds: [mainId], mainId }, (tx) => notePending(tx, note));
  try {
    return await save(storageKey);
  } catch (error) {
    await drop(ctx, mainId, storageKey);
    throw error;
  }
}

/** Nothing is left of it: first the bytes, then the note by which they would be found. */
async function drop(ctx: Ctx, mainId: string, storageKey: string): Promise<void> {
  await ctx.services.files.remove(storageKey);
  await ctx.independent({ mainIds: [mainId], mainId }, (tx) => takeBackNote(tx, { mainId, storageKey }));
}

/** Drawn anew: turned as its EXIF says, then without EXIF, GPS, thumbnails or anything hidden behind the picture. */
async function reencode(bytes: Buffer, mime: string): Promise<Buffer> {
  try {
    const picture = sharp(bytes, { limitInputPixels: MAX_PIXELS, failOn: 'error' }).rotate();
    return await (mime === 'image/png' ? picture.png() : picture.jpeg({ quality: 88 })).toBuffer();
  } catch {
    // Not a picture after all, a broken one, or one made to exhaust memory.
    throw new BusinessError(CODE.FILE_TYPE_NOT_ALLOWED);
  }
}

/** The name as metadata: no path, no control or direction characters, 255 characters with its extension. */
function plainName(name: string): string {
  const base = (name.split(/[/\\]/).pop() ?? '').replace(/[\p{Cc}\p{Cf}]/gu, '').trim();
  const extension = /\.[^.]{1,10}$/.exec(base)?.[0] ?? '';
  return base.length <= 255 ? base : base.slice(0, 255 - extension.length) + extension;
}
