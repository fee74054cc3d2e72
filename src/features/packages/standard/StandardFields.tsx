import Box from '@mui/material/Box';
import { useTranslation } from 'react-i18next';
import { CheckboxInput } from '../../../components/form/CheckboxInput';
import { DateLine } from '../../../components/form/DateLine';
import { FieldLine } from '../../../components/form/FieldLine';
import type { useAppForm } from '../../../components/form/useAppForm';
import { chinaToday } from '../../../lib/dates';
import { ItemsField } from './ItemsField';
import type { StandardFormValues } from './standardValues';

/** The fields of a standard package: price and day, whether it is offered, its items, its texts in both languages. */
export function StandardFields({ form }: { form: ReturnType<typeof useAppForm<StandardFormValues>> }) {
  const { t } = useTranslation();
  const { value: items, error, inputRef, onChange } = form.field('items');
  return (
    <>
      <Box sx={{ display: 'grid', gap: 2, gridTemplateColumns: 'repeat(auto-fit, minmax(180px, 1fr))' }}>
        <FieldLine
          field={form.field('price')}
          label={t('standardPackages.field.price')}
          help={t('standardPackages.help.price')}
          inputMode="decimal"
          maxLength={16}
        />
        <DateLine
          {...form.field('effectiveOn')}
          kind="day"
          keepsText
          label={t('standardPackages.field.effectiveOn')}
          help={t('standardPackages.help.effectiveOn')}
          min={chinaToday()}
        />
      </Box>
      <CheckboxInput
        name="active"
        control={form.control}
        label={t('standardPackages.field.active')}
        help={t('standardPackages.help.active')}
      />
      <ItemsField items={items} error={error} inputRef={inputRef} onChange={onChange} />
      {(['nameZh', 'nameEn'] as const).map((name) => (
        <FieldLine
          key={name}
          field={form.field(name)}
          label={t(`standardPackages.field.${name}`)}
          maxLength={60}
        />
      ))}
      {(['descriptionZh', 'descriptionEn'] as const).map((name) => (
        <FieldLine
          key={name}
          field={form.field(name)}
          label={t(`standardPackages.field.${name}`)}
          rows={2}
          maxLength={250}
        />
      ))}
    </>
  );
}
