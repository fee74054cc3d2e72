import { useTranslation } from 'react-i18next';
import type {
  StandardPackageChange,
  StandardPackageDetail,
} from '../../../api/resources/standardPackagesApi';
import { Timeline } from '../../../components/data/Timeline';
import { Section } from '../../../components/layout/Section';
import { formatDateTime } from '../../../lib/dates';
import { StandardLines } from './StandardLines';
import { WithdrawStandard } from './WithdrawStandard';

/** Every version of a standard package, the newest first: who, when, from which day, what was and what is. */
export function StandardHistory({ detail: { package: one, history } }: { detail: StandardPackageDetail }) {
  const { t } = useTranslation();
  const saidBy = (at: string, name: string | null) =>
    name ? t('standardPackages.history.by', { at: formatDateTime(at), name }) : formatDateTime(at);
  const titleOf = ({ effectiveOn, state }: StandardPackageChange) =>
    effectiveOn
      ? t(`standardPackages.history.${state}`, { day: effectiveOn })
      : t('standardPackages.history.first');
  return (
    <Section title={t('standardPackages.history.title')}>
      <Timeline
        label={t('standardPackages.history.title')}
        entries={history.map((change) => ({
          id: String(change.version),
          title: titleOf(change),
          time: saidBy(change.changedAt, change.changedBy),
          isoTime: change.changedAt,
          body: (
            <>
              {change.withdrawnAt && (
                <div>
                  {t('standardPackages.history.withdrawnBy', {
                    at: formatDateTime(change.withdrawnAt),
                    name: change.withdrawnBy ?? '',
                  })}
                </div>
              )}
              {change.before && <StandardLines values={change.values} before={change.before} />}
              {change.state === 'planned' && <WithdrawStandard packageId={one.packageId} change={change} />}
            </>
          ),
        }))}
      />
    </Section>
  );
}
