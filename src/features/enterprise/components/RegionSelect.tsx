import Button from '@mui/material/Button';
import { useTranslation } from 'react-i18next';
import { messageOf } from '../../../api/transport/gatewayError';
import { FieldSelect } from '../../../components/inputs/CompactSelect';
import { FormField } from '../../../components/form/FormField';

interface Regions {
  currentData?: readonly { code: string; name: string }[];
  isFetching: boolean;
  error?: unknown;
  refetch: () => unknown;
}

interface RegionSelectProps {
  level: 'province' | 'city' | 'district';
  value: string;
  query: Regions;
  onChange: (code: string) => void;
}

/** One level of the picker. Without a choice above it there are no options. */
export function RegionSelect({ level, value, query, onChange }: RegionSelectProps) {
  const { t } = useTranslation();
  const { currentData: regions = [], isFetching, error } = query;
  const hasFailed = error !== undefined && !isFetching;
  return (
    <FormField
      label={t(`enterprise.region.${level}`)}
      isOptional
      error={hasFailed ? (messageOf(error) ?? t('common.state.error')) : undefined}
      help={
        hasFailed && (
          <Button size="small" onClick={() => void query.refetch()}>
            {t('common.action.retry')}
          </Button>
        )
      }
    >
      {({ id, describedBy }) => (
        <FieldSelect
          id={id}
          // A code missing in the list (it is being fetched) would show as the first choice.
          value={regions.some((region) => region.code === value) ? value : ''}
          disabled={regions.length === 0}
          aria-describedby={describedBy}
          aria-busy={isFetching}
          aria-invalid={hasFailed}
          onChange={(event) => onChange(event.target.value)}
        >
          <option value="">{t(isFetching ? 'enterprise.region.loading' : 'enterprise.region.none')}</option>
          {regions.map(({ code, name }) => (
            <option key={code} value={code}>
              {name}
            </option>
          ))}
        </FieldSelect>
      )}
    </FormField>
  );
}
