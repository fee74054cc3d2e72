import type { Lamp } from '../../../../contract/rules/lamp';
import type { Services } from '../../kernel/context';
import type { Tx } from '../../platform/db/tx';
import { itemsOf, type CheckRow, type ItemRow } from '../checks/checkRepository';
import { notGivenOf, subjectOf } from '../checks/claims';
import { readForm } from '../checks/formRepository';
import { emptyFinding, findingsOf, type FindingBody, type FindingEntry } from '../checks/findingRepository';
import { evidenceOfCheck, type EvidenceRow, type VersionRow } from './reportRepository';
import type { Result } from '../../../../contract/rules/verdict';

/** One item as a version keeps it. Names are not kept: they are the catalogue's, in the reader's language. */
export interface BodyItem extends Omit<FindingBody, 'entries'> {
  /** Without their ids: readers have no use for them, and versions are compared by what they say. */
  entries: Omit<FindingEntry, 'entryId'>[];
  checkItemId: string;
  itemCode: string;
  copyNo: number;
  /** The employer or school it is about; versions of before have none. */
  subject?: string | null;
  /** Why the candidate gave no entry for it, in their words; versions of before have none. */
  notGiven?: string | null;
  status: 'done' | 'cancelled';
  result: Result | null;
  lamp: Lamp | null;
  doneAt: string | null;
  evidenceIds: string[];
}

/** What a published version keeps, encrypted. */
export interface ReportBody {
  summary: string;
  items: BodyItem[];
}

const placeOf = (checkId: string, version: number) => ({
  table: 'report_version',
  column: 'body_enc',
  rowId: `${checkId}:${version}`,
});

export function encryptBody(services: Services, checkId: string, version: number, body: ReportBody): Buffer {
  return services.crypto.encrypt(JSON.stringify(body), placeOf(checkId, version));
}

export function decryptBody(services: Services, checkId: string, version: number, bytes: Buffer): ReportBody {
  const body = JSON.parse(services.crypto.decrypt(bytes, placeOf(checkId, version))) as ReportBody;
  return { ...body, items: body.items.map(asToldNow) };
}

const computedItems = ['identity', 'phoneSegment'];

/** An item as an earlier release kept it, told no firmer than it was known: what was only computed had a lamp then. */
function asToldNow(stored: BodyItem): BodyItem {
  const { noFileReason = null, verifiedIdNumber = null } = stored as Partial<BodyItem>;
  const item: BodyItem = { ...stored, noFileReason, verifiedIdNumber };
  const wasOnlyComputed =
    computedItems.includes(item.itemCode) &&
    item.evidenceIds.length === 0 &&
    (item.result === 'consistent' || item.result === 'found');
  return wasOnlyComputed ? { ...item, result: 'wellFormed', lamp: null } : item;
}

/** The report as its items stand now. */
export async function buildBody(
  services: Services,
  tx: Tx,
  check: CheckRow,
  items: readonly ItemRow[],
  summary: string,
): Promise<ReportBody> {
  const findings = await findingsOf(
    services,
    tx,
    check.mainId,
    items.map((item) => item.id),
  );
  const evidence = await evidenceOfCheck(tx, check);
  const { form } = await readForm(services, tx, check);
  return {
    summary,
    items: items.map((item) => ({
      ...bodyItem(item, findings.get(item.id) ?? emptyFinding, evidence),
      subject: subjectOf(item, form),
      notGiven: item.status === 'done' ? notGivenOf(item, form) : null,
    })),
  };
}

const nothing = {
  lampReason: null,
  noFileReason: null,
  verifiedIdNumber: null,
  note: null,
  attempts: [],
  computed: [],
};

function bodyItem(item: ItemRow, finding: FindingBody, evidence: readonly EvidenceRow[]): BodyItem {
  const { lampReason, noFileReason, verifiedIdNumber, note, attempts, computed } = finding;
  const entries = finding.entries.map(({ entryId: _entryId, ...entry }) => entry);
  const isDone = item.status === 'done';
  return {
    checkItemId: item.id,
    itemCode: item.itemCode,
    copyNo: item.copyNo,
    status: isDone ? 'done' : 'cancelled',
    result: item.result,
    lamp: item.lamp,
    doneAt: item.doneAt?.toISOString() ?? null,
    // Of an item that was stopped nothing is reported.
    ...(isDone
      ? { lampReason, noFileReason, verifiedIdNumber, note, entries, attempts, computed }
      : { ...nothing, entries: [] }),
    evidenceIds: isDone ? evidence.filter((row) => row.checkItemId === item.id).map((row) => row.id) : [],
  };
}

/** Codes of the items that say something else than in the version before. */
export function changedItems(before: ReportBody | undefined, now: ReportBody): string[] {
  if (!before) return [];
  // In one order of names: what was kept by an earlier release and what is kept now say the same.
  const said = ({ doneAt: _doneAt, subject: _subject, notGiven: _notGiven, ...item }: BodyItem) =>
    JSON.stringify(Object.entries(item).sort(([one], [other]) => (one < other ? -1 : 1)));
  const earlier = new Map(before.items.map((item) => [item.checkItemId, said(item)]));
  const codes = now.items
    .filter((item) => earlier.get(item.checkItemId) !== said(item))
    .map((item) => item.itemCode);
  return [...new Set(codes)];
}

/** True while the findings say what a published version says, with every item closed: only then it may stay as it is. */
export async function isUnchanged(
  services: Services,
  tx: Tx,
  check: CheckRow,
  published: Pick<VersionRow, 'version' | 'bodyEnc'>,
): Promise<boolean> {
  const before = decryptBody(services, check.id, published.version, published.bodyEnc);
  const now = await buildBody(services, tx, check, await itemsOf(tx, check), before.summary);
  return changedItems(before, now).length === 0;
}
