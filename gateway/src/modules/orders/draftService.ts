import type { SessionCtx } from '../../context';
import type { components } from '../../contract/types.gen';
import { draftOf, saveDraft } from './orderRepository';

type Content = components['schemas']['OrderDraftContent'];

/** The ordering form as this user left it, or null. */
export async function getOrderDraft(ctx: SessionCtx) {
  const { mainId, userId } = ctx.session;
  const draft = await draftOf(ctx.tx, mainId, userId);
  if (!draft) return null;
  const text = ctx.services.crypto.decrypt(draft.contentEnc, draftPlace(mainId, userId));
  return { content: JSON.parse(text) as Content, savedAt: draft.savedAt.toISOString() };
}

/** Keeps the form, encrypted; null forgets it. */
export async function saveOrderDraft(ctx: SessionCtx, content: Content | null) {
  const { mainId, userId } = ctx.session;
  const bytes = content && ctx.services.crypto.encrypt(JSON.stringify(content), draftPlace(mainId, userId));
  await saveDraft(ctx.tx, mainId, userId, bytes, ctx.clock.now());
  return { done: true };
}

/** Where a draft is encrypted for. */
export function draftPlace(mainId: string, userId: string) {
  return { table: 'order_draft', column: 'content_enc', rowId: `${mainId}:${userId}` };
}
