import { useTranslation } from 'react-i18next';
import { FailedScreen } from './FailedScreen';

/** The error screen for a fault while drawing. */
export function CrashScreen({ onRetry }: { onRetry: () => void }) {
  const { t } = useTranslation();
  return <FailedScreen title={t('app.crash.title')} message={t('app.crash.body')} onRetry={onRetry} />;
}
