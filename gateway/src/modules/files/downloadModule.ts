import { Download, isInAccount, type AnySessionCtx } from '../../kernel/context';
import { notFound } from '../../kernel/errors';
import { defineModule } from '../../kernel/module';
import { auditOnce } from '../../kernel/auditOnce';
import { checkOfFile, fileById, type FileRow } from './fileRepository';
import { fileRights, visitorFileRights } from './fileRights';
import { ownPicture } from './ownPicture';

export const downloadModule = defineModule({
  name: 'download',
  handlers: {
    downloadFile: (ctx, { query }) => downloadFile(ctx, query.fileId),
  },
});

/** One file as an attachment. Missing, foreign and not allowed are the same 404. */
async function downloadFile(ctx: AnySessionCtx, fileId: string): Promise<Download> {
  const file = (await readable(ctx, fileId)) ?? (await ownPictureFile(ctx, fileId));
  if (!file) throw notFound();
  await noteOpened(ctx, file);
  return new Download(await ctx.services.files.read(file.storageKey), file.originalName, file.mime);
}

/** Notes in the account's trail that a file of a check was opened; a candidate reading their own is not noted. */
async function noteOpened(ctx: AnySessionCtx, file: FileRow): Promise<void> {
  const { session, tx } = ctx;
  if (session.visitor?.targetKind === 'invitation' || file.createdBy === session.userId) return;
  const about = await checkOfFile(tx, file);
  if (!about) return;
  await tx.bind({ mainIds: session.mainIds, mainId: file.mainId, userId: session.userId });
  const detail = { file: file.id };
  await auditOnce(ctx, {
    action: 'file.opened',
    entity: 'check',
    entityId: about,
    mainId: file.mainId,
    detail,
  });
}

async function readable(ctx: AnySessionCtx, fileId: string): Promise<FileRow | null> {
  const file = await fileById(ctx.tx, fileId);
  if (!file) return null;
  const mayRead = isInAccount(ctx)
    ? await fileRights[file.kind]?.(ctx, file)
    : await visitorFileRights[file.kind]?.(ctx, file);
  return mayRead ? file : null;
}

/** The reader's own picture, which is shown in every account they work in; another account may store it. */
async function ownPictureFile({ tx, session }: AnySessionCtx, fileId: string): Promise<FileRow | null> {
  if (session.kind === 'visitor' || session.apiKey) return null;
  const picture = await ownPicture(tx);
  if (picture?.fileId !== fileId) return null;
  await tx.bind({ mainIds: [picture.mainId], mainId: picture.mainId, userId: session.userId });
  return fileById(tx, fileId);
}
