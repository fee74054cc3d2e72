import Box from '@mui/material/Box';
import { formatFen } from '@probity/contract/rules/fen';
import { useTranslation } from 'react-i18next';
import type { PackageVersion } from '../../api/resources/packagesApi';
import { Timeline } from '../../components/data/Timeline';
import { Section } from '../../components/layout/Section';
import { formatDateTime } from '../../lib/dates';
import { changesOf } from './packageWords';

/** The published versions, the newest first, each with its price and what it changed. */
export function VersionList({ versions }: { versions: readonly PackageVersion[] }) {
  const { t } = useTranslation();
  return (
    <Section title={t('packages.version.title')}>
      <Box sx={{ color: 'text.secondary', mb: 1.5 }}>{t('packages.version.keep')}</Box>
      <Timeline
        label={t('packages.version.title')}
        entries={versions.map((one, index) => ({
          id: String(one.version),
          title: `${t('packages.version.one', { version: one.version })} · ${formatFen(one.price)}`,
          time: one.publishedBy
            ? t('packages.version.by', { at: formatDateTime(one.publishedAt), name: one.publishedBy })
            : formatDateTime(one.publishedAt),
          isoTime: one.publishedAt ?? undefined,
          body: <Changes version={one} before={versions[index + 1]} />,
        }))}
      />
    </Section>
  );
}

function Changes({ version, before }: { version: PackageVersion; before: PackageVersion | undefined }) {
  const { t } = useTranslation();
  // The oldest one shown may have followed one that is not.
  if (!before) return version.version === 1 ? <>{t('packages.version.first')}</> : null;
  const changes = changesOf(version, before);
  const lines = [
    changes.price > 0 && t('packages.version.dearer', { amount: formatFen(changes.price) }),
    changes.price < 0 && t('packages.version.cheaper', { amount: formatFen(-changes.price) }),
    ...(['added', 'removed', 'copies', 'reasons'] as const).map(
      (kind) =>
        changes[kind].length > 0 &&
        t(`packages.version.${kind}`, { items: changes[kind].join(t('packages.joint')) }),
    ),
    changes.renamed !== undefined && t('packages.version.renamed', { name: changes.renamed }),
    changes.positionClass &&
      t('packages.version.class', { before: t(`packages.class.${changes.positionClass}`) }),
    changes.hasOtherWords && t('packages.version.words'),
    changes.hasOtherOrder && t('packages.version.order'),
  ].filter((line) => typeof line === 'string');
  return (
    <>
      {lines.map((line) => (
        <div key={line}>{line}</div>
      ))}
    </>
  );
}
