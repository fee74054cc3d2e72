import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { formatFen } from '@probity/contract/rules/fen';
import { useTranslation } from 'react-i18next';
import type { Payout } from '../../../api/resources/payoutsApi';
import { StatusTag, type Tone } from '../../../components/data/StatusTag';
import { formatDateTime, formatDeadline } from '../../../lib/dates';

interface PayoutRowProps {
  row: Payout;
  /** Not for who may not ask. */
  onWithdraw?: ((row: Payout) => void) | undefined;
}

const tones: Record<Payout['status'], Tone> = {
  waiting: 'blue',
  paid: 'green',
  rejected: 'red',
  withdrawn: 'neutral',
};

/** One payout: to which account, who asked, and what became of it. */
export function PayoutRow({ row, onWithdraw }: PayoutRowProps) {
  const { t } = useTranslation();
  const { amount, holder, bankName: bank, accountTail: tail, askedAt, askedBy, reason, status } = row;
  return (
    <Box
      component="li"
      sx={{
        ...{ display: 'grid', gap: 0.5, py: 1.5, borderTop: 1, borderColor: 'divider' },
        ...{ minWidth: 0, overflowWrap: 'anywhere' },
      }}
    >
      <Box sx={{ fontWeight: 600 }}>{formatFen(amount)}</Box>
      <State row={row} />
      <div>{t('payouts.to', { holder, bank, tail })}</div>
      {reason !== null && <div>{t('payouts.reason', { reason })}</div>}
      <Box sx={{ color: 'text.secondary' }}>
        {t('payouts.by', { at: formatDateTime(askedAt), name: askedBy })}
      </Box>
      {onWithdraw && status === 'waiting' && !row.isTaken && !row.isPaidByOne && (
        <Box sx={{ ml: -0.5 }}>
          <Button
            size="small"
            aria-label={t('payouts.withdrawOf', { amount: formatFen(amount) })}
            onClick={() => onWithdraw(row)}
          >
            {t('payouts.withdraw')}
          </Button>
        </Box>
      )}
    </Box>
  );
}

function State({ row }: { row: Payout }) {
  const { t } = useTranslation();
  const { status, isTaken, isPaidByOne, bankReference, decidedAt, refusal, dueOn } = row;
  const named = isPaidByOne ? 'paidByOne' : isTaken ? 'beingPaid' : (`status.${status}` as const);
  return (
    <div>
      <StatusTag tone={tones[status]}>{t(`payouts.${named}`)}</StatusTag>
      {isTaken && !isPaidByOne && <div>{t('payouts.beingPaidBody')}</div>}
      {status === 'waiting' && <div>{t('payouts.held')}</div>}
      {dueOn !== null && <div>{t('payouts.dueOn', { day: formatDeadline(dueOn) })}</div>}
      {bankReference !== null && decidedAt !== null && (
        <div>{t('payouts.reference', { at: formatDateTime(decidedAt), reference: bankReference })}</div>
      )}
      {refusal !== null && <div>{t('payouts.refusal', { reason: refusal })}</div>}
      {(status === 'rejected' || status === 'withdrawn') && <div>{t('payouts.back')}</div>}
    </div>
  );
}
