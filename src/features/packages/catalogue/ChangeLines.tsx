import Box from '@mui/material/Box';
import { formatFen } from '@probity/contract/rules/fen';
import { useTranslation } from 'react-i18next';
import type { CatalogueValues } from '../../../api/resources/catalogueApi';

interface ChangeLinesProps {
  values: CatalogueValues;
  before: CatalogueValues;
}

/** What a change makes different, was and is, one line each. */
export function ChangeLines({ values, before }: ChangeLinesProps) {
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
  if (lines.length === 0) return <div>{t('catalogue.nothing')}</div>;
  return (
    <Box component="ul" sx={{ m: 0, pl: 2.5, overflowWrap: 'anywhere' }}>
      {lines.map(({ label, was, is }) => (
        <li key={label}>{t('catalogue.wasIs', { label, was, is })}</li>
      ))}
    </Box>
  );
}
