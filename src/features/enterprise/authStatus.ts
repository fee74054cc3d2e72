/** Where the certification stands, as the contract numbers it. */
export const authStatus = { none: 0, pending: 1, verified: 2, rejected: 3 } as const;
