import type { SignedTextKind } from '@probity/contract/rules/signedTexts';
import { DraftVersion } from './DraftVersion';
import { VersionView } from './VersionView';

interface OneVersionProps {
  kind: SignedTextKind;
  /** The version to be read. */
  version: string | null;
  /** The version from whose words another one is written, which comes first. */
  from: string | null;
}

/** One version of a text, read or being written. */
export function OneVersion({ kind, version, from }: OneVersionProps) {
  return from === null ? (
    <VersionView kind={kind} version={version ?? ''} />
  ) : (
    <DraftVersion kind={kind} from={from} />
  );
}
