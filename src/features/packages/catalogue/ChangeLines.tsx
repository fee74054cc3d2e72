import Box from '@mui/material/Box';
import { formatFen } from '@probity/contract/rules/fen';
import { useTranslation } from 'react-i18next';
import type { CatalogueValues } from '../../../api/resources/catalogueApi';
import { lazyPart } from '../../../components/lazyPart';
import { loadPhrases } from '../../../i18n/i18n';

// Few changes have any, and their words are those of the candidate's form.
const FieldChangeLines = lazyPart(async () => {
  const [module] = await Promise.all([import('./FieldChangeLines'), loadPhrases('candidate')]);
  return module.FieldChangeLines;
});

interface ChangeLinesProps {
  itemCode: string;
  values: CatalogueValues;
  before: CatalogueValues;
}

/** What a change makes different, was and is, one line each. */
export function ChangeLines({ itemCode, values, before }: ChangeLinesProps) {
  const { t } = useTranslation();
  const asks = ({ fields }: CatalogueValues) =>
    t(fields.includes('idNumber') ? 'catalogue.asked' : 'catalogue.notAsked');
  const all = (['nameZh', 'nameEn', 'whatZh', 'whatEn'] as const).map((name) => ({
    label: t(`catalogue.field.${name}`),
    was: before[name],
    is: values[name],
  }));
  const lines = [
    { label: t('catalogue.field.price'), was: formatFen(before.price), is: formatFen(values.price) },
    {
      label: t('catalogue.field.workingDays'),
      was: String(before.workingDays),
      is: String(values.workingDays),
    },
    { label: t('catalogue.field.asksIdNumber'), was: asks(before), is: asks(values) },
    ...all,
  ].filter(({ was, is }) => was !== is);
  // Both are kept in one order.
  const hasFields = JSON.stringify(before.fieldRules) !== JSON.stringify(values.fieldRules);
  if (lines.length === 0 && !hasFields) return <div>{t('catalogue.nothing')}</div>;
  return (
    <Box component="ul" sx={{ m: 0, pl: 2.5, overflowWrap: 'anywhere' }}>
      {lines.map(({ label, was, is }) => (
        <li key={label}>{t('catalogue.wasIs', { label, was, is })}</li>
      ))}
      {hasFields && <FieldChangeLines itemCode={itemCode} values={values} before={before} />}
    </Box>
  );
}
