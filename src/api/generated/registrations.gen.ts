// Written by `npm run generate` from contract/. Do not edit.
import { gatewayApi as api } from '../transport/gatewayApi';
import { listByCursor, onePage, type Paged, type PageParam } from '../lists/pages';
const injectedRtkApi = api.injectEndpoints({
  endpoints: (build) => ({
    listRegistrationForms: build.query<ListRegistrationFormsApiResponse, ListRegistrationFormsApiArg>({
      query: () => ({ url: `/gateway/bd/registration/form/list` }),
    }),
    getRegistrationForm: build.query<GetRegistrationFormApiResponse, GetRegistrationFormApiArg>({
      query: (queryArg) => ({
        url: `/gateway/bd/registration/form/get`,
        params: {
          formId: queryArg.formId,
          version: queryArg.version,
        },
      }),
    }),
    saveRegistrationForm: build.mutation<SaveRegistrationFormApiResponse, SaveRegistrationFormApiArg>({
      query: (queryArg) => ({
        url: `/gateway/bd/registration/form/save`,
        method: 'POST',
        body: queryArg.registrationFormInput,
        headers: {
          'Idempotency-Key': queryArg['Idempotency-Key'],
        },
      }),
    }),
    setRegistrationLink: build.mutation<SetRegistrationLinkApiResponse, SetRegistrationLinkApiArg>({
      query: (queryArg) => ({
        url: `/gateway/bd/registration/link/set`,
        method: 'POST',
        body: queryArg.registrationLinkInput,
      }),
    }),
    closeRegistrationLink: build.mutation<CloseRegistrationLinkApiResponse, CloseRegistrationLinkApiArg>({
      query: (queryArg) => ({
        url: `/gateway/bd/registration/link/close`,
        method: 'POST',
        body: queryArg.registrationFormKey,
      }),
    }),
    listApplications: build.infiniteQuery<
      ListApplicationsApiResponse,
      Paged<ListApplicationsApiArg>,
      PageParam
    >({
      ...listByCursor,
      query: ({ queryArg, pageParam }) => ({
        url: `/gateway/bd/registration/application/list`,
        method: 'POST',
        body: onePage(queryArg.body, pageParam),
      }),
    }),
    getApplication: build.query<GetApplicationApiResponse, GetApplicationApiArg>({
      query: (queryArg) => ({
        url: `/gateway/bd/registration/application/get`,
        params: {
          applicationId: queryArg.applicationId,
        },
      }),
    }),
    deleteApplication: build.mutation<DeleteApplicationApiResponse, DeleteApplicationApiArg>({
      query: (queryArg) => ({
        url: `/gateway/bd/registration/application/delete`,
        method: 'POST',
        body: queryArg.applicationKey,
      }),
    }),
    exportApplications: build.mutation<ExportApplicationsApiResponse, ExportApplicationsApiArg>({
      query: (queryArg) => ({
        url: `/gateway/bd/registration/application/export`,
        method: 'POST',
        body: queryArg.applicationExport,
      }),
      extraOptions: { responseType: 'blob' },
    }),
    openApplicationFile: build.mutation<OpenApplicationFileApiResponse, OpenApplicationFileApiArg>({
      query: (queryArg) => ({
        url: `/gateway/bd/registration/application/openFile`,
        method: 'POST',
        body: queryArg.applicationFileKey,
      }),
      extraOptions: { responseType: 'blob' },
    }),
    listInvitees: build.infiniteQuery<ListInviteesApiResponse, Paged<ListInviteesApiArg>, PageParam>({
      ...listByCursor,
      query: ({ queryArg, pageParam }) => ({
        url: `/gateway/bd/registration/invitee/list`,
        method: 'POST',
        body: onePage(queryArg.body, pageParam),
      }),
    }),
    addInvitees: build.mutation<AddInviteesApiResponse, AddInviteesApiArg>({
      query: (queryArg) => ({
        url: `/gateway/bd/registration/invitee/add`,
        method: 'POST',
        body: queryArg.inviteesInput,
      }),
    }),
    sendApplicantInvitations: build.mutation<
      SendApplicantInvitationsApiResponse,
      SendApplicantInvitationsApiArg
    >({
      query: (queryArg) => ({
        url: `/gateway/bd/registration/invitee/send`,
        method: 'POST',
        body: queryArg.invitationsInput,
        headers: {
          'Idempotency-Key': queryArg['Idempotency-Key'],
        },
      }),
    }),
    withdrawInvitees: build.mutation<WithdrawInviteesApiResponse, WithdrawInviteesApiArg>({
      query: (queryArg) => ({
        url: `/gateway/bd/registration/invitee/withdraw`,
        method: 'POST',
        body: queryArg.inviteeKeys,
      }),
    }),
    exportInvitees: build.mutation<ExportInviteesApiResponse, ExportInviteesApiArg>({
      query: (queryArg) => ({
        url: `/gateway/bd/registration/invitee/export`,
        method: 'POST',
        body: queryArg.inviteeExport,
      }),
      extraOptions: { responseType: 'blob' },
    }),
    listRegistrationTags: build.query<ListRegistrationTagsApiResponse, ListRegistrationTagsApiArg>({
      query: () => ({ url: `/gateway/bd/registration/tag/list` }),
    }),
    deleteRegistrationTag: build.mutation<DeleteRegistrationTagApiResponse, DeleteRegistrationTagApiArg>({
      query: (queryArg) => ({
        url: `/gateway/bd/registration/tag/delete`,
        method: 'POST',
        body: queryArg.registrationTagKey,
      }),
    }),
    setApplicationTags: build.mutation<SetApplicationTagsApiResponse, SetApplicationTagsApiArg>({
      query: (queryArg) => ({
        url: `/gateway/bd/registration/application/setTags`,
        method: 'POST',
        body: queryArg.applicationTagsInput,
      }),
    }),
    downloadRegistrationSheet: build.query<
      DownloadRegistrationSheetApiResponse,
      DownloadRegistrationSheetApiArg
    >({
      query: (queryArg) => ({
        url: `/gateway/bd/registration/form/sheet`,
        params: {
          formId: queryArg.formId,
        },
      }),
      keepUnusedDataFor: 0,
      extraOptions: { responseType: 'blob' },
    }),
    getOwnApplication: build.query<GetOwnApplicationApiResponse, GetOwnApplicationApiArg>({
      query: (queryArg) => ({
        url: `/gateway/bd/registration/own/get`,
        method: 'POST',
        body: queryArg.onlyS,
      }),
    }),
    saveOwnApplication: build.mutation<SaveOwnApplicationApiResponse, SaveOwnApplicationApiArg>({
      query: (queryArg) => ({
        url: `/gateway/bd/registration/own/save`,
        method: 'POST',
        body: queryArg.ownApplicationInput,
      }),
    }),
    submitOwnApplication: build.mutation<SubmitOwnApplicationApiResponse, SubmitOwnApplicationApiArg>({
      query: (queryArg) => ({
        url: `/gateway/bd/registration/own/submit`,
        method: 'POST',
        body: queryArg.ownSubmission,
      }),
    }),
    deleteOwnApplication: build.mutation<DeleteOwnApplicationApiResponse, DeleteOwnApplicationApiArg>({
      query: (queryArg) => ({
        url: `/gateway/bd/registration/own/delete`,
        method: 'POST',
        body: queryArg.onlyS,
      }),
    }),
    uploadOwnFile: build.mutation<UploadOwnFileApiResponse, UploadOwnFileApiArg>({
      query: (queryArg) => ({
        url: `/gateway/bd/registration/own/upload`,
        method: 'POST',
        body: queryArg.body,
        params: {
          s: queryArg.s,
          questionId: queryArg.questionId,
        },
      }),
    }),
    deleteOwnFile: build.mutation<DeleteOwnFileApiResponse, DeleteOwnFileApiArg>({
      query: (queryArg) => ({
        url: `/gateway/bd/registration/own/deleteFile`,
        method: 'POST',
        body: queryArg.ownFileKey,
      }),
    }),
  }),
  overrideExisting: false,
});
export { injectedRtkApi as generatedApi };
export type ListRegistrationFormsApiResponse = /** status 200 The answer */ ListedRegistrationForm[];
export type ListRegistrationFormsApiArg = void;
export type GetRegistrationFormApiResponse = /** status 200 The answer */ RegistrationForm;
export type GetRegistrationFormApiArg = {
  formId: Uuid;
  /** Left out for the present one */
  version?: number;
};
export type SaveRegistrationFormApiResponse = /** status 200 The answer */ SavedRegistrationForm;
export type SaveRegistrationFormApiArg = {
  /** Chosen by the caller, once per intended effect; the same key with another body is refused (2003) */
  'Idempotency-Key': string;
  registrationFormInput: RegistrationFormInput;
};
export type SetRegistrationLinkApiResponse = /** status 200 The answer */ RegistrationLink;
export type SetRegistrationLinkApiArg = {
  registrationLinkInput: RegistrationLinkInput;
};
export type CloseRegistrationLinkApiResponse = /** status 200 The answer */ Done;
export type CloseRegistrationLinkApiArg = {
  registrationFormKey: RegistrationFormKey;
};
export type ListApplicationsApiResponse = /** status 200 The answer */ {
  rows: ListedApplication[];
  nextCursor: string | null;
};
export type ListApplicationsApiArg = {
  body: {
    formId?: Uuid;
    /** Part of a name, or a whole phone */
    text?: string;
    /** Only those that a check was begun from, or only the others */
    checked?: boolean;
    /** Only those that have this tag */
    tag?: string;
    /** The first day they were sent, as days are in China */
    from?: Day;
    /** The last day */
    to?: Day;
    cursor?: Cursor;
    limit?: Limit;
  };
};
export type GetApplicationApiResponse = /** status 200 The answer */ Application;
export type GetApplicationApiArg = {
  applicationId: Uuid;
};
export type DeleteApplicationApiResponse = /** status 200 The answer */ Done;
export type DeleteApplicationApiArg = {
  applicationKey: ApplicationKey;
};
export type ExportApplicationsApiResponse = /** status 200 The answer */ Blob;
export type ExportApplicationsApiArg = {
  applicationExport: ApplicationExport;
};
export type OpenApplicationFileApiResponse = /** status 200 The answer */ Blob;
export type OpenApplicationFileApiArg = {
  applicationFileKey: ApplicationFileKey;
};
export type ListInviteesApiResponse = /** status 200 The answer */ {
  rows: Invitee[];
  nextCursor: string | null;
};
export type ListInviteesApiArg = {
  body: {
    formId: Uuid;
    /** Part of a name, or a whole phone */
    text?: string;
    state?: InviteeState;
    cursor?: Cursor;
    limit?: Limit;
  };
};
export type AddInviteesApiResponse = /** status 200 The answer */ AddedInvitees;
export type AddInviteesApiArg = {
  inviteesInput: InviteesInput;
};
export type SendApplicantInvitationsApiResponse = /** status 200 The answer */ SentInvitations;
export type SendApplicantInvitationsApiArg = {
  /** Chosen by the caller, once per intended effect; the same key with another body is refused (2003) */
  'Idempotency-Key': string;
  invitationsInput: InvitationsInput;
};
export type WithdrawInviteesApiResponse = /** status 200 The answer */ WithdrawnInvitees;
export type WithdrawInviteesApiArg = {
  inviteeKeys: InviteeKeys;
};
export type ExportInviteesApiResponse = /** status 200 The answer */ Blob;
export type ExportInviteesApiArg = {
  inviteeExport: InviteeExport;
};
export type ListRegistrationTagsApiResponse = /** status 200 The answer */ string[];
export type ListRegistrationTagsApiArg = void;
export type DeleteRegistrationTagApiResponse = /** status 200 The answer */ Done;
export type DeleteRegistrationTagApiArg = {
  registrationTagKey: RegistrationTagKey;
};
export type SetApplicationTagsApiResponse = /** status 200 The answer */ ApplicationTags;
export type SetApplicationTagsApiArg = {
  applicationTagsInput: ApplicationTagsInput;
};
export type DownloadRegistrationSheetApiResponse = /** status 200 The answer */ Blob;
export type DownloadRegistrationSheetApiArg = {
  formId: Uuid;
};
export type GetOwnApplicationApiResponse = /** status 200 The answer */ OwnApplication;
export type GetOwnApplicationApiArg = {
  onlyS: OnlyS;
};
export type SaveOwnApplicationApiResponse = /** status 200 The answer */ {
  savedAt: Instant;
};
export type SaveOwnApplicationApiArg = {
  ownApplicationInput: OwnApplicationInput;
};
export type SubmitOwnApplicationApiResponse = /** status 200 The answer */ OwnApplication;
export type SubmitOwnApplicationApiArg = {
  ownSubmission: OwnSubmission;
};
export type DeleteOwnApplicationApiResponse = /** status 200 The answer */ Done;
export type DeleteOwnApplicationApiArg = {
  onlyS: OnlyS;
};
export type UploadOwnFileApiResponse = /** status 200 The answer */ UploadedFile;
export type UploadOwnFileApiArg = {
  s: S;
  /** The question it answers; without it, it is one of the documents */
  questionId?: Uuid;
  body: {
    file: Blob;
  };
};
export type DeleteOwnFileApiResponse = /** status 200 The answer */ Done;
export type DeleteOwnFileApiArg = {
  ownFileKey: OwnFileKey;
};
export type Uuid = string;
export type Instant = string;
export type RegistrationState = 'never' | 'open' | 'full' | 'expired' | 'closed';
export type S = string;
export type Day = string;
export type RegistrationLink = {
  s: S;
  /** The last day it takes applications, in China's time */
  expiresOn: Day;
  mostApplications: number;
  /** Only the phones of the invitation list may apply */
  byList: boolean;
};
export type ListedRegistrationForm = {
  formId: Uuid;
  title: string;
  version: number;
  savedAt: Instant;
  savedBy: string | null;
  /** Applicants who have begun and not sent */
  begun: number;
  sent: number;
  state: RegistrationState;
  /** null: nobody can apply */
  link: RegistrationLink | null;
};
export type SectionState = 'off' | 'optional' | 'required';
export type FormSections = {
  documents: SectionState;
  education: SectionState;
  employment: SectionState;
  certificates: SectionState;
  references: SectionState;
};
export type SectionHelps = {
  documents?: string;
  education?: string;
  employment?: string;
  certificates?: string;
  references?: string;
};
export type OwnQuestion = {
  /** Unchanged over the versions of a form: an answer belongs to it */
  id: Uuid;
  kind: 'text' | 'choice' | 'date' | 'file';
  label: string;
  help: string;
  isRequired: boolean;
  choices: string[];
  /** What allows asking about family, health, faith, politics or descent; the applicant reads it */
  legalReason: string;
};
export type FormContent = {
  title: string;
  intro: string;
  sections: FormSections;
  sectionHelps: SectionHelps;
  questions: OwnQuestion[];
  keepDays: number;
  version: number;
};
export type InviteeCounts = {
  added: number;
  invited: number;
  opened: number;
  started: number;
  sent: number;
};
export type RegistrationForm = {
  formId: Uuid;
  content: FormContent;
  begun: number;
  sent: number;
  state: RegistrationState;
  link: RegistrationLink | null;
  invitees: InviteeCounts;
  /** The newest first, at most 50 */
  versions: {
    version: number;
    savedAt: Instant;
    savedBy: string | null;
    /** Applications that answered it */
    sent: number;
  }[];
};
export type SavedRegistrationForm = {
  formId: Uuid;
  version: number;
};
export type RegistrationFormInput = {
  /** Left out for a new form */
  formId?: Uuid;
  /** The one that was read; another one is refused with 2201 */
  version?: number;
  title: string;
  intro: string;
  sections: FormSections;
  sectionHelps?: SectionHelps;
  questions: OwnQuestion[];
  /** How long what is sent is kept, 30 to 730 */
  keepDays: number;
};
export type RegistrationLinkInput = {
  formId: Uuid;
  expiresOn: Day;
  mostApplications: number;
  /** Only the phones of the invitation list may apply; left out, it stays as it is */
  byList?: boolean;
  /** Another link; who has the present one can begin nothing with it */
  anew?: boolean;
};
export type Done = {
  done: true;
};
export type RegistrationFormKey = {
  formId: Uuid;
};
export type ListedApplication = {
  applicationId: Uuid;
  formId: Uuid;
  formTitle: string;
  name: string;
  /** Masked */
  mobile: string;
  tags: string[];
  sentAt: Instant;
  /** When the applicant last sent it again */
  correctedAt: Instant | null;
  /** When it is deleted by itself */
  erasedOn: Day;
  /** The last check that was begun from it */
  checkId: Uuid | null;
};
export type Cursor = string;
export type Limit = number;
export type Mobile = string;
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
export type ApplicationEntries = {
  education?: FormEntry[];
  employment?: FormEntry[];
  certificates?: FormEntry[];
  references?: FormEntry[];
};
export type ApplicationContent = {
  name: string;
  entries: ApplicationEntries;
  answers: {
    questionId: Uuid;
    text: string;
  }[];
};
export type ApplicationFile = {
  fileId: Uuid;
  fileName: string;
  size: number;
  /** The question it answers; null: one of the documents */
  questionId: Uuid | null;
  /** The sending it came with, from 1 */
  sending: number;
};
export type EarlierApplication = {
  /** From 1 */
  sending: number;
  sentAt: Instant;
  /** The version that was answered */
  form: FormContent;
  content: ApplicationContent;
};
export type Application = {
  applicationId: Uuid;
  formId: Uuid;
  /** The version that was answered */
  form: FormContent;
  newestVersion: number;
  name: string;
  mobile: Mobile;
  content: ApplicationContent;
  files: ApplicationFile[];
  /** What was sent before it was corrected, the oldest first */
  earlier: EarlierApplication[];
  tags: string[];
  /** The first time */
  sentAt: Instant;
  /** When it was last sent again */
  correctedAt: Instant | null;
  erasedOn: Day;
  checkId: Uuid | null;
  /** The check begun from it has a published report, which this session may read */
  hasReport: boolean;
};
export type ApplicationKey = {
  applicationId: Uuid;
};
export type ApplicationExport = {
  formId?: Uuid;
  /** Part of a name, or a whole phone */
  text?: string;
  /** Only those that a check was begun from, or only the others */
  checked?: boolean;
  /** Only those that have this tag */
  tag?: string;
  /** The first day they were sent, as days are in China */
  from?: Day;
  /** The last day */
  to?: Day;
  /** csv without it */
  format?: 'csv' | 'xlsx';
};
export type ApplicationFileKey = {
  applicationId: Uuid;
  fileId: Uuid;
};
export type InviteeState = 'added' | 'invited' | 'opened' | 'started' | 'sent';
export type Invitee = {
  inviteeId: Uuid;
  name: string;
  /** Masked */
  mobile: string;
  state: InviteeState;
  /** How many SMS were sent, at most 5 */
  messages: number;
  messagedAt: Instant | null;
  openedAt: Instant | null;
};
export type AddedInvitees = {
  added: number;
  /** Were on the list before */
  known: number;
  faults: {
    /** Counted from 1 */
    line: number;
    fault: 'phone' | 'noName' | 'name' | 'nameLong' | 'twice' | 'unclear';
  }[];
};
export type InviteesInput = {
  formId: Uuid;
  /** One person a line: name and phone in any order, divided by tabs, commas, semicolons or spaces */
  text: string;
};
export type SentInvitations = {
  sent: number;
  /** Were not told: beyond what a day allows; of those named, who has sent already, was told within the hour, or five times */
  left: number;
};
export type Language = 'en' | 'zh-CN';
export type InvitationsInput = {
  formId: Uuid;
  /** Of the SMS */
  language: Language;
  /** Left out: those who were never invited */
  inviteeIds?: Uuid[];
};
export type WithdrawnInvitees = {
  withdrawn: number;
};
export type InviteeKeys = {
  formId: Uuid;
  inviteeIds: Uuid[];
};
export type InviteeExport = {
  formId: Uuid;
  /** Part of a name, or a whole phone */
  text?: string;
  state?: InviteeState;
  /** csv without it */
  format?: 'csv' | 'xlsx';
};
export type RegistrationTagKey = {
  name: string;
};
export type ApplicationTags = {
  tags: string[];
};
export type ApplicationTagsInput = {
  applicationId: Uuid;
  /** Each of 20 characters at most; an application has at most 10 */
  put?: string[];
  off?: string[];
};
export type FieldRules = {
  [key: string]: 'required' | 'optional' | 'notAsked';
};
export type AskingItem = {
  itemCode: string;
  fieldRules: FieldRules;
};
export type OwnFile = {
  fileId: Uuid;
  fileName: string;
  size: number;
  questionId: Uuid | null;
  /** The enterprise has it */
  isSent: boolean;
};
export type OwnCorrection = {
  /** As it is now */
  form: FormContent;
  content: ApplicationContent;
  /** To be named when it is saved */
  savedAt: Instant;
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
export type OwnApplication = {
  formId: Uuid;
  mainName: string;
  /** The proven one, masked */
  mobile: string;
  /** As it is now; once sent, the version that was answered */
  form: FormContent;
  /** As it was on the screen where what is not sent yet was last saved; null: it was not changed since */
  begunForm: FormContent | null;
  /** What each kind of check that compares entries asks for now: every field that a later check may need is asked for at once */
  asking: AskingItem[];
  content: ApplicationContent | null;
  files: OwnFile[];
  savedAt: Instant | null;
  sentAt: Instant | null;
  /** When it was last sent again */
  correctedAt: Instant | null;
  /** How it may be corrected; null: it is not sent, or may not be corrected now */
  correction: OwnCorrection | null;
  /** When it is deleted by itself */
  erasedAt: Instant | null;
  /** False: the form takes no applications now, or none of this phone */
  isTaking: boolean;
  /** It would take applications, but its link has no place left for this phone */
  isFull: boolean;
  /** invited: the form is by invitation, and this phone is on its list; notInvited: it was, and is no more */
  way: 'open' | 'invited' | 'notInvited';
  expiresOn: Day | null;
  /** The dictionaries that operators changed */
  words: DictWords;
  /** Words to pick from in fields of free text */
  offers: DictOffers;
};
export type OnlyS = {
  s: S;
};
export type OwnApplicationInput = {
  s: S;
  content: ApplicationContent;
  /** Of what was read; left out where nothing was. Another one is refused with 2201 */
  savedAt?: Instant;
  /** Of the form that is shown: what comes into it later is told as new; left out: what is new is told by the time of saving */
  version?: number;
};
export type OwnSubmission = {
  s: S;
  /** The one that was shown; another one is refused with 2603 */
  version: number;
  /** The applicant read who gets this and for how long */
  agreed: true;
  /** When what is shown was saved; another one is refused with 2201 */
  savedAt?: Instant;
};
export type UploadedFile = {
  fileId: Uuid;
  url: string;
  fileName: string;
  originalFilename: string;
  /** Bytes */
  size: number;
};
export type OwnFileKey = {
  s: S;
  fileId: Uuid;
};
