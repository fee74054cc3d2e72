import type { ApiScope } from '@probity/contract/permissions';
import { lengthOf, plainText } from '@probity/contract/rules/plainText';

/** How long a key may hold, in days; `''` is until it is revoked. */
export const LIFETIMES = ['30', '90', '365', ''] as const;

export interface KeyDraft {
  name: string;
  scopes: readonly ApiScope[];
  lifetime: (typeof LIFETIMES)[number];
}

/** A year at first: a key nobody thinks of any more ends by itself. */
export const emptyKey: KeyDraft = { name: '', scopes: [], lifetime: '365' };

const MAX_NAME = 60;

/** What is wrong with a key that is to be made. */
export const keyRules = {
  name: (typed: string) => {
    const name = plainText(typed);
    return name === '' || lengthOf(name) > MAX_NAME ? { key: 'accountApiKeys.fault.name' } : undefined;
  },
  scopes: ({ length }: KeyDraft['scopes']) =>
    length === 0 ? { key: 'accountApiKeys.fault.scopes' } : undefined,
};
