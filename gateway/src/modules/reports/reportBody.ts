import { CODE } from '@probity/contract/codeNames';
import type { Lamp } from '@probity/contract/rules/lamp';
import type { Services } from '../../kernel/context';
import { BusinessError } from '../../kernel/errors';
import type { Tx } from '../../platform/db/tx';
import { itemsOf, type CheckRow, type ItemRow } from '../checks/checkRepository';
import { notGivenOf, subjectOf } from '../checks/claims';
import { readForm } from '../checks/formRepository';
import { emptyFinding, findingsOf, type FindingBody, type FindingEntry } from '../checks/findingRepository';
import { evidenceOfCheck, type EvidenceRow, type VersionRow } from './reportRepository';
import type { Result } from '@probity/contract/rules/verdict';

/** One item as a version stores it. Names are left out: they are the catalogue's, in the reader's language. */
export interface BodyItem extends Omit<FindingBody, 'entries'> {
  /** Without their ids: readers have no use for them, and versions are compared by content. */
  entries: Omit<FindingEntry, 'entryId'>[];
  checkItemId: string;
  itemCode: string;
  copyNo: number;
  /** The employer or school it is about. */
  subject: string | null;
  /** The candidate's reason for giving no entry for it, in their words. */
  notGiven: string | null;
  status: 'done' | 'cancelled';
  result: Result | null;
  lamp: Lamp | null;
  doneAt: string | null;
  evidenceIds: string[];
}

/**
 * The format of newly stored versions. A version is never rewritten: a change of the format adds a number and a reader for
 * it.
 */
const FORMAT = 1;

/** The stored content of a published version, encrypted. */
export interface ReportBody {
  format: typeof FORMAT;
  summary: string;
  items: BodyItem[];
}

const fieldOf = (checkId: string, version: number) => ({
  table: 'report_version',
  column: 'body_enc',
  rowId: `${checkId}:${version}`,
});

export function encryptBody(services: Services, checkId: string, version: number, body: ReportBody): Buffer {
  return services.crypto.encrypt(JSON.stringify(body), fieldOf(checkId, version));
}

/** @throws 2211 for a format unknown to this release: a report is shown whole or not at all */
export function decryptBody(services: Services, checkId: string, version: number, bytes: Buffer): ReportBody {
  const stored = JSON.parse(services.crypto.decrypt(bytes, fieldOf(checkId, version))) as {
    format?: unknown;
  };
  if (stored.format !== FORMAT) throw new BusinessError(CODE.REPORT_FORMAT_UNKNOWN);
  return stored as ReportBody;
}

/** The same for what only stands beside the report that is read; null for a format unknown to this release. */
export function readableBody(
  services: Services,
  checkId: string,
  { version, bodyEnc }: Pick<VersionRow, 'version' | 'bodyEnc'>,
): ReportBody | null {
  try {
    return decryptBody(services, checkId, version, bodyEnc);
  } catch (error) {
    if (error instanceof BusinessError && error.code === CODE.REPORT_FORMAT_UNKNOWN) return null;
    throw error;
  }
}

/** The report from the current state of its items. */
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
    format: FORMAT,
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

function bodyItem(
  item: ItemRow,
  finding: FindingBody,
  evidence: readonly EvidenceRow[],
): Omit<BodyItem, 'subject' | 'notGiven'> {
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
    // Nothing is reported of a stopped item.
    ...(isDone
      ? { lampReason, noFileReason, verifiedIdNumber, note, entries, attempts, computed }
      : { ...nothing, entries: [] }),
    evidenceIds: isDone ? evidence.filter((row) => row.checkItemId === item.id).map((row) => row.id) : [],
  };
}

/** The items whose content differs from the version before. */
export function changedItems(before: ReportBody | undefined, now: ReportBody): BodyItem[] {
  if (!before) return [];
  // Sorted by name, since the order of the keys means nothing. Names of the item are no findings.
  const said = ({ doneAt: _doneAt, subject: _subject, notGiven: _notGiven, ...item }: BodyItem) =>
    JSON.stringify(Object.entries(item).sort(([one], [other]) => (one < other ? -1 : 1)));
  const earlier = new Map(before.items.map((item) => [item.checkItemId, said(item)]));
  return now.items.filter((item) => earlier.get(item.checkItemId) !== said(item));
}

/** Their codes. */
export const changedCodes = (before: ReportBody | undefined, now: ReportBody): string[] => [
  ...new Set(changedItems(before, now).map(({ itemCode }) => itemCode)),
];

/** True while the findings equal those of a published version and every item is closed: only then it may stay as it is. */
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
