import { keepTexts } from '../signedTexts/textRepository';
import { CODE } from '@probity/contract/codeNames';
import sharp from 'sharp';
import { LONGEST_PERSON_NAME, personNameFault } from '@probity/contract/rules/personName';
import { plainText } from '@probity/contract/rules/plainText';
import { isSameName } from '@probity/contract/rules/sameName';
import type { SessionCtx } from '../../kernel/context';
import type { BodyOf } from '../../kernel/module';
import { sql } from '../../platform/db/sql';
import { BusinessError, fieldError } from '../../kernel/errors';
import { uuidv7 } from '../../kernel/ids';
import { invitationById, itemsOf, type CheckRow, type ItemRow } from '../checks/checkRepository';
import { isInvitationOpen } from '../checks/invitations';
import { candidateOf } from '../checks/detailRepository';
import { applyConsent, startIfReady } from '../checks/lifecycle';
import { withdrawItems } from '../checks/withdrawal';
import { restorePublished } from '../reports/standing';
import { candidateView, markVerified, ownCheck, textOf } from './candidateView';
import { commonWords, fieldWords } from '../../kernel/words';
import { words } from './words';

/** Minimum ink of a signature, in dark pixels: fewer are a dot or an empty sheet. */
const MIN_INK = 60;

export type GiveConsent = BodyOf<'giveConsent'>;

/** Per-item consent with a signature, drawn or typed. Refused items are cancelled and released; without identity the check ends. */
export async function giveConsent(ctx: SessionCtx, request: GiveConsent) {
  const signature = await readSignature(request.signature);
  const own = await markVerified(ctx, await ownCheck(ctx));
  const { check, invitation } = own;
  if (!isInvitationOpen(invitation, ctx.clock.now()) && invitation.status !== 'submitted')
    throw new BusinessError(CODE.LINK_CLOSED);
  if (check.consentWay === 'paper') {
    throw fieldError([{ path: 'decisions', msg: words.onPaper[ctx.lang] }]);
  }
  const items = await itemsOf(ctx.tx, check, true);
  const asked = items.filter((item) => item.status !== 'cancelled');
  if (check.status !== 'awaitingConsent' || asked.some((item) => item.consent !== 'open'))
    throw new BusinessError(CODE.ALREADY_SUBMITTED);
  await keepTexts(ctx.tx);
  const text = await textOf(ctx, check, items);
  if (text.shown.version !== request.textVersion || text.shown.hash !== request.textHash)
    throw new BusinessError(CODE.CONSENT_TEXT_CHANGED);
  const decisions = decisionsFor(ctx, asked, request.decisions);
  const name = await nameFor(ctx, check, request);
  await keepConsent(ctx, check, { ...request, ...name, signature, signedText: text.signed }, decisions);
  const moved = await startIfReady(ctx, await applyConsent(ctx, check, decisions));
  return candidateView(ctx, { check: moved, invitation: (await ownInvitation(ctx, own)) ?? invitation });
}

/** Checks that every asked item, and no other, has a decision: leaving an item out is no consent. */
function decisionsFor(ctx: SessionCtx, asked: readonly ItemRow[], given: GiveConsent['decisions']) {
  const byId = new Map(given.map((one) => [one.checkItemId, one.given]));
  const isWhole =
    asked.every((item) => byId.has(item.id)) && byId.size === asked.length && given.length === byId.size;
  if (!isWhole) {
    throw fieldError([{ path: 'decisions', msg: words.undecided[ctx.lang] }]);
  }
  return asked.map((item) => ({ itemId: item.id, given: byId.get(item.id)! }));
}

/** The signed name. One that differs from the order's is questioned once, then taken and marked. @throws 1000 no name of a person, 2107 */
async function nameFor(ctx: SessionCtx, check: CheckRow, { signedName: typed, nameConfirmed }: GiveConsent) {
  const signedName = plainText(typed);
  if (signedName === '') {
    throw fieldError([{ path: 'signedName', msg: commonWords.fullNameNeeded[ctx.lang] }]);
  }
  // Another name may be confirmed; what is no name is nobody's.
  if (personNameFault(signedName, LONGEST_PERSON_NAME)) {
    throw fieldError([{ path: 'signedName', msg: fieldWords.noName[ctx.lang] }]);
  }
  const nameDiffers = !isSameName(signedName, (await candidateOf(ctx.tx, check)).name);
  if (nameDiffers && !nameConfirmed) throw new BusinessError(CODE.OTHER_NAME_SIGNED);
  return { signedName, nameDiffers };
}

async function keepConsent(
  ctx: SessionCtx,
  check: CheckRow,
  signed: {
    textVersion: string;
    textHash: string;
    signedText: string;
    signature: Buffer;
    signatureWay?: GiveConsent['signatureWay'];
    signedName: string;
    nameDiffers: boolean;
  },
  decisions: readonly { itemId: string; given: boolean }[],
): Promise<void> {
  const id = uuidv7();
  const seal = (column: string, text: string) =>
    ctx.services.crypto.encrypt(text, { table: 'consent', column, rowId: id });
  await ctx.tx.run(sql`insert into consent
      (main_id, id, check_id, kind, text_version, text_hash, signed_text, mobile_index, signature_enc, signature_way,
       signed_name_enc, name_differs, ip, given_at)
    values (${check.mainId}, ${id}, ${check.id}, 'electronic', ${signed.textVersion}, ${signed.textHash}, ${signed.signedText},
            ${ctx.session.visitor!.mobileIndex}, ${seal('signature_enc', signed.signature.toString('base64'))},
            ${signed.signatureWay ?? null}, ${seal('signed_name_enc', signed.signedName)}, ${signed.nameDiffers}, ${ctx.ip}, ${ctx.clock.now()})`);
  for (const { itemId, given } of decisions) {
    await ctx.tx.run(sql`insert into consent_item (main_id, consent_id, check_item_id, given)
      values (${check.mainId}, ${id}, ${itemId}, ${given})`);
  }
}

/** The PNG of a signature. @throws 2106 for anything else, an empty sheet too */
async function readSignature(base64: string): Promise<Buffer> {
  const bytes = Buffer.from(base64.replace(/^data:image\/png;base64,/, ''), 'base64');
  const ink = await inkOf(bytes);
  if (ink < MIN_INK) throw new BusinessError(CODE.NOT_SIGNED);
  return bytes;
}

async function inkOf(bytes: Buffer): Promise<number> {
  try {
    const picture = sharp(bytes, { limitInputPixels: 4_000_000, failOn: 'error' });
    if ((await picture.metadata()).format !== 'png') return 0;
    const drawn = picture.flatten({ background: '#ffffff' }).greyscale();
    const { data } = await drawn.raw().toBuffer({ resolveWithObject: true });
    return data.reduce((count, shade) => count + (shade < 160 ? 1 : 0), 0);
  } catch {
    // Not a picture, so no signature.
    return 0;
  }
}

/** Withdraws consent for unfinished items. Finished ones stay, also one that is worked again for a dispute. */
export async function withdrawConsent(ctx: SessionCtx, request: BodyOf<'withdrawConsent'>) {
  const own = await ownCheck(ctx);
  const items = await itemsOf(ctx.tx, own.check, true);
  const chosen = items.filter((item) => request.checkItemIds.includes(item.id));
  const isFine = chosen.length === new Set(request.checkItemIds).size && chosen.every(isWithdrawable);
  if (!isFine) {
    throw fieldError([{ path: 'checkItemIds', msg: words.notWithdrawable[ctx.lang] }]);
  }
  const ids = chosen.map((item) => item.id);
  const now = ctx.clock.now();
  const standing = await restorePublished(ctx, own.check, chosen);
  const check = await withdrawItems(ctx, own.check, ids, standing);
  await ctx.tx.run(sql`update consent_item set withdrawn_at = ${now}
    where main_id = ${check.mainId} and check_item_id = any(${ids}::uuid[]) and withdrawn_at is null`);
  if ((await itemsOf(ctx.tx, check)).every((item) => item.consent !== 'given')) {
    await ctx.tx.run(sql`update consent set withdrawn_at = ${now}
      where main_id = ${check.mainId} and check_id = ${check.id} and withdrawn_at is null`);
  }
  return candidateView(ctx, { check, invitation: (await ownInvitation(ctx, own)) ?? own.invitation });
}

const isWithdrawable = (item: ItemRow) =>
  item.consent === 'given' && item.status !== 'done' && item.status !== 'cancelled';

/** The invitation as it is now: ending a check ends it too. */
function ownInvitation(ctx: SessionCtx, { invitation }: { invitation: { id: string } }) {
  return invitationById(ctx.tx, invitation.id);
}
