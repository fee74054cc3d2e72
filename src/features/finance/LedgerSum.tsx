import { formatFen } from '@probity/contract/rules/fen';
import { Fragment } from 'react';
import { useTranslation } from 'react-i18next';
import type { LedgerSum as Sum } from '../../api/resources/balanceApi';

interface LedgerSumProps {
  sum: Sum;
}

const BALANCES = ['available', 'held', 'spent'] as const;

/** What the bookings that are shown come to: how many they are, and by how much they moved each balance together. */
export function LedgerSum({ sum }: LedgerSumProps) {
  const { t, i18n } = useTranslation();
  // The figures of the costs lead to charges alone: they are said again, by how many checks too.
  if (sum.checks !== null)
    return t('finance.ledger.charged', { sum: formatFen(sum.spent), count: sum.checks });
  // Of charges alone the held balance moves, of recharges the available one: what does not move says nothing.
  const moved = BALANCES.filter((name) => sum[name] !== 0);
  const shown = moved.length > 0 ? moved : (['available'] as const);
  const signed = (name: (typeof BALANCES)[number]) =>
    name !== 'spent' && sum[name] > 0 ? `+${formatFen(sum[name])}` : formatFen(sum[name]);
  const parts = [
    t('finance.ledger.sum', {
      count: sum.count,
      shown: new Intl.NumberFormat(i18n.language).format(sum.count),
    }),
    ...shown.map((name) => t(`finance.ledger.moved.${name}`, { sum: signed(name) })),
  ];
  // A line breaks between them alone: a sign that ends one is read past.
  return parts.map((part, index) => (
    <Fragment key={part}>
      {index > 0 && ' · '}
      <span>{part}</span>
    </Fragment>
  ));
}
