import { Download, type StaffCtx } from '../../../kernel/context';
import { MOST_COUNTED } from '../../../kernel/counting';
import { found } from '../../../kernel/errors';
import type { BodyOf, ReplyOf } from '../../../kernel/module';
import { pageOf, positionOf } from '../../../kernel/paging';
import {
  certificateOf,
  closingsBefore,
  countClosings,
  reasonField,
  type ListedClosing,
} from './closingRepository';
import { closingView } from './closingView';

const LIST = 'closings';
const USUAL_LIMIT = 20;

/** The enterprises that close, closed, or took it back, of those the operator serves: the newest first. */
export async function listClosings(
  ctx: StaffCtx,
  { cursor, limit = USUAL_LIMIT }: BodyOf<'listClosings'>,
): Promise<ReplyOf<'listClosings'>> {
  const before = positionOf(ctx, LIST, cursor);
  const rows = await closingsBefore(ctx.tx, { before, limit: limit + 1 });
  const { page, nextCursor } = pageOf(ctx, LIST, { rows, limit, keyOf: ({ sortKey }) => sortKey });
  const total = before ? null : await countClosings(ctx.tx, MOST_COUNTED);
  return { rows: page.map((row) => wire(ctx, row)), nextCursor, total };
}

function wire({ services }: StaffCtx, row: ListedClosing): ReplyOf<'listClosings'>['rows'][number] {
  const { id, mainName, reasonEnc, takenBackAt, erasedAt, number, sha256 } = row;
  return {
    ...closingView(row),
    mainName,
    reason: reasonEnc && services.crypto.decrypt(reasonEnc, reasonField(id)),
    takenBackAt: takenBackAt?.toISOString() ?? null,
    erasedAt: erasedAt?.toISOString() ?? null,
    certificate: number !== null && sha256 !== null ? { number, sha256 } : null,
  };
}

/** The certificate, byte for byte as it was made. @throws 404 foreign, missing, or not erased yet */
export async function downloadErasureCertificate(ctx: StaffCtx, closingId: string): Promise<Download> {
  const { mainId, number, certificate } = found(await certificateOf(ctx.tx, closingId));
  if (number === null || certificate === null)
    throw new Error('An erasure has ended without its certificate');
  await ctx.tx.bind({ mainIds: ctx.session.mainIds, mainId, userId: ctx.session.userId });
  await ctx.audit({ mainId, action: 'closing.certificateTaken', entity: 'closing', entityId: closingId });
  return new Download(certificate, `${number}.pdf`, 'application/pdf');
}
