import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { formatFen } from '@probity/contract/rules/fen';
import { useTranslation } from 'react-i18next';
import type { ReceivedMoney } from '../../api/resources/reversalsApi';
import { StatusTag } from '../../components/data/StatusTag';
import { formatDateTime } from '../../lib/dates';

interface ReceivedRowProps {
  row: ReceivedMoney;
  onTakeBack: (row: ReceivedMoney) => void;
}

const tones = { booked: 'green', waiting: 'yellow', reversed: 'neutral' } as const;

/** One recharge: whose, how it came, and what became of it. */
export function ReceivedRow({ row, onTakeBack }: ReceivedRowProps) {
  const { t } = useTranslation();
  const { mainName: name, amount, way, reference, at, by, isReversed, asked, refund } = row;
  const state = isReversed ? 'reversed' : asked?.status === 'waiting' ? 'waiting' : 'booked';
  return (
    <Box
      component="li"
      sx={{
        ...{
          display: 'grid',
          gap: 0.5,
          py: 1.5,
          borderTop: 1,
          borderColor: 'divider',
          justifyItems: 'start',
        },
        ...{ minWidth: 0, overflowWrap: 'anywhere' },
      }}
    >
      <Box sx={{ fontWeight: 600 }}>{t('receivedMoney.head', { amount: formatFen(amount), name })}</Box>
      <StatusTag tone={tones[state]}>{t(`receivedMoney.state.${state}`)}</StatusTag>
      <div>{t('receivedMoney.came', { way: t(`receivedMoney.way.${way}`), reference })}</div>
      <Box sx={{ color: 'text.secondary' }}>
        {t(by ? 'receivedMoney.bookedBy' : 'receivedMoney.booked', { at: formatDateTime(at), by })}
      </Box>
      {asked && <Asked asked={asked} />}
      {refund && <RefundState refund={refund} />}
      {state === 'booked' && (
        <Button
          size="small"
          sx={{ ml: -0.5 }}
          aria-label={t('receivedMoney.takeBackOf', { amount: formatFen(amount), name })}
          onClick={() => onTakeBack(row)}
        >
          {t('receivedMoney.takeBack')}
        </Button>
      )}
    </Box>
  );
}

/** Who asked to take it back and why, and what another said to it. */
function Asked({ asked }: { asked: NonNullable<ReceivedMoney['asked']> }) {
  const { t } = useTranslation();
  const { by, at, reason, giveBack, status, decidedBy, decidedAt, refusal } = asked;
  return (
    <>
      <div>{t('receivedMoney.asked', { by, at: formatDateTime(at), reason })}</div>
      {status !== 'waiting' && decidedAt !== null && (
        <div>
          {t(`receivedMoney.${status}`, { by: decidedBy, at: formatDateTime(decidedAt), reason: refusal })}
        </div>
      )}
      {status === 'waiting' && giveBack === 'provider' && <div>{t('receivedMoney.toBeRefunded')}</div>}
    </>
  );
}

/** The refusals that have words; others are named as WeChat Pay names them. */
const faults = ['NOT_ENOUGH', 'FREQUENCY_LIMITED', 'NO_AUTH', 'silent', 'forged'] as const;

/** How giving the money back stands. */
function RefundState({
  refund: { status, fault, endedAt },
}: {
  refund: NonNullable<ReceivedMoney['refund']>;
}) {
  const { t } = useTranslation();
  const known = faults.find((one) => one === fault);
  const key = status === 'asked' && fault !== null ? 'askedFault' : status;
  return (
    <div>
      {t(`receivedMoney.refund.${key}`, {
        fault: known ? t(`receivedMoney.fault.${known}`) : fault,
        at: endedAt === null ? '' : formatDateTime(endedAt),
      })}
    </div>
  );
}
