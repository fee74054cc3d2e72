import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Card from '@mui/material/Card';
import { useId, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { askedOf, type AskingItem } from '@probity/contract/rules/fields/asked';
import { MAX_TEXT } from '@probity/contract/rules/fields/kinds';
import type { EntrySection } from '@probity/contract/rules/fields/sections';
import { isSaidToBeNone } from '@probity/contract/rules/fields/unspoken';
import type { FormDoubt, FormEntry } from '../../../api/resources/candidateApi';
import { looksLikeCertificateNo, type EntryFault } from '../entryFaults';
import { useFaultWords } from '../hooks/useFaultWords';
import { EntryField } from './EntryField';

interface EntryCardProps {
  section: EntrySection;
  /** The items ordered: they decide what is asked for. */
  items: readonly AskingItem[];
  number: number;
  entry: FormEntry;
  faults: readonly EntryFault[];
  /** Doubts about its dates. */
  doubts: readonly FormDoubt[];
  onChange: (entry: FormEntry) => void;
  onRemove: () => void;
  /** The files of the entry. */
  children?: ReactNode;
}

/** One school, employer, certificate or person. */
export function EntryCard({
  section,
  items,
  number,
  entry,
  faults,
  doubts,
  onChange,
  onRemove,
  children,
}: EntryCardProps) {
  const { t } = useTranslation();
  const id = useId();
  const title = t(`candidate.entry.${section}`, { number });
  const wordsOf = useFaultWords();
  return (
    <Card
      component="section"
      aria-labelledby={id}
      data-entry={number - 1}
      sx={{ p: 2, display: 'grid', gap: 2 }}
    >
      <Box sx={{ display: 'flex', alignItems: 'center', gap: 1 }}>
        <Box component="h2" id={id} sx={{ m: 0, flex: 1, fontSize: '1.0625rem', fontWeight: 650 }}>
          {title}
        </Box>
        <Button color="inherit" onClick={onRemove} aria-label={t('candidate.entry.remove', { name: title })}>
          {t('common.action.remove')}
        </Button>
      </Box>
      {askedOf(section, items, entry).map((field) => {
        const fault = faults.find((one) => one.name === field.name);
        const value = entry[field.name];
        // Told at once: it is not saved like this.
        const isLong = typeof value === 'string' && value.trim().length > MAX_TEXT;
        const doubt = doubts.find((one) => one.field === field.name);
        const isOddNumber =
          field.kind === 'diplomaNo' &&
          typeof value === 'string' &&
          !looksLikeCertificateNo(value) &&
          !isSaidToBeNone(field.name, value);
        const oddNumber = isOddNumber ? t('candidate.field.certificateNoWarn') : undefined;
        return (
          <div key={field.name} data-field={field.name}>
            <EntryField
              field={field}
              value={value}
              error={isLong ? t('candidate.field.long') : fault && wordsOf(fault, field)}
              warning={doubt && !fault ? t(`candidate.doubt.${doubt.fault}`) : oddNumber}
              onChange={(next) => onChange({ ...entry, [field.name]: next })}
            />
          </div>
        );
      })}
      {children}
    </Card>
  );
}
