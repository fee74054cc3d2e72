import type { Lamp } from '@probity/contract/rules/lamp';
import type { FieldValue } from '@probity/contract/rules/fields/compare';
import type { Services } from '../../kernel/context';
import { sql } from '../../platform/db/sql';
import type { Tx } from '../../platform/db/tx';
import type { IdNumberOf, Result } from '@probity/contract/rules/verdict';

export type Fields = Record<string, FieldValue>;

export interface FindingEntry {
  /** The id of one of this finding's entries; stable over its versions. */
  entryId: string;
  /** The subject of the entry: an employer, a school. */
  label: string;
  claimed: Fields;
  verified: Fields;
}

export interface Attempt {
  at: string;
  way: 'phone' | 'email' | 'letter' | 'website' | 'register';
  /** Who or what was tried. */
  whom?: string | undefined;
  outcome: string;
}

/** As it was stored: earlier versions have fewer fields. */
type StoredBody = Omit<FindingBody, 'entries' | 'noFileReason' | 'verifiedIdNumber'> & {
  noFileReason?: string | null;
  verifiedIdNumber?: IdNumberOf | null;
  entries: (Omit<FindingEntry, 'entryId'> & { entryId?: string })[];
};

/** Fills in ids of entries stored before they had any: their positions are used until the finding is saved with ids. */
function whole(body: StoredBody): FindingBody {
  const entries = body.entries.map((entry, index) => ({
    ...entry,
    entryId: entry.entryId ?? `e${index + 1}`,
  }));
  const { noFileReason = null, verifiedIdNumber = null } = body;
  return { ...body, noFileReason, verifiedIdNumber, entries };
}

/** The encrypted content of a finding. */
export interface FindingBody {
  lampReason: string | null;
  /** The reason for a red lamp without a file. */
  noFileReason: string | null;
  /** For identity, when two ID numbers were given. */
  verifiedIdNumber: IdNumberOf | null;
  note: string | null;
  entries: FindingEntry[];
  attempts: Attempt[];
  /** Facts computed by the algorithms. */
  computed: { key: string; value: FieldValue }[];
}

export interface Finding extends FindingBody {
  result: Result | null;
  lamp: Lamp | null;
  rowVersion: number;
  updatedBy: string | null;
}

export const emptyFinding: Finding = {
  lampReason: null,
  noFileReason: null,
  verifiedIdNumber: null,
  note: null,
  entries: [],
  attempts: [],
  computed: [],
  result: null,
  lamp: null,
  rowVersion: 0,
  updatedBy: null,
};

const placeOf = (checkItemId: string) => ({ table: 'finding', column: 'body_enc', rowId: checkItemId });
const versionPlace = (checkItemId: string, version: number) => ({
  table: 'finding_version',
  column: 'body_enc',
  rowId: `${checkItemId}:${version}`,
});

interface Row {
  checkItemId: string;
  bodyEnc: Buffer;
  result: Result | null;
  lamp: Lamp | null;
  rowVersion: number;
  updatedBy: string | null;
}

/** The findings of some items, by item id; items without one are absent. */
export async function findingsOf(
  services: Services,
  tx: Tx,
  mainId: string,
  itemIds: readonly string[],
): Promise<Map<string, Finding>> {
  const rows =
    await tx.many<Row>(sql`select check_item_id as "checkItemId", body_enc as "bodyEnc", result, lamp,
      row_version as "rowVersion", updated_by as "updatedBy"
    from finding where main_id = ${mainId} and check_item_id = any(${[...itemIds]}::uuid[])`);
  return new Map(
    rows.map(({ checkItemId, bodyEnc, ...rest }) => [
      checkItemId,
      {
        ...whole(JSON.parse(services.crypto.decrypt(bodyEnc, placeOf(checkItemId))) as StoredBody),
        ...rest,
      },
    ]),
  );
}

/** The finding of one item; an empty one (rowVersion 0) if nothing was written. */
export async function readFinding(
  services: Services,
  tx: Tx,
  mainId: string,
  checkItemId: string,
): Promise<Finding> {
  return (await findingsOf(services, tx, mainId, [checkItemId])).get(checkItemId) ?? emptyFinding;
}

export interface FindingWrite {
  mainId: string;
  checkItemId: string;
  /** Null: an algorithm. */
  userId: string | null;
  at: Date;
  result?: Result | null;
  lamp?: Lamp | null;
}

/**
 * Writes a finding, and stores it as a version of its own: overwritten text can still be read. The caller holds the lock of
 * the check, and has compared `rowVersion` when a person saves.
 */
export async function writeFinding(
  services: Services,
  tx: Tx,
  to: FindingWrite,
  body: FindingBody,
): Promise<void> {
  const { lampReason, noFileReason, verifiedIdNumber, note, entries, attempts, computed } = body;
  const kept: FindingBody = { lampReason, noFileReason, verifiedIdNumber, note, entries, attempts, computed };
  const text = JSON.stringify(kept);
  const encrypted = services.crypto.encrypt(text, placeOf(to.checkItemId));
  const { version } = await tx.one<{ version: number }>(sql`
    insert into finding (main_id, check_item_id, body_enc, result, lamp, updated_by, updated_at)
    values (${to.mainId}, ${to.checkItemId}, ${encrypted}, ${to.result ?? null}, ${to.lamp ?? null}, ${to.userId}, ${to.at})
    on conflict (main_id, check_item_id) do update set body_enc = excluded.body_enc, result = excluded.result,
      lamp = excluded.lamp, row_version = finding.row_version + 1, updated_by = excluded.updated_by,
      updated_at = excluded.updated_at
    returning row_version as version`);
  const asVersion = services.crypto.encrypt(text, versionPlace(to.checkItemId, version));
  await tx.run(sql`insert into finding_version
      (main_id, check_item_id, version, body_enc, result, lamp, edited_by, edited_at)
    values (${to.mainId}, ${to.checkItemId}, ${version}, ${asVersion}, ${to.result ?? null}, ${to.lamp ?? null}, ${to.userId},
            ${to.at})`);
}

export interface FindingVersion extends FindingBody {
  version: number;
  result: Result | null;
  lamp: Lamp | null;
  /** Null: an algorithm. */
  editedBy: string | null;
  editedAt: Date;
}

/** All saved versions of an item's finding, oldest first. */
export async function findingVersions(
  services: Services,
  tx: Tx,
  mainId: string,
  checkItemId: string,
): Promise<FindingVersion[]> {
  const rows = await tx.many<Omit<FindingVersion, keyof FindingBody> & { bodyEnc: Buffer }>(sql`
    select version, body_enc as "bodyEnc", result, lamp, edited_by as "editedBy", edited_at as "editedAt"
    from finding_version where main_id = ${mainId} and check_item_id = ${checkItemId} order by version`);
  return rows.map(({ bodyEnc, ...facts }) => {
    const text = services.crypto.decrypt(bodyEnc, versionPlace(checkItemId, facts.version));
    return { ...whole(JSON.parse(text) as StoredBody), ...facts };
  });
}
