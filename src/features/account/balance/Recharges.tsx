import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { openedAnew } from '../../../api/lists/pages';
import { usePagedRows } from '../../../api/lists/usePagedRows';
import {
  rechargeRows,
  useGetRechargeDeskQuery,
  useListRechargesInfiniteQuery,
  type Recharge,
  type RechargeDesk,
} from '../../../api/resources/rechargesApi';
import { messageOf } from '../../../api/transport/gatewayError';
import { KeyValueList } from '../../../components/data/KeyValueList';
import { EmptyState } from '../../../components/feedback/EmptyState';
import { ErrorState } from '../../../components/feedback/ErrorState';
import { PageSkeleton } from '../../../components/feedback/PageSkeleton';
import { CopyField } from '../../../components/inputs/CopyField';
import { lazyPart } from '../../../components/lazyPart';
import { Section } from '../../../components/layout/Section';
import { DataTable } from '../../../components/table/DataTable';
import { CustomerPhone } from '../../../domain/CustomerPhone';
import { formatDateTime } from '../../../lib/dates';
import { useRechargeCard, useRechargeColumns } from './useRechargeColumns';

const AskRechargeDialog = lazyPart(() =>
  import('./AskRechargeDialog').then((module) => module.AskRechargeDialog),
);
const WithdrawRecharge = lazyPart(() =>
  import('./WithdrawRecharge').then((module) => module.WithdrawRecharge),
);
const ReplaceSlipDialog = lazyPart(() =>
  import('./ReplaceSlipDialog').then((module) => module.ReplaceSlipDialog),
);

/** Where to transfer money to, what was submitted, and what became of it. */
export function Recharges() {
  const { t } = useTranslation();
  const { data: desk, error, refetch } = useGetRechargeDeskQuery();
  const list = usePagedRows(useListRechargesInfiniteQuery({ body: {} }, openedAnew), rechargeRows.idOf);
  const [isAsking, setAsking] = useState(false);
  const [withdrawing, setWithdrawing] = useState<Recharge>();
  const [replacing, setReplacing] = useState<Recharge>();
  const handlers = { onWithdraw: setWithdrawing, onReplace: setReplacing };
  const columns = useRechargeColumns(handlers);
  const card = useRechargeCard(handlers);
  return (
    <>
      <Section title={t('accountRecharges.title')}>
        {error && !desk && <ErrorState message={messageOf(error)} onRetry={() => void refetch()} />}
        {!desk && !error && <PageSkeleton />}
        {desk && (
          <Box sx={{ display: 'grid', gap: 2, justifyItems: 'start' }}>
            <Desk desk={desk} />
            <Button variant="contained" onClick={() => setAsking(true)}>
              {t('accountRecharges.ask')}
            </Button>
          </Box>
        )}
      </Section>
      <DataTable
        name="recharges"
        label={t('accountRecharges.list.table')}
        columns={columns}
        card={card}
        {...list}
        nameOf={(row) => formatDateTime(row.askedAt)}
        empty={
          <EmptyState title={t('accountRecharges.list.empty')} body={t('accountRecharges.list.emptyBody')} />
        }
      />
      {isAsking && <AskRechargeDialog onClose={() => setAsking(false)} />}
      {withdrawing && <WithdrawRecharge recharge={withdrawing} onClose={() => setWithdrawing(undefined)} />}
      {replacing && <ReplaceSlipDialog recharge={replacing} onClose={() => setReplacing(undefined)} />}
    </>
  );
}

function Desk({ desk: { bank, reference } }: { desk: RechargeDesk }) {
  const { t } = useTranslation();
  if (!bank)
    return (
      <Alert severity="warning">
        {t('accountRecharges.noBank')} <CustomerPhone />
      </Alert>
    );
  return (
    <>
      <Box sx={{ color: 'text.secondary' }}>{t('accountRecharges.lead')}</Box>
      <KeyValueList
        items={[
          { label: t('accountRecharges.accountName'), value: bank.accountName },
          { label: t('accountRecharges.bankName'), value: bank.bankName },
          { label: t('accountRecharges.accountNo'), value: bank.accountNo },
        ]}
      />
      <CopyField
        label={t('accountRecharges.reference')}
        help={t('accountRecharges.referenceHelp')}
        value={reference}
      />
    </>
  );
}
