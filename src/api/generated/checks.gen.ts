// Written by `npm run generate` from contract/. Do not edit.
import { gatewayApi as api } from '../transport/gatewayApi';
import { listByCursor, onePage, type Paged, type PageParam } from '../lists/pages';
const injectedRtkApi = api.injectEndpoints({
  endpoints: (build) => ({
    listChecks: build.infiniteQuery<ListChecksApiResponse, Paged<ListChecksApiArg>, PageParam>({
      ...listByCursor,
      query: ({ queryArg, pageParam }) => ({
        url: `/gateway/bd/check/check/list`,
        method: 'POST',
        body: onePage(queryArg.body, pageParam),
      }),
    }),
    listCheckChoices: build.query<ListCheckChoicesApiResponse, ListCheckChoicesApiArg>({
      query: () => ({ url: `/gateway/bd/check/check/choices` }),
    }),
    countChecks: build.query<CountChecksApiResponse, CountChecksApiArg>({
      query: (queryArg) => ({
        url: `/gateway/bd/check/check/count`,
        method: 'POST',
        body: queryArg.body,
      }),
    }),
    exportChecks: build.mutation<ExportChecksApiResponse, ExportChecksApiArg>({
      query: (queryArg) => ({
        url: `/gateway/bd/check/check/export`,
        method: 'POST',
        body: queryArg.checkExport,
      }),
      extraOptions: { responseType: 'blob' },
    }),
    getCheck: build.query<GetCheckApiResponse, GetCheckApiArg>({
      query: (queryArg) => ({
        url: `/gateway/bd/check/check/get`,
        params: {
          checkId: queryArg.checkId,
        },
      }),
    }),
    remindCandidate: build.mutation<RemindCandidateApiResponse, RemindCandidateApiArg>({
      query: (queryArg) => ({
        url: `/gateway/bd/check/check/remind`,
        method: 'POST',
        body: queryArg.body,
      }),
    }),
    resendInvitation: build.mutation<ResendInvitationApiResponse, ResendInvitationApiArg>({
      query: (queryArg) => ({
        url: `/gateway/bd/check/check/resend`,
        method: 'POST',
        body: queryArg.body,
      }),
    }),
    cancelCheck: build.mutation<CancelCheckApiResponse, CancelCheckApiArg>({
      query: (queryArg) => ({
        url: `/gateway/bd/check/check/cancel`,
        method: 'POST',
        body: queryArg.body,
      }),
    }),
    answerInfoRequest: build.mutation<AnswerInfoRequestApiResponse, AnswerInfoRequestApiArg>({
      query: (queryArg) => ({
        url: `/gateway/bd/check/check/answer`,
        method: 'POST',
        body: queryArg.body,
      }),
    }),
    revealPersonal: build.mutation<RevealPersonalApiResponse, RevealPersonalApiArg>({
      query: (queryArg) => ({
        url: `/gateway/bd/check/check/reveal`,
        method: 'POST',
        body: queryArg.body,
      }),
    }),
    openCandidateFile: build.mutation<OpenCandidateFileApiResponse, OpenCandidateFileApiArg>({
      query: (queryArg) => ({
        url: `/gateway/bd/check/check/openFile`,
        method: 'POST',
        body: queryArg.body,
      }),
      extraOptions: { responseType: 'blob' },
    }),
  }),
  overrideExisting: false,
});
export { injectedRtkApi as generatedApi };
export type ListChecksApiResponse = /** status 200 The answer */ CheckPage;
export type ListChecksApiArg = {
  body: {
    /** Part of a name or its pinyin, the initials, an exact phone or ID, an order number or its last six characters and more */
    q?: string;
    view?: 'all' | 'needsMe' | 'awaitingConsent' | 'inProgress' | 'overdue' | 'reported' | 'disputed';
    status?: CheckStatus[];
    lamp?: Outcome[];
    packageId?: Uuid[];
    orderedFrom?: Day;
    orderedTo?: Day;
    reportedFrom?: Day;
    reportedTo?: Day;
    /** IANA name of the zone the days are counted in; China's without it */
    timeZone?: string;
    ownerId?: Uuid;
    /** Ordered in this batch */
    batchId?: Uuid;
    /** Only those whose candidate the latest invitation or reminder did not reach */
    notReached?: true;
    /** Only these of the records that fit */
    checkId?: Uuid[];
    sort?: 'orderedAt' | '-orderedAt' | 'promisedAt' | '-promisedAt' | 'name' | '-name';
    cursor?: Cursor;
    limit?: Limit;
  };
};
export type ListCheckChoicesApiResponse = /** status 200 The answer */ CheckChoices;
export type ListCheckChoicesApiArg = void;
export type CountChecksApiResponse = /** status 200 The answer */ CheckCount;
export type CountChecksApiArg = {
  body: {
    /** Part of a name or its pinyin, the initials, an exact phone or ID, an order number or its last six characters and more */
    q?: string;
    view?: 'all' | 'needsMe' | 'awaitingConsent' | 'inProgress' | 'overdue' | 'reported' | 'disputed';
    status?: CheckStatus[];
    lamp?: Outcome[];
    packageId?: Uuid[];
    orderedFrom?: Day;
    orderedTo?: Day;
    reportedFrom?: Day;
    reportedTo?: Day;
    /** IANA name of the zone the days are counted in; China's without it */
    timeZone?: string;
    ownerId?: Uuid;
    /** Ordered in this batch */
    batchId?: Uuid;
    /** Only those whose candidate the latest invitation or reminder did not reach */
    notReached?: true;
  };
};
export type ExportChecksApiResponse = /** status 200 The answer */ Blob;
export type ExportChecksApiArg = {
  checkExport: CheckExport;
};
export type GetCheckApiResponse = /** status 200 The answer */ CheckDetail;
export type GetCheckApiArg = {
  checkId: Uuid;
};
export type RemindCandidateApiResponse = /** status 200 The answer */ Done;
export type RemindCandidateApiArg = {
  body: {
    checkId: Uuid;
  };
};
export type ResendInvitationApiResponse = /** status 200 The answer */ {
  /** Only for consentWay link */
  link: string | null;
};
export type ResendInvitationApiArg = {
  body: {
    checkId: Uuid;
    mobile?: Mobile;
  };
};
export type CancelCheckApiResponse = /** status 200 The answer */ Done;
export type CancelCheckApiArg = {
  body: {
    checkId: Uuid;
    reason: string;
  };
};
export type AnswerInfoRequestApiResponse = /** status 200 The answer */ Done;
export type AnswerInfoRequestApiArg = {
  body: {
    checkItemId: Uuid;
    text: string;
    fileIds?: Uuid[];
  };
};
export type RevealPersonalApiResponse = /** status 200 The answer */ {
  value: string;
};
export type RevealPersonalApiArg = {
  body: {
    checkId: Uuid;
    field: 'name' | 'mobile' | 'idNumber' | 'orderedIdNumber' | 'contact' | 'signature';
    /** With contact: whose phone the candidate stated */
    contact?: {
      section: 'employment' | 'references';
      entry: number;
    };
    purpose: string;
  };
};
export type OpenCandidateFileApiResponse = /** status 200 The answer */ Blob;
export type OpenCandidateFileApiArg = {
  body: {
    fileId: Uuid;
    purpose: string;
  };
};
export type Uuid = string;
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
export type ItemResult = 'consistent' | 'discrepant' | 'found' | 'none' | 'unverifiable' | 'wellFormed';
export type Day = string;
export type Instant = string;
export type Fen = number;
export type CheckRow = {
  checkId: Uuid;
  orderNo: string;
  /** In full for the account's own people, masked for support */
  candidateName: string;
  /** Masked */
  candidateMobile: string;
  positionTitle: string;
  packageId: Uuid;
  packageName: string;
  status: CheckStatus;
  /** Only once reported and only with result.read */
  lamp: Lamp | null;
  /** Told where the lamp is */
  outcome: Outcome | null;
  /** Told where the lamp is */
  coverage: Coverage | null;
  /** Of the items that set the lamp; words follow the result */
  results: ItemResult[];
  promisedAt: Day | null;
  /** The date lies after the published public holidays of China: Monday to Friday was counted, and holidays may make it later */
  promisedEstimate: boolean;
  /** When its present version was published; null before */
  reportedAt: Instant | null;
  overdue: boolean;
  waitingOn:
    'candidate' | 'enterprise' | 'source' | 'analyst' | 'reviewer' | 'approval' | 'payment' | 'nobody';
  orderedAt: Instant;
  /** When the candidate last got the invitation or a reminder, while consent is awaited; a reminder within the hour after it is refused */
  toldAt: Instant | null;
  /** Consent is awaited, and the latest invitation or reminder did not arrive: the network refused it or did not reach the phone, and no link was opened since */
  notReached: boolean;
  ownerName: string;
  /** The department that the check was ordered for; null without one */
  departmentName: string | null;
  /** Null without price.read */
  price: Fen | null;
  mainName: string;
};
export type CheckPage = {
  rows: CheckRow[];
  nextCursor: string | null;
};
export type Cursor = string;
export type Limit = number;
export type CheckChoices = {
  /** By name; the versions of a package that carry one name stand together */
  packages: {
    packageIds: Uuid[];
    name: string;
  }[];
  /** By name; mainName tells people of several accounts apart */
  owners: {
    ownerId: Uuid;
    name: string;
    mainName: string;
  }[];
};
export type CheckCount = {
  total: number;
  /** There are more than 10 000 */
  capped: boolean;
  /** More than 2 000 names contain the searched text: only those that start with it are listed */
  onlyStarts: boolean;
  /** Counted up to 10 001, which is more than 10 000 */
  views: {
    /** Only what this role may do */
    needsMe: number;
    awaitingConsent: number;
    inProgress: number;
    overdue: number;
    /** Reported, whether disputed since or not */
    reported: number;
    disputed: number;
  };
};
export type CheckSearch = {
  /** Part of a name or its pinyin, the initials, an exact phone or ID, an order number or its last six characters and more */
  q?: string;
  view?: 'all' | 'needsMe' | 'awaitingConsent' | 'inProgress' | 'overdue' | 'reported' | 'disputed';
  status?: CheckStatus[];
  lamp?: Outcome[];
  packageId?: Uuid[];
  orderedFrom?: Day;
  orderedTo?: Day;
  reportedFrom?: Day;
  reportedTo?: Day;
  /** IANA name of the zone the days are counted in; China's without it */
  timeZone?: string;
  ownerId?: Uuid;
  /** Ordered in this batch */
  batchId?: Uuid;
  /** Only those whose candidate the latest invitation or reminder did not reach */
  notReached?: true;
};
export type CheckSelection = {
  /** These */
  checkId?: Uuid[];
  /** All that fit */
  all?: CheckSearch;
  /** With all: but these */
  except?: Uuid[];
};
export type CheckExport = {
  /** csv without it */
  format?: 'csv' | 'xlsx';
  records: CheckSelection;
};
export type IdNumberOf = 'enterprise' | 'candidate';
export type IdNumbers = {
  enterprise: string;
  candidate: string;
  verified: IdNumberOf | null;
};
export type ConsentWay = 'sms' | 'link' | 'paper';
export type InvitationStatus = 'sent' | 'opened' | 'verified' | 'submitted' | 'expired' | 'revoked';
export type CheckCategory =
  'identity' | 'education' | 'employment' | 'legal' | 'business' | 'qualification' | 'financial';
export type CheckItemStatus = 'waiting' | 'running' | 'awaitingInfo' | 'done' | 'cancelled';
export type AskedQuestion = {
  of: 'candidate' | 'enterprise';
  at: Instant | null;
  /** Who of the staff asked; told to staff only */
  by: string | null;
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
export type CheckItemRow = {
  checkItemId: Uuid;
  itemCode: string;
  name: string;
  category: CheckCategory;
  status: CheckItemStatus;
  result: ItemResult | null;
  lamp: Lamp | null;
  sensitive: boolean;
  consent: 'open' | 'given' | 'refused' | 'withdrawn';
  promisedAt: Day | null;
  /** The date lies after the published public holidays of China: Monday to Friday was counted, and holidays may make it later */
  promisedEstimate: boolean;
  doneAt: Instant | null;
  price: Fen | null;
  /** What was held for it went back to the balance; false for who may not read prices */
  givenBack: boolean;
  /** Why a sensitive item was ordered */
  reason: string | null;
  /** Why the candidate gave no employer, school, certificate or person for it */
  notGiven: string | null;
  /** What it waits for */
  question: string | null;
  /** About the open question */
  asked: AskedQuestion | null;
  /** What was asked before, with its answers, the oldest first; only for who may read them */
  answers: ItemAnswer[];
  waitingOn:
    'candidate' | 'enterprise' | 'source' | 'analyst' | 'reviewer' | 'approval' | 'payment' | 'nobody';
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
export type FormSection = 'identity' | 'education' | 'employment' | 'certificates' | 'references';
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
export type SmsStatus = 'queued' | 'sent' | 'delivered' | 'refused' | 'unreachable';
export type SmsReason =
  'noSuchNumber' | 'outOfService' | 'switchedOff' | 'optedOut' | 'content' | 'notTaken' | 'other';
export type CheckDetail = CheckRow & {
  orderId: Uuid;
  /** It was ordered in; null for one ordered alone, and for who does not reach the batch or orders nothing. Its name as the batch tells it */
  batch: {
    batchId: Uuid;
    name: string;
  } | null;
  /** Only where the data of the person and the report was erased: when, and by which rule after how many days */
  erased?: {
    at: Instant;
    rule: 'report' | 'unfinished' | 'closing';
    days: number;
  };
  idNumberMasked: string | null;
  /** Null where there is one number */
  idNumbers: IdNumbers | null;
  /** Read from the ID number, for readers of results; no day, which beside the mask would be most of the number */
  birthYear?: number | null;
  positionClass: string;
  consentWay: ConsentWay;
  consent: {
    state: 'none' | 'given' | 'refused' | 'withdrawn' | 'paperToConfirm';
    given: number;
    refused: number;
    total: number;
    at: Instant | null;
    /** Of the text that was signed; paper: a signed form */
    textVersion: string | null;
    /** SHA-256 of the text that was signed, hex; of a signed form, of its file's */
    textHash: string | null;
    /** How the signature that is kept was made, as the candidate's page said; unknown where it was given before this was asked. Null without one, as on paper. It is shown for a purpose, by revealPersonal */
    signatureWay: ('drawn' | 'typed' | 'unknown' | null) | ('drawn' | 'typed' | 'unknown' | null);
    /** The name that was signed and confirmed, where it is not the candidate's; shown like the candidate's */
    signedAs: string | null;
  };
  invitation: {
    status: InvitationStatus;
    sentAt: Instant;
    openedAt: Instant | null;
    submittedAt: Instant | null;
    expiresAt: Instant;
    reminders: number;
  } | null;
  items: CheckItemRow[];
  timeline: TimelineEvent[];
  /** What came with an answer stands at the answer */
  files: (FileRef & {
    /** The entry of the candidate's form that it stands at */
    about: {
      section: FormSection;
      label: string;
    } | null;
  })[];
  /** Of who reads the report, as it tells them */
  disputes: Dispute[];
  messages: {
    at: Instant;
    template: string;
    mobile: string;
    status: SmsStatus;
    /** Why it was refused or did not reach the phone; null otherwise */
    reason: SmsReason | null;
  }[];
  money: {
    /** What was given back of the charges, one by one */
    corrections: {
      at: Instant;
      amount: Fen;
      checkItemId: Uuid;
      /** As the operator who asked for it wrote it */
      reason: string;
    }[];
    price: Fen;
    held: Fen;
    captured: Fen;
    released: Fen;
    /** Of what was charged */
    givenBack: Fen;
  } | null;
  /** What this user may do with it now */
  allowed: (
    | 'remind'
    | 'resend'
    | 'cancel'
    | 'assign'
    | 'reveal'
    | 'answer'
    | 'readReport'
    | 'editReport'
    | 'share'
    | 'dispute'
  )[];
};
export type Done = {
  done: true;
};
export type Mobile = string;
