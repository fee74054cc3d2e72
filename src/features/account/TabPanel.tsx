import { useEffect, useState, type ComponentType } from 'react';
import { useTranslation } from 'react-i18next';
import { ErrorState } from '../../components/ErrorState';
import { PageSkeleton } from '../../components/PageSkeleton';
import { loadPhrases } from '../../i18n/i18n';
import { loadWithRetry } from '../../lib/loadWithRetry';
import type { AccountTab } from './tabs';

/** One tab, fetched with its phrases when it is first opened. */
export function TabPanel({ tab }: { tab: AccountTab }) {
  const { t } = useTranslation();
  const [Tab, setTab] = useState<ComponentType>();
  const [attempt, setAttempt] = useState(0);
  const [hasFailed, setFailed] = useState(false);

  useEffect(() => {
    let isWanted = true;
    loadWithRetry(() => Promise.all([tab.load(), loadPhrases(...tab.phrases)])).then(
      ([loaded]) => isWanted && setTab(() => loaded),
      () => isWanted && setFailed(true),
    );
    return () => {
      isWanted = false;
    };
  }, [tab, attempt]);

  const handleRetry = () => {
    setFailed(false);
    setAttempt((count) => count + 1);
  };
  if (Tab) return <Tab />;
  return hasFailed ? (
    <ErrorState message={t('common.state.error')} onRetry={handleRetry} />
  ) : (
    <PageSkeleton />
  );
}
