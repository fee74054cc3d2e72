import Box from '@mui/material/Box';
import { useTranslation } from 'react-i18next';
import { fieldsInForce } from '@probity/contract/rules/fields/inForce';
import { statedFields, type EntrySection } from '@probity/contract/rules/fields/sections';
import type { FormEntry } from '../api/resources/candidateApi';
import { KeyValueList } from '../components/data/KeyValueList';
import { labelKeyOf } from './fieldLabels';
import { useStatedWords } from './useStatedWords';

/** The entries of a section, for reading. */
export function EntryFacts({ section, entries }: { section: EntrySection; entries: readonly FormEntry[] }) {
  const { t } = useTranslation();
  const wordsOf = useStatedWords();
  return (
    <Box sx={{ display: 'grid', gap: 2 }}>
      {entries.map((entry, index) => (
        <KeyValueList
          // Entries have no name of their own.
          key={index}
          items={fieldsInForce(statedFields(section), entry).flatMap((field) => {
            const value = wordsOf(field, entry);
            return value ? [{ label: t(labelKeyOf(field)), value }] : [];
          })}
        />
      ))}
    </Box>
  );
}
