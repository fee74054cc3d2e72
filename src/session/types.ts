/** One entry of the side menu: title is an i18n key. */
export interface MenuEntry {
  name: string;
  path: string;
  hidden?: boolean;
  redirect?: string;
  meta: { title: string; icon?: string };
  children?: MenuEntry[];
}

/** The reply of loginInfo as the login state needs it; "read with at least sToken (the session token)". */
export interface UserInfo {
  sToken: string;
  userId: string;
  username: string;
  mobile: string;
  nickName: string;
  avatar: string | null;
  /** The language the user chose, in any browser; null (or missing) before. */
  language?: 'en' | 'zh-CN' | null;
  loginType: string;
  userType: 'enterprise' | 'applicant' | 'visitor' | 'staff';
  roles: string[];
  permissions: string[];
  mainId: string | null;
  mainName: string | null;
  /** The user may act in further accounts; missing in a profile that an earlier release stored. */
  severalAccounts?: boolean;
  /** `closing` is missing in a profile that an earlier release stored. */
  enterprise: {
    name: string;
    authStatus: number;
    closing?: {
      askedBy: string;
      eraseOn: string;
      state: 'closing' | 'postponed' | 'erasing' | 'erased';
    } | null;
  } | null;
  menus: MenuEntry[];
}

/**
 * The part of the login state that `authSlice` keeps: token, userInfo, and every field of the loginInfo reply,
 * for "the whole response is merged into login state".
 */
export type AuthState = { token: string; userInfo: Partial<UserInfo> } & Partial<UserInfo>;

/** The login state of the specification's section 3: auth and menus together. */
export type LoginState = AuthState & { sideBarMenus: MenuEntry[] };

/** The reply of logout, which is also the login state when nobody is signed in. */
export interface LoggedOutState {
  token: string;
  userInfo: Partial<UserInfo>;
  sideBarMenus: MenuEntry[];
}
