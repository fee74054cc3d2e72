/** The kind of reader: the account's own people and staff, the candidate, or a reader through a share. */
export interface Reader {
  kind: 'member' | 'candidate' | 'share';
  /** Item codes a share leaves out. */
  leaveOut: readonly string[];
  expiresAt: Date | null;
  /** The phone of the reader of a share, as its index. */
  mobileIndex?: string;
}

/** Of the account itself. */
export const asMember: Reader = { kind: 'member', leaveOut: [], expiresAt: null };
