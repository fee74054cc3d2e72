import { formatFen } from '@probity/contract/rules/fen';
import { useTranslation } from 'react-i18next';
import type { CatalogueEntryDetail } from '../../../api/resources/catalogueApi';
import { KeyValueList } from '../../../components/data/KeyValueList';

/** What an item is now. */
export function CatalogueFacts({ values }: { values: CatalogueEntryDetail['entry']['values'] }) {
  const { t } = useTranslation();
  return (
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
  );
}
