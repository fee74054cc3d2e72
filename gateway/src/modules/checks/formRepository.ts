import { entrySections, isInstitution } from '@probity/contract/rules/fields/sections';
import type { components } from '../../kernel/contract.gen';
import type { Services } from '../../kernel/context';
import { sql } from '../../platform/db/sql';
import type { Tx } from '../../platform/db/tx';
import type { CheckRow } from './checkRepository';

export type Section = components['schemas']['FormSection'];
export type SectionContent = components['schemas']['FormSectionContent'];
export type Form = Partial<Record<Section, SectionContent>>;

/** One save of a section. */
export interface SectionSave {
  version: number;
  savedAt: Date;
  /** The open page that saved it; null for one that was taken over from an application, or is older than pages are kept. */
  page: string | null;
}

const placeOf = (checkId: string, section: Section) => ({
  table: 'candidate_form',
  column: 'content_enc',
  rowId: `${checkId}:${section}`,
});

/** The form as far as it is filled in, and the last save of each section. */
export async function readForm(
  services: Services,
  tx: Tx,
  check: Pick<CheckRow, 'mainId' | 'id'>,
): Promise<{ form: Form; saves: Partial<Record<Section, SectionSave>> }> {
  const rows = await tx.many<{ section: Section; contentEnc: Buffer } & SectionSave>(sql`
    select section, content_enc as "contentEnc", saved_at as "savedAt", version, saved_by_page as page from candidate_form
    where main_id = ${check.mainId} and check_id = ${check.id} order by saved_at`);
  const form: Form = {};
  const saves: Partial<Record<Section, SectionSave>> = {};
  for (const row of rows) {
    const { version, savedAt, page } = row;
    saves[row.section] = { version, savedAt, page };
    const text = services.crypto.decrypt(row.contentEnc, placeOf(check.id, row.section));
    form[row.section] = JSON.parse(text) as SectionContent;
  }
  return { form, saves };
}

const naming = entrySections.filter(isInstitution);

/** The schools and employers that candidates stated, by check: for items named after them. */
export async function claimsOf(
  services: Services,
  tx: Tx,
  checkIds: readonly string[],
): Promise<Map<string, Form>> {
  const rows = await tx.many<{ checkId: string; section: Section; contentEnc: Buffer }>(sql`
    select check_id as "checkId", section, content_enc as "contentEnc" from candidate_form
    where check_id = any(${[...checkIds]}::uuid[]) and section = any(${naming}::text[])`);
  const claims = new Map<string, Form>();
  for (const { checkId, section, contentEnc } of rows) {
    const text = services.crypto.decrypt(contentEnc, placeOf(checkId, section));
    claims.set(checkId, { ...claims.get(checkId), [section]: JSON.parse(text) as SectionContent });
  }
  return claims;
}

/** Keeps a section as its next version. @returns that version */
export async function writeSection(
  services: Services,
  tx: Tx,
  check: Pick<CheckRow, 'mainId' | 'id'>,
  section: Section,
  content: SectionContent,
  { at, page }: { at: Date; page: string | null },
): Promise<number> {
  const sealed = services.crypto.encrypt(JSON.stringify(content), placeOf(check.id, section));
  const { version } = await tx.one<{
    version: number;
  }>(sql`insert into candidate_form (main_id, check_id, section, content_enc, saved_at, saved_by_page)
    values (${check.mainId}, ${check.id}, ${section}, ${sealed}, ${at}, ${page})
    on conflict (main_id, check_id, section) do update set content_enc = excluded.content_enc, saved_at = excluded.saved_at,
      saved_by_page = excluded.saved_by_page, version = candidate_form.version + 1
    returning version`);
  return version;
}

export function candidateFileIds(
  tx: Tx,
  check: Pick<CheckRow, 'mainId' | 'id'>,
): Promise<{ fileId: string; forDispute: boolean }[]> {
  return tx.many(sql`select file_id as "fileId", for_dispute as "forDispute" from candidate_file
    where main_id = ${check.mainId} and check_id = ${check.id}`);
}
