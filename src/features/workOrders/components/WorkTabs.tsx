import Tab from '@mui/material/Tab';
import Tabs from '@mui/material/Tabs';
import { useTranslation } from 'react-i18next';
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
  return (
    <Tabs
      value={tab}
      onChange={(_event, next: WorkTab) => onChange(next)}
      aria-label={t('workOrders.tabs.label')}
      sx={{ mb: 2, minHeight: 40, borderBottom: 1, borderColor: 'divider' }}
    >
      {WORK_TABS.map((one) => (
        <Tab
          key={one}
          value={one}
          id={`${panelId}-${one}`}
          label={t(`workOrders.tabs.${one}`)}
          aria-controls={one === tab ? panelId : undefined}
          sx={{ minHeight: 40, minWidth: 0, px: 1.5, textTransform: 'none' }}
        />
      ))}
    </Tabs>
  );
}
