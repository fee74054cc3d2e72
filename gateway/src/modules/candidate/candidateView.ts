import { CODE } from '@probity/contract/codeNames';
import type { AskingItem } from '@probity/contract/rules/fields/asked';
import { formSections } from '@probity/contract/rules/fields/sections';
import { inLanguage } from '@probity/contract/rules/inLanguage';
import { maskIdNumber, maskPhone } from '@probity/contract/rules/masks';
import type { SessionCtx } from '../../kernel/context';
import type { components } from '../../kernel/contract.gen';
import { sql } from '../../platform/db/sql';
import { BusinessError, found } from '../../kernel/errors';
import { languageOf } from '../../kernel/texts';
import { isEstimate, workingCalendar, type WorkingCalendar } from '../../kernel/workingCalendar';
import {
  invitationById,
  itemsOf,
  lockCheck,
  type CheckRow,
  type InvitationRow,
  type ItemRow,
} from '../checks/checkRepository';
import { noteSeen } from '../checks/arrival';
import { ownAnswersByItem } from '../checks/answers';
import { candidateOf, consentOf } from '../checks/detailRepository';
import { signedAs } from '../checks/detailService';
import { itemTitle } from '../checks/itemTitle';
import { moveInvitation } from '../checks/transitions';
import { askingItem, catalogueByCode, type CatalogueItem } from '../packages/catalogueRepository';
import { disputesOf } from '../checks/disputeView';
import { entriesAsked, notGivenOf, subjectOf } from '../checks/claims';
import { dictOffers, dictWords, LINK_WORDS } from '../reference/dictWords';
import { textAt } from '../signedTexts/textAt';
import { consentText, signedText, type ConsentText } from './consentText';
import { doubtsOf, idNumberOf } from './formDoubts';
import { candidateFileIds, readForm, type Form, type Section } from '../checks/formRepository';

type CandidateView = components['schemas']['CandidateView'];

export interface OwnCheck {
  check: CheckRow;
  invitation: InvitationRow;
}

/** The check that the visitor's `s` invites to, locked, with its invitation. @throws 2101 for a share's `s` */
export async function ownCheck(ctx: SessionCtx): Promise<OwnCheck> {
  const { targetKind, targetId } = ctx.session.visitor ?? {};
  if (targetKind !== 'invitation' || !targetId) throw new BusinessError(CODE.LINK_CLOSED);
  const seen = await invitationById(ctx.tx, targetId);
  if (!seen) throw new BusinessError(CODE.LINK_CLOSED);
  const check = found(await lockCheck(ctx.tx, seen.checkId));
  const invitation = found(await invitationById(ctx.tx, targetId));
  if (invitation.status === 'revoked') throw new BusinessError(CODE.LINK_CLOSED);
  await noteLanguage(ctx, check);
  return { check, invitation };
}

/** Notes the language the candidate reads in; later messages use it. */
async function noteLanguage(ctx: SessionCtx, check: CheckRow): Promise<void> {
  const language = languageOf(ctx.lang);
  await ctx.tx.run(sql`update candidate set language = ${language} where main_id = ${check.mainId}
    and id = ${check.candidateId} and language is distinct from ${language}`);
}

/** Opening the link with a proven phone sets both: opened and verified. Whoever opens it once more was reached by what was sent since. */
export async function markVerified(ctx: SessionCtx, own: OwnCheck): Promise<OwnCheck> {
  let { invitation } = own;
  if (invitation.expiresAt <= ctx.clock.now()) return own;
  if (invitation.status === 'verified') await noteSeen(ctx, invitation);
  if (invitation.status === 'sent') invitation = await moveInvitation(ctx, invitation, 'opened');
  if (invitation.status === 'opened') invitation = await moveInvitation(ctx, invitation, 'verified');
  return { ...own, invitation };
}

type Catalogue = ReadonlyMap<string, CatalogueItem>;

const kindsOf = (items: readonly ItemRow[], catalogue: Catalogue): CatalogueItem[] =>
  items.filter((item) => item.status !== 'cancelled').map((item) => catalogue.get(item.itemCode)!);

/** What the consented items ask for, of the fields of their entries. */
export const askingItems = (items: readonly ItemRow[], catalogue: Catalogue): AskingItem[] =>
  kindsOf(items, catalogue).map(askingItem);

/** The sections of the form that the consented items need. */
export function sectionsOf(items: readonly ItemRow[], catalogue: Catalogue): Section[] {
  const needed = new Set<string>(kindsOf(items, catalogue).flatMap(({ fields }) => fields));
  // Nobody gives an ID number for nothing: identity is asked for where an item uses it.
  return formSections.filter((section) => needed.has(section === 'identity' ? 'idNumber' : section));
}

type TextCtx = Pick<SessionCtx, 'tx' | 'clock' | 'lang'>;

/** The text the candidate signs, over the items asked for. */
export async function textOf(ctx: TextCtx, check: CheckRow, items: readonly ItemRow[]) {
  const catalogue = await catalogueByCode(ctx.tx, check.orderedAt);
  const asked = items.filter((item) => item.consent !== 'open' || item.status !== 'cancelled');
  const signed = asked.map(({ id, itemCode, reason }) => {
    const { name, what, retentionDays } = catalogue.get(itemCode)!;
    const told = { name: name[ctx.lang], what: what[ctx.lang], reason: inLanguage(reason, ctx.lang) };
    return { id, ...told, days: retentionDays };
  });
  const version = await textAt(ctx.tx, 'consent', ctx.clock.now());
  return consentText(version, ctx.lang, await mainNameOf(ctx, check), signed);
}

/** The signed text, in its version at the time; null before signing, and for a signed form. */
async function keptText(ctx: SessionCtx, check: CheckRow): Promise<ConsentText | null> {
  const row = await ctx.tx.maybeOne<{ signed: string }>(sql`select signed_text as signed from consent
    where main_id = ${check.mainId} and check_id = ${check.id} and signed_text is not null
    order by given_at desc, id desc limit 1`);
  return row && signedText(row.signed);
}

async function mainNameOf(ctx: Pick<SessionCtx, 'tx'>, check: CheckRow): Promise<string> {
  const row = await ctx.tx.one<{ name: string }>(
    sql`select name from main_account where id = ${check.mainId}`,
  );
  return row.name;
}

/** Everything the candidate sees of their own check. Account users and staff are not named; the enterprise is. */
export async function candidateView(
  ctx: SessionCtx,
  { check, invitation }: OwnCheck,
): Promise<CandidateView> {
  const { tx, services } = ctx;
  const items = await itemsOf(tx, check);
  const catalogue = await catalogueByCode(tx, check.orderedAt);
  const candidate = await candidateOf(tx, check);
  const mobilePlace = { table: 'candidate', column: 'mobile_enc', rowId: candidate.id };
  const idNumber = idNumberOf(ctx, candidate);
  const { form, saves } = await readForm(services, tx, check);
  const typedId = form.identity?.idNumber;
  const consent = await consentOf(tx, check);
  const calendar = await workingCalendar(tx);
  const answers = await ownAnswersByItem(ctx, check);
  const isPublished = await tx.maybeOne(sql`select 1 as yes from report_version
    where main_id = ${check.mainId} and check_id = ${check.id} limit 1`);
  return {
    mainName: await mainNameOf(ctx, check),
    candidateName: candidate.name,
    signedAs: signedAs(ctx, check, consent),
    mobile: maskPhone(services.crypto.decrypt(candidate.mobileEnc, mobilePlace)),
    idNumberMasked: idNumber ? maskIdNumber(idNumber) : null,
    positionTitle: check.positionTitle,
    status: check.status,
    invitationStatus: invitation.status,
    expiresAt: invitation.expiresAt.toISOString(),
    consentWay: check.consentWay,
    items: items.map((item) => ({
      ...itemView(ctx, item, { kind: catalogue.get(item.itemCode)!, calendar, form }),
      answers: [...(answers.get(item.id) ?? [])],
    })),
    consentText: (await keptText(ctx, check)) ?? (await textOf(ctx, check, items)).shown,
    consentGivenAt: consent?.givenAt.toISOString() ?? null,
    sections: sectionsOf(items, catalogue),
    entriesAsked: entriesAsked(items),
    form: {
      ...form,
      identity: form.identity && { ...form.identity, idNumber: typedId ? maskIdNumber(typedId) : undefined },
    },
    versions: Object.fromEntries(Object.entries(saves).map(([section, { version }]) => [section, version])),
    doubts: await doubtsOf(ctx, check, form),
    savedAt: lastSaved(saves)?.toISOString() ?? null,
    submittedAt: invitation.submittedAt?.toISOString() ?? null,
    files: await filesView(ctx, check),
    reportReady: isPublished !== null,
    disputes: await disputesOf(ctx, check, 'candidate'),
    disputable: isPublished !== null && check.status === 'reported',
    words: await dictWords(ctx, LINK_WORDS),
    offers: await dictOffers(ctx),
  };
}

function itemView(
  ctx: SessionCtx,
  item: ItemRow,
  { kind, calendar, form }: { kind: CatalogueItem; calendar: WorkingCalendar; form: Form },
): Omit<CandidateView['items'][number], 'answers'> {
  return {
    checkItemId: item.id,
    itemCode: item.itemCode,
    fieldRules: kind.fieldRules,
    name: itemTitle({ ...item, subject: subjectOf(item, form) }, kind, ctx.lang),
    what: kind.what[ctx.lang],
    reason: inLanguage(item.reason, ctx.lang),
    notGiven: notGivenOf(item, form),
    sensitive: kind.sensitive,
    retentionDays: kind.retentionDays,
    consent: item.consent,
    status: item.status,
    // A question to the enterprise is not shown to the candidate.
    question: item.questionOf === 'candidate' ? item.question : null,
    promisedAt: item.promisedAt,
    promisedEstimate: isEstimate(calendar, item.promisedAt),
  };
}

async function filesView(ctx: SessionCtx, check: CheckRow): Promise<CandidateView['files']> {
  const ids = (await candidateFileIds(ctx.tx, check)).map((row) => row.fileId);
  const rows = await ctx.tx.many<{
    fileId: string;
    fileName: string;
    size: number;
    sha256: string;
    uploadedAt: Date;
    kind: string;
  }>(sql`select id as "fileId", original_name as "fileName", size, sha256, created_at as "uploadedAt", kind
    from file_object where main_id = ${check.mainId} and id = any(${ids}::uuid[]) order by created_at, id`);
  return rows.map((row) => ({ ...row, uploadedAt: row.uploadedAt.toISOString() }));
}

/** When the candidate last saved something themselves: what came from their application was there before they first opened the form. */
function lastSaved(saves: Awaited<ReturnType<typeof readForm>>['saves']): Date | null {
  const own = Object.values(saves).flatMap(({ page, savedAt }) => (page === null ? [] : [savedAt.getTime()]));
  return own.length > 0 ? new Date(Math.max(...own)) : null;
}
