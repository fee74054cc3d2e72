import { useCallback } from 'react';
import { useTranslation } from 'react-i18next';

/** @returns words for a number of whole seconds: "9 min 50 s", "42 s", "3 h 5 min" */
export function useDuration(): (seconds: number) => string {
  const { t } = useTranslation();
  return useCallback(
    (total) => {
      const hours = Math.floor(total / 3600);
      const minutes = Math.floor(total / 60) % 60;
      const words = { hours, minutes, seconds: total % 60 };
      if (hours > 0) return t('auth.duration.hours', words);
      return t(minutes > 0 ? 'auth.duration.minutes' : 'auth.duration.seconds', words);
    },
    [t],
  );
}
