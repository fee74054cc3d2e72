import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useTranslation } from 'react-i18next';
import { useSelector } from 'react-redux';
import { Link } from 'react-router-dom';
import type { WorkItem } from '../../../api/resources/workApi';
import { useHeldFocus } from '../../../hooks/useHeldFocus';
import { selectUserInfo } from '../../../session/selectors';
import { useClaiming } from '../hooks/useClaiming';
import { piecesByHolder, nameOf, screenOf, workedAt } from '../pieces';

export interface WorkActionsProps {
  item: WorkItem;
  /** A colleague has it: asks first. */
  onTakeOver: (item: WorkItem) => void;
  onHandOver: (item: WorkItem) => void;
  /** Asks why first. */
  onGiveBack: (item: WorkItem) => void;
  onDecide: (item: WorkItem) => void;
}

/** Take, hand over, give back, open, decide: the actions open on a row now. */
export function WorkActions(props: WorkActionsProps) {
  const permissions = useSelector(selectUserInfo).permissions ?? [];
  const { kind, mayWork, status } = props.item;
  if (mayWork) return <Deeds {...props} />;
  // Who confirmed a recharge first, or asked that one be taken back or a charge given back, does not take it, and may still reject it as long as nobody has it
  // in hand. Other roles only see it: how long it has waited, and for whom.
  return (kind === 'recharge' || kind === 'reversal' || kind === 'correction') &&
    status === 'open' &&
    permissions.includes('recharge.decide') ? (
    <Look {...props} />
  ) : null;
}

/** Opens its dialog without taking it. */
function Look({ item, onDecide }: Pick<WorkActionsProps, 'item' | 'onDecide'>) {
  const { t } = useTranslation();
  useHeldFocus();
  return (
    <Button
      size="small"
      color="inherit"
      onClick={(event) => {
        event.stopPropagation();
        onDecide(item);
      }}
      aria-label={t('workOrders.openOf', { name: nameOf(item) })}
    >
      {t('workOrders.open')}
    </Button>
  );
}

function Deeds({ item, onTakeOver, onHandOver, onGiveBack, onDecide }: WorkActionsProps) {
  const { t } = useTranslation();
  const { claim, takeCheck, isRunning } = useClaiming(onDecide);
  const { free, mine, others, isOver } = piecesByHolder(item);
  const isMine = !isOver && mine.length > 0;
  // What was pressed may be of no use any more, or the row leave the list.
  useHeldFocus(`${isMine} ${free.length}`);
  const screen = screenOf(item);
  const name = nameOf(item);
  const act = (
    word: 'handOver' | 'takeOver' | 'giveBack' | 'claim',
    onClick: () => void,
    isOutlined = false,
  ) => (
    <Act
      label={t(`workOrders.${word}`)}
      about={t(`workOrders.${word}Of`, { name })}
      isOutlined={isOutlined}
      isRunning={isRunning}
      onClick={onClick}
    />
  );
  return (
    <Box
      // A click here must not count as a click on the row.
      onClick={(event) => event.stopPropagation()}
      sx={{ display: 'flex', flexWrap: 'wrap', gap: 0.5, justifyContent: { sm: 'flex-end' } }}
    >
      {isMine && act('handOver', () => onHandOver(item))}
      {!isOver && others.size > 0 && free.length === 0 && act('takeOver', () => onTakeOver(item))}
      {mine.some(({ status }) => status === 'claimed') && act('giveBack', () => onGiveBack(item))}
      {free.length > 0 && item.kind !== 'checkItem' && act('claim', () => void claim(item, true), true)}
      {free.length > 0 && item.kind === 'checkItem' && (
        <Act
          label={t('workOrders.takeCheck', { count: free.length })}
          about={t('workOrders.takeCheckOf', { count: free.length, name })}
          isOutlined
          isRunning={isRunning}
          onClick={() => void takeCheck(item)}
        />
      )}
      {screen && (
        <Button
          size="small"
          component={Link}
          to={screen}
          color={isMine ? 'primary' : 'inherit'}
          aria-label={t('workOrders.openOf', { name })}
        >
          {t('workOrders.open')}
        </Button>
      )}
      {(((item.kind === 'invoice' || item.kind === 'payment') && item.status === 'done') ||
        (item.kind === 'payout' && free.length > 0)) && (
        // A wrong invoice is replaced, whenever that is found out, by whoever finds it; what was done about a payment is read by
        // colleagues. A payout is looked at without being taken: as long as nobody has it in hand, its owner may withdraw it.
        <Look item={item} onDecide={onDecide} />
      )}
      {workedAt[item.kind] === 'dialog' && isMine && (
        <Button
          size="small"
          variant="contained"
          onClick={() => onDecide(item)}
          aria-label={t('workOrders.decideOf', { name })}
        >
          {t('workOrders.decide')}
        </Button>
      )}
    </Box>
  );
}

interface ActProps {
  label: string;
  about: string;
  isOutlined: boolean;
  isRunning: boolean;
  onClick: () => void;
}

function Act({ label, about, isOutlined, isRunning, onClick }: ActProps) {
  return (
    <Button
      size="small"
      {...(isOutlined ? { variant: 'outlined' } : { color: 'inherit' })}
      loading={isRunning}
      onClick={onClick}
      aria-label={about}
    >
      {label}
    </Button>
  );
}
