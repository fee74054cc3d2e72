import type { ParseKeys } from 'i18next';
import { useCallback } from 'react';
import { useTranslation } from 'react-i18next';
import type { ReportItem } from '../../api/resources/reportsApi';

/** The source of an item's result in one line: its first piece of evidence, else the attempts, else that it was computed. */
export function useItemSource(): (item: ReportItem) => string {
  const { t, i18n } = useTranslation();
  return useCallback(
    (item) => {
      const [first] = item.evidence;
      if (first) {
        const key = `reportBody.method.${first.method}`;
        return `${first.source}, ${i18n.exists(key) ? t(key as ParseKeys) : first.method}`;
      }
      // Facts computed beside it are no source of a finding that somebody tried to reach one for.
      if (item.attempts.length > 0) return t('reportBody.attempts', { count: item.attempts.length });
      if (item.computed.length > 0) return t('reportBody.computedSource');
      return item.result ? t('reportBody.noSource') : '';
    },
    [t, i18n],
  );
}
