import Box from '@mui/material/Box';
import { decidedFields } from '@probity/contract/rules/fields/decided';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { FieldMenu } from '../../../components/form/FieldMenu';
import type { useAppForm } from '../../../components/form/useAppForm';
import { labelKeyOf } from '../../../domain/fieldLabels';
import type { ItemForm } from './catalogueValues';
import { FixedFields } from './FixedFields';

interface FieldDecisionsProps {
  form: ReturnType<typeof useAppForm<ItemForm>>;
  itemCode: string;
}

/** How the candidate is asked for each field of an item; where nobody decides, why. */
export function FieldDecisions({ form, itemCode }: FieldDecisionsProps) {
  const { t } = useTranslation();
  const id = useId();
  const open = decidedFields(itemCode).filter(({ ways }) => ways.length > 0);
  return (
    <Box role="group" aria-labelledby={id} sx={{ display: 'grid', gap: 1 }}>
      <Box id={id} sx={{ fontWeight: 600 }}>
        {t('catalogue.entry.title')}
      </Box>
      <Box sx={{ color: 'text.secondary' }}>{t('catalogue.entry.lead')}</Box>
      <Box
        sx={{
          display: 'grid',
          gap: 2,
          gridTemplateColumns: 'repeat(auto-fit, minmax(220px, 1fr))',
          alignItems: 'start',
        }}
      >
        {open.map(({ field, ways }) => (
          <FieldMenu
            key={field.name}
            field={form.field(`fieldRules.${field.name}`)}
            label={t(labelKeyOf(field))}
            help={ways.includes('notAsked') ? t('catalogue.entry.uncompared') : undefined}
            options={ways.map((value) => ({ value, label: t(`catalogue.entry.way.${value}`) }))}
          />
        ))}
      </Box>
      <FixedFields itemCode={itemCode} />
    </Box>
  );
}
