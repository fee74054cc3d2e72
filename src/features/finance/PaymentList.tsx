import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { formatFen } from '@probity/contract/rules/fen';
import { useTranslation } from 'react-i18next';
import { openedAnew } from '../../api/lists/pages';
import { usePagedRows } from '../../api/lists/usePagedRows';
import { paymentRows, useListPaymentsInfiniteQuery, type Payment } from '../../api/resources/paymentsApi';
import { StatusTag, type Tone } from '../../components/data/StatusTag';
import { ErrorState } from '../../components/feedback/ErrorState';
import { Section } from '../../components/layout/Section';
import { formatDateTime } from '../../lib/dates';

interface PaymentHandlers {
  onShow: (row: Payment) => void;
  onCancel: (row: Payment) => void;
}

/** What was paid by scanning, or begun, the newest first; nothing at all before the first. */
export function PaymentList(handlers: PaymentHandlers) {
  const { t } = useTranslation();
  const list = usePagedRows(useListPaymentsInfiniteQuery({ body: {} }, openedAnew), paymentRows.idOf);
  const { rows, error } = list;
  if (!error && !rows?.length) return null;
  return (
    <Section title={t('finance.scan.list.title')}>
      {error && <ErrorState message={error.message} onRetry={error.onRetry} />}
      {list.onLoadEarlier && (
        <Button onClick={() => void list.onLoadEarlier?.(0)}>{t('finance.recharge.list.newer')}</Button>
      )}
      <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0 }}>
        {rows?.map((row) => (
          <Box
            component="li"
            key={row.paymentId}
            sx={{ display: 'grid', gap: 0.5, py: 1.5, borderTop: 1, borderColor: 'divider', minWidth: 0 }}
          >
            <Box sx={{ fontWeight: 600 }}>{formatFen(row.amount)}</Box>
            <State row={row} />
            <Box sx={{ color: 'text.secondary' }}>
              {t('finance.recharge.list.by', { at: formatDateTime(row.begunAt), name: row.begunBy })}
            </Box>
            {row.status === 'created' && <Actions row={row} {...handlers} />}
          </Box>
        ))}
      </Box>
      {list.hasMore && (
        <Button loading={list.isLoadingMore} onClick={list.onLoadMore}>
          {t('finance.recharge.list.more')}
        </Button>
      )}
    </Section>
  );
}

const tones: Record<Payment['status'], Tone> = {
  created: 'neutral',
  paid: 'green',
  closed: 'neutral',
  refunded: 'yellow',
  differs: 'red',
};

function State({ row: { status, transactionId, reversed, reversedWhy, refund, oddity } }: { row: Payment }) {
  const { t } = useTranslation();
  return (
    <Box sx={{ overflowWrap: 'anywhere' }}>
      <StatusTag tone={tones[status]}>{t(`finance.scan.status.${status}`)}</StatusTag>
      {oddity && <Odd oddity={oddity} />}
      {reversed && <Box>{t('finance.scan.list.reversed')}</Box>}
      {reversedWhy !== null && <Box>{t('finance.recharge.list.reversedWhy', { reason: reversedWhy })}</Box>}
      {refund && <GivingBack refund={refund} />}
      {transactionId !== null && <Box>{t('finance.scan.list.transaction', { transactionId })}</Box>}
    </Box>
  );
}

/** Why WeChat Pay did not give it back is for operators to know: the enterprise reads that they see to it. */
function oddWords(kind: Exclude<OddKind, 'refunded'>) {
  switch (kind) {
    case 'refundClosed':
    case 'refundAbnormal':
    case 'refundRefused':
      return 'refundFailed' as const;
    // It told otherwise, or can be asked no more: nobody knows whether the payer has it.
    case 'refundDiffers':
    case 'refundUnasked':
      return 'refundUnclear' as const;
    default:
      return kind;
  }
}
type OddKind = NonNullable<Payment['oddity']>['kind'];

/** What does not fit, as long as nobody has settled it; then what became of it. */
function Odd({ oddity: { kind, amount, settledAt, outcome } }: { oddity: NonNullable<Payment['oddity']> }) {
  const { t } = useTranslation();
  if (settledAt !== null)
    return <Box>{t(`finance.scan.outcome.${outcome ?? 'unsaid'}`, { at: formatDateTime(settledAt) })}</Box>;
  if (kind === 'refunded')
    return (
      <Box>
        {amount === null
          ? t('finance.scan.odd.refundedUnknown')
          : t('finance.scan.odd.refunded', { amount: formatFen(amount) })}
      </Box>
    );
  return <Box>{t(`finance.scan.odd.${oddWords(kind)}`)}</Box>;
}

/** How giving it back stands; where it failed, what does not fit says so. */
function GivingBack({ refund: { status, endedAt } }: { refund: NonNullable<Payment['refund']> }) {
  const { t } = useTranslation();
  if (status === 'success' && endedAt !== null)
    return <Box>{t('finance.scan.list.refundDone', { at: formatDateTime(endedAt) })}</Box>;
  if (status !== 'asked' && status !== 'processing') return null;
  return <Box>{t('finance.scan.list.refundRuns')}</Box>;
}

function Actions({ row, onShow, onCancel }: { row: Payment } & PaymentHandlers) {
  const { t } = useTranslation();
  const named = (action: string) =>
    t('finance.recharge.list.of', {
      action,
      amount: formatFen(row.amount),
      at: formatDateTime(row.begunAt),
    });
  const deeds = [
    ['show', onShow],
    ['cancel', onCancel],
  ] as const;
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 0.5, ml: -0.5 }}>
      {deeds.map(([key, act]) => (
        <Button
          key={key}
          size="small"
          aria-label={named(t(`finance.scan.list.${key}`))}
          onClick={() => act(row)}
        >
          {t(`finance.scan.list.${key}`)}
        </Button>
      ))}
    </Box>
  );
}
