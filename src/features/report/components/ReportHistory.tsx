import type { ParseKeys } from 'i18next';
import { useTranslation } from 'react-i18next';
import { LinkButton } from '../../../components/layout/LinkButton';
import type { ReportView } from '../../../api/resources/reportsApi';
import { Section } from '../../../components/layout/Section';
import { Timeline, type TimelineEntry } from '../../../components/data/Timeline';
import { formatDateTime } from '../../../lib/dates';

interface ReportHistoryProps {
  report: ReportView;
  onVersion: (version: number) => void;
}

const sharing: readonly string[] = ['shared', 'shareRevoked'];

/** The versions, with what changed in each, and the events before; newest first. */
export function ReportHistory({ report, onVersion }: ReportHistoryProps) {
  const { t, i18n } = useTranslation();
  // A version stores the kinds that changed, not which of two employers.
  const nameOf = (code: string) => report.items.find((item) => item.itemCode === code)?.kind ?? code;
  const actorOf = ({ actorKind, actor }: ReportView['history'][number]) =>
    actorKind === 'named' ? actor : t(`report.actor.${actorKind}`);
  const versions = report.versions.map((one): TimelineEntry & { at: string } => ({
    id: `version-${one.version}`,
    at: one.publishedAt,
    time: formatDateTime(one.publishedAt),
    isoTime: one.publishedAt,
    title: t('report.versionTitle', { version: one.version }),
    body: (
      <>
        {one.changed.length > 0
          ? t('report.changed', { names: one.changed.map(nameOf).join(t('reportBody.comma')) })
          : one.version === 1 && t('report.unchanged')}{' '}
        {one.version !== report.version && (
          <LinkButton type="button" onClick={() => onVersion(one.version)} className="no-print">
            {t('reportBody.version', { version: one.version })}
          </LinkButton>
        )}
      </>
    ),
  }));
  const events = report.history.flatMap((event, index): (TimelineEntry & { at: string })[] => {
    const key = `reportHistory.event.${event.event}`;
    // An event without a phrase here is an internal step.
    if (!i18n.exists(key)) return [];
    return [
      {
        id: `event-${index}`,
        at: event.at,
        time: formatDateTime(event.at),
        isoTime: event.at,
        title: t(key as ParseKeys),
        // A reader of the paper need not know the readers of shares, nor which colleague acted.
        body: <span className="no-print">{t('reportHistory.list.by', { name: actorOf(event) })}</span>,
        isScreenOnly: sharing.includes(event.event),
      },
    ];
  });
  const entries = [...versions, ...events].sort((a, b) => b.at.localeCompare(a.at));
  return (
    <Section title={t('report.history')}>
      <Timeline label={t('report.history')} entries={entries} />
    </Section>
  );
}
