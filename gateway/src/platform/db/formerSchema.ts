import type pg from 'pg';
import type { SchemaFile } from './schemaFiles';

/** All migrations that made the schema before its files were reordered by capability. */
export const former: readonly string[] = [
  '0001_core.sql',
  '0002_accounts.sql',
  '0003_sign_in.sql',
  '0004_wechat_and_words.sql',
  '0005_orders.sql',
  '0006_checks.sql',
  '0007_forms_and_reports.sql',
  '0008_catalogue.sql',
  '0009_saved_views.sql',
  '0010_events.sql',
  '0011_certification.sql',
  '0012_service_contract.sql',
  '0013_people.sql',
  '0014_notifications.sql',
  '0015_api_keys.sql',
  '0016_webhooks.sql',
  '0017_audit_log.sql',
  '0018_change_mobile.sql',
  '0019_wechat_purpose.sql',
  '0020_retention.sql',
  '0021_report_work.sql',
  '0022_staff.sql',
  '0023_own_profile.sql',
  '0024_limits_and_people.sql',
  '0025_paper_and_reopening.sql',
  '0026_leftovers.sql',
  '0028_file_usage.sql',
  '0030_recharges.sql',
  '0031_attacked_accounts.sql',
  '0032_ended_sessions.sql',
  '0033_signed_name.sql',
  '0034_paper_form.sql',
  '0035_languages.sql',
  '0036_draft_generation.sql',
  '0037_sensitive_identity_and_entries.sql',
  '0038_who_asked.sql',
  '0039_work_by_check.sql',
  '0040_review_openings.sql',
  '0041_what_is_known.sql',
  '0042_disputes.sql',
  '0043_guessed_codes_and_ended_links.sql',
  '0045_promised_order.sql',
  '0048_contact_reveals.sql',
  '0050_queue_by_check.sql',
  '0052_orders_that_cover.sql',
];

/** The files that make the same schema now. */
export const current: readonly string[] = [
  '0001_application_role.sql',
  '0002_accounts.sql',
  '0003_audit_and_settings.sql',
  '0004_sign_in.sql',
  '0005_messages.sql',
  '0006_enterprises.sql',
  '0007_catalogue.sql',
  '0008_money.sql',
  '0009_orders.sql',
  '0010_checks.sql',
  '0011_candidates_and_consent.sql',
  '0012_reports.sql',
  '0013_work.sql',
  '0014_events.sql',
];

/**
 * Notes the current migrations as applied in a database that the former ones made, since both give the same schema. Returns
 * the names that the database then has.
 */
export async function adoptFormer(
  client: pg.ClientBase,
  known: ReadonlyMap<string, string>,
  files: readonly SchemaFile[],
): Promise<ReadonlyMap<string, string>> {
  if (!known.has(former[0]!)) return known;
  const missing = former.filter((name) => !known.has(name));
  if (missing.length > 0)
    throw new Error(
      `This database was made by an early version and lacks ${missing.join(', ')}: start the version that has these ` +
        'migrations on it once, or start with an empty database (another DATA_DIR)',
    );
  await client.query('delete from schema_migration where name = any($1)', [former]);
  const adopted = files.filter(({ name }) => current.includes(name));
  for (const { name, checksum } of adopted)
    await client.query('insert into schema_migration (name, checksum) values ($1, $2)', [name, checksum]);
  return new Map([
    ...[...known].filter(([name]) => !former.includes(name)),
    ...adopted.map(({ name, checksum }) => [name, checksum] as const),
  ]);
}
