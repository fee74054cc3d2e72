import { inDraft, inReport, onRecord, read, reportReaders } from './groups';
import type { Fact } from './types';

const entered = { by: ['analyst'], enteredOn: '/reportDetail/edit' } as const;
const finding = {
  ...entered,
  kept: ['finding.body_enc', 'finding_version.body_enc', 'report_version.body_enc'],
} as const;
const review = { ...entered, kept: ['report_review.comment_enc'], read: [inDraft] } as const;
const everywhere = [inDraft, ...inReport] as const;
const question = ['check_item.question', 'item_answer.question'] as const;

/** Facts that analysts ask for, find and decide. */
export const reportFacts = {
  questionToCandidate: {
    what: 'A question to the candidate',
    ...entered,
    kept: question,
    read: [read('/candidate', 'plain', 'candidate'), onRecord, inDraft],
  },
  questionToEnterprise: {
    what: 'A question to the enterprise',
    ...entered,
    kept: question,
    read: [onRecord, inDraft],
  },
  verifiedValue: { what: 'What the source says', ...finding, read: everywhere },
  addedEntry: { what: 'An entry the candidate did not state', ...finding, read: everywhere },
  lampReason: { what: 'The reason for the lamp', ...finding, read: everywhere },
  noFileReason: {
    what: 'Why a red lamp stands without a file',
    ...finding,
    read: [
      inDraft,
      read('/reportDetail', 'plain', 'analyst'),
      read('/reportDetail, printed', 'plain', 'analyst'),
    ],
  },
  findingNote: { what: 'The note of an item', ...finding, read: everywhere },
  attemptOutcome: {
    what: 'What came of an attempt to reach a source, with its time and way',
    ...finding,
    read: everywhere,
  },
  attemptWhom: {
    what: 'Who was contacted',
    ...finding,
    read: [
      inDraft,
      read('/reportDetail', 'plain', ...reportReaders),
      read('/reportDetail, printed', 'plain', ...reportReaders),
    ],
  },
  evidenceSource: {
    what: 'The source of evidence',
    ...entered,
    kept: ['evidence.source_enc'],
    read: everywhere,
  },
  evidenceNote: { what: 'The note of evidence', ...entered, kept: ['evidence.note_enc'], read: everywhere },
  evidenceMethod: {
    what: 'How evidence was obtained',
    ...entered,
    kept: ['evidence.method'],
    read: everywhere,
  },
  evidenceFile: {
    what: 'The file of evidence',
    ...entered,
    kept: ['file_object.original_name'],
    read: [
      read('/reportDetail/edit', 'file', 'analyst'),
      read('/reportDetail', 'file', 'owner', 'recruiter', 'viewer', 'analyst'),
      read('/reportDetail, printed', 'named', 'owner', 'recruiter', 'viewer', 'analyst'),
      read('/candidate, own report', 'named', 'candidate'),
      read('/sr', 'named', 'reader'),
    ],
  },
  removedSource: {
    what: 'The source of evidence that was taken out again',
    ...entered,
    kept: ['evidence.source_enc'],
    read: [],
    nobody:
      'taken out before publishing; versions published before keep showing it, and the trail tells who removed it',
  },
  summary: {
    what: 'The summary of the report',
    ...entered,
    kept: ['checks.summary_enc', 'report_version.body_enc'],
    read: everywhere,
  },
  reopenReason: { what: 'Why an item is worked again', ...review },
  disputeAnswer: {
    what: 'Why a dispute is rejected: analysts, and the side that disputed alone',
    ...entered,
    kept: ['report_review.comment_enc'],
    read: [
      inDraft,
      read('/reportDetail', 'plain', 'owner', 'recruiter', 'viewer', 'analyst'),
      read('/backRecord/detail', 'plain', 'owner', 'recruiter', 'viewer', 'analyst'),
      read('/candidate', 'plain', 'candidate'),
      read('/candidate, own report', 'plain', 'candidate'),
    ],
  },
  returnPoint: {
    what: 'What a draft is sent back for, point by point',
    ...entered,
    kept: ['review_point.text_enc'],
    read: [inDraft],
  },
  publishComment: { what: 'The reviewer’s note at publishing', ...review },
} as const satisfies Record<string, Fact>;
