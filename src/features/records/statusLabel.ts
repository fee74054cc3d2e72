import type { TFunction } from 'i18next';
import type { StatusFilter } from './recordFilters';

/** What the filter of a status is called. */
export const statusLabel = (t: TFunction, status: StatusFilter): string =>
  status === 'unfinished' ? t('records.filter.unfinished') : t(`common.checkStatus.${status}`);
