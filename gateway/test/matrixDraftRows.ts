import { pdf } from './reports';

interface Ids {
  checkId: string;
  itemId: string;
  evidenceId: string;
}

/** The rows of matrixRows.ts about the draft of a report: nothing is under work or under review yet. */
export const draftRows = [
  {
    operation: 'getReportDraft',
    right: 'report.edit',
    input: ({ checkId }: Ids) => ({ query: { checkId } }),
  },
  {
    operation: 'saveFinding',
    right: 'report.edit',
    input: ({ itemId }: Ids) => ({ body: { checkItemId: itemId, rowVersion: 0, entries: [], attempts: [] } }),
    reached: 2004,
  },
  {
    operation: 'completeItem',
    right: 'report.edit',
    input: ({ itemId }: Ids) => ({ body: { checkItemId: itemId, rowVersion: 0 } }),
    reached: 2204,
  },
  {
    operation: 'reopenItem',
    right: 'report.edit',
    input: ({ itemId }: Ids) => ({ body: { checkItemId: itemId, reason: 'matrix test' } }),
    reached: 2004,
  },
  {
    operation: 'requestInfo',
    right: 'report.edit',
    input: ({ itemId }: Ids) => ({ body: { checkItemId: itemId, question: 'Which?', of: 'candidate' } }),
    reached: 2004,
  },
  {
    operation: 'addEvidence',
    right: 'report.edit',
    input: ({ itemId }: Ids) => ({
      body: { checkItemId: itemId, source: 'x', method: 'phone', obtainedAt: '2024-01-01T00:00:00Z' },
    }),
    reached: 2004,
  },
  {
    operation: 'removeEvidence',
    right: 'report.edit',
    needs: ['evidence'],
    input: ({ evidenceId }: Ids) => ({ body: { evidenceId } }),
    reached: 2004,
  },
  {
    operation: 'uploadEvidence',
    right: 'report.edit',
    input: ({ checkId }: Ids) => ({
      query: { checkId },
      file: { name: 'a.pdf', mime: 'application/pdf', bytes: pdf },
    }),
  },
  {
    operation: 'submitForReview',
    right: 'report.edit',
    input: ({ checkId }: Ids) => ({ body: { checkId, summary: 'matrix test' } }),
    reached: 2203,
  },
  {
    operation: 'returnReport',
    right: 'report.edit',
    input: ({ checkId }: Ids) => ({ body: { checkId, points: [{ text: 'matrix test' }] } }),
    reached: 2004,
  },
  {
    operation: 'tickReviewPoint',
    right: 'report.edit',
    input: ({ checkId, itemId }: Ids) => ({ body: { checkId, pointId: itemId, isDone: true } }),
    reached: 2004,
  },
  {
    operation: 'openInReview',
    right: 'report.edit',
    input: ({ itemId }: Ids) => ({ body: { checkItemId: itemId } }),
    reached: 2004,
  },
  {
    operation: 'publishReport',
    right: 'report.edit',
    input: ({ checkId }: Ids) => ({ body: { checkId } }),
    reached: 2004,
  },
  {
    operation: 'rejectDispute',
    right: 'report.edit',
    input: ({ checkId }: Ids) => ({ body: { checkId, reason: 'matrix test' } }),
    reached: 2004,
  },
] as const;
