import { useTranslation } from 'react-i18next';
import { useSelector } from 'react-redux';
import { useListCheckChoicesQuery } from '../../../api/resources/checksApi';
import type { ActiveFilter } from '../../../components/inputs/FilterBar';
import { selectUserInfo } from '../../../session/selectors';
import type { RecordFilters } from '../recordFilters';
import { statusLabel } from '../statusLabel';

/**
 * The active filters in words, each with a function that removes it.
 * @param batchName of the batch that is filtered by; null: it is none of this account; undefined: not known yet
 */
export function useFilterChips(
  filters: RecordFilters,
  onChange: (change: Partial<RecordFilters>) => void,
  batchName: string | null | undefined,
): ActiveFilter[] {
  const { t } = useTranslation();
  const seesResult = useSelector(selectUserInfo).permissions?.includes('result.read') ?? false;
  const { q, status, lamp, packageIds, ownerId, batchId, notReached } = filters;
  // The address holds ids; their names are fetched only if one is needed.
  const { data: choices, isFetching } = useListCheckChoicesQuery(undefined, {
    skip: !packageIds && !ownerId,
  });
  const unnamed = isFetching ? '…' : t('records.chip.unknown');
  const packageName =
    choices?.packages.find((one) => packageIds?.some((id) => one.packageIds.includes(id)))?.name ?? unnamed;
  const ownerName = choices?.owners.find((one) => one.ownerId === ownerId)?.name ?? unnamed;

  const labels: Partial<Record<keyof RecordFilters, string | undefined>> = {
    q: q.trim() ? t('records.chip.q', { text: q.trim() }) : undefined,
    status: status && t('records.chip.status', { status: statusLabel(t, status) }),
    lamp: lamp && t('records.chip.lamp', { lamp: t(`common.lamp.${lamp}`) }),
    packageIds: packageIds && t('records.chip.package', { name: packageName }),
    ownerId: ownerId && t('records.chip.owner', { name: ownerName }),
    batchId:
      batchId &&
      t('records.chip.batch', {
        name: batchName === null ? t('records.chip.unknown') : (batchName ?? '…'),
      }),
    notReached: notReached && t('records.chip.notReached'),
    orderedFrom: dayLabel('orderedFrom'),
    orderedTo: dayLabel('orderedTo'),
    reportedFrom: dayLabel('reportedFrom'),
    reportedTo: dayLabel('reportedTo'),
  };
  return (Object.keys(labels) as (keyof RecordFilters)[]).flatMap((id) => {
    const label = labels[id];
    const cleared = id === 'q' ? { q: '' } : { [id]: undefined };
    return label === undefined
      ? []
      : [
          {
            ...{ id, label },
            onRemove: () => onChange(cleared),
            isInField: id === 'status' || (id === 'lamp' && seesResult),
          },
        ];
  });

  function dayLabel(name: 'orderedFrom' | 'orderedTo' | 'reportedFrom' | 'reportedTo') {
    const day = filters[name];
    return day && t(`records.chip.${name}`, { day });
  }
}
