import { below, eachImport, roomOf } from './gatewayRooms.mjs';

/**
 * The modules that write a table, its owner first. Reading is free: lists and views join what they need. Adding a module
 * lets it write rows that another one's rules depend on.
 * @type {Record<string, string[]>}
 */
export const tableWriters = {
  account_closing: ['departure'],
  api_key: ['apiKeys'],
  application: ['registrations'],
  approval_rule: ['approvals'],
  approver: ['approvals'],
  application_file: ['registrations'],
  application_version: ['registrations'],
  assignment: ['handover'],
  assignment_record: ['handover'],
  audit_event: ['kernel'],
  batch: ['batches', 'batchOrders'],
  batch_change: ['batches'],
  batch_count: ['batches'],
  batch_head: ['batches'],
  batch_row: ['batches', 'batchOrders', 'orderStatus'],
  candidate: ['checks', 'candidate'],
  candidate_file: ['candidate'],
  candidate_form: ['checks'],
  certification: ['enterprise'],
  balance_notice: ['ledger'],
  certification_draft: ['enterprise', 'retention'],
  certification_reveal: ['enterprise'],
  check_item: ['checks', 'candidate'],
  check_message: ['checks'],
  check_name_part: ['checks'],
  checks: ['checks', 'candidate', 'reports'],
  consent: ['candidate', 'work'],
  consent_item: ['candidate', 'work'],
  contract_signature: ['enterprise'],
  default_view: ['views'],
  department: ['people'],
  domain_event: ['events'],
  erased_object: ['files', 'retention'],
  evidence: ['reports'],
  file_object: ['files'],
  finding: ['checks'],
  finding_version: ['checks'],
  idempotency_key: ['server', 'retention'],
  invitation: ['checks'],
  invoice: ['invoices'],
  invoice_month: ['invoices'],
  invoice_request: ['invoices'],
  item_answer: ['checks'],
  ledger_account: ['ledger'],
  ledger_entry: ['ledger'],
  ledger_transaction: ['ledger'],
  legal_hold: ['retention'],
  lost_phone: ['lostPhones'],
  main_account: ['accounts'],
  membership: ['accounts', 'people'],
  notification: ['notifications'],
  notification_choice: ['notifications'],
  order_approval: ['approvals'],
  order_draft: ['orders', 'retention'],
  orders: ['orders', 'orderStatus'],
  own_price: ['packages'],
  payment: ['payments'],
  payment_oddity: ['payments'],
  payment_refund: ['payments'],
  payout: ['payouts'],
  recharge: ['recharges'],
  recharge_limit_change: ['reversals'],
  recharge_reversal: ['reversals'],
  charge_correction: ['corrections'],
  signed_text_change: ['signedTexts'],
  bank_account_change: ['bankAccounts'],
  limit_change: ['limits'],
  dict_change: ['reference'],
  recharge_reference: ['recharges'],
  registration_form: ['registrations'],
  registration_form_version: ['registrations'],
  registration_invitee: ['registrations'],
  registration_tag: ['registrations'],
  report_editor: ['reports'],
  report_review: ['checks'],
  report_version: ['reports'],
  retention_setting: ['retention'],
  reveal: ['checks'],
  review_opening: ['reports'],
  review_point: ['reports'],
  saved_view: ['views'],
  share: ['reports'],
  share_mobile: ['reports'],
  share_view: ['reports'],
  statement: ['statements'],
  task: ['kernel'],
  task_part: ['kernel'],
  webhook: ['webhooks'],
  webhook_delivery: ['webhooks'],
  webhook_try: ['webhooks'],
  work_item: [
    'checks',
    'enterprise',
    'invoices',
    'lostPhones',
    'payments',
    'payouts',
    'recharges',
    'reports',
    'reversals',
    'work',
  ],
};

/** The status of these is written by one file alone, which holds it to its machine. */
export const statusWriters = {
  checks: 'modules/checks/transitions.ts',
  check_item: 'modules/checks/transitions.ts',
  invitation: 'modules/checks/transitions.ts',
  orders: 'modules/orderStatus/orderStatus.ts',
};

/** The files that may contain statements at all. */
const WITH_SQL = /^gateway\/src\/(modules\/|kernel\/|platform\/(db|jobs)\/|server\/http\/idempotency\.ts$)/;
/** Thin, pure, or words: these contain no statements. */
const WITHOUT_SQL = /\/(domain|states|words)\/|(Module|Words|\/words)\.ts$/;
/** The files a repository may import, besides the kernel, the platform and the contract. */
const UNDER_REPOSITORY = /(Repository|Filters)$|(^|\/)domain\//;

const WRITES = /\b(?:insert into|delete from)\s+(\w+)|\bupdate\s+(\w+)(?:\s+(?!set\b)\w+)?\s+set\s+(\w+)/gi;

/** Lint rule: the one rule for SQL of docs/architecture.md. */
export const sqlPlaces = {
  meta: {
    type: 'problem',
    schema: [],
    messages: {
      place: 'No SQL stands in {{file}}: it belongs in a repository or beside the rule it is a step of',
      writer: '{{who}} does not write the table {{table}}: see eslint/sqlPlaces.mjs',
      status: 'The status of {{table}} is written by {{file}} alone',
      repository: 'A repository holds SQL alone: it must not import {{target}}',
    },
  },
  create(context) {
    const file = below(context.cwd, context.filename);
    const place = roomOf(file);
    if (!place || /\.test\.ts$/.test(file)) return {};
    const who = place.room === 'modules' ? place.part : place.room;
    const hasNone = !WITH_SQL.test(file) || WITHOUT_SQL.test(file);
    return {
      'TaggedTemplateExpression[tag.name="sql"]': (node) => {
        if (hasNone) context.report({ node, messageId: 'place', data: { file } });
        const text = node.quasi.quasis.map((part) => part.value.raw).join(' $ ');
        for (const [, changed, updated, column] of text.matchAll(WRITES)) {
          const table = changed ?? updated;
          if (!tableWriters[table]?.includes(who))
            context.report({ node, messageId: 'writer', data: { who, table } });
          const only = statusWriters[table];
          if (column === 'status' && only && !file.endsWith(only))
            context.report({ node, messageId: 'status', data: { table, file: only } });
        }
      },
      ...(file.endsWith('Repository.ts') &&
        eachImport((node, source) => {
          const isBelow = !source.startsWith('.') || /(^|\/)(kernel|platform|contract)\//.test(source);
          if (!isBelow && !UNDER_REPOSITORY.test(source))
            context.report({ node, messageId: 'repository', data: { target: source } });
        })),
    };
  },
};
