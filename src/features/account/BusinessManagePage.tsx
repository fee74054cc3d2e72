import Box from '@mui/material/Box';
import { useTheme } from '@mui/material/styles';
import useMediaQuery from '@mui/material/useMediaQuery';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { useSelector } from 'react-redux';
import { Navigate, useSearchParams } from 'react-router-dom';
import type { Role } from '@probity/contract/roles';
import { whoHelps } from '@probity/contract/whoHelps';
import { PageHeader } from '../../components/layout/PageHeader';
import { StateMessage } from '../../components/feedback/StateMessage';
import { TabRow } from '../../components/layout/TabRow';
import { helpWords } from '../../api/transport/helpWords';
import { useIsPhone } from '../../hooks/useIsPhone';
import { leave } from '../../lib/unsavedInput';
import { selectUserInfo } from '../../session/selectors';
import { accountTabs, hasTab } from './tabs';
import { TabPanel } from './TabPanel';
import { TabSelect } from './TabSelect';

/** `/businessManage`: the account's settings, and one's own beneath them. The tab is in the address. */
export function BusinessManagePage() {
  const { t } = useTranslation();
  const panelId = useId();
  const [search, setSearch] = useSearchParams();
  const reader = useSelector(selectUserInfo);
  const { mainName, roles = [], enterprise } = reader;
  const tabs = accountTabs.filter((tab) => hasTab(reader, tab));
  // On a narrow window they are a row that scrolls, on a phone a list to choose from.
  const isPhone = useIsPhone();
  const isWide = useMediaQuery(useTheme().breakpoints.up('md'), { noSsr: true });
  const firstOwn = tabs.find(({ isOwn }) => isOwn);
  const groupOf = (tab: (typeof tabs)[number]) => {
    if (tab === firstOwn) return t('account.group.own');
    return tab === tabs[0] ? t('account.group.account') : undefined;
  };
  const wanted = search.get('tab');
  const current = tabs.find(({ key }) => key === wanted) ?? tabs[0]!;
  const asked = accountTabs.find(({ key }) => key === wanted);
  // Where it stood before, and still does in messages that were sent.
  if (wanted === 'balance') return <Navigate replace to="/financialManage" />;
  const isForbidden = asked !== undefined && asked !== current;
  const help = asked?.right && whoHelps(roles as Role[], enterprise === null, asked.right);
  const handleTab = (tab: string) => leave(() => setSearch({ tab }, { replace: true }));
  return (
    <>
      <PageHeader title={t('account.title')} subtitle={mainName} />
      <Box
        sx={{
          display: 'grid',
          gridTemplateColumns: isWide ? '200px minmax(0, 1fr)' : 'minmax(0, 1fr)',
          columnGap: 3,
          alignItems: 'start',
        }}
      >
        {isPhone ? (
          <TabSelect tabs={tabs} value={isForbidden ? '' : current.key} onChange={handleTab} />
        ) : (
          <TabRow
            label={t('account.tabs')}
            tabs={tabs.map((tab) => ({ value: tab.key, label: t(tab.titleKey), group: groupOf(tab) }))}
            value={isForbidden ? '' : current.key}
            panelId={panelId}
            isVertical={isWide}
            onChange={handleTab}
          />
        )}
        {isForbidden ? (
          <StateMessage title={t('account.forbidden.title')} body={help && helpWords(help, mainName)} />
        ) : (
          <div
            id={panelId}
            {...(isPhone
              ? { role: 'group', 'aria-label': t(current.titleKey) }
              : { role: 'tabpanel', 'aria-labelledby': `${panelId}-${current.key}` })}
          >
            <TabPanel key={current.key} tab={current} />
          </div>
        )}
      </Box>
    </>
  );
}
