import Box from '@mui/material/Box';
import { useTranslation } from 'react-i18next';
import type { StandardPackageValues } from '../../../api/resources/standardPackagesApi';
import { useStandardRows } from './useStandardRows';

interface StandardLinesProps {
  values: StandardPackageValues;
  before: StandardPackageValues;
}

/** What a change of a standard package makes different, was and is, one line each. */
export function StandardLines({ values, before }: StandardLinesProps) {
  const { t } = useTranslation();
  const rowsOf = useStandardRows();
  const was = rowsOf(before);
  const lines = rowsOf(values)
    .map(({ label, value }, index) => ({ label, was: was[index]!.value, is: value }))
    .filter((line) => line.was !== line.is);
  if (lines.length === 0) return <div>{t('standardPackages.nothing')}</div>;
  return (
    <Box component="ul" sx={{ m: 0, pl: 2.5, overflowWrap: 'anywhere' }}>
      {lines.map((line) => (
        <li key={line.label}>{t('standardPackages.wasIs', line)}</li>
      ))}
    </Box>
  );
}
