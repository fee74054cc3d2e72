import Box from '@mui/material/Box';
import type { TFunction } from 'i18next';
import { formatFen } from '@probity/contract/rules/fen';
import { useCallback, useMemo, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { LedgerEntry } from '../../api/resources/balanceApi';
import type { DataColumn } from '../../components/table/types';
import { formatDate, formatInstant } from '../../lib/dates';

/** All bookings, those of one side of the costs, or another part of them. */
export type LedgerPart = 'all' | 'costs' | 'part';

/**
 * The columns of the ledger: what, for what, what moved, what was available after it.
 * @param part bookings of one side of the `costs` tell what they charged; no `part` of the bookings has a running balance
 */
export function useLedgerColumns(part: LedgerPart): DataColumn<LedgerEntry>[] {
  const { t } = useTranslation();
  return useMemo(
    () => [
      {
        id: 'what',
        header: t('finance.ledger.column.what'),
        width: 170,
        isFixed: true,
        cell: (row) => <What row={row} />,
      },
      {
        id: 'about',
        header: t('finance.ledger.column.about'),
        width: 220,
        cell: (row) => <About row={row} />,
      },
      ...(part === 'costs' ? [spent(t)] : moves(t)),
      ...(part === 'all' ? [after(t)] : []),
      {
        id: 'by',
        header: t('finance.ledger.column.by'),
        width: 90,
        yields: 1,
        cell: (row) => row.by ?? t('finance.ledger.system'),
      },
    ],
    [t, part],
  );
}

const spent = (t: TFunction): DataColumn<LedgerEntry> => ({
  id: 'spent',
  header: t('finance.ledger.column.spent'),
  width: 110,
  align: 'end',
  cell: (row) => <span className="whole">{spentText(row.spent)}</span>,
});

const after = (t: TFunction): DataColumn<LedgerEntry> => ({
  id: 'after',
  header: t('finance.ledger.column.after'),
  width: 120,
  align: 'end',
  yields: 2,
  cell: (row) => (row.balanceAfter === null ? '–' : formatFen(row.balanceAfter)),
});

const moves = (t: TFunction): DataColumn<LedgerEntry>[] => [
  {
    id: 'available',
    header: t('finance.ledger.column.available'),
    width: 110,
    align: 'end',
    cell: (row) => <Moved fen={row.available} />,
  },
  {
    id: 'held',
    header: t('finance.ledger.column.held'),
    width: 110,
    align: 'end',
    yields: 3,
    cell: (row) => <Moved fen={row.held} />,
  },
];

/** A booking on a phone. */
export function useLedgerCard(part: LedgerPart): (row: LedgerEntry) => ReactNode {
  const { t } = useTranslation();
  return useCallback(
    (row: LedgerEntry) => (
      <Box sx={{ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr) auto', gap: 1, py: 0.5 }}>
        <div>
          <What row={row} />
          <About row={row} />
        </div>
        <Box sx={{ textAlign: 'end' }}>
          {part === 'costs' ? spentText(row.spent) : <MovedOnPhone row={row} />}
          {row.balanceAfter !== null && (
            <small>{t('finance.ledger.left', { amount: formatFen(row.balanceAfter) })}</small>
          )}
        </Box>
      </Box>
    ),
    [t, part],
  );
}

function What({ row: { kind, reverses, scanned, isReversed, givenBack, at } }: { row: LedgerEntry }) {
  const { t } = useTranslation();
  const since = [
    isReversed && t('finance.ledger.isReversed'),
    givenBack > 0 && t('finance.ledger.givenBack', { amount: formatFen(givenBack) }),
  ].filter(Boolean);
  return (
    <>
      <div className="name">
        {scanned
          ? t(reverses ? 'finance.ledger.scannedBack' : 'finance.ledger.scanned')
          : t(reverses ? `finance.ledger.reverses.${reverses}` : `finance.ledger.kind.${kind}`)}
      </div>
      <small>{formatInstant(at)}</small>
      {/* A long zone leaves no room beside the moment on a phone. */}
      <small className="wraps">{since.join(' · ')}</small>
    </>
  );
}

/** How giving the money back stands, beside what was taken back of the balance. */
function refundText({ status, endedAt }: NonNullable<LedgerEntry['refund']>, t: TFunction): string {
  if (status === 'success') return t('finance.ledger.refund.done', { at: formatDate(endedAt) });
  if (status === 'asked' || status === 'processing') return t('finance.ledger.refund.runs');
  const isUnclear = status === 'differs' || status === 'unasked';
  return t(`finance.ledger.refund.${isUnclear ? 'unclear' : 'failed'}`);
}

/**
 * For whom and what, in two lines for every row, and a third where money is given back: of a hold its order and what has become of it, of
 * what follows it the item and the order, of a recharge the bank's reference or the transaction of WeChat Pay, of a payout the account and
 * the bank's reference, of what was taken or given back why, and whether WeChat Pay gave the money back.
 */
function About({
  row: { candidateName, itemName, orderNo, reference, scanned, refund, paidTo, reason, became },
}: {
  row: LedgerEntry;
}) {
  const { t } = useTranslation();
  const told =
    reference && t(scanned ? 'finance.ledger.transaction' : 'finance.ledger.reference', { reference });
  if (paidTo !== null)
    return (
      <>
        <div>{t('finance.ledger.paidTo', { account: paidTo })}</div>
        <small>{told ?? '\u00a0'}</small>
      </>
    );
  const [first, second] = became
    ? [
        [candidateName, orderNo],
        t('finance.ledger.became', {
          charged: formatFen(became.charged),
          released: formatFen(became.released),
          held: formatFen(became.held),
        }),
      ]
    : [
        [candidateName, itemName],
        [orderNo, reason && t('finance.ledger.why', { reason })].filter(Boolean).join(' · ') || null,
      ];
  return (
    <>
      <div>{first.filter(Boolean).join(' · ') || told}</div>
      <small>{second ?? '\u00a0'}</small>
      {refund && <small>{refundText(refund, t)}</small>}
    </>
  );
}

/** What is charged is a cost, no gain: without a sign, as the sum above it. */
const spentText = (fen: number) => (fen === 0 ? '–' : formatFen(fen));

/** By how much a balance moved; the sign is always there. */
function Moved({ fen }: { fen: number }) {
  if (fen === 0) return '–';
  return <span className="whole">{fen > 0 ? `+${formatFen(fen)}` : formatFen(fen)}</span>;
}

/** Where there are no columns, what left or came to the held part alone says so: of the available balance it moves nothing. */
function MovedOnPhone({ row: { available, held } }: { row: LedgerEntry }) {
  const { t } = useTranslation();
  if (available !== 0 || held === 0) return <Moved fen={available} />;
  return (
    <Box component="span" sx={{ color: 'text.secondary' }}>
      {t('finance.ledger.column.held')} <Moved fen={held} />
    </Box>
  );
}
