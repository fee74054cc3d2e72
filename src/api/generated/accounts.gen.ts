// Written by `npm run generate` from contract/. Do not edit.
import { gatewayApi as api } from '../transport/gatewayApi';
import { listByCursor, onePage, type Paged, type PageParam } from '../lists/pages';
const injectedRtkApi = api.injectEndpoints({
  endpoints: (build) => ({
    getOwnProfile: build.query<GetOwnProfileApiResponse, GetOwnProfileApiArg>({
      query: () => ({ url: `/gateway/bd/account/profile/get` }),
    }),
    forgetOwnProfile: build.mutation<ForgetOwnProfileApiResponse, ForgetOwnProfileApiArg>({
      query: (queryArg) => ({
        url: `/gateway/bd/account/profile/forget`,
        method: 'POST',
        body: queryArg.body,
      }),
    }),
    getSecurity: build.query<GetSecurityApiResponse, GetSecurityApiArg>({
      query: () => ({ url: `/gateway/bd/account/security/get` }),
    }),
    changePassword: build.mutation<ChangePasswordApiResponse, ChangePasswordApiArg>({
      query: (queryArg) => ({
        url: `/gateway/bd/account/security/changePassword`,
        method: 'POST',
        body: queryArg.body,
      }),
    }),
    unbindWechat: build.mutation<UnbindWechatApiResponse, UnbindWechatApiArg>({
      query: (queryArg) => ({
        url: `/gateway/bd/account/security/unbindWechat`,
        method: 'POST',
        body: queryArg.body,
      }),
    }),
    listSessions: build.query<ListSessionsApiResponse, ListSessionsApiArg>({
      query: () => ({ url: `/gateway/bd/account/session/list` }),
    }),
    endSession: build.mutation<EndSessionApiResponse, EndSessionApiArg>({
      query: (queryArg) => ({
        url: `/gateway/bd/account/session/end`,
        method: 'POST',
        body: queryArg.body,
      }),
    }),
    endOtherSessions: build.mutation<EndOtherSessionsApiResponse, EndOtherSessionsApiArg>({
      query: (queryArg) => ({
        url: `/gateway/bd/account/session/endOthers`,
        method: 'POST',
        body: queryArg.body,
      }),
    }),
    leaveAccount: build.mutation<LeaveAccountApiResponse, LeaveAccountApiArg>({
      query: (queryArg) => ({
        url: `/gateway/bd/account/membership/leave`,
        method: 'POST',
        body: queryArg.body,
      }),
    }),
    listSignIns: build.infiniteQuery<ListSignInsApiResponse, Paged<ListSignInsApiArg>, PageParam>({
      ...listByCursor,
      query: ({ queryArg, pageParam }) => ({
        url: `/gateway/bd/account/signIn/list`,
        method: 'POST',
        body: onePage(queryArg.body, pageParam),
      }),
    }),
    listMembers: build.infiniteQuery<ListMembersApiResponse, Paged<ListMembersApiArg>, PageParam>({
      ...listByCursor,
      query: ({ queryArg, pageParam }) => ({
        url: `/gateway/bd/account/member/list`,
        method: 'POST',
        body: onePage(queryArg.body, pageParam),
      }),
    }),
    editMember: build.mutation<EditMemberApiResponse, EditMemberApiArg>({
      query: (queryArg) => ({
        url: `/gateway/bd/account/member/edit`,
        method: 'POST',
        body: queryArg.body,
      }),
    }),
    reinviteMember: build.mutation<ReinviteMemberApiResponse, ReinviteMemberApiArg>({
      query: (queryArg) => ({
        url: `/gateway/bd/account/member/reinvite`,
        method: 'POST',
        body: queryArg.body,
      }),
    }),
    getMemberHoldings: build.query<GetMemberHoldingsApiResponse, GetMemberHoldingsApiArg>({
      query: (queryArg) => ({
        url: `/gateway/bd/account/member/holdings`,
        params: {
          userId: queryArg.userId,
        },
      }),
    }),
    listDepartments: build.query<ListDepartmentsApiResponse, ListDepartmentsApiArg>({
      query: () => ({ url: `/gateway/bd/account/department/list` }),
    }),
    saveDepartment: build.mutation<SaveDepartmentApiResponse, SaveDepartmentApiArg>({
      query: (queryArg) => ({
        url: `/gateway/bd/account/department/save`,
        method: 'POST',
        body: queryArg.body,
      }),
    }),
    removeDepartment: build.mutation<RemoveDepartmentApiResponse, RemoveDepartmentApiArg>({
      query: (queryArg) => ({
        url: `/gateway/bd/account/department/remove`,
        method: 'POST',
        body: queryArg.body,
      }),
    }),
  }),
  overrideExisting: false,
});
export { injectedRtkApi as generatedApi };
export type GetOwnProfileApiResponse = /** status 200 The answer */ OwnProfile;
export type GetOwnProfileApiArg = void;
export type ForgetOwnProfileApiResponse = /** status 200 The answer */ OwnProfile;
export type ForgetOwnProfileApiArg = {
  body: {
    part: 'email' | 'picture';
  };
};
export type GetSecurityApiResponse = /** status 200 The answer */ Security;
export type GetSecurityApiArg = void;
export type ChangePasswordApiResponse = /** status 200 The answer */ Done;
export type ChangePasswordApiArg = {
  body: {
    /** Needed once there is a password */
    oldPassword?: Md5;
    password: Md5;
  };
};
export type UnbindWechatApiResponse = /** status 200 The answer */ Done;
export type UnbindWechatApiArg = {
  body: object;
};
export type ListSessionsApiResponse = /** status 200 The answer */ OwnSession[];
export type ListSessionsApiArg = void;
export type EndSessionApiResponse = /** status 200 The answer */ Done;
export type EndSessionApiArg = {
  body: {
    sessionId: Uuid;
  };
};
export type EndOtherSessionsApiResponse = /** status 200 The answer */ Done;
export type EndOtherSessionsApiArg = {
  body: object;
};
export type LeaveAccountApiResponse = /** status 200 The answer */ Done;
export type LeaveAccountApiArg = {
  body: object;
};
export type ListSignInsApiResponse = /** status 200 The answer */ {
  rows: SignIn[];
  nextCursor: string | null;
};
export type ListSignInsApiArg = {
  body: {
    cursor?: Cursor;
    limit?: Limit;
  };
};
export type ListMembersApiResponse = /** status 200 The answer */ {
  rows: Member[];
  nextCursor: string | null;
};
export type ListMembersApiArg = {
  body: {
    /** Part of a name, its pinyin from any syllable on or its initials, or a whole phone number */
    keyword?: string;
    status?: 'enabled' | 'disabled' | 'invited';
    departmentId?: Uuid;
    /** Only these of the people that fit */
    userId?: Uuid[];
    /** Only those of the people that fit who have one of these phones */
    mobile?: Mobile[];
    cursor?: Cursor;
    limit?: Limit;
  };
};
export type EditMemberApiResponse = /** status 200 The answer */ Member;
export type EditMemberApiArg = {
  body: {
    userId: Uuid;
    departmentId?: Uuid | null;
    monthlyBudget?: Budget;
  };
};
export type ReinviteMemberApiResponse = /** status 200 The answer */ Done;
export type ReinviteMemberApiArg = {
  body: {
    userId: Uuid;
  };
};
export type GetMemberHoldingsApiResponse = /** status 200 The answer */ MemberHoldings;
export type GetMemberHoldingsApiArg = {
  userId: Uuid;
};
export type ListDepartmentsApiResponse = /** status 200 The answer */ Department[];
export type ListDepartmentsApiArg = void;
export type SaveDepartmentApiResponse = /** status 200 The answer */ Department;
export type SaveDepartmentApiArg = {
  body: {
    /** Absent makes a new one */
    departmentId?: Uuid;
    name: string;
    monthlyBudget: Budget;
  };
};
export type RemoveDepartmentApiResponse = /** status 200 The answer */ Done;
export type RemoveDepartmentApiArg = {
  body: {
    departmentId: Uuid;
  };
};
export type Uuid = string;
export type OwnProfile = {
  userId: Uuid;
  nickName: string;
  /** Masked */
  mobile: string;
  /** In full: it is one's own */
  email: string | null;
  pictureFileId: Uuid | null;
  /** False inside a customer's account, where one is none of its people */
  isEditable: boolean;
  /** Whoever registers is called by the masked phone until they give a name */
  isNamedByPhone: boolean;
};
export type Instant = string;
export type Security = {
  /** Masked */
  mobile: string;
  hasPassword: boolean;
  wechatBoundAt: Instant | null;
};
export type Done = {
  done: true;
};
export type Md5 = string;
export type OwnSession = {
  sessionId: Uuid;
  isCurrent: boolean;
  /** The account it acts in */
  mainName: string;
  loginType: string;
  ip: string;
  userAgent: string;
  createdAt: Instant;
  /** To within 15 seconds */
  seenAt: Instant;
};
export type SignIn = {
  signInId: Uuid;
  way: 'password' | 'sms' | 'wechat';
  outcome: 'ok' | 'wrongPassword' | 'wrongCode' | 'paused';
  ip: string;
  userAgent: string;
  at: Instant;
};
export type Cursor = string;
export type Limit = number;
export type Budget = number | null;
export type Fen = number;
export type Member = {
  userId: Uuid;
  username: string;
  nickName: string;
  /** Masked */
  mobile: string;
  roleId: string;
  roleName: string;
  status: 'enabled' | 'disabled' | 'invited';
  departmentId: Uuid | null;
  departmentName: string | null;
  monthlyBudget: Budget;
  /** Ordered this month, without what was cancelled */
  spent: Fen;
  /** Last into this account; null for who has not been here */
  signedInAt: Instant | null;
  createdAt: Instant;
  /** Is in other accounts too: the name is not this account's to change */
  isShared: boolean;
  /** Was added and has not been in this account yet: may be invited again */
  isAwaited: boolean;
};
export type Mobile = string;
export type MemberHoldings = {
  /** Records they own, ended ones too */
  records: number;
  /** Those of them that are not ended; a disputed report is open again */
  openRecords: number;
  /** Orders that they placed and that wait for approval or payment; they go on waiting without them */
  waitingOrders: number;
  /** Forms for applicants that they made and that take applications; they stay open without them */
  openForms: number;
  /** Orders that wait for an approval which they may give */
  approvals: number;
  /** Keys they answer for that work still: those they made, unless somebody else answers for them, and those they took over */
  apiKeys: number;
  /** When one of these keys was used last; null for never */
  keysUsedAt: Instant | null;
  /** The name of the owner who answers for these keys if they leave by themselves; null where nobody else owns the account */
  keysPassTo: string | null;
  /** Views of the records that they share with the account; whoever takes over their records becomes their author */
  views: number;
};
export type Department = {
  departmentId: Uuid;
  name: string;
  monthlyBudget: Budget;
  /** Ordered by its people this month, without what was cancelled */
  spent: Fen;
  people: number;
};
