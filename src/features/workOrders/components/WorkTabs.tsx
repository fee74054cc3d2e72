import { useTranslation } from 'react-i18next';
import type { WorkTotal } from '../../../api/resources/workApi';
import { TabRow } from '../../../components/layout/TabRow';
import { WORK_TABS, type WorkTab } from '../workFilters';

interface WorkTabsProps {
  tab: WorkTab;
  onChange: (tab: WorkTab) => void;
  /** The id of the list below. */
  panelId: string;
  /** The counts of what waits; absent while they are counted. */
  counts: WorkTotal['tabs'] | undefined;
}

/** Open, mine, done; the first two with how many rows they have. */
export function WorkTabs({ tab, onChange, panelId, counts }: WorkTabsProps) {
  const { t, i18n } = useTranslation();
  const number = new Intl.NumberFormat(i18n.language);
  const tabs = WORK_TABS.map((one) => {
    const of = one === 'done' ? undefined : counts?.[one];
    const count = of && `${number.format(of.count)}${of.capped ? '+' : ''}`;
    return { value: one, label: t(`workOrders.tabs.${one}`), count };
  });
  return (
    <TabRow
      label={t('workOrders.tabs.label')}
      tabs={tabs}
      value={tab}
      panelId={panelId}
      onChange={onChange}
    />
  );
}
