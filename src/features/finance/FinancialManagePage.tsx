import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { useSelector } from 'react-redux';
import { useSearchParams } from 'react-router-dom';
import { PageSkeleton } from '../../components/feedback/PageSkeleton';
import { PageHeader } from '../../components/layout/PageHeader';
import { TabRow } from '../../components/layout/TabRow';
import { lazyPart } from '../../components/lazyPart';
import { loadPhrases } from '../../i18n/i18n';
import { leave } from '../../lib/unsavedInput';
import { selectUserInfo } from '../../session/selectors';
import { financeParts } from './parts';

const Overview = lazyPart(() => import('./Overview').then((module) => module.Overview), {
  Meanwhile: PageSkeleton,
});
const Statements = lazyPart(() => import('./Statements').then((module) => module.Statements));

const Invoices = lazyPart(() => import('./Invoices').then((module) => module.Invoices));

const Ledger = lazyPart(() => import('./Ledger').then((module) => module.Ledger));

const Payouts = lazyPart(async () => {
  await loadPhrases('payouts', 'lostPhone');
  return (await import('./payouts/Payouts')).Payouts;
});

const Costs = lazyPart(() => import('./Costs').then((module) => module.Costs));

const Approvals = lazyPart(async () => {
  const [module] = await Promise.all([
    import('./approvals/Approvals'),
    loadPhrases('approvals', 'approving'),
  ]);
  return module.Approvals;
});

/**
 * `/financialManage`: what the account has left and how it is recharged; what waits for approval; its costs; its closed months and their invoices; what
 * is paid out; every booking.
 */
export function FinancialManagePage() {
  const { t } = useTranslation();
  const { mainName, permissions = [] } = useSelector(selectUserInfo);
  const [search, setSearch] = useSearchParams();
  const panelId = useId();
  const parts = financeParts.filter(({ right }) => permissions.includes(right)).map(({ key }) => key);
  const part = parts.find((key) => key === search.get('tab')) ?? 'overview';
  return (
    <>
      <PageHeader title={t('titles.financialManage')} subtitle={mainName} />
      <TabRow
        label={t('finance.parts.label')}
        tabs={parts.map((value) => ({ value, label: t(`finance.parts.${value}`) }))}
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
        {part === 'payouts' && <Payouts />}
        {part === 'ledger' && <Ledger />}
      </div>
    </>
  );
}
