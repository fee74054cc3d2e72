import sharp from 'sharp';
import type { Ctx, SessionCtx, UploadedFile } from '../../context';
import { BusinessError } from '../../errors';
import { FILE_LIMIT } from '../../../../contract/rules/files';
import { FILE_MISSING, FILE_TOO_LARGE } from '../../http/parsing';
import { uuidv7 } from '../../ids';
import type { Tx } from '../../db/tx';
import { unavailableOf } from '../../db/unavailable';
import { addFile, notePending } from './fileRepository';
import { fileUrl } from './fileUrl';
import { allowedType } from './sniff';

const TYPE_NOT_ALLOWED = 1014;
const MAX_PIXELS = 50_000_000;

/** A file as it may be kept: content checked against its name, pictures re-encoded. */
export interface CleanFile {
  bytes: Buffer;
  mime: string;
  originalName: string;
}

/** What an upload may contain (1012–1014 otherwise). Slow for pictures: call it outside a transaction. */
export async function cleanUpload(file: UploadedFile | undefined): Promise<CleanFile> {
  if (!file || file.bytes.length === 0) throw new BusinessError(FILE_MISSING);
  if (file.bytes.length > FILE_LIMIT) throw new BusinessError(FILE_TOO_LARGE);
  const originalName = plainName(file.fileName);
  const mime = await allowedType(originalName, file.bytes);
  if (!mime) throw new BusinessError(TYPE_NOT_ALLOWED);
  const bytes = mime.startsWith('image/') ? await reencode(file.bytes, mime) : file.bytes;
  return { bytes, mime, originalName };
}

/**
 * Keeps a clean file: bytes encrypted in the storage, then its row and, in the same transaction, whatever `attach` writes to
 * name it. Before anything is stored its place is noted for the nightly job, so a process that is killed in between leaves
 * nothing that is not found again; the row takes the note back.
 */
export async function keepFile(
  ctx: Ctx,
  file: CleanFile,
  place: { mainId: string; kind: string; createdBy: string | null },
  attach?: (tx: Tx, fileId: string) => Promise<unknown>,
): Promise<{ fileId: string; size: number; sha256: string }> {
  const { files } = ctx.services;
  const scope = { mainIds: [place.mainId], mainId: place.mainId };
  const storageKey = files.newKey();
  const at = ctx.clock.now();
  await ctx.independent(scope, (tx) => notePending(tx, { mainId: place.mainId, storageKey, at }));
  const stored = await files.save(file.bytes, storageKey);
  const id = uuidv7();
  const { mime, originalName } = file;
  try {
    await ctx.independent(scope, async (tx) => {
      await addFile(tx, { ...stored, ...place, id, mime, originalName });
      await attach?.(tx, id);
    });
  } catch (error) {
    // Where the connection went with the commit under way, the row may be there: then the note tells, later.
    if (unavailableOf(error)?.kind !== 'lost') await files.remove(stored.storageKey);
    throw error;
  }
  return { fileId: id, size: stored.size, sha256: stored.sha256 };
}

/** Call 10. */
export async function uploadFile(ctx: SessionCtx, file: UploadedFile | undefined) {
  const clean = await cleanUpload(file);
  const { mainId, userId } = ctx.session;
  const { fileId, size } = await keepFile(ctx, clean, { mainId, kind: 'upload', createdBy: userId });
  return {
    fileId,
    url: fileUrl(fileId),
    fileName: `${fileId}${/\.[^.]+$/.exec(clean.originalName)![0].toLowerCase()}`,
    originalFilename: clean.originalName,
    size,
  };
}

/** Drawn anew: turned as its EXIF says, then without EXIF, GPS, thumbnails or anything hidden behind the picture. */
async function reencode(bytes: Buffer, mime: string): Promise<Buffer> {
  try {
    const picture = sharp(bytes, { limitInputPixels: MAX_PIXELS, failOn: 'error' }).rotate();
    return await (mime === 'image/png' ? picture.png() : picture.jpeg({ quality: 88 })).toBuffer();
  } catch {
    // Not a picture after all, a broken one, or one made to exhaust memory.
    throw new BusinessError(TYPE_NOT_ALLOWED);
  }
}

/** The name as metadata: no path, no control or direction characters, 255 characters with its extension. */
function plainName(name: string): string {
  const base = (name.split(/[/\\]/).pop() ?? '').replace(/[\p{Cc}\p{Cf}]/gu, '').trim();
  const extension = /\.[^.]{1,10}$/.exec(base)?.[0] ?? '';
  return base.length <= 255 ? base : base.slice(0, 255 - extension.length) + extension;
}
