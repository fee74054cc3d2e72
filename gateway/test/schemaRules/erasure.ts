import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type pg from 'pg';
import { journeyFacts, otherFacts } from '@probity/contract/whoReads';
import { findRoot } from '../../src/platform/config/root';

// Every column with a person's input, or one that identifies a person (a phone's index, encrypted bytes), has an end: a
// function or a job erases it, or it is kept for a reason. The statements show whether it is erased; the tests of retention
// count what is left of a whole check.

/** The erasure of each column: a function of the schema, or a file of the gateway. */
export const erasedBy: Readonly<Record<string, readonly string[]>> = {
  erase_material: ['candidate_form.content_enc', 'item_answer.question', 'item_answer.text_enc'],
  erase_check: [
    'batch.name',
    ...['candidate.id_index', 'candidate.id_number_enc', 'candidate.mobile_enc', 'candidate.mobile_index'],
    ...['candidate.name', 'check_item.question', 'check_item.reason', 'check_message.mobile_masked'],
    ...[
      'checks.closed_reason_enc',
      'checks.id_index',
      'checks.mobile_index',
      'checks.name_key',
      'checks.name_parts',
      'checks.pinyin_key',
      'check_name_part.part',
    ],
    ...[
      'checks.summary_enc',
      'evidence.method',
      'evidence.note_enc',
      'evidence.source_enc',
      'finding.body_enc',
    ],
    ...['finding.lamp', 'finding.result', 'finding_version.body_enc', 'link_token.mobile_indexes'],
    ...['report_review.comment_enc', 'report_version.body_enc', 'reveal.purpose', 'share_mobile.mobile_enc'],
    ...['review_point.text_enc'],
    ...['share_mobile.mobile_index', 'share_view.mobile_index', 'work_item.handed_note_enc'],
  ],
  candidate_forgets_ordered_id: ['candidate.ordered_id_number_enc'],
  candidate_language_of_phone: ['candidate.language'],
  erase_consent: [
    'consent.mobile_index',
    'consent.signature_enc',
    'consent.signed_name_enc',
    'consent.signed_text',
  ],
  drop_files: ['file_object.original_name'],
  accounts_purge: [
    ...[
      'sessions.mobile_enc',
      'sessions.mobile_index',
      'sign_in_pause.account_index',
      'sign_in_pause.network_index',
    ],
    ...['sms_code.ip_index', 'sms_code.mobile_index', 'wechat_ticket.openid_index'],
  ],
  lost_phones_purge: [
    ...['lost_phone.former_index', 'lost_phone.mobile_enc', 'lost_phone.note_enc', 'lost_phone.reason_enc'],
  ],
  account_erase_applications: ['registration_form_version.content', 'registration_form_version.title'],
  account_erase_person: [
    ...['notification_choice.choices', 'users.language', 'users.mobile_enc', 'users.mobile_index'],
    ...['users.nick_name', 'users.password_hash'],
  ],
  account_erase_rest: [
    ...[
      'account_closing.reason_enc',
      'api_key.name',
      'api_key.scopes',
      'batch_head.head_index',
      'certification.address',
    ],
    ...['certification.contact_name', 'certification.contact_phone_enc', 'certification.credit_code'],
    ...['certification.enterprise_name', 'certification.legal_person', 'certification.reason'],
    ...['certification.region_code', 'certification_reveal.purpose', 'checks.position_title'],
    ...['package_item.reason', 'package_version.description_en', 'package_version.description_zh'],
    ...['package_version.name_en', 'package_version.name_zh', 'package_version.position_class'],
  ],
  limits_purge: ['sign_in_network.network_index'],
  sign_in_alarm_purge: [
    ...[
      'sign_in_alarm.account_index',
      'sign_in_wrong_code.account_index',
      'sign_in_wrong_code.network_index',
    ],
  ],
  link_codes_purge: ['link_code.mobile_index'],
  sms_outbox_purge: ['sms_outbox.mobile_index', 'sms_outbox.payload'],
  own_profile_forget: ['users.email_enc'],
  wechat_unbind: ['wechat_binding.openid_index'],
  'gateway/src/modules/retention/abandoned.ts': [
    'certification_draft.content_enc',
    'order_draft.content_enc',
  ],
  'gateway/src/modules/batches/purgeJob.ts': [
    ...['batch.columns_enc', 'batch.terms', 'batch_change.before_enc', 'batch_row.cells_enc'],
    ...['batch_row.id_index', 'batch_row.line_enc', 'batch_row.mobile_index'],
  ],
  'gateway/src/kernel/tasks/taskTable.ts': ['task.input_enc', 'task_part.content_enc'],
  'gateway/src/modules/views/viewRepository.ts': ['saved_view.name', 'saved_view.query_enc'],
  'gateway/src/modules/webhooks/webhookRepository.ts': [
    ...['webhook.kinds', 'webhook.name', 'webhook.previous_secret_enc', 'webhook.secret_enc', 'webhook.url'],
  ],
  'gateway/src/modules/accounts/accountRepository.ts': ['membership.invited_name', 'membership.role'],
  'gateway/src/modules/registrations/applicationRepository.ts': [
    ...['application.content_enc', 'application.mobile_enc', 'application.mobile_index', 'application.name'],
    ...['application.draft_enc', 'application.tags'],
  ],
  'gateway/src/modules/registrations/applicationVersionRepository.ts': ['application_version.content_enc'],
  'gateway/src/modules/registrations/inviteeRepository.ts': [
    ...['registration_invitee.mobile_enc', 'registration_invitee.mobile_index', 'registration_invitee.name'],
  ],
  'gateway/src/modules/registrations/tagRepository.ts': ['registration_tag.name'],
  'gateway/src/modules/registrations/formRepository.ts': ['registration_form.link_enc'],
  'gateway/src/modules/people/memberRepository.ts': ['department.name'],
};

/** Columns that are kept, with the reason. */
export const kept: readonly { columns: readonly string[]; why: string }[] = [
  {
    why: 'the stub of an erased check: what was ordered and came of it, of nobody any more',
    columns: [
      ...[
        'check_item.consent',
        'check_item.lamp',
        'check_item.result',
        'checks.consent_way',
        'checks.position_class',
      ],
      ...['share.leave_out'],
    ],
  },
  {
    why: 'says why something was not erased; belongs to the proof that erasure keeps its rules',
    columns: ['legal_hold.reason_enc', 'legal_hold.release_reason_enc'],
  },
  {
    why: 'the books of an enterprise and what belongs to them: what it is called, signed, paid and was invoiced (decision 106)',
    columns: [
      ...['contract_signature.signer_name', 'ledger_transaction.reference'],
      ...['invoice.number', 'invoice.reason', 'invoice_request.details_enc', 'invoice_request.reason'],
      ...['invoice_request.tax_number', 'invoice_request.title'],
      ...[
        'main_account.name',
        'recharge.bank_reference',
        'recharge.paid_to',
        'recharge.payer_name',
        'recharge.reason',
        'payment_oddity.note',
        ...['payout.account_enc', 'payout.account_tail', 'payout.bank_name', 'payout.bank_reference'],
        ...['payout.holder', 'payout.reason', 'payout.refusal'],
        'recharge_reversal.reason',
        ...['recharge_reversal.refusal', 'recharge_reversal.given_back_by'],
        ...['charge_correction.reason', 'charge_correction.refusal'],
      ],
    ],
  },
  {
    why: "the platform's own catalogue, which says nothing of anybody",
    columns: [
      ...['catalogue_change.fields', 'catalogue_change.name_en', 'catalogue_change.name_zh'],
      ...['catalogue_change.field_rules', 'catalogue_change.what_en', 'catalogue_change.what_zh'],
      'calendar_change.periods',
      ...['sphere_change.customer_email', 'sphere_change.customer_phone', 'sphere_change.icp_number'],
      ...['sphere_change.service_hours', 'signed_text_change.reason', 'signed_text_change.words'],
      ...['bank_account_change.account_name', 'bank_account_change.account_no'],
      ...['limit_change.reason', 'dict_change.entries'],
      ...['bank_account_change.bank_name', 'bank_account_change.reason', 'bank_account_change.refusal'],
    ],
  },
  {
    why: 'how a signature was made, which says nothing of whose it was: that is erased',
    columns: ['consent.signature_way'],
  },
  {
    why: 'the proof of an erasure: how much there was of each kind, nothing of what it was',
    columns: ['account_closing.certificate'],
  },
  {
    why: 'the chain of the audit trail, which is never touched',
    columns: ['audit_chain.last_hash', 'audit_event.hash', 'audit_event.prev_hash'],
  },
];

/** Columns with a person's input or identity that nothing erases, and entries that are not true, in words. */
export async function erasureFaults(client: Pick<pg.ClientBase, 'query'>): Promise<string[]> {
  const { rows } = await client.query<{ name: string; isPersonal: boolean }>(`
    select table_name || '.' || column_name as name,
           udt_name = 'bytea' or column_name ~ '(_index|_indexes|name_key|pinyin_key|name_parts)$'
             or table_name = 'check_name_part' and column_name = 'part' as "isPersonal"
    from information_schema.columns join information_schema.tables using (table_schema, table_name)
    where table_schema = 'public' and table_type = 'BASE TABLE' order by 1`);
  const entered = new Set([...Object.values(journeyFacts), ...otherFacts].flatMap((fact) => fact.kept));
  const wanted = rows
    .filter(({ name, isPersonal }) => isPersonal || entered.has(name))
    .map(({ name }) => name);
  const said = [...Object.values(erasedBy), ...kept.map(({ columns }) => columns)].flat();
  const { rows: functions } = await client.query<{ name: string; body: string }>(
    `select proname as name, prosrc as body from pg_proc where pronamespace = 'public'::regnamespace`,
  );
  return [
    ...wanted
      .filter((name) => !said.includes(name))
      .map((name) => `${name} is neither erased nor kept for a reason`),
    ...said.filter((name) => !wanted.includes(name)).map((name) => `${name} is gone, or nobody's`),
    ...said.filter((name, index) => said.indexOf(name) !== index).map((name) => `${name} is listed twice`),
    ...Object.entries(erasedBy).flatMap(([by, columns]) => {
      const text = by.endsWith('.ts')
        ? readFileSync(join(findRoot(), by), 'utf8')
        : (functions.find(({ name }) => name === by)?.body ?? '');
      return columns.filter((name) => !ends(text, name)).map((name) => `${by} leaves ${name}`);
    }),
  ];
}

/** True when a statement of the text deletes the column's rows or empties it, or a trigger empties it in its row. */
function ends(text: string, name: string): boolean {
  const [table, column] = name.split('.') as [string, string];
  const changed = new RegExp(
    `delete from (public\\.)?${table}\\b|update (public\\.)?${table}\\b[^;\`]*\\b${column} *=|new\\.${column} := null`,
  );
  return changed.test(text);
}
