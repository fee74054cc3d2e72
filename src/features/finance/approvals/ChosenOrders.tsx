import Box from '@mui/material/Box';
import { formatFen } from '@probity/contract/rules/fen';
import { useTranslation } from 'react-i18next';
import type { WaitingApproval } from '../../../api/resources/approvalsApi';
import { Tick } from '../../../components/form/Tick';
import { DecideButtons } from '../../../domain/approval/DecideButtons';
import type { Asked } from '../../../domain/approval/asked';
import { sumOf } from '../../../domain/approval/useDecision';

interface ChosenOrdersProps {
  rows: readonly WaitingApproval[];
  chosen: readonly WaitingApproval[];
  /** So many are decided in one act. */
  most: number;
  onChoose: (orderIds: readonly string[]) => void;
  onAsk: (asked: Asked) => void;
}

/** Chooses all that are shown, says what the chosen cost together, and decides them in one act; it stays in sight while one reads on. */
export function ChosenOrders({ rows, chosen, most, onChoose, onAsk }: ChosenOrdersProps) {
  const { t } = useTranslation();
  const first = rows.slice(0, most);
  const areAll = first.every((row) => chosen.includes(row));
  const count = chosen.length;
  return (
    <Box
      sx={{
        position: 'sticky',
        top: 56,
        zIndex: 1,
        display: 'flex',
        alignItems: 'center',
        flexWrap: 'wrap',
        gap: 1.5,
        py: 1,
        bgcolor: 'background.paper',
      }}
    >
      <Box component="label" sx={{ display: 'flex', alignItems: 'center', gap: 1, minHeight: 32 }}>
        <Tick checked={areAll} onChange={() => onChoose(areAll ? [] : first.map(({ orderId }) => orderId))} />
        {t('approvals.waiting.all')}
      </Box>
      {/* There before anything is chosen: what comes together with its words is not read out. */}
      <Box component="span" aria-live="polite" sx={{ '& > :first-of-type': { fontWeight: 600 } }}>
        {count > 0 && <span>{t('approvals.waiting.chosen', { count, sum: formatFen(sumOf(chosen)) })}</span>}{' '}
        {count >= most && <span>{t('approvals.waiting.most', { count: most })}</span>}
      </Box>
      {count > 0 && <DecideButtons orders={chosen} onAsk={onAsk} />}
    </Box>
  );
}
