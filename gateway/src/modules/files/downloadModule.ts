import { Download, type Input, type SessionCtx } from '../../context';
import { notFound } from '../../errors';
import { defineModule } from '../../module';
import { fileById, type FileRow } from './fileRepository';
import { fileRights, visitorFileRights } from './fileRights';
import { ownPicture } from './ownPicture';

export const downloadModule = defineModule({
  name: 'download',
  handlers: {
    downloadFile: (ctx: SessionCtx, { query }: Input<unknown, { fileId: string }>) =>
      downloadFile(ctx, query.fileId),
  },
});

/** One file as an attachment. Missing, foreign and not allowed are the same 404. */
async function downloadFile(ctx: SessionCtx, fileId: string): Promise<Download> {
  const file = (await readable(ctx, fileId)) ?? (await ownPictureFile(ctx, fileId));
  if (!file) throw notFound();
  return new Download(await ctx.services.files.read(file.storageKey), file.originalName, file.mime);
}

async function readable(ctx: SessionCtx, fileId: string): Promise<FileRow | null> {
  const file = await fileById(ctx.tx, fileId);
  const rights = ctx.session.kind === 'visitor' ? visitorFileRights : fileRights;
  return file && (await rights[file.kind]?.(ctx, file)) ? file : null;
}

/** One's own picture is shown in every account one works in; another account may keep it. */
async function ownPictureFile({ tx, session }: SessionCtx, fileId: string): Promise<FileRow | null> {
  if (session.kind === 'visitor' || session.apiKey) return null;
  const picture = await ownPicture(tx);
  if (picture?.fileId !== fileId) return null;
  await tx.bind({ mainIds: [picture.mainId], mainId: picture.mainId, userId: session.userId });
  return fileById(tx, fileId);
}
