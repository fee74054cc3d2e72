// Written by `npm run generate` from contract/. Do not edit.
import { gatewayApi as api } from '../transport/gatewayApi';
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
    /** With the link of a form: for 7 days instead of an idle half hour, on a phone of one's own */
    stay?: boolean;
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
export type Language = 'en' | 'zh-CN';
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
  /** The user may act in further accounts (relatedMainList) */
  severalAccounts: boolean;
  enterprise: {
    name: string;
    authStatus: AuthStatus;
    /** That the account closes: who asked, and China's day on which it is erased; null for every other account */
    closing: null | {
      askedBy: string;
      eraseOn: string;
      /** postponed: the day has come, and something is open */
      state: 'closing' | 'postponed' | 'erasing' | 'erased';
    };
  } | null;
  menus: Menu[];
  /** What the user chose, in whatever browser; null before, and of a visitor */
  language: Language | null;
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
  refused?: {
    code: 1002 | 1003;
    msg: string;
    /** Seconds until the pause of 1002 is over */
    retryAfter?: number;
  };
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
