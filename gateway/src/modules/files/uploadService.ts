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

/** The owner and purpose of a file. */
export interface FileOwner {
  mainId: string;
  kind: string;
  createdBy: string | null;
}

/** Writes the file's row with `addRow`, once what it belongs to is locked, and then what refers to the id it gives. */
type Attach = (tx: Tx, addRow: () => Promise<string>) => Promise<unknown>;

/**
 * Checks an uploaded file and stores it (1012–1014, 2850 and 2851 otherwise). It streams into the storage, encrypted, under
 * a key that nothing refers to yet, while its hash, its size and its real type are determined; a picture is then re-encoded.
 * A refused file is dropped there. Then its row is written and, in the same transaction, whatever `attach` writes to refer
 * to it. The row takes the account's count of files with it, the last thing anybody locks: what the file belongs to is locked
 * before, or a file that is taken back in this moment and this one would wait for each other. Before anything is stored its key is noted for the nightly job, so that a killed process leaves nothing that is not
 * found again; adding the row deletes the note. Slow: call it outside a transaction.
 */
export async function keepFile(
  ctx: Ctx,
  file: UploadedFile | undefined,
  owner: FileOwner,
  attach: Attach = (_tx, addRow) => addRow(),
): Promise<components['schemas']['UploadedFile']> {
  if (!file) throw new BusinessError(CODE.FILE_MISSING);
  const scope = { mainIds: [owner.mainId], mainId: owner.mainId };
  const quota = ctx.services.config.fileQuota;
  await ctx.independent(scope, (tx) => assertRoom(tx, quota, owner.mainId, 1));
  const originalName = plainName(file.fileName);
  const whole = inspected(originalName, file.content, () => new BusinessError(CODE.FILE_TYPE_NOT_ALLOWED));
  if (!whole) throw new BusinessError(CODE.FILE_TYPE_NOT_ALLOWED);
  const stored = await store(ctx, owner.mainId, whole);
  const fileId = uuidv7();
  try {
    await ctx.independent(scope, (tx) =>
      attach(tx, async () => {
        await addFile(tx, { ...stored, ...owner, id: fileId, mime: whole.mime, originalName });
        await assertRoom(tx, quota, owner.mainId);
        return fileId;
      }),
    );
  } catch (error) {
    // If the connection broke during the commit, the row may exist: the nightly job decides by the note.
    if (unavailableOf(error)?.kind !== 'lost') await drop(ctx, owner.mainId, stored.storageKey);
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

/** Removes everything of a refused file: the bytes first, then the note by which they would be found. */
async function drop(ctx: Ctx, mainId: string, storageKey: string): Promise<void> {
  await ctx.services.files.remove(storageKey);
  await ctx.independent({ mainIds: [mainId], mainId }, (tx) => takeBackNote(tx, { mainId, storageKey }));
}

/**
 * Re-encodes a picture: turned as its EXIF says, then without EXIF, GPS, thumbnails or anything hidden after the picture.
 */
async function reencode(bytes: Buffer, mime: string): Promise<Buffer> {
  try {
    const picture = sharp(bytes, { limitInputPixels: MAX_PIXELS, failOn: 'error' }).rotate();
    return await (mime === 'image/png' ? picture.png() : picture.jpeg({ quality: 88 })).toBuffer();
  } catch {
    // Not a picture, a broken one, or one made to exhaust memory.
    throw new BusinessError(CODE.FILE_TYPE_NOT_ALLOWED);
  }
}

/** The name as metadata: no path, no control or direction characters, 255 characters with its extension. */
function plainName(name: string): string {
  const base = (name.split(/[/\\]/).pop() ?? '').replace(/[\p{Cc}\p{Cf}]/gu, '').trim();
  const extension = /\.[^.]{1,10}$/.exec(base)?.[0] ?? '';
  return base.length <= 255 ? base : base.slice(0, 255 - extension.length) + extension;
}
