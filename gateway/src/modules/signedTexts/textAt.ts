import type { SignedTextKind } from '@probity/contract/rules/signedTexts';
import type { Tx } from '../../platform/db/tx';
import {
  contractVersions,
  writtenTextAt,
  type ContractVersionRow,
  type VersionedWords,
} from './textRepository';
import { INSTALLED_CONSENT, installedConsent } from './words/installedConsent';
import { INSTALLED_CONTRACT, installedContract } from './words/installedContract';

/** What an installation begins with, before operators write anything. */
export const installed: Record<SignedTextKind, VersionedWords> = {
  serviceContract: { version: INSTALLED_CONTRACT, words: installedContract },
  consent: { version: INSTALLED_CONSENT, words: installedConsent },
};

/** The version of a text that is in force at a moment, with its words in both languages, places unfilled. */
export async function textAt(tx: Tx, kind: SignedTextKind, at: Date): Promise<VersionedWords> {
  return (await writtenTextAt(tx, kind, at)) ?? installed[kind];
}

export interface ContractStanding {
  /** Whether a signature of this version still holds: no later version has to be signed anew. */
  holds: (version: string) => boolean;
  /** The version that will have to be signed anew from a later day on. */
  announced: ContractVersionRow | null;
}

/** How the versions of the service contract stand to each other at a moment. */
export async function contractStanding(tx: Tx, at: Date): Promise<ContractStanding> {
  const known = await contractVersions(tx, at);
  const counting = known.filter(({ effectiveAt }) => effectiveAt <= at);
  const sinceAnew = counting.findIndex(({ signAnew }) => signAnew);
  const holding = sinceAnew === -1 ? counting : counting.slice(0, sinceAnew + 1);
  const versions = new Set(holding.map(({ version }) => version));
  if (sinceAnew === -1) versions.add(INSTALLED_CONTRACT);
  return {
    holds: (version) => versions.has(version),
    announced: known.find(({ effectiveAt }) => effectiveAt > at) ?? null,
  };
}
