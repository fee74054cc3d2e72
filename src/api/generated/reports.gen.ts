// Written by `npm run generate` from contract/. Do not edit.
import { gatewayApi as api } from '../transport/gatewayApi';
const injectedRtkApi = api.injectEndpoints({
  endpoints: (build) => ({
    getReportDraft: build.query<GetReportDraftApiResponse, GetReportDraftApiArg>({
      query: (queryArg) => ({
        url: `/gateway/bd/report/draft/get`,
        params: {
          checkId: queryArg.checkId,
        },
      }),
    }),
    saveFinding: build.mutation<SaveFindingApiResponse, SaveFindingApiArg>({
      query: (queryArg) => ({
        url: `/gateway/bd/report/finding/save`,
        method: 'POST',
        body: queryArg.saveFindingRequest,
      }),
    }),
    completeItem: build.mutation<CompleteItemApiResponse, CompleteItemApiArg>({
      query: (queryArg) => ({
        url: `/gateway/bd/report/item/complete`,
        method: 'POST',
        body: queryArg.body,
      }),
    }),
    reopenItem: build.mutation<ReopenItemApiResponse, ReopenItemApiArg>({
      query: (queryArg) => ({
        url: `/gateway/bd/report/item/reopen`,
        method: 'POST',
        body: queryArg.body,
      }),
    }),
    requestInfo: build.mutation<RequestInfoApiResponse, RequestInfoApiArg>({
      query: (queryArg) => ({
        url: `/gateway/bd/report/item/requestInfo`,
        method: 'POST',
        body: queryArg.body,
      }),
    }),
    addEvidence: build.mutation<AddEvidenceApiResponse, AddEvidenceApiArg>({
      query: (queryArg) => ({
        url: `/gateway/bd/report/evidence/add`,
        method: 'POST',
        body: queryArg.body,
      }),
    }),
    removeEvidence: build.mutation<RemoveEvidenceApiResponse, RemoveEvidenceApiArg>({
      query: (queryArg) => ({
        url: `/gateway/bd/report/evidence/remove`,
        method: 'POST',
        body: queryArg.body,
      }),
    }),
    uploadEvidence: build.mutation<UploadEvidenceApiResponse, UploadEvidenceApiArg>({
      query: (queryArg) => ({
        url: `/gateway/bd/report/evidence/upload`,
        method: 'POST',
        body: queryArg.body,
        params: {
          checkId: queryArg.checkId,
        },
      }),
    }),
    submitForReview: build.mutation<SubmitForReviewApiResponse, SubmitForReviewApiArg>({
      query: (queryArg) => ({
        url: `/gateway/bd/report/review/submit`,
        method: 'POST',
        body: queryArg.body,
      }),
    }),
    returnReport: build.mutation<ReturnReportApiResponse, ReturnReportApiArg>({
      query: (queryArg) => ({
        url: `/gateway/bd/report/review/return`,
        method: 'POST',
        body: queryArg.body,
      }),
    }),
    tickReviewPoint: build.mutation<TickReviewPointApiResponse, TickReviewPointApiArg>({
      query: (queryArg) => ({
        url: `/gateway/bd/report/review/point`,
        method: 'POST',
        body: queryArg.body,
      }),
    }),
    openInReview: build.mutation<OpenInReviewApiResponse, OpenInReviewApiArg>({
      query: (queryArg) => ({
        url: `/gateway/bd/report/review/open`,
        method: 'POST',
        body: queryArg.body,
      }),
    }),
    publishReport: build.mutation<PublishReportApiResponse, PublishReportApiArg>({
      query: (queryArg) => ({
        url: `/gateway/bd/report/review/publish`,
        method: 'POST',
        body: queryArg.body,
      }),
    }),
    getReport: build.query<GetReportApiResponse, GetReportApiArg>({
      query: (queryArg) => ({
        url: `/gateway/bd/report/report/get`,
        params: {
          checkId: queryArg.checkId,
          version: queryArg.version,
        },
      }),
    }),
    disputeReport: build.mutation<DisputeReportApiResponse, DisputeReportApiArg>({
      query: (queryArg) => ({
        url: `/gateway/bd/report/report/dispute`,
        method: 'POST',
        body: queryArg.body,
      }),
    }),
    rejectDispute: build.mutation<RejectDisputeApiResponse, RejectDisputeApiArg>({
      query: (queryArg) => ({
        url: `/gateway/bd/report/dispute/reject`,
        method: 'POST',
        body: queryArg.body,
      }),
    }),
    createShare: build.mutation<CreateShareApiResponse, CreateShareApiArg>({
      query: (queryArg) => ({
        url: `/gateway/bd/report/share/create`,
        method: 'POST',
        body: queryArg.body,
      }),
    }),
    listShares: build.query<ListSharesApiResponse, ListSharesApiArg>({
      query: (queryArg) => ({
        url: `/gateway/bd/report/share/list`,
        params: {
          checkId: queryArg.checkId,
        },
      }),
    }),
    revokeShare: build.mutation<RevokeShareApiResponse, RevokeShareApiArg>({
      query: (queryArg) => ({
        url: `/gateway/bd/report/share/revoke`,
        method: 'POST',
        body: queryArg.body,
      }),
    }),
  }),
  overrideExisting: false,
});
export { injectedRtkApi as generatedApi };
export type GetReportDraftApiResponse = /** status 200 The answer */ ReportDraft;
export type GetReportDraftApiArg = {
  checkId: Uuid;
};
export type SaveFindingApiResponse = /** status 200 The answer */ DraftItem;
export type SaveFindingApiArg = {
  saveFindingRequest: SaveFindingRequest;
};
export type CompleteItemApiResponse = /** status 200 The answer */ DraftItem;
export type CompleteItemApiArg = {
  body: {
    checkItemId: Uuid;
    rowVersion: number;
  };
};
export type ReopenItemApiResponse = /** status 200 The answer */ DraftItem;
export type ReopenItemApiArg = {
  body: {
    checkItemId: Uuid;
    reason: string;
  };
};
export type RequestInfoApiResponse = /** status 200 The answer */ DraftItem;
export type RequestInfoApiArg = {
  body: {
    checkItemId: Uuid;
    question: string;
    of: 'candidate' | 'enterprise';
  };
};
export type AddEvidenceApiResponse = /** status 200 The answer */ Evidence;
export type AddEvidenceApiArg = {
  body: {
    checkItemId: Uuid;
    fileId?: Uuid;
    source: string;
    method: 'phone' | 'email' | 'letter' | 'website' | 'register' | 'document' | 'computed' | 'list';
    obtainedAt: Instant;
    note?: string;
  };
};
export type RemoveEvidenceApiResponse = /** status 200 The answer */ Done;
export type RemoveEvidenceApiArg = {
  body: {
    evidenceId: Uuid;
  };
};
export type UploadEvidenceApiResponse = /** status 200 The answer */ UploadedFile;
export type UploadEvidenceApiArg = {
  checkId: Uuid;
  body: {
    file: Blob;
  };
};
export type SubmitForReviewApiResponse = /** status 200 The answer */ ReportDraft;
export type SubmitForReviewApiArg = {
  body: {
    checkId: Uuid;
    summary: string;
  };
};
export type ReturnReportApiResponse = /** status 200 The answer */ ReportDraft;
export type ReturnReportApiArg = {
  body: {
    checkId: Uuid;
    points: {
      /** The item it is about; absent for the whole report */
      checkItemId?: Uuid;
      text: string;
    }[];
  };
};
export type TickReviewPointApiResponse = /** status 200 The answer */ ReportDraft;
export type TickReviewPointApiArg = {
  body: {
    checkId: Uuid;
    pointId: Uuid;
    isDone: boolean;
  };
};
export type OpenInReviewApiResponse = /** status 200 The answer */ {
  /** What is still to be opened */
  toOpen: Uuid[];
};
export type OpenInReviewApiArg = {
  body: {
    checkItemId: Uuid;
  };
};
export type PublishReportApiResponse = /** status 200 The answer */ ReportDraft;
export type PublishReportApiArg = {
  body: {
    checkId: Uuid;
    comment?: string;
  };
};
export type GetReportApiResponse = /** status 200 The answer */ ReportView;
export type GetReportApiArg = {
  checkId: Uuid;
  version?: number;
};
export type DisputeReportApiResponse = /** status 200 The answer */ Done;
export type DisputeReportApiArg = {
  body: {
    checkId: Uuid;
    reason: string;
    checkItemId?: Uuid;
    /** What proves it; uploaded by the same person (file/upload) */
    fileIds?: Uuid[];
  };
};
export type RejectDisputeApiResponse = /** status 200 The answer */ ReportDraft;
export type RejectDisputeApiArg = {
  body: {
    checkId: Uuid;
    /** Told to who disputed */
    reason: string;
  };
};
export type CreateShareApiResponse = /** status 200 The answer */ {
  share: Share;
  /** Told once; only its hash is kept */
  link: string;
};
export type CreateShareApiArg = {
  body: {
    checkId: Uuid;
    mobiles: Mobile[];
    /** 72 where absent */
    hours?: number;
    /** 20 where absent */
    maxViews?: number;
    /** Item codes: every item of such a kind is left out */
    leaveOut?: string[];
    sendSms?: boolean;
  };
};
export type ListSharesApiResponse = /** status 200 The answer */ {
  rows: Share[];
};
export type ListSharesApiArg = {
  checkId: Uuid;
};
export type RevokeShareApiResponse = /** status 200 The answer */ Done;
export type RevokeShareApiArg = {
  body: {
    shareId: Uuid;
  };
};
export type Uuid = string;
export type IdNumberOf = 'enterprise' | 'candidate';
export type IdNumbers = {
  enterprise: string;
  candidate: string;
  verified: IdNumberOf | null;
};
export type CheckStatus =
  | 'awaitingApproval'
  | 'awaitingPayment'
  | 'awaitingConsent'
  | 'inProgress'
  | 'awaitingInfo'
  | 'inReview'
  | 'reported'
  | 'disputed'
  | 'cancelled'
  | 'expired';
export type Day = string;
export type Instant = string;
export type CheckCategory =
  'identity' | 'education' | 'employment' | 'legal' | 'business' | 'qualification' | 'financial';
export type CheckItemStatus = 'waiting' | 'running' | 'awaitingInfo' | 'done' | 'cancelled';
export type ItemResult = 'consistent' | 'discrepant' | 'found' | 'none' | 'unverifiable' | 'wellFormed';
export type Lamp = 'green' | 'blue' | 'yellow' | 'red';
export type FindingFields = {
  [key: string]: string | number | boolean | null;
};
export type FindingEntry = {
  /** Of a draft: names the entry when it is saved */
  entryId?: string;
  /** What the entry is about, as an employer or a school */
  label: string;
  claimed: FindingFields;
  verified: FindingFields;
  /** Field names in which both differ */
  differs: string[];
  /** Dates that cannot be or contradict each other, and the end of a validity that is over */
  doubts: {
    field: string;
    of: 'claimed' | 'verified';
    fault: 'inFuture' | 'beforeBirth' | 'beforeFourteen' | 'endBeforeStart' | 'expired';
  }[];
};
export type Attempt = {
  at: Instant;
  way: 'phone' | 'email' | 'letter' | 'website' | 'register';
  /** Who or what was tried; in a report told to the account and to staff alone */
  whom?: string;
  outcome: string;
};
export type FileRef = {
  fileId: Uuid;
  fileName: string;
  size: number;
  sha256: string;
  uploadedAt: Instant;
  /** Who brought it: upload (the account), candidate, evidence; signedForm is the form the candidate signed on paper */
  kind: string;
};
export type Evidence = {
  evidenceId: Uuid;
  source: string;
  method: string;
  obtainedAt: Instant;
  /** Told to staff only; empty for everybody else */
  operatorName: string;
  note: string | null;
  file: FileRef | null;
};
export type AskedQuestion = {
  of: 'candidate' | 'enterprise';
  at: Instant | null;
  /** Who of the staff asked; told to staff only */
  by: string | null;
};
export type ItemAnswer = {
  answerId: Uuid;
  question: string;
  askedAt: Instant | null;
  /** Told to staff only */
  askedBy: string | null;
  /** As in the timeline; enterprise where its person was not noted */
  actorKind: 'named' | 'candidate' | 'staff' | 'enterprise';
  /** With named: who */
  actor: string | null;
  text: string;
  at: Instant;
  files: FileRef[];
};
export type HandedOver = {
  by: string;
  /** Null: none were given, or they were erased */
  note: string | null;
};
export type FormSection = 'identity' | 'education' | 'employment' | 'certificates' | 'references';
export type StatedEntry = {
  section: FormSection;
  /** Its place in the section, from 0 */
  entry: number;
  /** The school, employer, certificate or person */
  label: string;
  /** Everything stated; phones masked */
  fields: FindingFields;
  /** Fields that revealing shows */
  masked: string[];
  /** Those of them whose number is the candidate's own */
  ownPhone: string[];
  files: FileRef[];
};
export type DraftItem = {
  checkItemId: Uuid;
  itemCode: string;
  name: string;
  category: CheckCategory;
  worked: string;
  status: CheckItemStatus;
  consent: 'open' | 'given' | 'refused' | 'withdrawn';
  /** Why the candidate gave no employer, school, certificate or person for it */
  notGiven: string | null;
  result: ItemResult | null;
  lamp: Lamp | null;
  lampReason: string | null;
  /** Why a red lamp stands without a file */
  noFileReason: string | null;
  /** Of identity, where two ID numbers were given: the one that was verified */
  verifiedIdNumber: IdNumberOf | null;
  note: string | null;
  rowVersion: number;
  /** Result fields of this kind */
  fields: {
    name: string;
    type: 'text' | 'month' | 'date' | 'boolean' | 'number';
  }[];
  entries: FindingEntry[];
  attempts: Attempt[];
  evidence: Evidence[];
  /** Facts the algorithms found */
  computed: {
    key: string;
    value: string | number | boolean | null;
  }[];
  question: string | null;
  /** About the open question */
  asked: AskedQuestion | null;
  /** What was asked before, with its answers, the oldest first */
  answers: ItemAnswer[];
  /** Whose hand it is in; somebody else's is read only until taken over */
  work: {
    handed: HandedOver | null;
    workItemId: Uuid;
    assigneeName: string | null;
    /** Since when it is in that hand */
    since: Instant | null;
    mine: boolean;
  } | null;
  /** Why the enterprise ordered the item */
  reason: string | null;
  /** What the candidate stated and uploaded for it */
  stated: StatedEntry[];
};
export type ReviewPoint = {
  pointId: Uuid;
  /** Null: of the whole report */
  checkItemId: Uuid | null;
  text: string;
  doneAt: Instant | null;
  doneBy: string | null;
};
export type Dispute = {
  at: Instant;
  side: 'enterprise' | 'candidate';
  /** Name of who disputed; empty where this reader is told no names */
  by: string;
  /** The item it is about; null for the whole report */
  checkItemId: Uuid | null;
  itemName: string | null;
  /** What is said to be wrong; told to the analysts and to the side that wrote it */
  reason: string | null;
  /** What is to prove it; told as the reason is */
  files: FileRef[];
  /** By when it is to be answered; null once it is */
  dueOn: Day | null;
  /** Null while nobody has answered */
  answer: {
    at: Instant;
    kind: 'newVersion' | 'rejected';
    /** The version that holds now */
    version: number;
    /** Why it was rejected; told as the dispute's reason is */
    reason: string | null;
    /** Rejected by who worked on that version or one before it, because nobody else who served the customer could */
    byAuthor: boolean;
  } | null;
};
export type OverlapSide = {
  label: string;
  from: string;
  /** Null: it goes on */
  to: string | null;
};
export type Oddity = {
  /** Null: about the whole check */
  checkItemId: Uuid | null;
  what:
    | 'againstRule'
    | 'otherLamp'
    | 'noEvidence'
    | 'redWithoutFile'
    | 'doubtfulDates'
    | 'doubtfulAge'
    | 'oddDegree'
    | 'ownPhone'
    | 'studyAndJob'
    | 'twoJobs'
    | 'notCompared'
    | 'idNumbersDiffer'
    | 'reasonWithoutFault'
    | 'refused'
    | 'withdrawn'
    | 'stopped';
  /** Of otherLamp: the one the rule gives */
  lamp?: Lamp;
  /** Of studyAndJob and twoJobs: which two entries share how many months (contract/rules/overlaps.ts) */
  overlap?: {
    one: OverlapSide;
    other: OverlapSide;
    months: number;
  };
};
export type Outcome = 'green' | 'blue' | 'yellow' | 'red' | 'unverifiable';
export type ItemVerdict = {
  status: 'done' | 'cancelled';
  result: ItemResult | null;
  lamp: Lamp | null;
};
export type ReportDifference = {
  /** The summary is another one */
  summary: boolean;
  /** Of the whole report, where it is another one */
  outcome: {
    from: Outcome;
    to: Outcome;
  } | null;
  /** The items that differ in anything, of those that this reader is shown */
  items: {
    checkItemId: Uuid;
    name: string;
    from: ItemVerdict;
    to: ItemVerdict;
  }[];
};
export type ReportDraft = {
  checkId: Uuid;
  mainId: Uuid;
  mainName: string;
  candidateName: string;
  /** Masked */
  candidateMobile: string;
  idNumberMasked: string | null;
  /** Null where there is one number */
  idNumbers: IdNumbers | null;
  /** The name the candidate signed and confirmed, where it is another one */
  consentSignedAs: string | null;
  positionTitle: string;
  packageName: string;
  status: CheckStatus;
  promisedAt: Day | null;
  /** When, by whom and why the check was cancelled, where it was */
  stopped: {
    at: Instant;
    /** Null: nobody did, it came about by itself */
    by: string | null;
    reason: string | null;
  } | null;
  summary: string | null;
  /** Of the draft; 1 for the first */
  version: number;
  items: DraftItem[];
  review: {
    /** What it was sent back for */
    points: ReviewPoint[];
    at: Instant;
    by: string;
    action: 'submitted' | 'returned' | 'published' | 'disputed' | 'rejected' | 'reopened';
    /** The item worked again, or disputed; the comment is why */
    checkItemId: Uuid | null;
    comment: string | null;
  }[];
  /** The oldest first */
  disputes: Dispute[];
  /** Whose hand the report, its review or its dispute is in; somebody else's is read only until taken over */
  work: {
    handed: HandedOver | null;
    kind: 'report' | 'review' | 'dispute';
    workItemId: Uuid;
    assigneeName: string | null;
    /** Since when it is in that hand */
    since: Instant | null;
    mine: boolean;
  }[];
  allowed: ('edit' | 'submit' | 'return' | 'publish' | 'rejectDispute')[];
  /** What deserves a look before it is published */
  odd: Oddity[];
  /** Items that are not green and that this reviewer has not opened in this review; empty for everybody else */
  toOpen: Uuid[];
  /** What is another than when this version was last sent back; empty before */
  changed: {
    checkItemId: Uuid;
    parts: (
      | 'result'
      | 'lamp'
      | 'lampReason'
      | 'noFileReason'
      | 'verifiedIdNumber'
      | 'note'
      | 'entries'
      | 'attempts'
      | 'evidence'
    )[];
  }[];
  /** What this draft says otherwise than the version before it, which is published; null for the first, and while none is begun */
  sincePublished:
    | (ReportDifference & {
        version: number;
        at: Instant;
      })
    | null;
  /** Who may still publish this version: serves the customer and has not worked on it */
  publishers: {
    name: string;
    mine: boolean;
  }[];
  /** Of a dispute: who neither wrote nor published the version that it is about and so may answer that it stays; its author may where this is empty. Empty without a dispute */
  rejecters: {
    name: string;
    mine: boolean;
  }[];
};
export type SaveFindingRequest = {
  checkItemId: Uuid;
  rowVersion: number;
  result?: ItemResult | null;
  lamp?: Lamp | null;
  lampReason?: string;
  /** Why a red lamp stands without a file */
  noFileReason?: string;
  /** Of identity, where two ID numbers were given: the one that was verified */
  verifiedIdNumber?: IdNumberOf | null;
  note?: string;
  entries: {
    /** Of an entry the draft has; a new one comes without */
    entryId?: string;
    label: string;
    /** Not read: what the candidate stated stays as it is */
    claimed?: FindingFields;
    verified: FindingFields;
  }[];
  attempts: Attempt[];
};
export type Done = {
  done: true;
};
export type UploadedFile = {
  fileId: Uuid;
  url: string;
  fileName: string;
  originalFilename: string;
  /** Bytes */
  size: number;
};
export type DictWord = {
  value: string;
  /** In the caller's language */
  label: string;
  /** False: for new entries no more; what is stored keeps the word */
  isOffered: boolean;
  isDefault: boolean;
};
export type DictWords = {
  [key: string]: DictWord[];
};
export type Coverage = {
  items: number;
  done: number;
  /** By the candidate, when asked for consent */
  refused: number;
  /** Consent taken back before the item was done */
  withdrawn: number;
  /** For any other reason */
  stopped: number;
};
export type ReportItem = {
  checkItemId: Uuid;
  itemCode: string;
  name: string;
  /** What such items are called, without the employer or school that this one is about */
  kind: string;
  category: CheckCategory;
  status: CheckItemStatus;
  /** Why it was not worked, where it was not: refused or withdrawn by the candidate, or stopped */
  whyStopped: ('refused' | 'withdrawn' | 'stopped' | null) | ('refused' | 'withdrawn' | 'stopped' | null);
  result: ItemResult | null;
  lamp: Lamp | null;
  lampReason: string | null;
  /** Why a red lamp stands without a file; told to staff alone */
  noFileReason: string | null;
  note: string | null;
  /** Why the candidate gave no employer, school, certificate or person for it */
  notGiven: string | null;
  entries: FindingEntry[];
  /** How a source was tried, and what came of it */
  attempts: Attempt[];
  evidence: Evidence[];
  computed: {
    key: string;
    value: string | number | boolean | null;
  }[];
  doneAt: Instant | null;
};
export type Overlap = {
  what: 'studyAndJob' | 'twoJobs';
  one: OverlapSide;
  other: OverlapSide;
  months: number;
};
export type TimelineEvent = {
  at: Instant;
  /** An i18n key below records.event */
  event: string;
  /** Staff are named to staff only, a candidate never */
  actorKind: 'named' | 'candidate' | 'staff' | 'system';
  /** With named: who */
  actor: string | null;
  detail: {
    [key: string]: string | number | null;
  };
};
export type ReportView = {
  checkId: Uuid;
  orderNo: string;
  mainName: string;
  candidateName: string;
  /** The name that the candidate signed and confirmed, where it is not candidateName */
  signedAs: string | null;
  /** Masked */
  mobile?: string;
  /** By a shared link alone: the dictionaries that operators changed; absent where they changed none */
  words?: DictWords;
  idNumberMasked: string | null;
  /** Null where there is one number, and for a share without the identity; for the candidate and for a share both numbers are empty */
  idNumbers: IdNumbers | null;
  positionTitle: string;
  packageName: string;
  status: CheckStatus;
  lamp: Lamp;
  outcome: Outcome;
  coverage: Coverage;
  version: number;
  latestVersion: number;
  publishedAt: Instant;
  /** Told to staff only; empty for everybody else */
  authorName: string;
  /** Told to staff only; empty for everybody else */
  reviewerName: string;
  summary: string;
  items: ReportItem[];
  /** Full-time study and work, or two employments, at the same time, by what was found and else stated */
  overlaps: Overlap[];
  /** The items a share leaves out */
  leftOut: {
    itemCode: string;
    kind: string;
  }[];
  /** How many of leftOut count in lamp and outcome, which are the whole report's by a share too */
  leftOutCounted: number;
  versions: {
    version: number;
    publishedAt: Instant;
    /** Item codes that differ from the version before */
    changed: string[];
  }[];
  /** Of a report with several versions: what the newest says otherwise. By a share, than the one that was the newest when the same phone last opened a link to it; null where it opened none */
  changes:
    | (ReportDifference & {
        /** The kinds of check that differ, by name, of those that this reader is shown */
        changed: string[];
        /** The version shown where a newer one holds, else the one before, or the one read */
        from: number;
        fromAt: Instant;
        /** The newest */
        to: number;
        toAt: Instant;
      })
    | null;
  history: TimelineEvent[];
  /** The oldest first; none for the reader of a share */
  disputes: Dispute[];
  allowed: ('share' | 'dispute' | 'edit')[];
  /** Of the share it was opened through */
  expiresAt?: Instant | null;
};
export type Share = {
  shareId: Uuid;
  /** Masked */
  mobiles: string[];
  createdAt: Instant;
  expiresAt: Instant;
  maxViews: number;
  views: number;
  state: 'active' | 'expired' | 'used' | 'revoked';
  leaveOut: string[];
  createdBy: string;
  log: {
    at: Instant;
    mobile: string;
  }[];
};
export type Mobile = string;
