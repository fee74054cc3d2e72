import { formatFen } from '@probity/contract/rules/fen';
import { useTranslation } from 'react-i18next';
import { useWithdrawOwnPriceMutation, type EnterprisePrices } from '../../../api/resources/pricesApi';
import { ChangeHistory } from '../../../domain/ChangeHistory';

/** Every price that was set for an enterprise, the newest first: who, when, for which package, from which day. */
export function PriceHistory({ prices: { enterpriseId, packages } }: { prices: EnterprisePrices }) {
  const { t } = useTranslation();
  const [withdraw] = useWithdrawOwnPriceMutation();
  const entries = packages
    .flatMap(({ name, history }) => history.map((change) => ({ name, change })))
    .toSorted((one, other) => other.change.changedAt.localeCompare(one.change.changedAt))
    .map(({ name, change }) => {
      const { priceId, price, state, effectiveOn } = change;
      return {
        id: priceId,
        change,
        title: `${name} · ${price === null ? t('prices.standardAgain') : formatFen(price)}`,
        details: <div>{t(`prices.history.${state}`, { day: effectiveOn })}</div>,
        about: { name },
        which: { enterpriseId, priceId },
      };
    });
  return (
    <ChangeHistory thing="prices" entries={entries} withdraw={withdraw} none={t('prices.history.none')} />
  );
}
