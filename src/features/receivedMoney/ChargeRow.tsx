import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { formatFen } from '@probity/contract/rules/fen';
import { useTranslation } from 'react-i18next';
import type { Charge } from '../../api/resources/correctionsApi';
import { StatusTag } from '../../components/data/StatusTag';
import { formatDateTime } from '../../lib/dates';

interface ChargeRowProps {
  row: Charge;
  onGiveBack: (row: Charge) => void;
}

const tones = { charged: 'green', waiting: 'yellow', part: 'neutral', back: 'neutral' } as const;

/** What was charged for an item, what of it is left, and all that was asked about it. */
export function ChargeRow({ row, onGiveBack }: ChargeRowProps) {
  const { t } = useTranslation();
  const { itemName: item, mainName: name, orderNo, amount, left, at, corrections } = row;
  const isWaiting = corrections.some(({ status }) => status === 'waiting');
  const settled = left === 0 ? 'back' : left < amount ? 'part' : 'charged';
  const state = isWaiting ? 'waiting' : settled;
  const facts = { item, amount: formatFen(amount) };
  return (
    <Box
      component="li"
      sx={{
        ...{ display: 'grid', gap: 0.5, py: 1.5, borderTop: 1, borderColor: 'divider' },
        ...{ justifyItems: 'start', minWidth: 0, overflowWrap: 'anywhere' },
      }}
    >
      <Box sx={{ fontWeight: 600 }}>{t('receivedMoney.charge.head', facts)}</Box>
      <StatusTag tone={tones[state]}>{t(`receivedMoney.charge.state.${state}`)}</StatusTag>
      <div>{t('receivedMoney.charge.of', { name, orderNo, at: formatDateTime(at) })}</div>
      {left < amount && (
        <Box sx={{ color: 'text.secondary' }}>
          {t('receivedMoney.charge.left', { left: formatFen(left) })}
        </Box>
      )}
      {corrections.map((one) => (
        <Asked key={one.correctionId} asked={one} />
      ))}
      {!isWaiting && left > 0 && (
        <Button
          size="small"
          sx={{ ml: -0.5 }}
          aria-label={t('receivedMoney.charge.giveOf', facts)}
          onClick={() => onGiveBack(row)}
        >
          {t('receivedMoney.charge.give')}
        </Button>
      )}
    </Box>
  );
}

/** Who asked to give how much back and why, and what another said to it. */
function Asked({ asked }: { asked: Charge['corrections'][number] }) {
  const { t } = useTranslation();
  const { by, at, amount, reason, status, decidedBy, decidedAt, refusal } = asked;
  return (
    <>
      <div>
        {t('receivedMoney.charge.asked', {
          ...{ by, reason },
          at: formatDateTime(at),
          amount: formatFen(amount),
        })}
      </div>
      {status !== 'waiting' && decidedAt !== null && (
        <div>
          {t(`receivedMoney.${status}`, { by: decidedBy, at: formatDateTime(decidedAt), reason: refusal })}
        </div>
      )}
    </>
  );
}
