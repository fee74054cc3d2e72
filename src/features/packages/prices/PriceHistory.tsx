import { formatFen } from '@probity/contract/rules/fen';
import { useTranslation } from 'react-i18next';
import type { EnterprisePrices } from '../../../api/resources/pricesApi';
import { Timeline } from '../../../components/data/Timeline';
import { Section } from '../../../components/layout/Section';
import { formatDateTime } from '../../../lib/dates';
import { WithdrawPrice } from './WithdrawPrice';

/** Every price that was set for an enterprise, the newest first: who, when, for which package, from which day. */
export function PriceHistory({ prices: { enterpriseId, packages } }: { prices: EnterprisePrices }) {
  const { t } = useTranslation();
  const rows = packages
    .flatMap(({ name, history }) => history.map((change) => ({ name, change })))
    .toSorted((one, other) => other.change.changedAt.localeCompare(one.change.changedAt));
  if (rows.length === 0)
    return <Section title={t('prices.history.title')}>{t('prices.history.none')}</Section>;
  return (
    <Section title={t('prices.history.title')}>
      <Timeline
        label={t('prices.history.title')}
        entries={rows.map(({ name, change }) => ({
          id: change.priceId,
          title: `${name} · ${change.price === null ? t('prices.standardAgain') : formatFen(change.price)}`,
          time: t('prices.history.by', { at: formatDateTime(change.changedAt), name: change.changedBy }),
          isoTime: change.changedAt,
          body: (
            <>
              <div>{t(`prices.history.${change.state}`, { day: change.effectiveOn })}</div>
              {change.withdrawnAt && (
                <div>
                  {t('prices.history.withdrawnBy', {
                    at: formatDateTime(change.withdrawnAt),
                    name: change.withdrawnBy ?? '',
                  })}
                </div>
              )}
              {change.state === 'planned' && (
                <WithdrawPrice enterpriseId={enterpriseId} name={name} change={change} />
              )}
            </>
          ),
        }))}
      />
    </Section>
  );
}
