import AddOutlined from '@mui/icons-material/AddOutlined';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import FormHelperText from '@mui/material/FormHelperText';
import type { AskingItem } from '@probity/contract/rules/fields/asked';
import { MAX_ENTRIES, type EntrySection } from '@probity/contract/rules/fields/sections';
import { isFilled } from '@probity/contract/rules/registrationForm';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import type { FormEntry } from '../../../api/resources/candidateApi';
import { EntryCard } from '../components/EntryCard';
import { entryFaults } from '../entryFaults';
import { NewMark } from './NewMark';

interface ApplySectionProps {
  section: EntrySection;
  /** What decides which of its fields are asked for, and how. */
  items: readonly AskingItem[];
  isRequired: boolean;
  /** What the enterprise says about it. */
  help: string | undefined;
  /** The form did not ask it before. */
  isNew: boolean;
  entries: readonly FormEntry[];
  /** Tried to send without an entry that is required. */
  isMissing: boolean;
  showFaults: boolean;
  onChange: (entries: FormEntry[]) => void;
}

/** A section of entries: as many as the applicant has. */
export function ApplySection({
  section,
  items,
  isRequired,
  help,
  isNew,
  entries,
  isMissing,
  showFaults,
  onChange,
}: ApplySectionProps) {
  const { t } = useTranslation();
  const id = useId();
  return (
    <Box component="section" aria-labelledby={id} sx={{ display: 'grid', gap: 1.5 }}>
      <div>
        <Box component="h2" id={id} sx={{ m: 0, fontSize: '1.125rem', fontWeight: 650 }}>
          {t(`candidate.section.${section}`)}
        </Box>
        {isNew && <NewMark />}
        {!isRequired && <Box sx={{ color: 'text.secondary' }}>{t('apply.optionalSection')}</Box>}
        {help && <Box sx={{ color: 'text.secondary', overflowWrap: 'anywhere' }}>{help}</Box>}
      </div>
      {entries.map((entry, index) => (
        <EntryCard
          // Entries have no name of their own; the screen calls them by their position.
          key={index}
          section={section}
          items={items}
          number={index + 1}
          entry={entry}
          faults={showFaults && isFilled(entry) ? entryFaults(section, entry, items) : []}
          doubts={[]}
          onChange={(next) => onChange(entries.map((one, at) => (at === index ? next : one)))}
          onRemove={() => onChange(entries.filter((_one, at) => at !== index))}
        />
      ))}
      {isMissing && (
        <FormHelperText error data-invalid="true">
          {t('apply.fault.section')}
        </FormHelperText>
      )}
      {entries.length < MAX_ENTRIES && (
        <Button variant="outlined" startIcon={<AddOutlined />} onClick={() => onChange([...entries, {}])}>
          {t(`candidate.entry.add.${section}`)}
        </Button>
      )}
    </Box>
  );
}
