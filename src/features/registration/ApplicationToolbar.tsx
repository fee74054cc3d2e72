import Box from '@mui/material/Box';
import { useTranslation } from 'react-i18next';
import type { useExport } from '../../api/files/useExport';
import {
  useListRegistrationTagsQuery,
  type ListedRegistrationForm,
} from '../../api/resources/registrationsApi';
import { DaysOnDemand } from '../../components/inputs/DaysOnDemand';
import { ExportButton } from '../../components/inputs/ExportButton';
import { FilterBar, type ActiveFilter } from '../../components/inputs/FilterBar';
import { FilterSelect } from '../../components/inputs/FilterSelect';
import { SearchField } from '../../components/inputs/SearchField';
import { checkStates, type ApplicationFilters } from './applicationFilters';

interface ApplicationToolbarProps {
  text: string;
  onSearch: (text: string) => void;
  filters: ApplicationFilters;
  onChange: (filters: ApplicationFilters) => void;
  forms: readonly ListedRegistrationForm[];
  exporting: ReturnType<typeof useExport>;
}

/** Name or phone, form, check, tag and days of the applications, and their file. */
export function ApplicationToolbar({
  text,
  onSearch,
  filters,
  onChange,
  forms,
  exporting,
}: ApplicationToolbarProps) {
  const { t } = useTranslation();
  const { data: tags = [] } = useListRegistrationTagsQuery();
  const { formId, checked, tag, from, to } = filters;
  const formChoices = forms.map((one) => ({ value: one.formId, label: one.title }));
  // The address may name a form before the forms are there, or one of another account.
  if (formId && !forms.some((one) => one.formId === formId)) formChoices.push({ value: formId, label: '…' });
  // A tag that the address names and nobody has any more still says why the list is empty.
  const offered = tag && !tags.includes(tag) ? [...tags, tag] : tags;
  const stateWord = checked === undefined ? undefined : checkStates[checked ? 1 : 0];
  const filter = (label: string | undefined, taken: ApplicationFilters): ActiveFilter[] =>
    label === undefined
      ? []
      : [{ id: Object.keys(taken).join(), label, isInField: true, onRemove: () => onChange(taken) }];
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'flex-start', gap: 1 }}>
      <FilterBar
        active={[
          ...filter(formChoices.find(({ value }) => value === formId)?.label, { formId: undefined }),
          ...filter(stateWord && t(`applications.list.states.${stateWord}`), { checked: undefined }),
          ...filter(tag, { tag: undefined }),
          ...filter(from || to ? `${from ?? '…'} – ${to ?? '…'}` : undefined, {
            from: undefined,
            to: undefined,
          }),
        ]}
        onClearAll={() =>
          onChange({
            ...{ formId: undefined, checked: undefined, tag: undefined },
            ...{ from: undefined, to: undefined },
          })
        }
        search={
          <SearchField
            label={t('applications.list.search')}
            placeholder={t('applications.list.searchHint')}
            value={text}
            onSearch={onSearch}
          />
        }
      >
        <FilterSelect
          label={t('applications.list.form')}
          value={formId ?? ''}
          options={formChoices}
          onChange={(value) => onChange({ formId: value || undefined })}
        />
        <FilterSelect
          label={t('applications.list.state')}
          value={checked === undefined ? '' : checkStates[checked ? 1 : 0]}
          options={checkStates.map((one) => ({ value: one, label: t(`applications.list.states.${one}`) }))}
          onChange={(value) => onChange({ checked: value === '' ? undefined : value === 'checked' })}
        />
        {offered.length > 0 && (
          <FilterSelect
            label={t('applications.list.tag')}
            value={tag ?? ''}
            options={offered.map((one) => ({ value: one, label: one }))}
            onChange={(value) => onChange({ tag: value || undefined })}
          />
        )}
        <DaysOnDemand
          action={t('applications.list.days')}
          labels={[t('applications.list.from'), t('applications.list.to')]}
          from={from}
          to={to}
          onChange={(first, last) => onChange({ from: first, to: last })}
        />
      </FilterBar>
      <ExportButton {...exporting} isSmall />
    </Box>
  );
}
