import { Download, isInAccount, type AnySessionCtx } from '../../kernel/context';
import { notFound } from '../../kernel/errors';
import { defineModule } from '../../kernel/module';
import { auditOnce } from '../../kernel/auditOnce';
import { checkOfFile, fileById, paperOfFile, type FileRow } from './fileRepository';
import { fileRights, visitorFileRights } from './fileRights';
import { ownPicture } from './ownPicture';

export const downloadModule = defineModule({
  name: 'download',
  handlers: {
    downloadFile: (ctx, { query }) => downloadFile(ctx, query.fileId),
  },
});

const papers = { invoice: 'invoice.downloaded', recharge: 'recharge.slipOpened' } as const;

/** One file as an attachment. Missing, foreign and not allowed are the same 404. */
async function downloadFile(ctx: AnySessionCtx, fileId: string): Promise<Download> {
  const file = (await readable(ctx, fileId)) ?? (await ownPictureFile(ctx, fileId));
  if (!file) throw notFound();
  await noteOpened(ctx, file);
  return new Download(await ctx.services.files.read(file.storageKey), file.originalName, file.mime);
}

/** Notes in the account's trail that a file of a check, an invoice or a bank slip was opened; who gave it themselves is not noted. */
async function noteOpened(ctx: AnySessionCtx, file: FileRow): Promise<void> {
  const { session, tx } = ctx;
  if (session.visitor?.targetKind === 'invitation' || file.createdBy === session.userId) return;
  const check = await checkOfFile(tx, file);
  const paper = check === null ? await paperOfFile(tx, file) : null;
  if (check === null && paper === null) return;
  const { mainId } = file;
  await tx.bind({ mainIds: session.mainIds, mainId, userId: session.userId });
  const about = paper
    ? ({ action: papers[paper.of], entity: paper.of, entityId: paper.id } as const)
    : ({ action: 'file.opened', entity: 'check', entityId: check } as const);
  await auditOnce(ctx, { ...about, mainId, detail: { file: file.id } });
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
