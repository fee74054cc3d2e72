import { CODE } from '@probity/contract/codeNames';
import type { SignedTextKind } from '@probity/contract/rules/signedTexts';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { useGetSignedTextQuery, useGetTextVersionQuery } from '../../../api/resources/signedTextsApi';
import { shownError } from '../../../api/transport/shownError';
import { ErrorState } from '../../../components/feedback/ErrorState';
import { NothingHere } from '../../../components/feedback/NothingHere';
import { PageSkeleton } from '../../../components/feedback/PageSkeleton';
import { Section } from '../../../components/layout/Section';
import { TextLink } from '../../../components/layout/TextLink';
import { draftPath, textPath } from './textPaths';
import { TextPanes } from './TextPanes';
import { VersionActions } from './VersionActions';
import { useVersionState } from './useVersionState';
import { VersionFacts } from './VersionFacts';

interface VersionViewProps {
  kind: SignedTextKind;
  version: string;
}

/** One version: as it is signed, what differs from the one it followed, and what can be done with it. */
export function VersionView({ kind, version }: VersionViewProps) {
  const { t } = useTranslation();
  const stateOf = useVersionState();
  const read = useGetTextVersionQuery({ kind, version }, { refetchOnMountOrArgChange: true });
  const text = useGetSignedTextQuery({ kind });
  const { data, error } = read;
  const fault = data ? undefined : shownError(error);
  if (fault?.code === CODE.NOT_FOUND)
    return <NothingHere message={fault.msg} to={textPath(kind)} label={t('signedTexts.view.back')} />;
  if (fault) return <ErrorState message={fault.msg} onRetry={() => void read.refetch()} />;
  if (!data) return <PageSkeleton />;
  const shown = data.version;
  const isOpen = shown.state === 'waiting' || shown.state === 'planned';
  return (
    <Box sx={{ display: 'grid', gap: 2 }}>
      <div>
        <TextLink to={textPath(kind)}>{t('signedTexts.view.back')}</TextLink>
      </div>
      <Section title={t('signedTexts.view.title', { kind: t(`signedTexts.kind.${kind}`), version })}>
        <Box sx={{ fontWeight: 620 }}>{stateOf(shown)}</Box>
        <VersionFacts kind={kind} version={shown} />
        <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, mt: 1.5, mb: 2 }}>
          {isOpen && <VersionActions version={shown} />}
          {text.data && !text.data.open && (
            <Button component={Link} to={draftPath(kind, version)} variant="outlined">
              {t('signedTexts.takeUp')}
            </Button>
          )}
        </Box>
        <TextPanes kind={kind} words={data.words} before={data.before} version={version} />
      </Section>
    </Box>
  );
}
