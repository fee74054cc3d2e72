import { holds, reaches, type MatrixIds, type MatrixRow } from './matrixCells';
import { draftRows } from './matrixDraftRows';
import { peopleRows } from './matrixPeople';

/** Every operation of the main job that names one object. Modules add theirs. */
export const matrixRows: MatrixRow[] = [
  { operation: 'getCheck', right: 'check.read', input: ({ checkId }) => ({ query: { checkId } }) },
  { operation: 'getOrder', right: 'check.order', input: ({ orderId }) => ({ query: { orderId } }) },
  // The invitation was sent a moment ago: permitted roles are told to wait.
  {
    operation: 'remindCandidate',
    right: 'check.remind',
    input: ({ checkId }) => ({ body: { checkId } }),
    reached: 2011,
  },
  { operation: 'resendInvitation', right: 'check.remind', input: ({ checkId }) => ({ body: { checkId } }) },
  {
    operation: 'revealPersonal',
    right: 'personal.reveal',
    input: ({ checkId }) => ({ body: { checkId, field: 'mobile', purpose: 'matrix test' } }),
  },
  {
    operation: 'openCandidateFile',
    right: 'personal.reveal',
    stated: 'result.read',
    needs: ['document'],
    input: ({ fileId }) => ({ body: { fileId, purpose: 'matrix test' } }),
  },
  // The form signed on paper, for readers of results: a viewer, too.
  {
    operation: 'openCandidateFile',
    right: 'result.read',
    needs: ['paper'],
    input: ({ fileId }) => ({ body: { fileId, purpose: 'matrix test' } }),
    cell: (role, standing) => {
      if (!holds(role, 'result.read')) return 403;
      if (reaches(role, standing)) return 0;
      // A file that is no form within reach is treated as a document.
      return holds(role, 'personal.reveal') ? 404 : 403;
    },
  },
  // The item asks for nothing: permitted roles are told so.
  {
    operation: 'answerInfoRequest',
    right: 'check.answer',
    input: ({ itemId }) => ({ body: { checkItemId: itemId, text: 'matrix test' } }),
    reached: 2004,
  },
  {
    operation: 'cancelCheck',
    right: 'check.cancel',
    input: ({ checkId }) => ({ body: { checkId, reason: 'matrix test' } }),
  },
  // The reply names each record by itself, answered as the call for one would be: checks/bulk.test.ts.
  {
    operation: 'remindChecks',
    right: 'check.remind',
    input: ({ checkId }) => ({ body: { records: { checkId: [checkId] } } }),
    cell: (role) => (holds(role, 'check.remind') ? 0 : 403),
  },
  {
    operation: 'cancelChecks',
    right: 'check.cancel',
    input: ({ checkId }) => ({ body: { records: { checkId: [checkId] }, reason: 'matrix test' } }),
    cell: (role) => (holds(role, 'check.cancel') ? 0 : 403),
  },
  // Nobody of the account is named: permitted roles are told so. What becomes of each record: handover/assigning.test.ts.
  {
    operation: 'assignChecks',
    right: 'check.assign',
    input: ({ checkId }) => ({ body: { records: { checkId: [checkId] }, ownerId: checkId } }),
    cell: (role) => (holds(role, 'check.assign') ? 1000 : 403),
  },
  // Nothing is published, under work or under review yet: permitted roles are told so.
  { operation: 'getReport', right: 'report.read', input: byCheckQuery, reached: 2206 },
  {
    operation: 'disputeReport',
    right: 'report.dispute',
    input: ({ checkId }) => ({ body: { checkId, reason: 'matrix test' } }),
    reached: 2004,
  },
  {
    operation: 'createShare',
    right: 'report.share',
    input: ({ checkId }) => ({ body: { checkId, mobiles: ['13911110000'] } }),
    reached: 2206,
  },
  { operation: 'listShares', right: 'report.share', input: byCheckQuery },
  ...draftRows,
  {
    operation: 'revokeShare',
    right: 'report.share',
    needs: ['share'],
    input: ({ shareId }) => ({ body: { shareId } }),
  },
  // All staff read the queue; only analysts take the work of a check.
  {
    operation: 'claimWorkItem',
    right: 'work.read',
    needs: ['work'],
    input: ({ workItemId }) => ({ body: { workItemId, take: true } }),
    reached: (role) => (holds(role, 'work.item') ? 0 : 403),
  },
  {
    operation: 'takeCheck',
    right: 'work.item',
    needs: ['work'],
    input: ({ checkId }) => ({ body: { checkId } }),
  },
  {
    operation: 'listWorkColleagues',
    right: 'work.read',
    needs: ['work'],
    input: ({ workItemId }) => ({ body: { workItemId } }),
    reached: (role) => (holds(role, 'work.item') ? 0 : 403),
  },
  // Nobody hands work to themselves: permitted roles are told so.
  {
    operation: 'handOverWork',
    right: 'work.read',
    needs: ['work'],
    input: ({ workItemId, userId }) => ({ body: { workItemId, userId } }),
    reached: (role) => (holds(role, 'work.item') ? 1000 : 403),
  },
  {
    operation: 'decidePaperConsent',
    right: 'work.paper',
    needs: ['paper'],
    input: ({ workItemId }) => ({ body: { workItemId, accept: false, note: 'matrix test' } }),
  },
  // The signed form: for people who confirm forms. For all others it does not exist here (openCandidateFile).
  {
    operation: 'downloadFile',
    right: null,
    needs: ['paper'],
    input: ({ fileId }) => ({ query: { fileId } }),
    cell: (role, standing) => (reaches(role, standing) && holds(role, 'work.paper') ? 0 : 404),
  },
  ...peopleRows,
];

function byCheckQuery({ checkId }: MatrixIds) {
  return { query: { checkId } };
}
