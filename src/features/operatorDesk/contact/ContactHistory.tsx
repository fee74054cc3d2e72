import { useTranslation } from 'react-i18next';
import type { SphereChange } from '../../../api/resources/sphereApi';
import { Timeline } from '../../../components/data/Timeline';
import { Section } from '../../../components/layout/Section';
import { formatDateTime } from '../../../lib/dates';
import { ContactLines } from './ContactLines';
import { WithdrawContact } from './WithdrawContact';

/** Every change, the newest first: who, when, from which day, what was and what is. */
export function ContactHistory({ history }: { history: readonly SphereChange[] }) {
  const { t } = useTranslation();
  const title = t('sphere.history.title');
  if (history.length === 0) return <Section title={title}>{t('sphere.history.none')}</Section>;
  return (
    <Section title={title}>
      <Timeline
        label={title}
        entries={history.map((change) => ({
          id: change.changeId,
          title: t(`sphere.history.${change.state}`, { day: change.effectiveOn }),
          time: t('sphere.history.by', { at: formatDateTime(change.changedAt), name: change.changedBy }),
          isoTime: change.changedAt,
          body: (
            <>
              {change.withdrawnAt && (
                <div>
                  {t('sphere.history.withdrawnBy', {
                    at: formatDateTime(change.withdrawnAt),
                    name: change.withdrawnBy ?? '',
                  })}
                </div>
              )}
              <ContactLines values={change.values} before={change.before} />
              {change.state === 'planned' && <WithdrawContact change={change} />}
            </>
          ),
        }))}
      />
    </Section>
  );
}
