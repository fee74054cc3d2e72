// Written by `npm run generate` from contract/. Do not edit.
import { gatewayApi as api } from '../transport/gatewayApi';
const injectedRtkApi = api.injectEndpoints({
  endpoints: (build) => ({
    getOpening: build.query<GetOpeningApiResponse, GetOpeningApiArg>({
      query: (queryArg) => ({
        url: `/gateway/bd/candidate/opening/get`,
        method: 'POST',
        body: queryArg.body,
      }),
    }),
    nameOpening: build.query<NameOpeningApiResponse, NameOpeningApiArg>({
      query: (queryArg) => ({
        url: `/gateway/bd/candidate/opening/name`,
        method: 'POST',
        body: queryArg.body,
      }),
    }),
    listOpenings: build.query<ListOpeningsApiResponse, ListOpeningsApiArg>({
      query: (queryArg) => ({
        url: `/gateway/bd/candidate/opening/list`,
        method: 'POST',
        body: queryArg.body,
      }),
    }),
    chooseOpening: build.mutation<ChooseOpeningApiResponse, ChooseOpeningApiArg>({
      query: (queryArg) => ({
        url: `/gateway/bd/candidate/opening/choose`,
        method: 'POST',
        body: queryArg.body,
      }),
    }),
    getInvitation: build.query<GetInvitationApiResponse, GetInvitationApiArg>({
      query: (queryArg) => ({
        url: `/gateway/bd/candidate/invitation/get`,
        method: 'POST',
        body: queryArg.body,
      }),
    }),
    saveCandidateForm: build.mutation<SaveCandidateFormApiResponse, SaveCandidateFormApiArg>({
      query: (queryArg) => ({
        url: `/gateway/bd/candidate/form/save`,
        method: 'POST',
        body: queryArg.body,
      }),
    }),
    giveConsent: build.mutation<GiveConsentApiResponse, GiveConsentApiArg>({
      query: (queryArg) => ({
        url: `/gateway/bd/candidate/consent/give`,
        method: 'POST',
        body: queryArg.body,
      }),
    }),
    withdrawConsent: build.mutation<WithdrawConsentApiResponse, WithdrawConsentApiArg>({
      query: (queryArg) => ({
        url: `/gateway/bd/candidate/consent/withdraw`,
        method: 'POST',
        body: queryArg.body,
      }),
    }),
    submitCandidateForm: build.mutation<SubmitCandidateFormApiResponse, SubmitCandidateFormApiArg>({
      query: (queryArg) => ({
        url: `/gateway/bd/candidate/form/submit`,
        method: 'POST',
        body: queryArg.body,
      }),
    }),
    answerAsCandidate: build.mutation<AnswerAsCandidateApiResponse, AnswerAsCandidateApiArg>({
      query: (queryArg) => ({
        url: `/gateway/bd/candidate/item/answer`,
        method: 'POST',
        body: queryArg.body,
      }),
    }),
    uploadCandidateFile: build.mutation<UploadCandidateFileApiResponse, UploadCandidateFileApiArg>({
      query: (queryArg) => ({
        url: `/gateway/bd/candidate/file/upload`,
        method: 'POST',
        body: queryArg.body,
        params: {
          s: queryArg.s,
        },
      }),
    }),
    getOwnReport: build.query<GetOwnReportApiResponse, GetOwnReportApiArg>({
      query: (queryArg) => ({
        url: `/gateway/bd/candidate/report/get`,
        method: 'POST',
        body: queryArg.body,
      }),
    }),
    disputeOwnReport: build.mutation<DisputeOwnReportApiResponse, DisputeOwnReportApiArg>({
      query: (queryArg) => ({
        url: `/gateway/bd/candidate/report/dispute`,
        method: 'POST',
        body: queryArg.body,
      }),
    }),
    getSharedReport: build.query<GetSharedReportApiResponse, GetSharedReportApiArg>({
      query: (queryArg) => ({
        url: `/gateway/bd/candidate/share/get`,
        method: 'POST',
        body: queryArg.body,
      }),
    }),
  }),
  overrideExisting: false,
});
export { injectedRtkApi as generatedApi };
export type GetOpeningApiResponse = /** status 200 The answer */ {
  kind: 'invitation' | 'share' | 'registration';
};
export type GetOpeningApiArg = {
  body: {
    s: S;
  };
};
export type NameOpeningApiResponse = /** status 200 The answer */ {
  mainName: string;
  /** The form of an enterprise, which any phone may open; any other link is for the phones it names */
  anyPhone: boolean;
  /** Of a form: full and closed open for those who have begun */
  formState: ('open' | 'full' | 'closed' | null) | ('open' | 'full' | 'closed' | null);
};
export type NameOpeningApiArg = {
  body: {
    s: S;
  };
};
export type ListOpeningsApiResponse = /** status 200 The answer */ {
  rows: Opening[];
};
export type ListOpeningsApiArg = {
  body: object;
};
export type ChooseOpeningApiResponse = /** status 200 The answer */ {
  s: S;
  kind: 'invitation' | 'share' | 'registration';
};
export type ChooseOpeningApiArg = {
  body: {
    openingId: Uuid;
  };
};
export type GetInvitationApiResponse = /** status 200 The answer */ CandidateView;
export type GetInvitationApiArg = {
  body: {
    s: S;
  };
};
export type SaveCandidateFormApiResponse = /** status 200 The answer */ SavedForm;
export type SaveCandidateFormApiArg = {
  body: {
    s: S;
    section: FormSection;
    /** The version that was read; 0 where nothing was saved */
    read: number;
    /** Of the open page, made up by it: what it saved itself it may save over whatever the answer was */
    page: Uuid;
    content: FormSectionContent;
  };
};
export type GiveConsentApiResponse = /** status 200 The answer */ CandidateView;
export type GiveConsentApiArg = {
  body: {
    s: S;
    decisions: {
      checkItemId: Uuid;
      given: boolean;
    }[];
    textVersion: string;
    textHash: string;
    /** A PNG as base64; an empty picture is refused */
    signature: string;
    /** How the picture was made, as the candidate's page says: drawn by hand, or from the name typed. Nothing compares it with the picture. It is kept with the proof; left out, it is not known */
    signatureWay?: 'drawn' | 'typed';
    signedName: string;
    /** The signer was asked (2107) about this name, which is not the one in the order, and says it is theirs. Kept, and marked for whoever works the check or reads its record */
    nameConfirmed?: boolean;
  };
};
export type WithdrawConsentApiResponse = /** status 200 The answer */ CandidateView;
export type WithdrawConsentApiArg = {
  body: {
    s: S;
    checkItemIds: Uuid[];
  };
};
export type SubmitCandidateFormApiResponse = /** status 200 The answer */ CandidateView;
export type SubmitCandidateFormApiArg = {
  body: {
    s: S;
  };
};
export type AnswerAsCandidateApiResponse = /** status 200 The answer */ CandidateView;
export type AnswerAsCandidateApiArg = {
  body: {
    s: S;
    checkItemId: Uuid;
    text: string;
    fileIds?: Uuid[];
  };
};
export type UploadCandidateFileApiResponse = /** status 200 The answer */ UploadedFile;
export type UploadCandidateFileApiArg = {
  s: S;
  body: {
    file: Blob;
  };
};
export type GetOwnReportApiResponse = /** status 200 The answer */ ReportView;
export type GetOwnReportApiArg = {
  body: {
    s: S;
  };
};
export type DisputeOwnReportApiResponse = /** status 200 The answer */ Done;
export type DisputeOwnReportApiArg = {
  body: {
    s: S;
    reason: string;
    checkItemId?: Uuid;
    /** What proves it; uploaded by this link (candidate/file/upload) */
    fileIds?: Uuid[];
  };
};
export type GetSharedReportApiResponse = /** status 200 The answer */ ReportView;
export type GetSharedReportApiArg = {
  body: {
    s: S;
  };
};
export type S = string;
export type Uuid = string;
export type Instant = string;
export type Opening = {
  openingId: Uuid;
  kind: 'invitation' | 'share' | 'registration';
  mainName: string;
  createdAt: Instant;
  expiresAt: Instant;
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
export type InvitationStatus = 'sent' | 'opened' | 'verified' | 'submitted' | 'expired' | 'revoked';
export type ConsentWay = 'sms' | 'link' | 'paper';
export type FieldRules = {
  [key: string]: 'required' | 'optional' | 'notAsked';
};
export type CheckItemStatus = 'waiting' | 'running' | 'awaitingInfo' | 'done' | 'cancelled';
export type FileRef = {
  fileId: Uuid;
  fileName: string;
  size: number;
  sha256: string;
  uploadedAt: Instant;
  /** Who brought it: upload (the account), candidate, evidence; signedForm is the form the candidate signed on paper */
  kind: string;
};
export type OwnAnswer = {
  answerId: Uuid;
  question: string;
  text: string;
  at: Instant;
  files: FileRef[];
};
export type Day = string;
export type CandidateItem = {
  checkItemId: Uuid;
  itemCode: string;
  fieldRules: FieldRules;
  name: string;
  /** What is done with the data, in the reader's language */
  what: string;
  /** Why the enterprise asks */
  reason: string | null;
  /** Why nothing was given for it, in the candidate's own words */
  notGiven: string | null;
  sensitive: boolean;
  retentionDays: number;
  consent: 'open' | 'given' | 'refused' | 'withdrawn';
  status: CheckItemStatus;
  question: string | null;
  /** What the candidate was asked about it and answered, the oldest first */
  answers: OwnAnswer[];
  promisedAt: Day | null;
  /** The date lies after the published public holidays of China: Monday to Friday was counted, and holidays may make it later */
  promisedEstimate: boolean;
};
export type FormSection = 'identity' | 'education' | 'employment' | 'certificates' | 'references';
export type EducationEntry = {
  school?: string;
  major?: string;
  level?: string;
  form?: string;
  enrolled?: string;
  graduated?: string;
  result?: string;
  certificateNo?: string;
  hasDegree?: boolean;
  degree?: string;
  awarded?: string;
  degreeNo?: string;
  fileIds?: Uuid[];
};
export type EmploymentEntry = {
  company?: string;
  title?: string;
  from?: string;
  to?: string | null;
  leaveReason?: string;
  nonCompete?: boolean;
  doNotContact?: boolean;
  witness?: string;
  witnessPhone?: string;
};
export type CertificateEntry = {
  name?: string;
  number?: string;
  issuer?: string;
  validTo?: string | null;
  fileIds?: Uuid[];
};
export type ReferenceEntry = {
  name?: string;
  relation?: string;
  company?: string;
  mobile?: string;
};
export type CandidateForm = {
  identity?: {
    /** Masked once saved */
    idNumber?: string;
    idConfirmed?: boolean;
  };
  education?: {
    fewerReason?: string;
    entries?: EducationEntry[];
  };
  employment?: {
    fewerReason?: string;
    entries?: EmploymentEntry[];
  };
  certificates?: {
    fewerReason?: string;
    entries?: CertificateEntry[];
  };
  references?: {
    fewerReason?: string;
    entries?: ReferenceEntry[];
  };
};
export type FormDoubt = {
  section: 'education' | 'employment' | 'references';
  /** Place of the entry in its section */
  entry: number;
  field: 'enrolled' | 'graduated' | 'from' | 'to' | 'witnessPhone' | 'mobile';
  fault: 'inFuture' | 'beforeBirth' | 'beforeFourteen' | 'endBeforeStart' | 'ownPhone' | 'overlap' | 'gap';
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
export type DictOffers = {
  leaveReason: string[];
  relation: string[];
};
export type CandidateView = {
  mainName: string;
  candidateName: string;
  /** The name that the candidate signed, where it is not candidateName: the one on record */
  signedAs: string | null;
  /** Masked */
  mobile: string;
  /** What the enterprise entered; the candidate confirms it */
  idNumberMasked?: string | null;
  positionTitle: string;
  status: CheckStatus;
  invitationStatus: InvitationStatus;
  expiresAt: Instant;
  consentWay: ConsentWay;
  items: CandidateItem[];
  consentText: {
    version: string;
    hash: string;
    title: string;
    paragraphs: string[];
  };
  consentGivenAt: Instant | null;
  /** What the items need */
  sections: FormSection[];
  /** How many entries the items need; who gives fewer says why */
  entriesAsked: {
    education?: number;
    employment?: number;
    certificates?: number;
    references?: number;
  };
  form: CandidateForm;
  /** Of each section that is saved; a save names the one it was read from */
  versions: {
    identity?: number;
    education?: number;
    employment?: number;
    certificates?: number;
    references?: number;
  };
  doubts: FormDoubt[];
  savedAt: Instant | null;
  submittedAt: Instant | null;
  files: FileRef[];
  reportReady: boolean;
  disputable?: boolean;
  /** Of the report, the oldest first */
  disputes: Dispute[];
  /** The dictionaries that operators changed */
  words: DictWords;
  /** Words to pick from in fields of free text */
  offers: DictOffers;
};
export type SavedForm = {
  savedAt: Instant;
  /** Of the section, as it now stands */
  version: number;
  /** Of the whole form as it now stands */
  doubts: FormDoubt[];
};
export type FormEntry = {
  school?: string;
  major?: string;
  level?: string;
  form?: string;
  enrolled?: string;
  graduated?: string;
  result?: string;
  certificateNo?: string;
  hasDegree?: boolean;
  degree?: string;
  awarded?: string;
  degreeNo?: string;
  company?: string;
  title?: string;
  from?: string;
  to?: string;
  leaveReason?: string;
  witness?: string;
  witnessPhone?: string;
  name?: string;
  number?: string;
  issuer?: string;
  validTo?: string;
  relation?: string;
  mobile?: string;
  nonCompete?: boolean;
  doNotContact?: boolean;
  fileIds?: Uuid[];
};
export type FormSectionContent = {
  /** Null: none of the candidate's own, the one that the enterprise entered stands */
  idNumber?: string | null;
  idConfirmed?: boolean;
  /** Why there are fewer entries than asked for */
  fewerReason?: string;
  entries?: FormEntry[];
};
export type UploadedFile = {
  fileId: Uuid;
  url: string;
  fileName: string;
  originalFilename: string;
  /** Bytes */
  size: number;
};
export type IdNumberOf = 'enterprise' | 'candidate';
export type IdNumbers = {
  enterprise: string;
  candidate: string;
  verified: IdNumberOf | null;
};
export type Lamp = 'green' | 'blue' | 'yellow' | 'red';
export type Outcome = 'green' | 'blue' | 'yellow' | 'red' | 'unverifiable';
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
export type CheckCategory =
  'identity' | 'education' | 'employment' | 'legal' | 'business' | 'qualification' | 'financial';
export type ItemResult = 'consistent' | 'discrepant' | 'found' | 'none' | 'unverifiable' | 'wellFormed';
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
export type OverlapSide = {
  label: string;
  from: string;
  /** Null: it goes on */
  to: string | null;
};
export type Overlap = {
  what: 'studyAndJob' | 'twoJobs';
  one: OverlapSide;
  other: OverlapSide;
  months: number;
};
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
export type Done = {
  done: true;
};
