/** The states of an enterprise's certification, as `loginInfo` and the enterprise's calls number them. */
export const authStatus = { none: 0, pending: 1, verified: 2, rejected: 3 } as const;
export type AuthStatus = (typeof authStatus)[keyof typeof authStatus];
