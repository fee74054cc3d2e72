import { isDeepStrictEqual } from 'node:util';
import type { SessionCtx } from '../../kernel/context';
import type { components } from '../../kernel/contract.gen';
import type { BodyOf } from '../../kernel/module';
import { draftOf, emptyDraft, keepDraft } from './draftRepository';

type Content = components['schemas']['OrderDraftContent'];
type OrderDraft = components['schemas']['OrderDraft'];

export type DraftBody = BodyOf<'saveOrderDraft'>;

/** The ordering form as this user left it; without content if there is none. */
export async function getOrderDraft(ctx: SessionCtx): Promise<OrderDraft> {
  const { mainId, userId } = ctx.session;
  const draft = await draftOf(ctx.tx, mainId, userId);
  const { generation = 0 } = draft ?? {};
  if (!draft?.contentEnc) return { content: null, savedAt: null, generation };
  return { content: contentOf(ctx, draft.contentEnc), savedAt: draft.savedAt.toISOString(), generation };
}

/**
 * Saves the form, encrypted; null deletes it. A save from a form opened before the draft was last saved or emptied, in
 * another window, is dropped.
 */
export async function saveOrderDraft(ctx: SessionCtx, { content, generation }: DraftBody) {
  const { mainId, userId } = ctx.session;
  const place = { mainId, userId, generation, at: ctx.clock.now() };
  if (!content) {
    const emptied = await emptyDraft(ctx.tx, place);
    if (emptied !== null) return { kept: true, generation: emptied };
  } else {
    const contentEnc = ctx.services.crypto.encrypt(JSON.stringify(content), draftField(mainId, userId));
    const kept = await keepDraft(ctx.tx, { ...place, contentEnc });
    if (kept !== null) return { kept: true, generation: kept };
  }
  const now = await draftOf(ctx.tx, mainId, userId);
  // Sent again, because the first answer was lost on its way.
  const isSame = now?.contentEnc && isDeepStrictEqual(contentOf(ctx, now.contentEnc), content);
  return { kept: Boolean(isSame), generation: now?.generation ?? 0 };
}

function contentOf({ services, session: { mainId, userId } }: SessionCtx, contentEnc: Buffer): Content {
  return JSON.parse(services.crypto.decrypt(contentEnc, draftField(mainId, userId))) as Content;
}

/** Empties the orderer's draft after an order was placed. @returns the present generation */
export async function emptyDraftOf(ctx: SessionCtx): Promise<number> {
  const { mainId, userId } = ctx.session;
  return (await emptyDraft(ctx.tx, { mainId, userId, at: ctx.clock.now() }))!;
}

/** The row and column that a draft is encrypted for. */
export function draftField(mainId: string, userId: string) {
  return { table: 'order_draft', column: 'content_enc', rowId: `${mainId}:${userId}` };
}
