import type { ApiScope } from '../../../../contract/permissions';
import { lengthOf, plainText } from '../../../../contract/rules/plainText';

/** How long a key may hold, in days; `''` is until it is revoked. */
export const LIFETIMES = ['30', '90', '365', ''] as const;

export interface KeyDraft {
  name: string;
  scopes: readonly ApiScope[];
  lifetime: (typeof LIFETIMES)[number];
}

/** A year at first: a key nobody thinks of any more ends by itself. */
export const emptyKey: KeyDraft = { name: '', scopes: [], lifetime: '365' };

/** Phrases' keys or the gateway's sentences; in the order of the form. */
export type KeyFaults = Partial<Record<keyof KeyDraft, string>>;

const MAX_NAME = 60;

/** What is wrong with a key that is to be made. */
export function keyFaults({ name, scopes }: KeyDraft): KeyFaults {
  const kept = plainText(name);
  return {
    ...((kept === '' || lengthOf(kept) > MAX_NAME) && { name: 'accountApiKeys.fault.name' }),
    ...(scopes.length === 0 && { scopes: 'accountApiKeys.fault.scopes' }),
  };
}
