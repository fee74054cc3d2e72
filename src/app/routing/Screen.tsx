import { useEffect, useState, type ComponentType } from 'react';
import { useTranslation } from 'react-i18next';
import { Spinner } from '../../components/feedback/Spinner';
import { useDocumentTitle } from '../../hooks/useDocumentTitle';
import { loadedScreen, loadScreen } from './loadScreen';
import type { RouteEntry } from './routeEntry';
import { FailedScreen } from '../screens/FailedScreen';

/** Draws a route's screen: a spinner while it loads, an error with Retry and Reload when it cannot be loaded. */
export function Screen({ entry }: { entry: RouteEntry }) {
  const { t } = useTranslation();
  const [attempt, setAttempt] = useState(0);
  const [outcome, setOutcome] = useState<{ path: string; screen?: ComponentType }>();
  const current = outcome?.path === entry.path ? outcome : undefined;
  const LoadedScreen = loadedScreen(entry) ?? current?.screen;
  const hasFailed = current !== undefined && current.screen === undefined;
  useDocumentTitle(t(entry.titleKey));

  useEffect(() => {
    if (loadedScreen(entry)) return undefined;
    let isWanted = true;
    loadScreen(entry).then(
      (screen) => isWanted && setOutcome({ path: entry.path, screen }),
      () => isWanted && setOutcome({ path: entry.path }),
    );
    return () => {
      isWanted = false;
    };
  }, [entry, attempt]);

  const handleRetry = () => {
    setOutcome(undefined);
    setAttempt((count) => count + 1);
  };

  if (LoadedScreen) return <LoadedScreen />;
  if (!hasFailed) return <Spinner />;
  return <FailedScreen title={t('app.chunk.title')} message={t('app.chunk.body')} onRetry={handleRetry} />;
}
