import Box from '@mui/material/Box';
import { formatFen } from '@probity/contract/rules/fen';
import { useTranslation } from 'react-i18next';
import type { WaitingApproval } from '../../../api/resources/approvalsApi';
import { KeyValueList } from '../../../components/data/KeyValueList';
import { Tick } from '../../../components/form/Tick';
import { TextLink } from '../../../components/layout/TextLink';
import { DecideButtons } from '../../../domain/approval/DecideButtons';
import type { Asked } from '../../../domain/approval/asked';
import { useHeldFocus } from '../../../hooks/useHeldFocus';
import { formatDateTime } from '../../../lib/dates';

interface WaitingOrderProps {
  order: WaitingApproval;
  isChosen: boolean;
  /** Chosen for an act on several; missing where no more can be. */
  onToggle?: () => void;
  onAsk: (asked: Asked) => void;
}

/** One order that waits: who ordered what for whom, why it waits, what is left of the budgets, and the two answers. */
export function WaitingOrder({ order, isChosen, onToggle, onAsk }: WaitingOrderProps) {
  const { t } = useTranslation();
  // Decided, it leaves the list.
  useHeldFocus();
  const { candidateName: name, orderNo } = order;
  const by = order.orderedBy ?? t('approvals.waiting.program');
  return (
    <Box sx={{ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: 1.5, overflowWrap: 'anywhere' }}>
      <Box sx={{ display: 'flex', justifyContent: 'space-between', gap: 2, fontWeight: 600 }}>
        <Box component="span" sx={{ display: 'flex', alignItems: 'center', minWidth: 0 }}>
          <Box
            component="label"
            sx={{ flex: 'none', display: 'flex', alignItems: 'center', width: 32, minHeight: 32 }}
          >
            <Tick
              checked={isChosen}
              disabled={!onToggle}
              onChange={onToggle}
              aria-label={t('approvals.waiting.choose', { name, orderNo })}
            />
          </Box>
          <TextLink
            to={`/backRecord/detail?id=${order.checkId}`}
          >{`${name} · ${order.positionTitle}`}</TextLink>
        </Box>
        <Box sx={{ flex: 'none', lineHeight: '32px' }}>{formatFen(order.price)}</Box>
      </Box>
      <Box sx={{ color: 'text.secondary' }}>
        {t('approvals.waiting.by', { by, at: formatDateTime(order.orderedAt), orderNo })}
      </Box>
      <KeyValueList
        isLong
        items={[
          { label: t('approvals.waiting.why'), value: <Why order={order} /> },
          { label: t('approvals.waiting.package'), value: order.packageName },
          { label: t('approvals.waiting.items'), value: <Items order={order} /> },
          ...order.budgets.map(({ whose, left, over, monthly }) => ({
            label: t(`approvals.budget.${whose}`),
            value: t(`approvals.budget.${over > 0 ? 'over' : 'left'}`, {
              ...{ left: formatFen(over || left), monthly: formatFen(monthly) },
            }),
          })),
          { label: t('approvals.waiting.ends'), value: formatDateTime(order.endsAt) },
        ]}
      />
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
        <DecideButtons orders={[order]} onAsk={onAsk} />
      </Box>
    </Box>
  );
}

function Why({ order: { why, above } }: { order: WaitingApproval }) {
  const { t } = useTranslation();
  return why.map((one) => (
    <div key={one}>{t(`approvals.why.${one}`, { above: above === null ? '' : formatFen(above) })}</div>
  ));
}

/** The items, with the reason of each sensitive one below it. */
function Items({ order: { items } }: { order: WaitingApproval }) {
  return items.map(({ itemCode, name, copies, reason }) => (
    <div key={itemCode}>
      {copies > 1 ? `${name} × ${copies}` : name}
      {reason !== null && <Box sx={{ color: 'text.secondary' }}>{reason}</Box>}
    </div>
  ));
}
