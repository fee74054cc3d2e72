import type { SignedTextKind } from '@probity/contract/rules/signedTexts';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { useGetSignedTextQuery } from '../../../api/resources/signedTextsApi';
import { messageOf } from '../../../api/transport/gatewayError';
import { ErrorState } from '../../../components/feedback/ErrorState';
import { Notice } from '../../../components/feedback/Notice';
import { PageSkeleton } from '../../../components/feedback/PageSkeleton';
import { Section } from '../../../components/layout/Section';
import { TextLink } from '../../../components/layout/TextLink';
import { draftPath, versionPath } from './textPaths';
import { VersionFacts } from './VersionFacts';
import { VersionHistory } from './VersionHistory';

/** A text as it is in force, what waits or is planned, and every version it had. */
export function TextOverview({ kind }: { kind: SignedTextKind }) {
  const { t } = useTranslation();
  const { data, error, refetch } = useGetSignedTextQuery({ kind }, { refetchOnMountOrArgChange: true });
  if (error && !data) return <ErrorState message={messageOf(error)} onRetry={() => void refetch()} />;
  if (!data) return <PageSkeleton />;
  const { inForce, open, versions } = data;
  return (
    <Box
      sx={{
        display: 'grid',
        gap: 2,
        gridTemplateColumns: { xs: 'minmax(0, 1fr)', lg: '3fr 2fr' },
        alignItems: 'start',
      }}
    >
      <Section title={t(`signedTexts.kind.${kind}`)}>
        <Box sx={{ color: 'text.secondary', mb: 1.5 }}>{t(`signedTexts.lead.${kind}`)}</Box>
        <Box sx={{ fontWeight: 620 }}>{t('signedTexts.inForce', { version: inForce.version })}</Box>
        <Box sx={{ color: 'text.secondary', mb: 1 }}>
          {inForce.effectiveOn
            ? t('signedTexts.since', { day: inForce.effectiveOn })
            : t('signedTexts.installed')}
        </Box>
        <VersionFacts kind={kind} version={inForce} />
        <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, mt: 2 }}>
          <Button component={Link} to={versionPath(kind, inForce.version)} variant="outlined">
            {t('signedTexts.read', { version: inForce.version })}
          </Button>
          {!open && (
            <Button component={Link} to={draftPath(kind, inForce.version)} variant="contained">
              {t('signedTexts.write')}
            </Button>
          )}
        </Box>
        {open && (
          <Box sx={{ mt: 2 }}>
            <Notice>
              <div>
                {t(`signedTexts.open.${open.state === 'planned' ? 'planned' : 'waiting'}`, {
                  day: open.effectiveOn,
                })}
                {': '}
                <TextLink to={versionPath(kind, open.version)}>
                  {t('signedTexts.read', { version: open.version })}
                </TextLink>
              </div>
              {open.state === 'waiting' && (
                <div>{t(open.mayDecide ? 'signedTexts.open.readFirst' : 'signedTexts.open.own')}</div>
              )}
            </Notice>
          </Box>
        )}
      </Section>
      <VersionHistory kind={kind} versions={versions} />
    </Box>
  );
}
