/** Long work in the background: its progress and its result. */
export const tasks = {
  list: 'What runs in the background',
  kind: {
    checks: {
      export: 'Export of records',
      remind: 'Reminders to candidates',
      cancel: 'Cancellation of checks',
    },
    audit: { export: 'Export of the audit log' },
    statement: { export: 'Export of a statement' },
    ledger: { export: 'Export of bookings' },
    applications: { export: 'Export of applications' },
    account: { export: 'Everything of the account' },
  },
  started: 'started {{time}}',
  waiting:
    'Waiting its turn. You can leave this page: it carries on, and the bell tells you when it is done.',
  counting: 'Counting …',
  counted: '{{done}} of {{total}} ({{percent}} %)',
  rate: '{{rate}} a second',
  left: {
    soon: 'less than a minute left',
    minutes_one: 'about {{count}} minute left',
    minutes_other: 'about {{count}} minutes left',
    hours_one: 'about {{count}} hour left',
    hours_other: 'about {{count}} hours left',
  },
  finishing: 'All {{total}} are done; the file is being put together.',
  done_one: 'Ready: {{rows}} row.',
  done_other: 'Ready: {{rows}} rows.',
  ended: 'Finished. The file lists what happened to each record.',
  /** What a deed on several records has done so far. */
  became: {
    checks: {
      remind_one: '{{count}} candidate reminded',
      remind_other: '{{count}} candidates reminded',
      cancel_one: '{{count}} check cancelled',
      cancel_other: '{{count}} checks cancelled',
    },
    none: 'None were done',
  },
  refused_one: '{{count}} could not be done:',
  refused_other: '{{count}} could not be done:',
  reason: '{{count}} × {{msg}}',
  kept: 'The file ({{size}}) is kept until {{until}}.',
  failed: 'Not finished: {{fault}} ({{time}})',
  cancelled: 'Cancelled ({{time}}).',
  stands: '{{done}} of {{total}} records were processed: what was done stays done, the rest are untouched.',
  untouched: 'No record was changed.',
  cancel: 'Cancel',
  download: 'Download',
  hide: 'Hide',
};
