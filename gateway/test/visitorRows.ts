import { uuidv7 } from '../src/kernel/ids';
import type { CallInput } from './gateway';
import type { Cell } from './matrixCells';
import { pdf } from './reports';

/** Input of a visitor's call: the `s`, and for some an item of its check. */
export interface VisitorIds {
  s: string;
  itemId: string;
}

export interface VisitorRow {
  operation: string;
  input(ids: VisitorIds): CallInput;
  /** The answer for the candidate of a fresh check with their own `s` (and item); default 0. */
  own?: Cell;
  /** The answer for the own `s` with an item of another check; such a row names an item. */
  otherItem?: Cell;
}

const content = { idNumber: '11010519491231002X', idConfirmed: true };
const bare = ({ s }: VisitorIds): CallInput => ({ body: { s } });

/** Every operation for visitor sessions. Order matters: those that change the check come last. */
export const visitorRows: VisitorRow[] = [
  { operation: 'getOpening', input: bare },
  { operation: 'getInvitation', input: bare },
  // The s is an invitation's, and nothing is published.
  { operation: 'getSharedReport', input: bare, own: 2101 },
  ...[
    { operation: 'getOwnApplication' },
    { operation: 'saveOwnApplication', body: { content: { name: '', entries: {}, answers: [] } } },
    { operation: 'submitOwnApplication', body: { version: 1, agreed: true } },
    { operation: 'deleteOwnFile', body: { fileId: uuidv7() } },
    { operation: 'deleteOwnApplication' },
  ].map(({ operation, body }) => ({
    operation,
    input: ({ s }: VisitorIds): CallInput => ({ body: { s, ...body } }),
    own: 2101 as const,
  })),
  {
    operation: 'uploadOwnFile',
    input: ({ s }) => ({ query: { s }, file: { name: 'paper.pdf', mime: 'application/pdf', bytes: pdf } }),
    own: 2101,
  },
  { operation: 'getOwnReport', input: bare, own: 2206 },
  {
    operation: 'disputeOwnReport',
    input: ({ s, itemId }) => ({ body: { s, reason: 'matrix test', checkItemId: itemId } }),
    own: 2004,
    otherItem: 2004,
  },
  {
    operation: 'answerAsCandidate',
    input: ({ s, itemId }) => ({ body: { s, checkItemId: itemId, text: 'matrix test' } }),
    own: 2004,
    otherItem: 404,
  },
  // Nothing is consented to yet.
  {
    operation: 'withdrawConsent',
    input: ({ s, itemId }) => ({ body: { s, checkItemIds: [itemId] } }),
    own: 1000,
    otherItem: 1000,
  },
  {
    operation: 'giveConsent',
    input: ({ s, itemId }) => ({
      body: {
        s,
        decisions: [{ checkItemId: itemId, given: true }],
        textVersion: 'old',
        textHash: '0'.repeat(64),
        signature: 'x',
        signedName: 'x',
      },
    }),
    own: 2106,
    otherItem: 2106,
  },
  { operation: 'submitCandidateForm', input: bare, own: 2105 },
  {
    operation: 'saveCandidateForm',
    input: ({ s }) => ({ body: { s, section: 'identity', content, read: 0, page: uuidv7() } }),
  },
  {
    operation: 'uploadCandidateFile',
    input: ({ s }) => ({ query: { s }, file: { name: 'a.pdf', mime: 'application/pdf', bytes: pdf } }),
  },
];
