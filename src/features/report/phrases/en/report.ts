import { reportDraft } from './reportDraft';

/** The report in the console: reading, sharing, working it. */
export const report = {
  print: 'Print or save as PDF',
  printTitle: 'Background check report · order {{orderNo}}',
  edit: 'Work on it',
  dispute: 'Dispute',
  share: 'Share',
  version: 'Version',
  versionOption: 'Version {{version}}, {{time}}',
  versionBy: 'Version {{version}} · written by {{author}}, reviewed and published {{time}} by {{reviewer}}',
  versionPlain: 'Version {{version}} · published {{time}}',
  candidate: 'Candidate',
  history: 'History',
  versionTitle: 'Version {{version}} published',
  changed: 'Changed: {{names}}',
  unchanged: 'First version',
  order: 'Order',
  status: 'Status',
  customer: 'Customer',
  noId: 'No report is named in the address',
  noIdBody: 'Open a report from the records.',
  toRecords: 'Go to the records',
  disputed: 'This report is disputed. Until that is answered, nobody gets a new link to it.',
  actor: { candidate: 'the candidate', system: 'the system', staff: 'Probity staff' },
  mobile: {
    closed: 'This report cannot be opened',
    askWhom: 'This link no longer shows the report. Please ask {{name}}, who sent it to you.',
    closedHint: 'Ask whoever sent you the link for a new one.',
    expires: 'You can open this report until {{time}}. Please do not pass it on.',
  },
  draft: reportDraft,
};
