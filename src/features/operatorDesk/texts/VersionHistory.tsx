import type { SignedTextKind } from '@probity/contract/rules/signedTexts';
import { useTranslation } from 'react-i18next';
import type { TextVersion } from '../../../api/resources/signedTextsApi';
import { TextLink } from '../../../components/layout/TextLink';
import { ChangeHistory } from '../../../domain/ChangeHistory';
import { versionPath } from './textPaths';
import { useVersionState } from './useVersionState';
import { SignedAnew, VersionDecision } from './VersionFacts';

interface VersionHistoryProps {
  kind: SignedTextKind;
  versions: readonly TextVersion[];
}

/** Every version, the newest first: who wrote it, who signed it off or sent it back, and from when it counts. */
export function VersionHistory({ kind, versions }: VersionHistoryProps) {
  const { t } = useTranslation();
  const stateOf = useVersionState();
  const entries = versions.map((version) => ({
    id: version.version,
    change: { ...version, changedAt: version.writtenAt, changedBy: version.writtenBy },
    title: stateOf(version),
    details: (
      <TextLink to={versionPath(kind, version.version)}>
        {t('signedTexts.read', { version: version.version })}
      </TextLink>
    ),
    decided: (
      <>
        <VersionDecision version={version} />
        <SignedAnew kind={kind} version={version} />
      </>
    ),
    which: undefined,
  }));
  return <ChangeHistory thing="signedTexts" entries={entries} />;
}
