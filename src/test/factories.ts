import type { MenuEntry, UserInfo } from '../session/types';

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
export function buildUserInfo(overrides: Partial<UserInfo> = {}): UserInfo {
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
    ...overrides,
  };
}
