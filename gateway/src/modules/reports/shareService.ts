import { CODE } from '@probity/contract/codeNames';
import { maskPhone } from '@probity/contract/rules/masks';
import type { SessionCtx } from '../../kernel/context';
import type { components } from '../../kernel/contract.gen';
import type { BodyOf } from '../../kernel/module';
import { sql } from '../../platform/db/sql';
import { BusinessError, found, notFound } from '../../kernel/errors';
import { uuidv7 } from '../../kernel/ids';
import { allowSms } from '../sms/smsLimits';
import { smsWords } from '../sms/words';
import { newShareCode, sha256Hex } from '../../platform/security/tokens';
import { dictWords, LINK_WORDS } from '../reference/dictWords';
import { createLink, revokeLinks } from '../accounts/linkRepository';
import { checkById } from '../checks/checkRepository';
import { reachedCheck } from '../checks/detailService';
import { reaches } from '../../kernel/reach';
import { sendMessages } from '../checks/messages';
import { addToTimeline } from '../checks/transitions';
import { nameOf, versionsOf } from './reportRepository';
import { reportView } from './reportView';
import { countView, mobilesOf, shareById, sharesOf, viewsOf, type ShareRow } from './shareRepository';
import { words } from './words';

type Share = components['schemas']['Share'];

const DEFAULT_HOURS = 72;
const DEFAULT_VIEWS = 20;
const HOUR_MS = 3_600_000;

/** Creates a link for named phones that ends by time, by views, or when revoked. Only its hash is stored. */
export async function createShare(
  ctx: SessionCtx,
  request: BodyOf<'createShare'>,
): Promise<{ share: Share; link: string }> {
  const check = await reachedCheck(ctx, request.checkId);
  if (check.status === 'disputed') throw new BusinessError(CODE.REPORT_DISPUTED);
  if (check.status !== 'reported' || (await versionsOf(ctx.tx, check)).length === 0)
    throw new BusinessError(CODE.REPORT_NOT_PUBLISHED);
  if (request.sendSms) await allowSms(ctx, 'share', { count: request.mobiles.length });
  const { crypto, blindIndex, config } = ctx.services;
  const now = ctx.clock.now();
  const id = uuidv7();
  const expiresAt = new Date(now.getTime() + (request.hours ?? DEFAULT_HOURS) * HOUR_MS);
  await ctx.tx
    .run(sql`insert into share (main_id, id, check_id, max_views, leave_out, created_by, created_at, expires_at)
    values (${check.mainId}, ${id}, ${check.id}, ${request.maxViews ?? DEFAULT_VIEWS},
            ${request.leaveOut ?? []}::text[], ${ctx.session.userId}, ${now}, ${expiresAt})`);
  const mobileIndexes: string[] = [];
  for (const mobile of request.mobiles) {
    const mobileIndex = blindIndex.of('mobile', mobile);
    mobileIndexes.push(mobileIndex);
    const sealed = crypto.encrypt(mobile, mobilePlace(id, mobileIndex));
    await ctx.tx.run(sql`insert into share_mobile (main_id, share_id, mobile_index, mobile_enc)
      values (${check.mainId}, ${id}, ${mobileIndex}, ${sealed})`);
  }
  const s = newShareCode();
  await createLink(ctx.tx, { sHash: sha256Hex(s), kind: 'share', targetId: id, mobileIndexes, expiresAt });
  const link = `${config.publicUrl}/#/checkPhone?s=${s}`;
  if (request.sendSms) {
    const { name } = await ctx.tx.one<{ name: string }>(
      sql`select name from main_account where id = ${check.mainId}`,
    );
    // Its reader may never have used the product: in both languages.
    const text = smsWords(null, words.shareSms({ mainName: name }), link);
    await sendMessages(
      ctx,
      request.mobiles.map((mobile) => ({ check, mobile, template: 'share', text })),
    );
  }
  await addToTimeline(ctx, check, 'shared', {
    phones: request.mobiles.length,
    until: expiresAt.toISOString(),
  });
  return { share: await shareView(ctx, found(await shareById(ctx.tx, id))), link };
}

const mobilePlace = (shareId: string, mobileIndex: string) => ({
  table: 'share_mobile',
  column: 'mobile_enc',
  rowId: `${shareId}:${mobileIndex}`,
});

/** The shares of a report with their viewers and times. */
export async function listShares(ctx: SessionCtx, checkId: string): Promise<{ rows: Share[] }> {
  const check = await reachedCheck(ctx, checkId);
  const rows: Share[] = [];
  for (const share of await sharesOf(ctx.tx, check)) rows.push(await shareView(ctx, share));
  return { rows };
}

async function shareView(ctx: SessionCtx, share: ShareRow): Promise<Share> {
  const mobiles = new Map<string, string>();
  for (const { mobileIndex, mobileEnc } of await mobilesOf(ctx.tx, share)) {
    const mobile = ctx.services.crypto.decrypt(mobileEnc, mobilePlace(share.id, mobileIndex));
    mobiles.set(mobileIndex, maskPhone(mobile));
  }
  const views = await viewsOf(ctx.tx, share);
  return {
    shareId: share.id,
    mobiles: [...mobiles.values()],
    createdAt: share.createdAt.toISOString(),
    expiresAt: share.expiresAt.toISOString(),
    maxViews: share.maxViews,
    views: share.views,
    state: stateOf(share, ctx.clock.now()),
    leaveOut: share.leaveOut,
    createdBy: await nameOf(ctx.tx, share.createdBy),
    log: views.map((view) => ({ at: view.at.toISOString(), mobile: mobiles.get(view.mobileIndex) ?? '' })),
  };
}

function stateOf(share: ShareRow, now: Date): Share['state'] {
  if (share.revokedAt) return 'revoked';
  if (share.expiresAt <= now) return 'expired';
  return share.views >= share.maxViews ? 'used' : 'active';
}

/** Revokes a share, its links and the sessions they opened, at once. */
export async function revokeShare(ctx: SessionCtx, shareId: string) {
  const share = found(await shareById(ctx.tx, shareId, true));
  const check = found(await checkById(ctx.tx, share.checkId));
  if (!reaches(ctx.session, check)) throw notFound();
  const now = ctx.clock.now();
  await ctx.tx.run(sql`update share set revoked_at = coalesce(revoked_at, ${now})
    where main_id = ${share.mainId} and id = ${share.id}`);
  await revokeLinks(ctx.tx, share.id, now);
  await addToTimeline(ctx, check, 'shareRevoked');
  return { done: true as const };
}

/** The report that the visitor's `s` opens. Unknown, expired, used up and revoked ones are answered alike. */
export async function getSharedReport(ctx: SessionCtx) {
  const visitor = ctx.session.visitor;
  if (visitor?.targetKind !== 'share' || !visitor.targetId) throw new BusinessError(CODE.LINK_CLOSED);
  const share = await shareById(ctx.tx, visitor.targetId, true);
  const now = ctx.clock.now();
  if (!share || share.revokedAt || share.expiresAt <= now) throw new BusinessError(CODE.LINK_CLOSED);
  const view = { sessionId: ctx.session.sessionId, mobileIndex: visitor.mobileIndex, at: now };
  if (!(await countView(ctx.tx, share, view))) throw new BusinessError(CODE.LINK_CLOSED);
  const check = found(await checkById(ctx.tx, share.checkId));
  const words = await dictWords(ctx, LINK_WORDS);
  const report = await reportView(ctx, check, {
    ...{ kind: 'share', leaveOut: share.leaveOut, expiresAt: share.expiresAt },
    mobileIndex: visitor.mobileIndex,
  });
  return { ...report, ...(Object.keys(words).length > 0 && { words }) };
}
