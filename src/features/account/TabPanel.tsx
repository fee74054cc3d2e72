import { lazyPart } from '../../components/lazyPart';
import { PageSkeleton } from '../../components/feedback/PageSkeleton';
import { loadPhrases } from '../../i18n/i18n';
import { accountTabs, type AccountTab } from './tabs';

const panels = new Map(
  accountTabs.map(({ key, load, phrases }) => [
    key,
    lazyPart(
      async () => {
        const [Tab] = await Promise.all([load(), loadPhrases(...phrases)]);
        return Tab;
      },
      { Meanwhile: () => <PageSkeleton /> },
    ),
  ]),
);

/** One tab, fetched with its phrases when it is first opened. */
export function TabPanel({ tab }: { tab: AccountTab }) {
  const Panel = panels.get(tab.key)!;
  return <Panel />;
}
