import { Download, type Input, type SessionCtx } from '../../context';
import { found, notFound } from '../../errors';
import { defineModule } from '../../module';
import { fileById } from './fileRepository';
import { fileRights, visitorFileRights } from './fileRights';

export const downloadModule = defineModule({
  name: 'download',
  handlers: {
    downloadFile: (ctx: SessionCtx, { query }: Input<unknown, { fileId: string }>) =>
      downloadFile(ctx, query.fileId),
  },
});

/** One file as an attachment. Missing, foreign and not allowed are the same 404. */
async function downloadFile(ctx: SessionCtx, fileId: string): Promise<Download> {
  const file = found(await fileById(ctx.tx, fileId));
  const rights = ctx.session.kind === 'visitor' ? visitorFileRights : fileRights;
  const mayRead = await rights[file.kind]?.(ctx, file);
  if (!mayRead) throw notFound();
  return new Download(await ctx.services.files.read(file.storageKey), file.originalName, file.mime);
}
