import type { SessionCtx } from '../../kernel/context';
import type { components } from '../../kernel/contract.gen';
import type { BodyOf } from '../../kernel/module';
import { draftOf, emptyDraft, keepDraft } from './draftRepository';

type Content = components['schemas']['OrderDraftContent'];
type OrderDraft = components['schemas']['OrderDraft'];

export type DraftBody = BodyOf<'saveOrderDraft'>;

/** The ordering form as this user left it; without content when there is none. */
export async function getOrderDraft(ctx: SessionCtx): Promise<OrderDraft> {
  const { mainId, userId } = ctx.session;
  const draft = await draftOf(ctx.tx, mainId, userId);
  const { generation = 0 } = draft ?? {};
  if (!draft?.contentEnc) return { content: null, savedAt: null, generation };
  const text = ctx.services.crypto.decrypt(draft.contentEnc, draftPlace(mainId, userId));
  return { content: JSON.parse(text) as Content, savedAt: draft.savedAt.toISOString(), generation };
}

/** Keeps the form, encrypted; null forgets it. What comes of a form that was opened before the last emptying is dropped. */
export async function saveOrderDraft(ctx: SessionCtx, { content, generation }: DraftBody) {
  const { mainId, userId } = ctx.session;
  const draft = { mainId, userId, generation, at: ctx.clock.now() };
  const now = content
    ? await keepDraft(ctx.tx, {
        ...draft,
        contentEnc: ctx.services.crypto.encrypt(JSON.stringify(content), draftPlace(mainId, userId)),
      })
    : await emptyDraft(ctx.tx, draft);
  if (now !== null) return { kept: true, generation: now };
  return { kept: false, generation: (await draftOf(ctx.tx, mainId, userId))?.generation ?? 0 };
}

/** An order was placed: the draft of who placed it goes with it. @returns the generation that is now */
export async function emptyDraftOf(ctx: SessionCtx): Promise<number> {
  const { mainId, userId } = ctx.session;
  return (await emptyDraft(ctx.tx, { mainId, userId, at: ctx.clock.now() }))!;
}

/** Where a draft is encrypted for. */
export function draftPlace(mainId: string, userId: string) {
  return { table: 'order_draft', column: 'content_enc', rowId: `${mainId}:${userId}` };
}
