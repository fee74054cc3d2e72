import type { MenuEntry } from '../session/types';
import type { DataOf } from './answers';

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
export function buildUserInfo(overrides: Partial<DataOf<'loginInfo'>> = {}): DataOf<'loginInfo'> {
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
    enterprise: { name: 'Example Trading', authStatus: 2 },
    menus: [buildMenuEntry()],
    language: null,
    ...overrides,
  };
}

/** What a session is granted by a login, a registration or a switch. */
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

/** What an upload answers. */
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
