import Box from '@mui/material/Box';
import Popover from '@mui/material/Popover';
import { useTranslation } from 'react-i18next';
import { useListCheckChoicesQuery } from '../../../api/resources/checksApi';
import { messageOf } from '../../../api/transport/gatewayError';
import { ErrorState } from '../../../components/feedback/ErrorState';
import type { RecordFilters } from '../recordFilters';
import { ChoiceField } from '../../../components/inputs/ChoiceField';
import { DayRange } from '../../../components/inputs/DayRange';

interface MoreFiltersProps {
  anchor: HTMLElement;
  filters: RecordFilters;
  onChange: (change: Partial<RecordFilters>) => void;
  onClose: () => void;
}

/** The filters that are needed less often. A choice applies at once; the list behind shows it. */
export function MoreFilters({ anchor, filters, onChange, onClose }: MoreFiltersProps) {
  const { t } = useTranslation();
  const { data, error, refetch } = useListCheckChoicesQuery();
  const { packageIds, ownerId } = filters;
  const hasNamesakes = new Set(data?.owners.map((one) => one.mainName)).size > 1;
  return (
    <Popover
      open
      anchorEl={anchor}
      onClose={onClose}
      anchorOrigin={{ vertical: 'bottom', horizontal: 'left' }}
      slotProps={{ paper: { role: 'dialog', 'aria-label': t('records.filter.more'), sx: { mt: 0.5 } } }}
    >
      <Box sx={{ display: 'grid', gap: 2, p: 2, width: { xs: 300, sm: 380 } }}>
        {error ? (
          <ErrorState message={messageOf(error)} onRetry={() => void refetch()} />
        ) : (
          <>
            <ChoiceField
              label={t('records.filter.package')}
              value={
                data?.packages
                  .find((one) => packageIds && one.packageIds.includes(packageIds[0]!))
                  ?.packageIds.join() ?? ''
              }
              choices={data?.packages.map((one) => ({ value: one.packageIds.join(), label: one.name }))}
              onChange={(value) => onChange({ packageIds: value ? value.split(',') : undefined })}
            />
            <ChoiceField
              label={t('records.filter.owner')}
              value={data?.owners.some((one) => one.ownerId === ownerId) ? ownerId! : ''}
              choices={data?.owners.map((one) => ({
                value: one.ownerId,
                label: hasNamesakes ? `${one.name} · ${one.mainName}` : one.name,
              }))}
              onChange={(value) => onChange({ ownerId: value || undefined })}
            />
          </>
        )}
        <ChoiceField
          label={t('records.filter.sms')}
          value={filters.notReached ? 'no' : ''}
          choices={[{ value: 'no', label: t('records.filter.notReached') }]}
          onChange={(value) => onChange({ notReached: value === 'no' || undefined })}
        />
        <DayRange
          labels={[t('records.filter.from'), t('records.filter.to')]}
          from={filters.orderedFrom}
          to={filters.orderedTo}
          onChange={(orderedFrom, orderedTo) => onChange({ orderedFrom, orderedTo })}
        />
        <DayRange
          labels={[t('records.filter.reportedFrom'), t('records.filter.reportedTo')]}
          from={filters.reportedFrom}
          to={filters.reportedTo}
          onChange={(reportedFrom, reportedTo) => onChange({ reportedFrom, reportedTo })}
        />
      </Box>
    </Popover>
  );
}
