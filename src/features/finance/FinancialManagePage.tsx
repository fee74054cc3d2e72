import Box from '@mui/material/Box';
import { formatFen } from '@probity/contract/rules/fen';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { useSelector } from 'react-redux';
import { useSearchParams } from 'react-router-dom';
import { useGetBalanceQuery } from '../../api/resources/balanceApi';
import { messageOf } from '../../api/transport/gatewayError';
import { KeyValueList } from '../../components/data/KeyValueList';
import { ErrorState } from '../../components/feedback/ErrorState';
import { PageSkeleton } from '../../components/feedback/PageSkeleton';
import { PageHeader } from '../../components/layout/PageHeader';
import { TabRow } from '../../components/layout/TabRow';
import { Section } from '../../components/layout/Section';
import { lazyPart } from '../../components/lazyPart';
import { leave } from '../../lib/unsavedInput';
import { selectUserInfo } from '../../session/selectors';
import { NoticeForm } from './NoticeForm';
import { WaitingOrders } from './WaitingOrders';

const Recharges = lazyPart(() => import('./Recharges').then((module) => module.Recharges));
const Statements = lazyPart(() => import('./Statements').then((module) => module.Statements));

const Invoices = lazyPart(() => import('./Invoices').then((module) => module.Invoices));

const Ledger = lazyPart(() => import('./Ledger').then((module) => module.Ledger));

const Costs = lazyPart(() => import('./Costs').then((module) => module.Costs));

const Approvals = lazyPart(() => import('./approvals/Approvals').then((module) => module.Approvals));

const PARTS = ['overview', 'approvals', 'costs', 'statements', 'invoices', 'ledger'] as const;

/**
 * `/financialManage`: what the account has left and how it is recharged; what waits for approval; its costs; its closed months and their invoices; every
 * booking.
 */
export function FinancialManagePage() {
  const { t } = useTranslation();
  const { mainName } = useSelector(selectUserInfo);
  const [search, setSearch] = useSearchParams();
  const panelId = useId();
  const part = PARTS.find((one) => one === search.get('tab')) ?? 'overview';
  return (
    <>
      <PageHeader title={t('titles.financialManage')} subtitle={mainName} />
      <TabRow
        label={t('finance.parts.label')}
        tabs={PARTS.map((value) => ({ value, label: t(`finance.parts.${value}`) }))}
        value={part}
        panelId={panelId}
        onChange={(tab) => leave(() => setSearch(tab === 'overview' ? {} : { tab }, { replace: true }))}
      />
      <div id={panelId} role="tabpanel" aria-labelledby={`${panelId}-${part}`}>
        {part === 'overview' && <Overview />}
        {part === 'approvals' && <Approvals />}
        {part === 'costs' && <Costs />}
        {part === 'statements' && <Statements />}
        {part === 'invoices' && <Invoices />}
        {part === 'ledger' && <Ledger />}
      </div>
    </>
  );
}

/** What the account has left, what waits for money, how it is recharged, and below what its people are told. */
function Overview() {
  const { t } = useTranslation();
  const { permissions = [] } = useSelector(selectUserInfo);
  const { data, error, refetch } = useGetBalanceQuery(undefined, { refetchOnMountOrArgChange: true });
  if (error && !data) return <ErrorState message={messageOf(error)} onRetry={() => void refetch()} />;
  if (!data) return <PageSkeleton />;
  return (
    <Box sx={{ display: 'grid', gap: 2, maxWidth: 860 }}>
      <Section title={t('finance.title')}>
        <KeyValueList
          items={[
            { label: t('finance.available'), value: formatFen(data.available) },
            { label: t('finance.held'), value: formatFen(data.held) },
            { label: t('finance.spent'), value: formatFen(data.spent) },
            { label: t('finance.thisMonth.recharged'), value: formatFen(data.thisMonth.recharged) },
            { label: t('finance.thisMonth.charged'), value: formatFen(data.thisMonth.charged) },
          ]}
        />
      </Section>
      <WaitingOrders balance={data} />
      {permissions.includes('recharge.ask') && <Recharges />}
      <NoticeForm balance={data} />
    </Box>
  );
}
