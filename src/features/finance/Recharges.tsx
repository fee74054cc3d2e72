import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useGetRechargeDeskQuery, type Recharge, type RechargeDesk } from '../../api/resources/rechargesApi';
import { messageOf } from '../../api/transport/gatewayError';
import { ErrorState } from '../../components/feedback/ErrorState';
import { PageSkeleton } from '../../components/feedback/PageSkeleton';
import { CopyField } from '../../components/inputs/CopyField';
import { lazyPart } from '../../components/lazyPart';
import { Section } from '../../components/layout/Section';
import { CustomerPhone } from '../../domain/CustomerPhone';
import { PayToAccount } from '../../domain/PayToAccount';
import type { RechargeStart } from './AskRechargeDialog';
import { RechargeList } from './RechargeList';
import { ScanRecharges } from './ScanRecharges';

const AskRechargeDialog = lazyPart(() =>
  import('./AskRechargeDialog').then((module) => module.AskRechargeDialog),
);
const WithdrawRecharge = lazyPart(() =>
  import('./WithdrawRecharge').then((module) => module.WithdrawRecharge),
);
const ReplaceSlipDialog = lazyPart(() =>
  import('./ReplaceSlipDialog').then((module) => module.ReplaceSlipDialog),
);

/** Paying by scanning; where to transfer money to, what was submitted, and what became of it. */
export function Recharges() {
  const { t } = useTranslation();
  const {
    data: desk,
    error,
    refetch,
  } = useGetRechargeDeskQuery(undefined, {
    refetchOnMountOrArgChange: true,
  });
  const [asking, setAsking] = useState<RechargeStart>();
  const [withdrawing, setWithdrawing] = useState<Recharge>();
  const [replacing, setReplacing] = useState<Recharge>();
  return (
    <>
      {desk && <ScanRecharges isOffered={desk.scanning} />}
      <Section title={t('finance.recharge.title')}>
        {error && !desk && <ErrorState message={messageOf(error)} onRetry={() => void refetch()} />}
        {!desk && !error && <PageSkeleton />}
        {desk && (
          <Box sx={{ display: 'grid', gap: 2, justifyItems: 'start' }}>
            <Desk desk={desk} />
            <Button variant="contained" onClick={() => setAsking({})}>
              {t('finance.recharge.ask')}
            </Button>
          </Box>
        )}
      </Section>
      <RechargeList onWithdraw={setWithdrawing} onReplace={setReplacing} onAgain={setAsking} />
      {asking && <AskRechargeDialog start={asking} onClose={() => setAsking(undefined)} />}
      {withdrawing && <WithdrawRecharge recharge={withdrawing} onClose={() => setWithdrawing(undefined)} />}
      {replacing && <ReplaceSlipDialog recharge={replacing} onClose={() => setReplacing(undefined)} />}
    </>
  );
}

function Desk({ desk: { bank, bankChangedOn, reference } }: { desk: RechargeDesk }) {
  const { t } = useTranslation();
  if (!bank)
    return (
      <Alert severity="warning">
        <div>{t('finance.recharge.noBank')}</div>
        <CustomerPhone />
      </Alert>
    );
  return (
    <>
      <PayToAccount account={bank} changedOn={bankChangedOn} />
      <CopyField
        label={t('finance.recharge.reference')}
        help={t('finance.recharge.referenceHelp')}
        value={reference}
      />
    </>
  );
}
