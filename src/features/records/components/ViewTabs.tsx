import { useTranslation } from 'react-i18next';
import { useSelector } from 'react-redux';
import type { CheckCount } from '../../../api/resources/checksApi';
import type { SavedView } from '../../../api/resources/viewsApi';
import { TabRow } from '../../../components/layout/TabRow';
import { needsWord } from '../../../session/needsWord';
import { selectUserInfo } from '../../../session/selectors';
import { countedText } from '../countedText';
import { VIEWS, type RecordView } from '../recordFilters';
import { savedTab } from '../savedTabs';

interface ViewTabsProps {
  view: RecordView;
  /** Per view, under the other filters; undefined until counted. */
  counts: CheckCount['views'] | undefined;
  /** The saved views with a tab of their own. */
  saved: readonly SavedView[];
  /** The saved view that is open. */
  current: SavedView | undefined;
  /** Its filters were changed since it was opened. */
  isChanged: boolean;
  panelId: string;
  onChange: (view: RecordView) => void;
  onSaved: (view: SavedView) => void;
}

/** The views with their counts, and the saved ones: the own, and what others share with their names. */
export function ViewTabs({
  view,
  counts,
  saved,
  current,
  isChanged,
  panelId,
  onChange,
  onSaved,
}: ViewTabsProps) {
  const { t } = useTranslation();
  const needs = needsWord(useSelector(selectUserInfo));
  const labelOf = (one: RecordView) => {
    const label = t(`records.view.${one === 'needsMe' && needs ? needs : one}`);
    return one === 'all' || !counts ? label : `${label} · ${countedText(counts[one])}`;
  };
  const nameOf = (one: SavedView) => {
    const name = one.isOwn ? one.name : `${one.name} · ${one.author}`;
    return isChanged && one === current ? t('records.saved.changed', { name }) : name;
  };
  const tabs: { value: string; label: string }[] = [
    // An address may still hold the view that lists nothing here.
    ...VIEWS.filter((one) => one !== 'needsMe' || needs || view === one).map((one) => ({
      value: one,
      label: labelOf(one),
    })),
    ...saved.map((one) => ({
      value: savedTab(one),
      label: nameOf(one),
    })),
  ];
  const handleChange = (value: string) => {
    const wanted = saved.find((one) => savedTab(one) === value);
    if (wanted) onSaved(wanted);
    else onChange(value as RecordView);
  };
  return (
    <TabRow
      label={t('records.views')}
      tabs={tabs}
      value={current ? savedTab(current) : view}
      panelId={panelId}
      onChange={handleChange}
    />
  );
}
