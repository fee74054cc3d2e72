import Tab from '@mui/material/Tab';
import Tabs from '@mui/material/Tabs';
import { useTranslation } from 'react-i18next';
import type { CheckCount } from '../../../api/checksApi';
import { VIEWS, type RecordView } from '../recordFilters';

interface ViewTabsProps {
  view: RecordView;
  /** Per view, for the other filters as they are; undefined until counted. */
  counts: CheckCount['views'] | undefined;
  panelId: string;
  onChange: (view: RecordView) => void;
}

/** The views with their numbers. */
export function ViewTabs({ view, counts, panelId, onChange }: ViewTabsProps) {
  const { t } = useTranslation();
  const labelOf = (one: RecordView) => {
    const label = t(`records.view.${one}`);
    return one === 'all' || !counts ? label : `${label} · ${counts[one]}`;
  };
  return (
    <Tabs
      value={view}
      onChange={(_event, next: RecordView) => onChange(next)}
      aria-label={t('records.views')}
      variant="scrollable"
      sx={{ mb: 2, minHeight: 40, borderBottom: 1, borderColor: 'divider' }}
    >
      {VIEWS.map((one) => (
        <Tab
          key={one}
          value={one}
          id={`${panelId}-${one}`}
          label={labelOf(one)}
          aria-controls={one === view ? panelId : undefined}
          sx={{ minHeight: 40, minWidth: 0, px: 1.5, textTransform: 'none' }}
        />
      ))}
    </Tabs>
  );
}
