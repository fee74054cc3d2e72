import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { useSelector } from 'react-redux';
import { useSearchParams } from 'react-router-dom';
import type { Role } from '@probity/contract/roles';
import { whoHelps } from '@probity/contract/whoHelps';
import { PageHeader } from '../../components/layout/PageHeader';
import { StateMessage } from '../../components/feedback/StateMessage';
import { TabRow } from '../../components/layout/TabRow';
import { helpWords } from '../../api/transport/helpWords';
import { leave } from '../../lib/unsavedInput';
import { selectUserInfo } from '../../session/selectors';
import { accountTabs } from './tabs';
import { TabPanel } from './TabPanel';

/** `/businessManage`: the enterprise's settings, and everybody's own security. The tab is in the address. */
export function BusinessManagePage() {
  const { t } = useTranslation();
  const panelId = useId();
  const [search, setSearch] = useSearchParams();
  const { permissions = [], userType, mainName, roles = [], enterprise } = useSelector(selectUserInfo);
  const tabs = accountTabs.filter(
    ({ right, isEnterpriseOnly }) =>
      (!right || permissions.includes(right)) && !(isEnterpriseOnly && userType === 'staff'),
  );
  const wanted = search.get('tab');
  const current = tabs.find(({ key }) => key === wanted) ?? tabs[0]!;
  const asked = accountTabs.find(({ key }) => key === wanted);
  const isForbidden = asked !== undefined && asked !== current;
  const help = asked?.right && whoHelps(roles as Role[], enterprise === null, asked.right);
  return (
    <>
      <PageHeader title={t('account.title')} subtitle={mainName} />
      <TabRow
        label={t('account.tabs')}
        tabs={tabs.map(({ key, titleKey }) => ({ value: key, label: t(titleKey) }))}
        value={isForbidden ? '' : current.key}
        panelId={panelId}
        onChange={(tab) => leave(() => setSearch({ tab }, { replace: true }))}
      />
      {isForbidden ? (
        <StateMessage title={t('account.forbidden.title')} body={help && helpWords(help, mainName)} />
      ) : (
        <div id={panelId} role="tabpanel" aria-labelledby={`${panelId}-${current.key}`}>
          <TabPanel key={current.key} tab={current} />
        </div>
      )}
    </>
  );
}
