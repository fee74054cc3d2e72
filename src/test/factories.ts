import type { DataOf } from './answers';

type LoginInfo = DataOf<'loginInfo'>;
type MenuEntry = LoginInfo['menus'][number];
/** 0 none, 1 pending, 2 verified, 3 rejected. */
export type AuthStatus = NonNullable<LoginInfo['enterprise']>['authStatus'];

/** A menu entry of the side menu. */
export function buildMenuEntry(overrides: Partial<MenuEntry> = {}): MenuEntry {
  return {
    name: 'homePage',
    path: '/homePage',
    meta: { title: 'menu.homePage', icon: 'home' },
    ...overrides,
  };
}

/** A loginInfo reply of an enterprise owner; people and companies are made up. */
export function buildUserInfo(overrides: Partial<LoginInfo> = {}): LoginInfo {
  return {
    sToken: 'token-of-owner',
    userId: '0190a1b2-0000-7000-8000-000000000001',
    username: 'owner01',
    mobile: '138****0001',
    nickName: 'Lin Owner',
    avatar: null,
    loginType: 'password',
    userType: 'enterprise',
    roles: ['owner'],
    permissions: ['check.read'],
    mainId: '0190a1b2-0000-7000-8000-00000000aaaa',
    mainName: 'Example Trading',
    severalAccounts: false,
    enterprise: { name: 'Example Trading', authStatus: 2, closing: null },
    menus: [buildMenuEntry()],
    language: null,
    ...overrides,
  };
}

/** The reply of a login, a registration or a switch. */
export function buildGrant(overrides: Partial<DataOf<'login'>> = {}): DataOf<'login'> {
  return { sToken: 'granted', expiresIn: 1800, loginType: 'password', ...overrides };
}

/** A row of listUsers. */
export function buildUserRow(
  overrides: Partial<DataOf<'listUsers'>['rows'][number]> = {},
): DataOf<'listUsers'>['rows'][number] {
  return {
    userId: '0190a1b2-0000-7000-8000-000000000002',
    username: 'recruiter01',
    nickName: 'Wu Recruiter',
    mobile: '138****0002',
    roleName: 'Recruiter',
    roleIds: ['recruiter'],
    status: 'enabled',
    createTime: '2026-01-01T02:00:00Z',
    ...overrides,
  };
}

/** The reply of an upload. */
export function buildUploadedFile(overrides: Partial<DataOf<'uploadFile'>> = {}): DataOf<'uploadFile'> {
  const fileId = '0190a1b2-0000-7000-8000-0000000000f1';
  return {
    fileId,
    url: `/gateway/bd/file/file/get?fileId=${fileId}`,
    fileName: 'a.png',
    originalFilename: 'a.png',
    size: 7,
    ...overrides,
  };
}

/** No order waits for its price, one over a budget does. */
export const approval: DataOf<'getOrderTerms'>['approval'] = { above: null, overBudget: 'waits' };

/** An order right after it was placed. */
export function buildPlacedOrder(overrides: Partial<DataOf<'placeOrder'>> = {}): DataOf<'placeOrder'> {
  return {
    orderId: '0190a1b2-0000-7000-8000-000000000060',
    orderNo: 'PB20260301-0001',
    checkId: '0190a1b2-0000-7000-8000-000000000050',
    status: 'placed',
    checkStatus: 'awaitingConsent',
    price: 6800,
    held: 6800,
    promisedDate: '2026-03-09',
    promisedEstimate: false,
    candidateName: 'Zhao Min',
    candidateMobile: '138****0005',
    packageName: 'Basic',
    consentWay: 'sms',
    link: null,
    approval: null,
    ...overrides,
  };
}

/** A piece of evidence right after it was added. */
export function buildEvidence(overrides: Partial<DataOf<'addEvidence'>> = {}): DataOf<'addEvidence'> {
  return {
    evidenceId: '0190a1b2-0000-7000-8000-0000000000e9',
    source: 'Personnel office',
    method: 'phone',
    obtainedAt: '2026-03-02T08:00:00Z',
    operatorName: 'Chen Xi',
    note: null,
    file: null,
    ...overrides,
  };
}
