// Written by `npm run generate` from contract/. Do not edit.
import { gatewayApi as api } from '../gatewayApi';
const injectedRtkApi = api.injectEndpoints({
  endpoints: (build) => ({
    login: build.mutation<LoginApiResponse, LoginApiArg>({
      query: (queryArg) => ({
        url: `/gateway/bd/base/user/login`,
        method: 'POST',
        body: queryArg.body,
      }),
    }),
    register: build.mutation<RegisterApiResponse, RegisterApiArg>({
      query: (queryArg) => ({
        url: `/gateway/bd/base/user/register`,
        method: 'POST',
        body: queryArg.body,
      }),
    }),
    loginInfo: build.query<LoginInfoApiResponse, LoginInfoApiArg>({
      query: () => ({ url: `/gateway/bd/base/user/loginInfo` }),
    }),
    listRegions: build.query<ListRegionsApiResponse, ListRegionsApiArg>({
      query: (queryArg) => ({
        url: `/gateway/bd/base/region/list`,
        method: 'POST',
        body: queryArg.body,
      }),
    }),
    logout: build.mutation<LogoutApiResponse, LogoutApiArg>({
      query: (queryArg) => ({
        url: `/gateway/bd/base/user/logout`,
        method: 'POST',
        body: queryArg.body,
      }),
    }),
    sendVerifyCode: build.mutation<SendVerifyCodeApiResponse, SendVerifyCodeApiArg>({
      query: (queryArg) => ({
        url: `/gateway/bd/base/sms/sendVerifyCode`,
        method: 'POST',
        body: queryArg.body,
      }),
    }),
    resetPassword: build.mutation<ResetPasswordApiResponse, ResetPasswordApiArg>({
      query: (queryArg) => ({
        url: `/gateway/bd/base/user/resetPassword`,
        method: 'POST',
        body: queryArg.body,
      }),
    }),
    listUsers: build.query<ListUsersApiResponse, ListUsersApiArg>({
      query: (queryArg) => ({
        url: `/gateway/bd/base/user/list`,
        method: 'POST',
        body: queryArg.body,
      }),
    }),
    editUser: build.mutation<EditUserApiResponse, EditUserApiArg>({
      query: (queryArg) => ({
        url: `/gateway/bd/base/user/edit`,
        method: 'POST',
        body: queryArg.body,
      }),
    }),
    uploadFile: build.mutation<UploadFileApiResponse, UploadFileApiArg>({
      query: (queryArg) => ({
        url: `/gateway/bd/base/file/upload`,
        method: 'POST',
        body: queryArg.body,
      }),
    }),
    changeMobile: build.mutation<ChangeMobileApiResponse, ChangeMobileApiArg>({
      query: (queryArg) => ({
        url: `/gateway/bd/base/user/changeMobile`,
        method: 'POST',
        body: queryArg.body,
      }),
    }),
    authenticate: build.mutation<AuthenticateApiResponse, AuthenticateApiArg>({
      query: (queryArg) => ({
        url: `/gateway/bd/base/user/authenticate`,
        method: 'POST',
        body: queryArg.body,
      }),
    }),
    getQrCode: build.query<GetQrCodeApiResponse, GetQrCodeApiArg>({
      query: (queryArg) => ({
        url: `/gateway/bd/base/user/wechatLogin/getQrCode`,
        params: {
          purpose: queryArg.purpose,
        },
      }),
    }),
    queryQrResult: build.mutation<QueryQrResultApiResponse, QueryQrResultApiArg>({
      query: (queryArg) => ({
        url: `/gateway/bd/base/user/wechatLogin/queryResult`,
        method: 'POST',
        body: queryArg.body,
      }),
    }),
    bindMobile: build.mutation<BindMobileApiResponse, BindMobileApiArg>({
      query: (queryArg) => ({
        url: `/gateway/bd/base/user/wechatLogin/bindMobile`,
        method: 'POST',
        body: queryArg.body,
      }),
    }),
    listRelatedMains: build.query<ListRelatedMainsApiResponse, ListRelatedMainsApiArg>({
      query: (queryArg) => ({
        url: `/gateway/bd/base/user/relatedMainList`,
        method: 'POST',
        body: queryArg.body,
      }),
    }),
    changeLogin: build.mutation<ChangeLoginApiResponse, ChangeLoginApiArg>({
      query: (queryArg) => ({
        url: `/gateway/bd/base/user/changeLogin`,
        method: 'POST',
        body: queryArg.body,
      }),
    }),
    visitorLogin: build.mutation<VisitorLoginApiResponse, VisitorLoginApiArg>({
      query: (queryArg) => ({
        url: `/gateway/bd/base/user/visitorLogin`,
        method: 'POST',
        body: queryArg.body,
      }),
    }),
    queryDictList: build.query<QueryDictListApiResponse, QueryDictListApiArg>({
      query: (queryArg) => ({
        url: `/gateway/bd/base/data/queryDictList`,
        method: 'POST',
        body: queryArg.body,
      }),
    }),
    querySphereConfig: build.query<QuerySphereConfigApiResponse, QuerySphereConfigApiArg>({
      query: (queryArg) => ({
        url: `/gateway/bd/base/data/querySphereConfig`,
        params: {
          prefix: queryArg.prefix,
        },
      }),
    }),
    getOpening: build.query<GetOpeningApiResponse, GetOpeningApiArg>({
      query: (queryArg) => ({
        url: `/gateway/bd/candidate/opening/get`,
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
    listChecks: build.query<ListChecksApiResponse, ListChecksApiArg>({
      query: (queryArg) => ({
        url: `/gateway/bd/check/check/list`,
        method: 'POST',
        body: queryArg.body,
      }),
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
        body: queryArg.body,
      }),
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
    downloadFile: build.query<DownloadFileApiResponse, DownloadFileApiArg>({
      query: (queryArg) => ({
        url: `/gateway/bd/file/file/get`,
        params: {
          fileId: queryArg.fileId,
          s: queryArg.s,
        },
      }),
    }),
    homeSummary: build.query<HomeSummaryApiResponse, HomeSummaryApiArg>({
      query: (queryArg) => ({
        url: `/gateway/bd/home/home/summary`,
        method: 'POST',
        body: queryArg.body,
      }),
    }),
    quoteOrder: build.query<QuoteOrderApiResponse, QuoteOrderApiArg>({
      query: (queryArg) => ({
        url: `/gateway/bd/order/order/quote`,
        method: 'POST',
        body: queryArg.body,
      }),
    }),
    placeOrder: build.mutation<PlaceOrderApiResponse, PlaceOrderApiArg>({
      query: (queryArg) => ({
        url: `/gateway/bd/order/order/place`,
        method: 'POST',
        body: queryArg.placeOrderRequest,
        headers: {
          'Idempotency-Key': queryArg['Idempotency-Key'],
        },
      }),
    }),
    getOrder: build.query<GetOrderApiResponse, GetOrderApiArg>({
      query: (queryArg) => ({
        url: `/gateway/bd/order/order/get`,
        params: {
          orderId: queryArg.orderId,
        },
      }),
    }),
    getOrderDraft: build.query<GetOrderDraftApiResponse, GetOrderDraftApiArg>({
      query: () => ({ url: `/gateway/bd/order/draft/get` }),
    }),
    saveOrderDraft: build.mutation<SaveOrderDraftApiResponse, SaveOrderDraftApiArg>({
      query: (queryArg) => ({
        url: `/gateway/bd/order/draft/save`,
        method: 'POST',
        body: queryArg.body,
      }),
    }),
    listPackages: build.query<ListPackagesApiResponse, ListPackagesApiArg>({
      query: (queryArg) => ({
        url: `/gateway/bd/package/package/list`,
        method: 'POST',
        body: queryArg.body,
      }),
    }),
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
    listWorkItems: build.query<ListWorkItemsApiResponse, ListWorkItemsApiArg>({
      query: (queryArg) => ({
        url: `/gateway/bd/work/item/list`,
        method: 'POST',
        body: queryArg.body,
      }),
    }),
    claimWorkItem: build.mutation<ClaimWorkItemApiResponse, ClaimWorkItemApiArg>({
      query: (queryArg) => ({
        url: `/gateway/bd/work/item/claim`,
        method: 'POST',
        body: queryArg.body,
      }),
    }),
    decidePaperConsent: build.mutation<DecidePaperConsentApiResponse, DecidePaperConsentApiArg>({
      query: (queryArg) => ({
        url: `/gateway/bd/work/paper/decide`,
        method: 'POST',
        body: queryArg.body,
      }),
    }),
  }),
  overrideExisting: false,
});
export { injectedRtkApi as generatedApi };
export type LoginApiResponse = /** status 200 A session */ LoginResult;
export type LoginApiArg = {
  body:
    | {
        loginType: 'password' | 'sms';
        mobile: Mobile;
        password: Md5;
        verifyCode?: VerifyCode;
        clientType: 'ENT_WEB';
      }
    | {
        loginType: 'password' | 'sms';
        mobile: Mobile;
        password?: Md5;
        verifyCode: VerifyCode;
        clientType: 'ENT_WEB';
      };
};
export type RegisterApiResponse = /** status 200 A session */ LoginResult;
export type RegisterApiArg = {
  body: {
    mobile: Mobile;
    password: Md5;
    verifyCode: VerifyCode;
    agreed: true;
  };
};
export type LoginInfoApiResponse =
  /** status 200 The profile; the console merges the whole of it into its login state */ LoginInfo;
export type LoginInfoApiArg = void;
export type ListRegionsApiResponse = /** status 200 Regions; an unknown parent gives none */ Region[];
export type ListRegionsApiArg = {
  body: {
    parentCode?: string;
    level?: number;
  };
};
export type LogoutApiResponse = /** status 200 The state that replaces the console's login state */ LoggedOut;
export type LogoutApiArg = {
  body: {
    loginType?: string;
    username?: string;
  };
};
export type SendVerifyCodeApiResponse =
  /** status 200 Seconds until the next one may be asked for, and its life */ CodeSent;
export type SendVerifyCodeApiArg = {
  body: {
    mobile: Mobile;
    scene: 'login' | 'register' | 'reset' | 'changeMobileOld' | 'changeMobileNew' | 'wechatBind' | 'visitor';
    s?: S;
  };
};
export type ResetPasswordApiResponse = /** status 200 Done */ null;
export type ResetPasswordApiArg = {
  body: {
    mobile: Mobile;
    verifyCode: VerifyCode;
    password: Md5;
  };
};
export type ListUsersApiResponse = /** status 200 One page */ {
  total: number;
  rows: UserRow[];
};
export type ListUsersApiArg = {
  body: {
    pageNum?: number;
    pageSize?: number;
    keyword?: string;
    status?: 'enabled' | 'disabled' | 'invited';
  };
};
export type EditUserApiResponse = /** status 200 The row after the edit */ UserRow;
export type EditUserApiArg = {
  body: {
    userId?: Uuid;
    /** Create a user of the own account */
    new?: true;
    nickName?: string;
    email?: string;
    avatarFileId?: Uuid;
    mobile?: Mobile;
    status?: 'enabled' | 'disabled';
    roleIds?: ('owner' | 'admin' | 'recruiter' | 'finance' | 'viewer' | 'analyst' | 'support' | 'operator')[];
  };
};
export type UploadFileApiResponse = /** status 200 Where it is kept */ UploadedFile;
export type UploadFileApiArg = {
  body: {
    file: Blob;
  };
};
export type ChangeMobileApiResponse = /** status 200 The new phone, masked */ {
  mobile: string;
};
export type ChangeMobileApiArg = {
  body: {
    oldVerifyCode: VerifyCode;
    mobile: Mobile;
    verifyCode: VerifyCode;
  };
};
export type AuthenticateApiResponse = /** status 200 0 none, 1 pending, 2 verified, 3 rejected */ {
  authStatus: AuthStatus;
};
export type AuthenticateApiArg = {
  body: {
    enterpriseName: string;
    creditCode: string;
    licenseFileId: Uuid;
    legalPerson: string;
    contactName: string;
    contactPhone: Mobile;
    regionCode?: string;
    address?: string;
  };
};
export type GetQrCodeApiResponse =
  /** status 200 The ticket is the browser's alone; qrContent is what the phone scans */ QrCode;
export type GetQrCodeApiArg = {
  purpose?: 'login' | 'bind';
};
export type QueryQrResultApiResponse = /** status 200 The login is delivered once */ QrResult;
export type QueryQrResultApiArg = {
  body: {
    ticket: string;
  };
};
export type BindMobileApiResponse = /** status 200 A session */ LoginResult;
export type BindMobileApiArg = {
  body: {
    bindToken: string;
    mobile: Mobile;
    verifyCode: VerifyCode;
  };
};
export type ListRelatedMainsApiResponse = /** status 200 All of them, the active one marked */ RelatedMain[];
export type ListRelatedMainsApiArg = {
  body: object;
};
export type ChangeLoginApiResponse = /** status 200 A session */ LoginResult;
export type ChangeLoginApiArg = {
  body: {
    mainId: Uuid;
  };
};
export type VisitorLoginApiResponse = /** status 200 A session */ LoginResult;
export type VisitorLoginApiArg = {
  body: {
    /** sms where absent */
    loginType?: 'sms';
    mobile: Mobile;
    verifyCode: VerifyCode;
    s?: S;
  };
};
export type QueryDictListApiResponse = /** status 200 By type; an unknown type has no entries */ {
  [key: string]: DictEntry[];
};
export type QueryDictListApiArg = {
  body: {
    dictTypes: string[];
  };
};
export type QuerySphereConfigApiResponse = /** status 200 Key and value; no match gives none */ {
  [key: string]: string;
};
export type QuerySphereConfigApiArg = {
  prefix?: string;
};
export type GetOpeningApiResponse = /** status 200 The answer */ {
  kind: 'invitation' | 'share';
};
export type GetOpeningApiArg = {
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
  kind: 'invitation' | 'share';
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
export type SaveCandidateFormApiResponse = /** status 200 The answer */ {
  savedAt: Instant;
};
export type SaveCandidateFormApiArg = {
  body: {
    s: S;
    section: FormSection;
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
    signedName: string;
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
  };
};
export type GetSharedReportApiResponse = /** status 200 The answer */ ReportView;
export type GetSharedReportApiArg = {
  body: {
    s: S;
  };
};
export type ListChecksApiResponse = /** status 200 The answer */ CheckPage;
export type ListChecksApiArg = {
  body: {
    /** Start of a name or its pinyin, an exact phone or ID, an order number */
    q?: string;
    view?: 'all' | 'needsMe' | 'awaitingConsent' | 'inProgress' | 'overdue' | 'reported';
    status?: CheckStatus[];
    lamp?: Lamp[];
    packageId?: Uuid[];
    orderedFrom?: Day;
    orderedTo?: Day;
    ownerId?: Uuid;
    sort?: 'orderedAt' | '-orderedAt' | 'promisedAt' | '-promisedAt' | 'name' | '-name';
    cursor?: Cursor;
    limit?: Limit;
  };
};
export type CountChecksApiResponse = /** status 200 The answer */ CheckCount;
export type CountChecksApiArg = {
  body: {
    /** Start of a name or its pinyin, an exact phone or ID, an order number */
    q?: string;
    view?: 'all' | 'needsMe' | 'awaitingConsent' | 'inProgress' | 'overdue' | 'reported';
    status?: CheckStatus[];
    lamp?: Lamp[];
    packageId?: Uuid[];
    orderedFrom?: Day;
    orderedTo?: Day;
    ownerId?: Uuid;
  };
};
export type ExportChecksApiResponse = /** status 200 The answer */ Blob;
export type ExportChecksApiArg = {
  body: {
    /** Start of a name or its pinyin, an exact phone or ID, an order number */
    q?: string;
    view?: 'all' | 'needsMe' | 'awaitingConsent' | 'inProgress' | 'overdue' | 'reported';
    status?: CheckStatus[];
    lamp?: Lamp[];
    packageId?: Uuid[];
    orderedFrom?: Day;
    orderedTo?: Day;
    ownerId?: Uuid;
  };
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
    field: 'name' | 'mobile' | 'idNumber';
    purpose: string;
  };
};
export type DownloadFileApiResponse = /** status 200 The answer */ Blob;
export type DownloadFileApiArg = {
  fileId: Uuid;
  s?: S;
};
export type HomeSummaryApiResponse = /** status 200 The answer */ HomeSummary;
export type HomeSummaryApiArg = {
  body: {
    from: Day;
    to: Day;
    /** IANA name; days are counted in it */
    timeZone?: string;
  };
};
export type QuoteOrderApiResponse = /** status 200 The answer */ Quote;
export type QuoteOrderApiArg = {
  body: {
    packageId: Uuid;
    itemCodes: string[];
    mobile?: Mobile;
    idNumber?: string;
  };
};
export type PlaceOrderApiResponse = /** status 200 The answer */ PlacedOrder;
export type PlaceOrderApiArg = {
  /** Chosen by the caller, once per intended effect; the same key with another body is refused (2003) */
  'Idempotency-Key': string;
  placeOrderRequest: PlaceOrderRequest;
};
export type GetOrderApiResponse = /** status 200 The answer */ PlacedOrder;
export type GetOrderApiArg = {
  orderId: Uuid;
};
export type GetOrderDraftApiResponse = /** status 200 The answer */ OrderDraft | null;
export type GetOrderDraftApiArg = void;
export type SaveOrderDraftApiResponse = /** status 200 The answer */ Done;
export type SaveOrderDraftApiArg = {
  body: {
    content: OrderDraftContent | null;
  };
};
export type ListPackagesApiResponse = /** status 200 The answer */ Package[];
export type ListPackagesApiArg = {
  body: object;
};
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
    comment: string;
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
    /** Item codes */
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
export type ListWorkItemsApiResponse = /** status 200 The answer */ {
  rows: WorkItem[];
  nextCursor: string | null;
};
export type ListWorkItemsApiArg = {
  body: {
    kind?: WorkItemKind[];
    state?: 'open' | 'mine' | 'done' | 'all';
    q?: string;
    cursor?: Cursor;
    limit?: Limit;
  };
};
export type ClaimWorkItemApiResponse = /** status 200 The answer */ WorkItem;
export type ClaimWorkItemApiArg = {
  body: {
    workItemId: Uuid;
    take: boolean;
  };
};
export type DecidePaperConsentApiResponse = /** status 200 The answer */ Done;
export type DecidePaperConsentApiArg = {
  body: {
    workItemId: Uuid;
    accept: boolean;
    note?: string;
  };
};
export type LoginResult = {
  sToken: string;
  /** Seconds */
  expiresIn: number;
  loginType: string;
};
export type Mobile = string;
export type Md5 = string;
export type VerifyCode = string;
export type AuthStatus = 0 | 1 | 2 | 3;
export type Menu = {
  name: string;
  path: string;
  hidden?: boolean;
  redirect?: string;
  meta: {
    /** An i18n key */
    title: string;
    icon: string;
  };
  children?: Menu[];
};
export type LoginInfo = {
  /** Echo of the bearer */
  sToken: string;
  userId: string;
  /** Opaque login name, never the phone */
  username: string;
  /** Masked */
  mobile: string;
  nickName: string;
  avatar: string | null;
  loginType: string;
  userType: 'enterprise' | 'applicant' | 'visitor' | 'staff';
  roles: string[];
  /** Actions of contract/permissions */
  permissions: string[];
  mainId: string | null;
  mainName: string;
  enterprise: {
    name: string;
    authStatus: AuthStatus;
  } | null;
  menus: Menu[];
};
export type Region = {
  code: string;
  name: string;
  parentCode: string;
  level: number;
  leaf: boolean;
};
export type LoggedOut = {
  token: string;
  userInfo: object;
  sideBarMenus: Menu[];
};
export type CodeSent = {
  interval: number;
  expiresIn: number;
};
export type S = string;
export type Instant = string;
export type UserRow = {
  userId: string;
  username: string;
  nickName: string;
  /** Masked */
  mobile: string;
  roleName: string;
  roleIds: string[];
  status: 'enabled' | 'disabled' | 'invited';
  createTime: Instant;
};
export type Uuid = string;
export type UploadedFile = {
  fileId: Uuid;
  url: string;
  fileName: string;
  originalFilename: string;
  /** Bytes */
  size: number;
};
export type QrCode = {
  ticket: string;
  qrContent: string;
  expiresIn: number;
  interval: number;
};
export type QrResult = {
  status: 'waiting' | 'scanned' | 'confirmed' | 'unbound' | 'canceled' | 'expired';
  nickname?: string;
  avatar?: string;
  login?: LoginResult;
  bindToken?: string;
};
export type RelatedMain = {
  mainId: string;
  mainName: string;
  username: string;
  roleName: string;
  authStatus: AuthStatus;
  current: boolean;
  disabled: boolean;
};
export type DictEntry = {
  label: string;
  value: string;
  sort: number;
  cssClass: string;
  listClass: string;
  isDefault: boolean;
  status: 'enabled';
};
export type Opening = {
  openingId: Uuid;
  kind: 'invitation' | 'share';
  mainName: string;
  createdAt: Instant;
  expiresAt: Instant;
};
export type CheckStatus =
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
export type CheckItemStatus = 'waiting' | 'running' | 'awaitingInfo' | 'done' | 'cancelled';
export type Day = string;
export type CandidateItem = {
  checkItemId: Uuid;
  itemCode: string;
  name: string;
  /** What is done with the data, in the reader's language */
  what: string;
  /** Why the enterprise asks */
  reason: string | null;
  sensitive: boolean;
  retentionDays: number;
  consent: 'open' | 'given' | 'refused' | 'withdrawn';
  status: CheckItemStatus;
  question: string | null;
  promisedAt: Day | null;
};
export type FormSection = 'identity' | 'education' | 'employment' | 'certificates' | 'references';
export type EducationEntry = {
  school?: string;
  major?: string;
  level?: string;
  form?: string;
  enrolled?: string;
  graduated?: string;
  certificateNo?: string;
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
    name?: string;
    /** Masked once saved */
    idNumber?: string;
    idConfirmed?: boolean;
  };
  education?: {
    entries?: EducationEntry[];
  };
  employment?: {
    entries?: EmploymentEntry[];
  };
  certificates?: {
    entries?: CertificateEntry[];
  };
  references?: {
    entries?: ReferenceEntry[];
  };
};
export type FileRef = {
  fileId: Uuid;
  fileName: string;
  size: number;
  sha256: string;
  uploadedAt: Instant;
  kind: string;
};
export type CandidateView = {
  mainName: string;
  candidateName: string;
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
  form: CandidateForm;
  savedAt: Instant | null;
  submittedAt: Instant | null;
  files: FileRef[];
  reportReady: boolean;
  disputable?: boolean;
};
export type FormEntry = {
  school?: string;
  major?: string;
  level?: string;
  form?: string;
  enrolled?: string;
  graduated?: string;
  certificateNo?: string;
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
  name?: string;
  idNumber?: string;
  idConfirmed?: boolean;
  entries?: FormEntry[];
};
export type Lamp = 'green' | 'blue' | 'yellow' | 'red';
export type CheckCategory =
  'identity' | 'education' | 'employment' | 'legal' | 'business' | 'qualification' | 'financial';
export type ItemResult = 'consistent' | 'discrepant' | 'found' | 'none' | 'unverifiable';
export type FindingFields = {
  [key: string]: string | number | boolean | null;
};
export type FindingEntry = {
  /** What the entry is about, as an employer or a school */
  label: string;
  claimed: FindingFields;
  verified: FindingFields;
  /** Field names in which both differ */
  differs: string[];
};
export type Evidence = {
  evidenceId: Uuid;
  source: string;
  method: string;
  obtainedAt: Instant;
  /** Empty for a candidate or a reader */
  operatorName: string;
  note: string | null;
  file: FileRef | null;
};
export type ReportItem = {
  checkItemId: Uuid;
  itemCode: string;
  name: string;
  category: CheckCategory;
  status: CheckItemStatus;
  result: ItemResult | null;
  lamp: Lamp | null;
  lampReason: string | null;
  note: string | null;
  entries: FindingEntry[];
  attempts: number;
  evidence: Evidence[];
  computed: {
    key: string;
    value: string | number | boolean | null;
  }[];
  doneAt: Instant | null;
};
export type TimelineEvent = {
  at: Instant;
  /** An i18n key below records.event */
  event: string;
  /** A name, or candidate, system, staff */
  actor: string;
  detail: {
    [key: string]: string | number | null;
  };
};
export type ReportView = {
  checkId: Uuid;
  orderNo: string;
  mainName: string;
  candidateName: string;
  /** Masked */
  mobile?: string;
  idNumberMasked: string | null;
  positionTitle: string;
  packageName: string;
  status: CheckStatus;
  lamp: Lamp;
  version: number;
  latestVersion: number;
  publishedAt: Instant;
  /** Empty for a candidate or a reader */
  authorName: string;
  /** Empty for a candidate or a reader */
  reviewerName: string;
  summary: string;
  items: ReportItem[];
  /** Names of items a share leaves out */
  leftOut: string[];
  versions: {
    version: number;
    publishedAt: Instant;
    /** Item codes that differ from the version before */
    changed: string[];
  }[];
  history: TimelineEvent[];
  allowed: ('share' | 'dispute' | 'edit')[];
  /** Of the share it was opened through */
  expiresAt?: Instant | null;
};
export type Done = {
  done: true;
};
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
  /** Of the items that set the lamp; words follow the result */
  results: ItemResult[];
  promisedAt: Day | null;
  overdue: boolean;
  waitingOn: 'candidate' | 'enterprise' | 'source' | 'analyst' | 'reviewer' | 'payment' | 'nobody';
  orderedAt: Instant;
  ownerName: string;
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
export type CheckCount = {
  total: number;
  /** There are more than 10 000 */
  capped: boolean;
  views: {
    needsMe: number;
    awaitingConsent: number;
    inProgress: number;
    overdue: number;
    reported: number;
  };
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
  doneAt: Instant | null;
  price: Fen | null;
  /** Why a sensitive item was ordered */
  reason: string | null;
  /** What it waits for */
  question: string | null;
  waitingOn: 'candidate' | 'enterprise' | 'source' | 'analyst' | 'reviewer' | 'payment' | 'nobody';
};
export type CheckDetail = CheckRow & {
  orderId: Uuid;
  idNumberMasked: string | null;
  birthDate?: Day | null;
  positionClass: string;
  consentWay: ConsentWay;
  consent: {
    state: 'none' | 'given' | 'refused' | 'withdrawn' | 'paperToConfirm';
    given: number;
    refused: number;
    total: number;
    at: Instant | null;
    textVersion: string | null;
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
  files: FileRef[];
  messages: {
    at: Instant;
    template: string;
    mobile: string;
    status: string;
  }[];
  money: {
    price: Fen;
    held: Fen;
    captured: Fen;
    released: Fen;
  } | null;
  /** What this user may do with it now */
  allowed: (
    'remind' | 'resend' | 'cancel' | 'reveal' | 'answer' | 'readReport' | 'editReport' | 'share' | 'dispute'
  )[];
};
export type HomeSummary = {
  needsMe: number | null;
  awaitingConsent: number | null;
  /** Invitations that end within 2 days */
  expiringSoon: number | null;
  inProgress: number | null;
  overdue: number | null;
  /** In the range */
  reported: number | null;
  /** In the range of the same length before */
  reportedBefore: number | null;
  series: {
    day: Day;
    ordered: number;
    reported: number;
  }[];
  results:
    | {
        lamp: Lamp;
        count: number;
      }[]
    | null;
  balance: {
    available: Fen;
    held: Fen;
    spent: Fen;
  } | null;
  /** What waits for this user, newest first, at most 8 */
  needs: {
    checkId: Uuid;
    candidateName: string;
    positionTitle: string;
    status: CheckStatus;
    lamp: Lamp | null;
    what: 'answerQuestion' | 'readReport' | 'invitationExpiring' | 'awaitingPayment' | 'overdue';
    at: Instant;
  }[];
  /** Staff only */
  queue: {
    open: number;
    mine: number;
    overdue: number;
    toReview: number;
  } | null;
};
export type Quote = {
  price: Fen;
  available: Fen;
  held: Fen;
  /** The balance covers the price; else the order is saved as awaitingPayment */
  enough: boolean;
  promisedDate: Day;
  items: {
    itemCode: string;
    name: string;
    price: Fen;
    sensitive: boolean;
    /** If consent came today */
    promisedDate: Day;
    workingDays: number;
  }[];
  duplicates: {
    checkId: Uuid;
    orderedAt: Instant;
    status: CheckStatus;
  }[];
};
export type OrderStatus = 'awaitingApproval' | 'awaitingPayment' | 'placed' | 'completed' | 'cancelled';
export type PlacedOrder = {
  orderId: Uuid;
  orderNo: string;
  checkId: Uuid;
  status: OrderStatus;
  checkStatus: CheckStatus;
  price: Fen;
  held: Fen;
  promisedDate: Day | null;
  /** Masked */
  candidateName: string;
  packageName: string;
  consentWay: ConsentWay;
  /** Only in the reply to placing with consentWay link; it is not stored */
  link: string | null;
};
export type OrderCandidate = {
  name: string;
  mobile: Mobile;
  idNumber?: string;
};
export type PlaceOrderRequest = {
  packageId: Uuid;
  itemCodes: string[];
  positionTitle: string;
  /** Proportionality: why sensitive items may be asked */
  positionClass: 'general' | 'finance' | 'management' | 'technology' | 'driver' | 'childcare' | 'security';
  /** By item code; needed for each sensitive item */
  reasons?: {
    [key: string]: string;
  };
  candidate: OrderCandidate;
  consentWay: ConsentWay;
  paperFileId?: Uuid;
  expectedPrice: Fen;
  acceptDuplicate?: boolean;
};
export type OrderDraftContent = {
  packageId?: string;
  itemCodes?: string[];
  positionTitle?: string;
  positionClass?: string;
  reasons?: {
    [key: string]: string;
  };
  name?: string;
  mobile?: string;
  idNumber?: string;
  consentWay?: string;
  paperFileId?: string;
  paperFileName?: string;
};
export type OrderDraft = {
  content: OrderDraftContent;
  savedAt: Instant;
};
export type CandidateField = 'idNumber' | 'education' | 'employment' | 'certificates' | 'references';
export type PackageItem = {
  itemCode: string;
  /** In the reader's language */
  name: string;
  category: CheckCategory;
  price: Fen;
  workingDays: number;
  /** Needs a reason and a separate consent */
  sensitive: boolean;
  fields: CandidateField[];
  worked: 'computed' | 'list' | 'provider' | 'manual';
};
export type Package = {
  packageId: Uuid;
  code: string;
  name: string;
  description: string;
  price: Fen;
  /** Of its slowest item */
  workingDays: number;
  items: PackageItem[];
};
export type Attempt = {
  at: Instant;
  way: 'phone' | 'email' | 'letter' | 'website' | 'register';
  outcome: string;
};
export type DraftItem = {
  checkItemId: Uuid;
  itemCode: string;
  name: string;
  category: CheckCategory;
  worked: string;
  status: CheckItemStatus;
  consent: 'open' | 'given' | 'refused' | 'withdrawn';
  result: ItemResult | null;
  lamp: Lamp | null;
  lampReason: string | null;
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
};
export type ReportDraft = {
  checkId: Uuid;
  mainId: Uuid;
  mainName: string;
  candidateName: string;
  positionTitle: string;
  packageName: string;
  status: CheckStatus;
  promisedAt: Day | null;
  summary: string | null;
  /** Of the draft; 1 for the first */
  version: number;
  items: DraftItem[];
  review: {
    at: Instant;
    by: string;
    action: 'submitted' | 'returned' | 'published' | 'disputed';
    comment: string | null;
  }[];
  allowed: ('edit' | 'submit' | 'return' | 'publish')[];
};
export type SaveFindingRequest = {
  checkItemId: Uuid;
  rowVersion: number;
  result?: ItemResult | null;
  lamp?: Lamp | null;
  lampReason?: string;
  note?: string;
  entries: {
    label: string;
    claimed?: FindingFields;
    verified: FindingFields;
  }[];
  attempts: Attempt[];
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
export type WorkItemKind = 'checkItem' | 'review' | 'paperConsent' | 'certification' | 'recharge' | 'dispute';
export type WorkItem = {
  workItemId: Uuid;
  kind: WorkItemKind;
  status: 'open' | 'claimed' | 'paused' | 'done' | 'cancelled';
  mainId: Uuid;
  mainName: string;
  checkId: Uuid | null;
  checkItemId: Uuid | null;
  /** What is to be done, in the reader's language */
  title: string;
  candidateName: string | null;
  assigneeName: string | null;
  mine: boolean;
  /** The signed form of a paperConsent */
  fileId?: Uuid | null;
  dueAt: Day | null;
  overdue: boolean;
  createdAt: Instant;
};
