import { neededFields } from '@probity/contract/rules/catalogueEdit';
import Box from '@mui/material/Box';
import { useTranslation } from 'react-i18next';
import { CheckboxInput } from '../../../components/form/CheckboxInput';
import { DateLine } from '../../../components/form/DateLine';
import { FieldLine } from '../../../components/form/FieldLine';
import type { useAppForm } from '../../../components/form/useAppForm';
import { chinaToday } from '../../../lib/dates';
import { FieldDecisions } from './FieldDecisions';
import type { ItemForm } from './catalogueValues';

interface CatalogueFieldsProps {
  form: ReturnType<typeof useAppForm<ItemForm>>;
  itemCode: string;
}

/** The fields of an item: price and time, what the candidate is asked for, and its texts in both languages. */
export function CatalogueFields({ form, itemCode }: CatalogueFieldsProps) {
  const { t } = useTranslation();
  const needed = neededFields(itemCode);
  const sections = needed.filter((field) => field !== 'idNumber');
  return (
    <>
      <Box sx={{ display: 'grid', gap: 2, gridTemplateColumns: 'repeat(auto-fit, minmax(180px, 1fr))' }}>
        <FieldLine
          field={form.field('price')}
          label={t('catalogue.field.price')}
          help={t('catalogue.help.price')}
          inputMode="decimal"
          maxLength={16}
        />
        <FieldLine
          field={form.field('workingDays')}
          label={t('catalogue.field.workingDays')}
          help={t('catalogue.help.workingDays')}
          inputMode="numeric"
          maxLength={2}
        />
        <DateLine
          {...form.field('effectiveOn')}
          kind="day"
          keepsText
          label={t('catalogue.field.effectiveOn')}
          help={t('catalogue.help.effectiveOn')}
          min={chinaToday()}
        />
      </Box>
      <Box>
        <CheckboxInput
          name="asksIdNumber"
          control={form.control}
          label={t('catalogue.field.asksIdNumber')}
          help={
            needed.includes('idNumber')
              ? t('catalogue.help.idNumberNeeded')
              : t('catalogue.help.asksIdNumber')
          }
          disabled={needed.includes('idNumber')}
        />
        {sections.map((section) => (
          <Box key={section} sx={{ color: 'text.secondary' }}>
            {t('catalogue.alwaysAsked', { section: t(`catalogue.section.${section}`) })}
          </Box>
        ))}
      </Box>
      {sections.length > 0 && <FieldDecisions form={form} itemCode={itemCode} />}
      {(['nameZh', 'nameEn'] as const).map((name) => (
        <FieldLine key={name} field={form.field(name)} label={t(`catalogue.field.${name}`)} maxLength={60} />
      ))}
      {(['whatZh', 'whatEn'] as const).map((name) => (
        <FieldLine
          key={name}
          field={form.field(name)}
          label={t(`catalogue.field.${name}`)}
          help={t('catalogue.help.what')}
          rows={3}
          maxLength={600}
        />
      ))}
    </>
  );
}
