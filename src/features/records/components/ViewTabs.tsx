import { useTranslation } from 'react-i18next';
import { useSelector } from 'react-redux';
import type { CheckCount } from '../../../api/resources/checksApi';
import { TabRow } from '../../../components/layout/TabRow';
import { selectUserInfo } from '../../../session/selectors';
import { VIEWS, type RecordView } from '../recordFilters';

interface ViewTabsProps {
  view: RecordView;
  /** Per view, under the other filters; undefined until counted. */
  counts: CheckCount['views'] | undefined;
  panelId: string;
  onChange: (view: RecordView) => void;
}

/** The views with their counts. */
export function ViewTabs({ view, counts, panelId, onChange }: ViewTabsProps) {
  const { t } = useTranslation();
  const isStaff = useSelector(selectUserInfo).userType === 'staff';
  const labelOf = (one: RecordView) => {
    // Work that waits for staff belongs to no single person: that is in the queue.
    const label = t(`records.view.${one === 'needsMe' && isStaff ? 'needsStaff' : one}`);
    return one === 'all' || !counts ? label : `${label} · ${counts[one]}`;
  };
  const tabs = VIEWS.map((one) => ({ value: one, label: labelOf(one) }));
  return <TabRow label={t('records.views')} tabs={tabs} value={view} panelId={panelId} onChange={onChange} />;
}
