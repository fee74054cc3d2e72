import { CODE } from '@probity/contract/codeNames';
import { coverageOf, whyStopped } from '@probity/contract/rules/coverage';
import { inLanguage } from '@probity/contract/rules/inLanguage';
import { hasLight, reportLamp } from '@probity/contract/rules/lamp';
import { maskIdNumber, maskName, maskPhone } from '@probity/contract/rules/masks';
import type { IdNumberOf } from '@probity/contract/rules/verdict';
import type { Reader as Reading, SessionCtx } from '../../kernel/context';
import type { components } from '../../kernel/contract.gen';
import { sql } from '../../platform/db/sql';
import { BusinessError, notFound } from '../../kernel/errors';
import { allows } from '../../kernel/rights';
import { itemsOf, type CheckRow } from '../checks/checkRepository';
import { auditOnce } from '../../kernel/auditOnce';
import { candidateOf, consentOf } from '../checks/detailRepository';
import { reachedAlone, signedAs } from '../checks/detailService';
import { datedOf, idNumbersOf } from '../checks/idNumbers';
import { itemTitle } from '../checks/itemTitle';
import { timelineOf } from '../checks/timeline';
import { catalogueByCode, type CatalogueItem } from '../packages/catalogueRepository';
import { computedView } from './computedView';
import { disputeReader, disputesOf, type DisputeReader } from '../checks/disputeView';
import { entryView, type Dated } from './entryDoubts';
import { evidenceViews } from './draftView';
import { overlapsAmong } from './oddities';
import { decryptBody, type BodyItem } from './reportBody';
import { changesFor } from './reportChanges';
import { asMember, type Reader } from './reportReader';
import { evidenceByIds, nameOf, versionsOf, type EvidenceRow, type VersionRow } from './reportRepository';

type ReportView = components['schemas']['ReportView'];
type ReportItem = components['schemas']['ReportItem'];

const told = [
  'ordered',
  'consentGiven',
  'started',
  'infoRequested',
  'infoAnswered',
  'inReview',
  'returned',
  'reported',
  'disputed',
  'disputeRejected',
  'shared',
  'shareRevoked',
];

/**
 * A published report for a session of the account, or of staff that serve it; recorded in the trail once per session and
 * version.
 */
export async function getReport(ctx: SessionCtx, checkId: string, version?: number): Promise<ReportView> {
  const check = await reachedAlone(ctx, checkId);
  const report = await reportView(ctx, check, asMember, version);
  const about = { entity: 'check', entityId: check.id, mainId: check.mainId } as const;
  await auditOnce(ctx, { action: 'report.opened', ...about, detail: { version: report.version } });
  return report;
}

/** A published version as this reader may see it; by default the newest. @throws 2206, 404 for an unknown version */
export async function reportView(
  ctx: Reading,
  check: CheckRow,
  reader: Reader,
  wanted?: number,
): Promise<ReportView> {
  const versions = await versionsOf(ctx.tx, check);
  const latest = versions.at(-1);
  if (!latest) throw new BusinessError(check.erasedAt ? CODE.DATA_ERASED : CODE.REPORT_NOT_PUBLISHED);
  const shown = wanted === undefined ? latest : versions.find((row) => row.version === wanted);
  if (!shown) throw notFound();
  const body = decryptBody(ctx.services, check.id, shown.version, shown.bodyEnc);
  const catalogue = await catalogueByCode(ctx.tx, check.orderedAt);
  const kept = body.items.filter((item) => !reader.leaveOut.includes(item.itemCode));
  const evidence = await evidenceByIds(
    ctx.tx,
    check.mainId,
    kept.flatMap((item) => item.evidenceIds),
  );
  const consents = new Map((await itemsOf(ctx.tx, check)).map((item) => [item.id, item.consent]));
  const verified = body.items.find((item) => item.itemCode === 'identity')?.verifiedIdNumber ?? null;
  // As of the day it was published: a date in the future then is not made right by time.
  const dated = await datedOf(ctx, check, shown.publishedAt);
  const items: ReportItem[] = [];
  for (const item of kept) {
    const why = item.status === 'cancelled' ? whyStopped(consents.get(item.checkItemId)!) : null;
    const view = await itemView(ctx, item, kept, catalogue, evidence, reader, dated);
    items.push({ ...view, whyStopped: why });
  }
  const isMember = reader.kind === 'member';
  const leftOut = body.items.filter((item) => reader.leaveOut.includes(item.itemCode));
  const history = isMember ? await timelineOf(ctx, check, catalogue) : [];
  return {
    ...(await aboutCheck(ctx, check)),
    ...(await aboutCandidate(ctx, check, reader)),
    idNumbers: reader.leaveOut.includes('identity') ? null : await twoNumbers(ctx, check, reader, verified),
    status: check.status,
    ...reportLamp(body.items),
    coverage: coverageOf(
      kept.map((item) => ({ status: item.status, consent: consents.get(item.checkItemId)! })),
    ),
    version: shown.version,
    latestVersion: latest.version,
    publishedAt: shown.publishedAt.toISOString(),
    authorName: seesStaff(ctx) ? await nameOf(ctx.tx, shown.authorId) : '',
    reviewerName: seesStaff(ctx) ? await nameOf(ctx.tx, shown.reviewerId) : '',
    summary: body.summary,
    items,
    overlaps: overlapsAmong(kept, dated.today),
    changes: await changesFor(ctx, check, reader, { versions, shown, catalogue }),
    leftOut: leftOut.map(({ itemCode }) => ({ itemCode, kind: catalogue.get(itemCode)!.name[ctx.lang] })),
    leftOutCounted: leftOut.filter(hasLight).length,
    versions: isMember ? versions.map(versionLine) : [],
    history: history.filter((event) => told.includes(event.event)),
    disputes: reader.kind === 'share' ? [] : await disputesOf(ctx, check, sideOf(ctx, reader)),
    allowed: isMember ? allowedSteps(ctx, check) : [],
    expiresAt: reader.expiresAt?.toISOString() ?? null,
  };
}

/** Both ID numbers, masked, for the account; for the candidate and for a share which one was verified, without a digit. */
async function twoNumbers(ctx: Reading, check: CheckRow, { kind }: Reader, verified: IdNumberOf | null) {
  const two = await idNumbersOf(ctx, check, verified);
  return two && kind !== 'member' ? { ...two, enterprise: '', candidate: '' } : two;
}

/** The party whose disputes this reader sees in full. */
function sideOf(ctx: Reading, reader: Reader): DisputeReader {
  return reader.kind === 'candidate' ? 'candidate' : disputeReader(ctx);
}

/** As in the record and the history: staff are named only to staff. */
const seesStaff = ({ session }: Reading): boolean => session.kind === 'staff';

function versionLine(row: VersionRow) {
  return { version: row.version, publishedAt: row.publishedAt.toISOString(), changed: row.changed };
}

async function itemView(
  ctx: Reading,
  item: BodyItem,
  kept: readonly BodyItem[],
  catalogue: ReadonlyMap<string, CatalogueItem>,
  evidence: readonly EvidenceRow[],
  reader: Reader,
  dated: Dated,
): Promise<Omit<ReportItem, 'whyStopped'>> {
  const kind = catalogue.get(item.itemCode)!;
  const own = evidence.filter((row) => item.evidenceIds.includes(row.id));
  const isMember = reader.kind === 'member';
  return {
    checkItemId: item.checkItemId,
    itemCode: item.itemCode,
    name: itemTitle(item, kind, ctx.lang),
    kind: kind.name[ctx.lang],
    category: kind.category,
    status: item.status,
    result: item.result,
    lamp: item.lamp,
    lampReason: inLanguage(item.lampReason, ctx.lang),
    noFileReason: ctx.session.kind === 'staff' && isMember ? item.noFileReason : null,
    note: item.note,
    notGiven: item.notGiven,
    entries: item.entries.map((entry) => entryView(item.itemCode, entry, dated)),
    attempts: item.attempts.map(({ whom, ...tried }) => ({
      ...tried,
      // Who answers for an employer is named to the account that asked, not to candidates and readers of a link.
      ...(isMember && whom !== undefined && { whom }),
    })),
    evidence: await evidenceViews(ctx, own, seesStaff(ctx)),
    computed: computedView(item, kept, item.computed, ctx.lang).filter(
      // Ages follow from the birth date of the ID number: whoever leaves the identity out tells none.
      ({ key }) => !key.startsWith('ageAt') || !reader.leaveOut.includes('identity'),
    ),
    doneAt: item.doneAt,
  };
}

async function aboutCheck(ctx: Reading, check: CheckRow) {
  const row = await ctx.tx.one<{ mainName: string; packageEn: string; packageZh: string }>(sql`
    select m.name as "mainName", coalesce(o.package_snapshot #>> '{name,en}', '') as "packageEn",
           coalesce(o.package_snapshot #>> '{name,zh}', '') as "packageZh"
    from main_account m join orders o on o.main_id = m.id
    where m.id = ${check.mainId} and o.id = ${check.orderId}`);
  return {
    checkId: check.id,
    orderNo: check.orderNo,
    mainName: row.mainName,
    positionTitle: check.positionTitle,
    packageName: ctx.lang === 'zh' ? row.packageZh : row.packageEn,
  };
}

async function aboutCandidate(ctx: Reading, check: CheckRow, reader: Reader) {
  const candidate = await candidateOf(ctx.tx, check);
  const open = (bytes: Buffer | null, column: string) =>
    bytes && ctx.services.crypto.decrypt(bytes, { table: 'candidate', column, rowId: candidate.id });
  const idNumber = open(candidate.idNumberEnc, 'id_number_enc');
  const isMasked = reader.kind === 'member' && !allows(ctx.session, 'result.read');
  const signed = signedAs(ctx, check, await consentOf(ctx.tx, check));
  const named = (name: string) => (isMasked ? maskName(name) : name);
  return {
    candidateName: named(candidate.name),
    signedAs: signed === null ? null : named(signed),
    mobile: maskPhone(open(candidate.mobileEnc, 'mobile_enc')!),
    // A reader of a share learns nothing that would help to impersonate the candidate.
    idNumberMasked: idNumber && reader.kind !== 'share' ? maskIdNumber(idNumber) : null,
  };
}

function allowedSteps(ctx: Reading, check: CheckRow): ReportView['allowed'] {
  const isEnterprise = ctx.session.kind === 'enterprise';
  const isReported = check.status === 'reported';
  const possible = {
    share: isReported && isEnterprise && allows(ctx.session, 'report.share'),
    dispute: isReported && isEnterprise && allows(ctx.session, 'report.dispute'),
    edit: check.status === 'disputed' && allows(ctx.session, 'report.edit'),
  };
  return (Object.keys(possible) as (keyof typeof possible)[]).filter((step) => possible[step]);
}
