import type { SignedTextKind } from '@probity/contract/rules/signedTexts';
import { useTranslation } from 'react-i18next';
import type { TextVersion } from '../../../api/resources/signedTextsApi';
import { Timeline } from '../../../components/data/Timeline';
import { Section } from '../../../components/layout/Section';
import { TextLink } from '../../../components/layout/TextLink';
import { versionPath } from './textPaths';
import { useVersionState } from './useVersionState';
import { VersionFacts } from './VersionFacts';

interface VersionHistoryProps {
  kind: SignedTextKind;
  versions: readonly TextVersion[];
}

/** Every version, the newest first: who wrote it, who signed it off or sent it back, and from when it counts. */
export function VersionHistory({ kind, versions }: VersionHistoryProps) {
  const { t } = useTranslation();
  const title = t('signedTexts.history.title');
  const stateOf = useVersionState();
  return (
    <Section title={title}>
      <Timeline
        label={title}
        entries={versions.map((version) => ({
          id: version.version,
          title: stateOf(version),
          time: '',
          body: (
            <>
              <TextLink to={versionPath(kind, version.version)}>
                {t('signedTexts.read', { version: version.version })}
              </TextLink>
              <VersionFacts kind={kind} version={version} />
            </>
          ),
        }))}
      />
    </Section>
  );
}
