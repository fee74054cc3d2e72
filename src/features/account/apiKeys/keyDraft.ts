import type { ApiScope } from '@probity/contract/permissions';
import { lengthOf, plainText } from '@probity/contract/rules/plainText';

/** Lifetimes of a key, in days; `''` is until it is revoked. */
export const LIFETIMES = ['30', '90', '365', ''] as const;

export interface KeyDraft {
  name: string;
  scopes: readonly ApiScope[];
  lifetime: (typeof LIFETIMES)[number];
}

/** A year by default: a forgotten key expires by itself. */
export const emptyKey: KeyDraft = { name: '', scopes: [], lifetime: '365' };

const MAX_NAME = 60;

/** The rules of a new key. */
export const keyRules = {
  name: (typed: string) => {
    const name = plainText(typed);
    return name === '' || lengthOf(name) > MAX_NAME ? { key: 'accountApiKeys.fault.name' } : undefined;
  },
  scopes: ({ length }: KeyDraft['scopes']) =>
    length === 0 ? { key: 'accountApiKeys.fault.scopes' } : undefined,
};
