import { inDraft, inReport, onRecord, read, recordReaders, reportReaders } from './groups';
import type { Fact } from './types';

const orderer = { by: ['owner', 'recruiter'], enteredOn: '/initiateBack' } as const;
const draft = { ...orderer, kept: ['order_draft.content_enc'] } as const;
/** Where an order waits until somebody approves it. */
const inApproval = read('/financialManage, approvals', 'plain', 'owner', 'finance');
const ownDraft = [read('/initiateBack', 'plain', 'recruiter')] as const;

/** Facts entered when a check is ordered, shared, answered or withdrawn. */
export const orderFacts = {
  candidateName: {
    what: 'The candidate’s name',
    kept: ['candidate.name'],
    ...orderer,
    read: [
      read('/homePage', 'plain', 'owner', 'recruiter', 'viewer'),
      read('bell', 'plain', 'owner', 'recruiter', 'finance', 'viewer', 'analyst'),
      read('/backRecord', 'plain', 'owner', 'recruiter', 'finance', 'viewer', 'analyst'),
      read('/backRecord', 'masked', 'support'),
      read('/backRecord, export', 'plain', 'owner', 'recruiter', 'finance', 'viewer'),
      read('/orderSuccess', 'plain', 'recruiter'),
      read('/businessManage, audit', 'plain', 'owner'),
      read('/backRecord/detail', 'plain', 'owner', 'recruiter', 'finance', 'viewer', 'analyst'),
      read('/backRecord/detail', 'masked', 'support'),
      inApproval,
      read('/financialManage, ledger', 'plain', 'owner', 'finance'),
      read('/workOrder', 'plain', 'analyst'),
      read('/candidate', 'plain', 'candidate'),
      inDraft,
      ...inReport,
    ],
  },
  candidateMobile: {
    what: 'The candidate’s phone',
    kept: ['candidate.mobile_enc'],
    ...orderer,
    read: [
      read('/backRecord', 'masked', ...recordReaders),
      read('/backRecord, export', 'masked', 'owner', 'recruiter', 'finance', 'viewer'),
      read('/orderSuccess', 'masked', 'recruiter'),
      read('/backRecord/detail', 'masked', ...recordReaders),
      read('/backRecord/detail', 'revealed', 'owner', 'recruiter', 'analyst'),
      read('/reportDetail', 'masked', ...reportReaders),
      read('/reportDetail, printed', 'masked', ...reportReaders),
      read('/candidate', 'masked', 'candidate'),
      read('/candidate, own report', 'masked', 'candidate'),
      read('/sr', 'masked', 'reader'),
      read('/reportDetail/edit', 'masked', 'analyst'),
      read('/reportDetail/edit', 'revealed', 'analyst'),
    ],
  },
  orderedIdNumber: {
    what: 'The ID number the enterprise gives',
    kept: ['candidate.id_number_enc', 'candidate.ordered_id_number_enc'],
    ...orderer,
    read: [
      read('/candidate', 'masked', 'candidate'),
      read('/backRecord/detail', 'masked', ...recordReaders),
      read('/backRecord/detail', 'revealed', 'owner', 'recruiter', 'analyst'),
      read('/reportDetail/edit', 'masked', 'analyst'),
      read('/reportDetail/edit', 'revealed', 'analyst'),
      read('/reportDetail', 'masked', ...reportReaders),
      read('/reportDetail, printed', 'masked', ...reportReaders),
    ],
  },
  positionTitle: {
    what: 'The position',
    kept: ['checks.position_title'],
    ...orderer,
    read: [
      read('/homePage', 'plain', 'owner', 'recruiter', 'viewer'),
      read('bell', 'plain', 'owner', 'recruiter', 'viewer'),
      read('/backRecord', 'plain', ...recordReaders),
      read('/backRecord, export', 'plain', 'owner', 'recruiter', 'finance', 'viewer'),
      inApproval,
      onRecord,
      read('/candidate', 'plain', 'candidate'),
      inDraft,
      ...inReport,
    ],
  },
  positionClass: {
    what: 'The class of the position, which sensitive items are measured by',
    kept: ['checks.position_class'],
    ...orderer,
    read: [onRecord],
  },
  itemReason: {
    what: 'Why an item is asked for',
    kept: ['check_item.reason'],
    ...orderer,
    read: [inApproval, read('/candidate', 'plain', 'candidate'), onRecord, inDraft],
  },
  paperFile: {
    what: 'The form that the candidate signed on paper',
    kept: ['file_object.original_name'],
    ...orderer,
    read: [
      read('/backRecord/detail', 'file', 'owner', 'recruiter', 'viewer', 'analyst'),
      read('/workOrder, decision', 'file', 'analyst'),
    ],
  },
  paperNote: {
    what: 'Why a signed form is not accepted',
    kept: ['checks.closed_reason_enc'],
    by: ['analyst'],
    enteredOn: '/workOrder, decision',
    read: [onRecord],
  },
  draftName: { what: 'Draft of an order: name', ...draft, read: ownDraft },
  draftMobile: { what: 'Draft of an order: phone', ...draft, read: ownDraft },
  draftIdNumber: { what: 'Draft of an order: ID number', ...draft, read: ownDraft },
  draftPosition: { what: 'Draft of an order: position', ...draft, read: ownDraft },
  draftReason: { what: 'Draft of an order: reasons', ...draft, read: ownDraft },
  cancelReason: {
    what: 'Why a check is cancelled',
    kept: ['checks.closed_reason_enc'],
    by: ['owner', 'recruiter'],
    enteredOn: '/backRecord/detail',
    read: [onRecord],
  },
  orderRejectReason: {
    what: 'Why an order is not approved',
    kept: ['checks.closed_reason_enc'],
    by: ['owner', 'finance'],
    enteredOn: '/financialManage, approvals',
    read: [read('/orderSuccess', 'plain', 'recruiter'), onRecord],
  },
  enterpriseAnswer: {
    what: 'What the enterprise answers to an analyst’s question',
    kept: ['item_answer.text_enc'],
    by: ['owner', 'recruiter', 'support'],
    enteredOn: '/backRecord/detail',
    read: [
      read('/backRecord/detail', 'plain', 'owner', 'recruiter', 'viewer', 'analyst', 'support'),
      inDraft,
    ],
  },
  enterpriseDispute: {
    what: 'Why the enterprise disputes the report',
    kept: ['report_review.comment_enc'],
    by: ['owner', 'recruiter'],
    enteredOn: '/reportDetail',
    read: [
      inDraft,
      read('/reportDetail', 'plain', 'owner', 'recruiter', 'viewer', 'analyst'),
      read('/backRecord/detail', 'plain', 'owner', 'recruiter', 'viewer', 'analyst'),
    ],
  },
  enterpriseDisputeFile: {
    what: 'A file that comes with the enterprise’s dispute',
    kept: ['file_object.original_name'],
    by: ['owner', 'recruiter'],
    enteredOn: '/reportDetail',
    read: [
      read('/reportDetail/edit', 'file', 'analyst'),
      read('/reportDetail', 'file', 'owner', 'recruiter', 'viewer', 'analyst'),
      read('/backRecord/detail', 'file', 'owner', 'recruiter', 'viewer', 'analyst'),
    ],
  },
  revealPurpose: {
    what: 'What somebody reveals a masked field or opens a document for',
    kept: ['reveal.purpose'],
    by: ['owner', 'recruiter', 'viewer', 'analyst'],
    enteredOn: '/backRecord/detail',
    read: [read('/backRecord/detail', 'plain', 'owner')],
  },
  readerMobile: {
    what: 'The phone a report is shared with',
    kept: ['share_mobile.mobile_enc', 'check_message.mobile_masked'],
    by: ['owner', 'recruiter'],
    enteredOn: '/reportDetail',
    read: [
      read('/reportDetail', 'masked', 'owner', 'recruiter'),
      read('/backRecord/detail', 'masked', ...recordReaders),
    ],
  },
} as const satisfies Record<string, Fact>;
