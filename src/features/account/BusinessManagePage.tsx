import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { useSelector } from 'react-redux';
import { useSearchParams } from 'react-router-dom';
import { PageHeader } from '../../components/PageHeader';
import { TabRow } from '../../components/TabRow';
import { selectUserInfo } from '../../session/selectors';
import { accountTabs } from './tabs';
import { TabPanel } from './TabPanel';

/** `/businessManage`: the enterprise's own house, and everybody's own security. The tab is in the address. */
export function BusinessManagePage() {
  const { t } = useTranslation();
  const panelId = useId();
  const [search, setSearch] = useSearchParams();
  const { permissions = [] } = useSelector(selectUserInfo);
  const tabs = accountTabs.filter(({ right }) => !right || permissions.includes(right));
  const current = tabs.find(({ key }) => key === search.get('tab')) ?? tabs[0]!;
  return (
    <>
      <PageHeader title={t('account.title')} />
      <TabRow
        label={t('account.tabs')}
        tabs={tabs.map(({ key, titleKey }) => ({ value: key, label: t(titleKey) }))}
        value={current.key}
        panelId={panelId}
        onChange={(tab) => setSearch({ tab }, { replace: true })}
      />
      <div id={panelId} role="tabpanel" aria-labelledby={`${panelId}-${current.key}`}>
        <TabPanel key={current.key} tab={current} />
      </div>
    </>
  );
}
