import { useTranslation } from 'react-i18next';
import { whyStopped } from '@probity/contract/rules/coverage';
import { lazyPart } from '../../../../components/lazyPart';
import type { DraftItem } from '../../../../api/resources/reportsApi';

// Of an item that is worked on there is nothing to say.
const StateAlert = lazyPart(() => import('./StateAlert').then((module) => module.StateAlert));

/** The reason why an item cannot be worked on now, in words; nothing if it can. */
export function ItemState({ item, mayEdit }: { item: DraftItem; mayEdit: boolean }) {
  const { t } = useTranslation();
  if (item.status === 'cancelled')
    return <StateAlert severity="info">{t(`report.draft.cancelled.${whyStopped(item.consent)}`)}</StateAlert>;
  if (item.status === 'done' && item.consent === 'withdrawn')
    return <StateAlert severity="info">{t('report.draft.stands')}</StateAlert>;
  if (!mayEdit) return <StateAlert severity="info">{t('report.draft.readOnly')}</StateAlert>;
  if (item.status === 'done') return <StateAlert severity="success">{t('report.draft.done')}</StateAlert>;
  if (item.consent !== 'given')
    return <StateAlert severity="warning">{t('report.draft.notConsented')}</StateAlert>;
  if (item.status === 'waiting')
    return <StateAlert severity="info">{t('report.draft.notStarted')}</StateAlert>;
  if (item.status === 'awaitingInfo') {
    return <StateAlert severity="warning">{t('report.draft.waiting')}</StateAlert>;
  }
  return null;
}
