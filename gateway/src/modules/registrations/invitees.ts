import { CODE } from '@probity/contract/codeNames';
import { inviteesOf, MOST_INVITEES } from '@probity/contract/rules/inviteeList';
import { maskPhone } from '@probity/contract/rules/masks';
import { normalizePhone, plainText } from '@probity/contract/rules/plainText';
import type { Services, SessionCtx } from '../../kernel/context';
import type { components } from '../../kernel/contract.gen';
import { BusinessError, fieldError, found } from '../../kernel/errors';
import { uuidv7 } from '../../kernel/ids';
import type { BodyOf, ReplyOf } from '../../kernel/module';
import { pageOf, positionOf } from '../../kernel/paging';
import { isTaking } from '../candidate/formState';
import { linkEnd } from './formLink';
import { formById, lockForm, type FormRow } from './formRepository';
import {
  deleteInvitees,
  insertInvitees,
  inviteesAfter,
  knownOf,
  totalInvitees,
  type WantedInvitees,
} from './inviteeRepository';
import { openInvitee, sealInvitee } from './sealed';
import { words } from './words';

type Schemas = components['schemas'];

const LIST = 'invitees';
const USUAL_LIMIT = 20;

/** @throws 404 no such form */
export async function listInvitees(
  ctx: SessionCtx,
  { cursor, limit = USUAL_LIMIT, ...search }: BodyOf<'listInvitees'>,
): Promise<ReplyOf<'listInvitees'>> {
  const after = positionOf(ctx, LIST, cursor);
  found(await formById(ctx.tx, ctx.session.mainId, search.formId));
  const wanted = wantedInvitees(ctx, search);
  const rows = await inviteesAfter(ctx.tx, ctx.session.mainId, wanted, { after, limit: limit + 1 });
  const { page, nextCursor } = pageOf(ctx, LIST, { rows, limit, keyOf: ({ addedKey }) => addedKey });
  return {
    rows: page.map((row) => ({
      inviteeId: row.id,
      name: row.name,
      mobile: maskPhone(openInvitee(ctx, row)),
      state: row.state,
      messages: row.messages,
      messagedAt: row.messagedAt?.toISOString() ?? null,
      openedAt: row.openedAt?.toISOString() ?? null,
    })),
    nextCursor,
  };
}

/** Text that is a whole phone looks for the phone, any other for a part of the name. */
export function wantedInvitees(
  { services }: { services: Pick<Services, 'blindIndex'> },
  { formId, state, text = '' }: Omit<BodyOf<'exportInvitees'>, 'format'>,
): WantedInvitees {
  const phone = normalizePhone(text);
  if (/^1\d{10}$/.test(phone)) return { formId, state, mobileIndex: services.blindIndex.of('mobile', phone) };
  return { formId, state, name: plainText(text).toLowerCase() };
}

/** A form that is open by invitation, kept until the transaction ends. @throws 404, 2602 */
export async function lockOpenList(ctx: SessionCtx, formId: string): Promise<FormRow> {
  const form = found(await lockForm(ctx.tx, ctx.session.mainId, formId));
  if (!form.byList || !isTaking(form, ctx.clock.now())) throw new BusinessError(CODE.FORM_CLOSED);
  return form;
}

/**
 * Puts the right lines of a pasted list on the list of a form; the wrong ones are told by line.
 * @throws 1000 nothing that could be a person, or too many lines; 404, 2602, 2621
 */
export async function addInvitees(
  ctx: SessionCtx,
  { formId, text }: BodyOf<'addInvitees'>,
): Promise<Schemas['AddedInvitees']> {
  const { tx, services } = ctx;
  const lines = inviteesOf(text);
  if (lines.length === 0) throw fieldError([{ path: 'text', msg: words.listEmpty[ctx.lang] }]);
  if (lines.length > MOST_INVITEES) throw fieldError([{ path: 'text', msg: words.listLong[ctx.lang] }]);
  const form = await lockOpenList(ctx, formId);
  const right = lines
    .filter(({ fault }) => !fault)
    .map(({ name, mobile }) => ({ name, mobile, mobileIndex: services.blindIndex.of('mobile', mobile) }));
  const indexes = right.map(({ mobileIndex }) => mobileIndex);
  const known = await knownOf(tx, form, indexes);
  const fresh = right.filter(({ mobileIndex }) => !known.has(mobileIndex));
  const room = Math.max(0, MOST_INVITEES - (await totalInvitees(tx, form)));
  if (fresh.length > room) throw new BusinessError(CODE.TOO_MANY_INVITEES, { limit: MOST_INVITEES, room });
  if (fresh.length > 0) {
    const at = ctx.clock.now();
    const people = fresh.map(({ name, mobile, mobileIndex }) => {
      const id = uuidv7(at.getTime());
      return { id, name, mobileIndex, mobileEnc: sealInvitee(ctx, id, mobile) };
    });
    await insertInvitees(tx, form, people, {
      at,
      eraseAt: linkEnd({ lastDay: form.lastDay!, closedAt: null }),
    });
    await auditList(ctx, 'registration.inviteesAdded', form, fresh.length);
  }
  return {
    added: fresh.length,
    known: right.length - fresh.length,
    faults: lines.flatMap(({ line, fault }) => (fault ? [{ line, fault }] : [])),
  };
}

/** Their invitation ends at once, also where they have begun; what they gave stays theirs. Twice is once. @throws 404 */
export async function withdrawInvitees(
  ctx: SessionCtx,
  { formId, inviteeIds }: BodyOf<'withdrawInvitees'>,
): Promise<Schemas['WithdrawnInvitees']> {
  const form = found(await lockForm(ctx.tx, ctx.session.mainId, formId));
  const withdrawn = await deleteInvitees(ctx.tx, form, inviteeIds);
  if (withdrawn > 0) await auditList(ctx, 'registration.inviteesWithdrawn', form, withdrawn);
  return { withdrawn };
}

/** How many, of which form: whom is not written into the log. */
export async function auditList(
  ctx: SessionCtx,
  action: 'registration.inviteesAdded' | 'registration.inviteesTold' | 'registration.inviteesWithdrawn',
  { id, title }: FormRow,
  rows: number,
): Promise<void> {
  await ctx.audit({ action, entity: 'registrationForm', entityId: id, detail: { form: title, rows } });
}
