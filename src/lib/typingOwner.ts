import { readContent, removeItem } from './storage';

export const TYPING_KEY = 'probity-typed';
export const TYPING_TYPE = 'typed';

let owner = '';

/** The person and the account that this tab shows; empty while nobody is signed in. */
export const typingOwner = (): string => owner;

/** Sets whose typed text this tab keeps. Text of another person is deleted; of another account of the same person it waits. */
export function typingBelongsTo(userId: string, mainId: string | null | undefined): void {
  owner = `${userId} ${mainId ?? ''}`;
  const kept = readContent<{ owner?: unknown } | null>(TYPING_KEY, TYPING_TYPE);
  if (kept && !String(kept.owner).startsWith(`${userId} `)) forgetTyping();
}

/** Nobody is signed in any more: what was typed goes too. */
export function forgetTyping(): void {
  removeItem(TYPING_KEY, TYPING_TYPE);
}
