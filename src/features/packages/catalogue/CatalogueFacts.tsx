import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { formatFen } from '@probity/contract/rules/fen';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { CatalogueEntryDetail, CatalogueValues } from '../../../api/resources/catalogueApi';
import { KeyValueList } from '../../../components/data/KeyValueList';
import { lazyPart } from '../../../components/lazyPart';
import { loadPhrases } from '../../../i18n/i18n';

// Its words are those of the candidate's form, which are many.
const FieldFacts = lazyPart(async () => {
  const [module] = await Promise.all([import('./FieldFacts'), loadPhrases('candidate')]);
  return module.FieldFacts;
});

const asksEntries = ({ fields }: CatalogueValues) => fields.some((field) => field !== 'idNumber');

/** What an item is now. */
export function CatalogueFacts({ entry: { itemCode, values } }: Pick<CatalogueEntryDetail, 'entry'>) {
  const { t } = useTranslation();
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <KeyValueList
        items={[
          { label: t('catalogue.column.price'), value: formatFen(values.price) },
          { label: t('catalogue.field.workingDays'), value: values.workingDays },
          {
            label: t('catalogue.field.asksIdNumber'),
            value: values.fields.includes('idNumber') ? t('catalogue.asked') : t('catalogue.notAsked'),
          },
          ...(['nameZh', 'nameEn', 'whatZh', 'whatEn'] as const).map((name) => ({
            label: t(`catalogue.field.${name}`),
            value: values[name],
          })),
        ]}
      />
      {asksEntries(values) && (
        <Box sx={{ mt: 1 }}>
          <Button aria-expanded={isOpen} sx={{ ml: -1.5 }} onClick={() => setOpen(!isOpen)}>
            {t('catalogue.entry.title')}
          </Button>
          {isOpen && <FieldFacts itemCode={itemCode} rules={values.fieldRules} />}
        </Box>
      )}
    </>
  );
}
