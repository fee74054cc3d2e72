import { useTranslation } from 'react-i18next';
import { TabRow } from '../../../components/layout/TabRow';
import { WORK_TABS, type WorkTab } from '../workFilters';

interface WorkTabsProps {
  tab: WorkTab;
  onChange: (tab: WorkTab) => void;
  /** The id of the list below. */
  panelId: string;
}

/** Open, mine, done. */
export function WorkTabs({ tab, onChange, panelId }: WorkTabsProps) {
  const { t } = useTranslation();
  const tabs = WORK_TABS.map((one) => ({ value: one, label: t(`workOrders.tabs.${one}`) }));
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
