import { useTranslation } from 'react-i18next';
import { FieldSelect } from '../../components/inputs/CompactSelect';
import type { AccountTab } from './tabs';

interface TabSelectProps {
  tabs: readonly AccountTab[];
  /** The key of the tab on screen; empty where the address names one that is not open to the reader. */
  value: string;
  onChange: (tab: string) => void;
}

/** The parts of the account on a phone: the phone's own list, where all of them are seen at once; a row would hide most. */
export function TabSelect({ tabs, value, onChange }: TabSelectProps) {
  const { t } = useTranslation();
  const groups = [
    { label: t('account.group.account'), tabs: tabs.filter(({ isOwn }) => !isOwn) },
    { label: t('account.group.own'), tabs: tabs.filter(({ isOwn }) => isOwn) },
  ].filter((group) => group.tabs.length > 0);
  return (
    <FieldSelect
      aria-label={t('account.tabs')}
      value={value}
      onChange={(event) => onChange(event.target.value)}
      sx={{ mb: 2, fontWeight: 600 }}
    >
      {value === '' && <option value="">–</option>}
      {groups.map((group) => (
        <optgroup key={group.label} label={group.label}>
          {group.tabs.map((tab) => (
            <option key={tab.key} value={tab.key}>
              {t(tab.titleKey)}
            </option>
          ))}
        </optgroup>
      ))}
    </FieldSelect>
  );
}
