import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router-dom';
import { PageHeader } from '../../components/layout/PageHeader';
import { TabRow } from '../../components/layout/TabRow';
import { lazyPart } from '../../components/lazyPart';
import { leave } from '../../lib/unsavedInput';
import { ReceivedList } from './ReceivedList';

const ChargeSearch = lazyPart(() => import('./ChargeSearch').then((module) => module.ChargeSearch));
const LimitPanel = lazyPart(() => import('./LimitPanel').then((module) => module.LimitPanel));

const PARTS = ['list', 'charges', 'limit'] as const;

/** `/receivedMoney`, for operators: what came in over all enterprises and what was charged, which two of them correct; above how much two confirm a recharge. */
export function ReceivedMoneyPage() {
  const { t } = useTranslation();
  const [search, setSearch] = useSearchParams();
  const panelId = useId();
  const part = PARTS.find((one) => one === search.get('tab')) ?? 'list';
  return (
    <>
      <PageHeader title={t('titles.receivedMoney')} />
      <TabRow
        label={t('receivedMoney.parts.label')}
        tabs={PARTS.map((value) => ({ value, label: t(`receivedMoney.parts.${value}`) }))}
        value={part}
        panelId={panelId}
        onChange={(tab) => leave(() => setSearch(tab === 'list' ? {} : { tab }, { replace: true }))}
      />
      <div id={panelId} role="tabpanel" aria-labelledby={`${panelId}-${part}`}>
        {part === 'list' && <ReceivedList />}
        {part === 'charges' && <ChargeSearch />}
        {part === 'limit' && <LimitPanel />}
      </div>
    </>
  );
}
