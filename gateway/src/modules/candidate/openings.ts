import { CODE } from '@probity/contract/codeNames';
import type { AnySessionCtx, Ctx, SessionCtx } from '../../kernel/context';
import { sql } from '../../platform/db/sql';
import { BusinessError } from '../../kernel/errors';
import { formState } from './formState';
import { newShareCode, sha256Hex } from '../../platform/security/tokens';
import {
  accountOfEndedLink,
  chooseLink,
  isForAnyPhone,
  linkOf,
  linksOfMobile,
} from '../accounts/linkRepository';

/**
 * The enterprise behind an `s`, for its holder: the SMS names the enterprise, and a page that does not looks like somebody
 * else's. It reveals neither the object nor the person concerned; of a form whether anybody can begin with it.
 * @throws 2108 one that has ended, naming the person to ask; 2101 one that never existed
 */
export async function nameOpening(ctx: Ctx, s: string) {
  const [hash, now] = [sha256Hex(s), ctx.clock.now()];
  const link = await linkOf(ctx.tx, hash, now);
  const mainId = link?.mainId ?? (await accountOfEndedLink(ctx.tx, hash, now));
  if (!mainId) throw new BusinessError(CODE.LINK_CLOSED);
  const mainName = (await mainNames(ctx, [mainId])).get(mainId) ?? '';
  if (!link) throw new BusinessError(CODE.LINK_ENDED, { name: mainName });
  if (!isForAnyPhone(link)) return { mainName, anyPhone: false, formState: null };
  const state = await ctx.independent({ mainIds: [mainId], mainId }, (tx) =>
    formState(tx, mainId, link.targetId, now),
  );
  return { mainName, anyPhone: true, formState: state };
}

/** The object of the visitor's `s`. */
export async function getOpening(ctx: SessionCtx) {
  const { targetKind } = ctx.session.visitor ?? {};
  if (!targetKind) throw new BusinessError(CODE.LINK_CLOSED);
  return { kind: targetKind };
}

/** The objects that name the phone of a visitor without `s`. */
export async function listOpenings(ctx: AnySessionCtx) {
  const { visitor } = ctx.session;
  if (!visitor) return { rows: [] };
  const links = await linksOfMobile(ctx.tx, visitor.mobileIndex, ctx.clock.now());
  const names = await mainNames(
    ctx,
    links.map((link) => link.mainId),
  );
  return {
    rows: links.map((link) => ({
      openingId: link.targetId,
      kind: link.kind,
      mainName: names.get(link.mainId) ?? '',
      createdAt: link.createdAt.toISOString(),
      expiresAt: link.expiresAt.toISOString(),
    })),
  };
}

async function mainNames(ctx: Ctx, mainIds: readonly string[]): Promise<Map<string, string>> {
  const ids = [...new Set(mainIds)];
  if (ids.length === 0) return new Map();
  // The visitor's own transaction reads no account yet; these are the accounts whose links name the proven phone.
  const rows = await ctx.independent({ mainIds: ids, mainId: ids[0]! }, (tx) =>
    tx.many<{ id: string; name: string }>(
      sql`select id, name from main_account where id = any(${ids}::uuid[])`,
    ),
  );
  return new Map(rows.map((row) => [row.id, row.name]));
}

/** Binds the session to one of them. Only hashes are stored, so the browser gets another `s`. */
export async function chooseOpening(ctx: AnySessionCtx, openingId: string) {
  const { visitor, sessionId } = ctx.session;
  const now = ctx.clock.now();
  const link =
    visitor &&
    (await linksOfMobile(ctx.tx, visitor.mobileIndex, now)).find((one) => one.targetId === openingId);
  if (!link) throw new BusinessError(CODE.LINK_CLOSED);
  const s = newShareCode();
  const choice = { sessionId, sHash: sha256Hex(s), targetId: openingId };
  if (!(await chooseLink(ctx.tx, choice, now))) throw new BusinessError(CODE.LINK_CLOSED);
  return { s, kind: link.kind };
}
