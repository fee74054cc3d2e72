import { useTranslation } from 'react-i18next';
import type { CatalogueChange } from '../../../api/resources/catalogueApi';
import { Timeline } from '../../../components/data/Timeline';
import { Section } from '../../../components/layout/Section';
import { formatDateTime } from '../../../lib/dates';
import { ChangeLines } from './ChangeLines';
import { WithdrawChange } from './WithdrawChange';

/** Every change of an item, the newest first: who, when, from which day, what was and what is. */
export function CatalogueHistory({ history }: { history: readonly CatalogueChange[] }) {
  const { t } = useTranslation();
  if (history.length === 0)
    return <Section title={t('catalogue.history.title')}>{t('catalogue.history.none')}</Section>;
  return (
    <Section title={t('catalogue.history.title')}>
      <Timeline
        label={t('catalogue.history.title')}
        entries={history.map((change) => ({
          id: change.changeId,
          title: t(`catalogue.history.${change.state}`, { day: change.effectiveOn }),
          time: t('catalogue.history.by', { at: formatDateTime(change.changedAt), name: change.changedBy }),
          isoTime: change.changedAt,
          body: (
            <>
              {change.withdrawnAt && (
                <div>
                  {t('catalogue.history.withdrawnBy', {
                    at: formatDateTime(change.withdrawnAt),
                    name: change.withdrawnBy ?? '',
                  })}
                </div>
              )}
              <ChangeLines values={change.values} before={change.before} />
              {change.state === 'planned' && <WithdrawChange change={change} />}
            </>
          ),
        }))}
      />
    </Section>
  );
}
