import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { formatFen, MOST_PAID_IN } from '@probity/contract/rules/fen';
import { useEffect, useEffectEvent, useState, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useSelector } from 'react-redux';
import { useSearchParams } from 'react-router-dom';
import { useGetBalanceQuery, type Balance } from '../../api/resources/balanceApi';
import { useGetRechargeDeskQuery } from '../../api/resources/rechargesApi';
import { Section } from '../../components/layout/Section';
import { TextLink } from '../../components/layout/TextLink';
import { lazyPart } from '../../components/lazyPart';
import { formatDateTime, formatDeadline } from '../../lib/dates';
import { selectUserInfo } from '../../session/selectors';

const AskRechargeDialog = lazyPart(() =>
  import('./AskRechargeDialog').then((module) => module.AskRechargeDialog),
);
const ScanDialogs = lazyPart(() => import('./ScanDialogs').then((module) => module.ScanDialogs));

/** Orders are placed one after another, within seconds after money came in: it is looked at again after these. */
const LOOKS_MS = [2_000, 6_000, 15_000];
/** Money that came in longer ago has done what it does. */
const FRESH_MS = 60_000;

/** What waits for money, what is missing for all of it, and one way to pay just that; then what the money that came in has done. */
export function WaitingOrders({ balance }: { balance: Balance }) {
  const { available, waiting } = balance;
  const mayPay = useSelector(selectUserInfo).permissions?.includes('recharge.ask') === true;
  const [asking, setAsking] = useState<number>();
  const [scanning, setScanning] = useState<number>();
  const { orders, price, underWay, lastRecharge } = waiting;
  const missing = price - available;
  // What was transferred and is not confirmed yet is not asked for again.
  const unpaid = missing - underWay;
  useLooks(waiting, orders > 0 && missing <= 0);
  usePaidAtOnce(mayPay, setAsking, setScanning);
  return (
    <>
      {(orders > 0 || (lastRecharge?.placed ?? 0) > 0) && (
        <Told waiting={waiting} missing={missing}>
          {mayPay && unpaid > 0 && <PayAll missing={unpaid} onTransfer={setAsking} onScan={setScanning} />}
        </Told>
      )}
      {asking !== undefined && (
        <AskRechargeDialog start={{ amount: asking }} onClose={() => setAsking(undefined)} />
      )}
      {scanning !== undefined && <ScanDialogs amount={scanning} onClose={() => setScanning(undefined)} />}
    </>
  );
}

/** Reads the balance anew a few times while orders are being placed. */
function useLooks({ lastRecharge }: Balance['waiting'], isPlacing: boolean): void {
  const { refetch } = useGetBalanceQuery();
  const at = lastRecharge?.at;
  useEffect(() => {
    const isFresh = at !== undefined && Date.now() - Date.parse(at) < FRESH_MS;
    if (!isFresh && !isPlacing) return undefined;
    const timers = LOOKS_MS.map((ms) => setTimeout(() => void refetch(), ms));
    return () => timers.forEach(clearTimeout);
  }, [at, isPlacing, refetch]);
}

/**
 * Opens the way to pay at once where the address asks for it, with its sum or with what is missing by now for the orders that wait; the
 * address forgets it, so that nothing opens again when one comes back.
 */
function usePaidAtOnce(mayPay: boolean, onTransfer: (fen: number) => void, onScan: (fen: number) => void) {
  const [search, setSearch] = useSearchParams();
  const asked = search.get('pay');
  const sum = /^\d{1,12}$/.test(asked ?? '') ? Number(asked) : undefined;
  const isWanted = asked === 'waiting' || sum !== undefined;
  const { data: desk } = useGetRechargeDeskQuery(undefined, { skip: !mayPay });
  const { refetch } = useGetBalanceQuery();
  const open = useEffectEvent(async (scanning: boolean) => {
    const { data } = await refetch();
    // Without an answer the address keeps what it asks for: a reload tries again.
    if (!data) return;
    search.delete('pay');
    setSearch(search, { replace: true });
    const { orders, price, underWay } = data.waiting;
    const waiting = orders > 0 ? price - data.available - underWay : 0;
    const missing = sum ?? waiting;
    if (missing > 0 || sum === 0) (scanning ? onScan : onTransfer)(missing);
  });
  const scanning = desk?.scanning;
  useEffect(() => {
    if (isWanted && scanning !== undefined) void open(scanning);
  }, [isWanted, scanning]);
}

interface ToldProps {
  waiting: Balance['waiting'];
  missing: number;
  /** How what is missing is paid. */
  children: ReactNode;
}

function Told({ waiting, missing, children }: ToldProps) {
  const { t } = useTranslation();
  const { orders, price, firstEndsAt, underWay, lastRecharge } = waiting;
  return (
    <Section
      title={t('finance.waiting.title')}
      aside={
        orders > 0 && <TextLink to="/backRecord?status=awaitingPayment">{t('finance.waiting.show')}</TextLink>
      }
    >
      <Box sx={{ display: 'grid', gap: 1.5, justifyItems: 'start' }}>
        {lastRecharge && lastRecharge.placed > 0 && (
          <Alert severity={orders === 0 ? 'success' : 'info'}>
            {t('finance.waiting.placed', {
              count: lastRecharge.placed,
              amount: formatFen(lastRecharge.amount),
              at: formatDateTime(lastRecharge.at),
            })}{' '}
            {orders === 0 ? t('finance.waiting.none') : t('finance.waiting.left', { count: orders })}
          </Alert>
        )}
        {orders > 0 && (
          <strong>
            {missing > 0
              ? t('finance.waiting.missing', { count: orders, missing: formatFen(missing) })
              : t('finance.waiting.orders', { count: orders, price: formatFen(price) })}
          </strong>
        )}
        {orders > 0 && <div>{t(missing > 0 ? 'finance.waiting.soon' : 'finance.waiting.covered')}</div>}
        {orders > 0 && missing > 0 && underWay > 0 && (
          <div>{t('finance.waiting.underWay', { amount: formatFen(underWay) })}</div>
        )}
        {missing > 0 && firstEndsAt && (
          <div>{t('finance.waiting.ends', { count: orders, at: formatDeadline(firstEndsAt) })}</div>
        )}
        {orders > 0 && missing > 0 && children}
      </Box>
    </Section>
  );
}

interface PayAllProps {
  missing: number;
  onTransfer: (fen: number) => void;
  onScan: (fen: number) => void;
}

/** What is missing, paid by scanning or by transfer: the amount stands there, and can be changed. */
function PayAll({ missing, onTransfer, onScan }: PayAllProps) {
  const { t } = useTranslation();
  const { data: desk } = useGetRechargeDeskQuery();
  if (!desk) return null;
  const amount = formatFen(Math.min(missing, MOST_PAID_IN));
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
      {desk.scanning && (
        <Button variant="contained" onClick={() => onScan(missing)}>
          {t('finance.waiting.scan', { amount })}
        </Button>
      )}
      <Button variant={desk.scanning ? 'outlined' : 'contained'} onClick={() => onTransfer(missing)}>
        {t('finance.waiting.transfer', { amount })}
      </Button>
    </Box>
  );
}
