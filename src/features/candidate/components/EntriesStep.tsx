import AddOutlined from '@mui/icons-material/AddOutlined';
import Button from '@mui/material/Button';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { CandidateView, FormEntry } from '../../../api/candidateApi';
import { ConfirmDialog } from '../../../components/ConfirmDialog';
import { entryFaults } from '../entryFaults';
import { MAX_ENTRIES, sectionsWithFiles, type EntrySection } from '../sectionFields';
import { EntryCard } from './EntryCard';
import { EntryFiles } from './EntryFiles';
import { StepHead } from './StepHead';

interface EntriesStepProps {
  s: string;
  view: CandidateView;
  section: EntrySection;
  /** At least one. */
  entries: readonly FormEntry[];
  onChange: (entries: FormEntry[]) => void;
  /** Faults show once somebody tried to go on. */
  showFaults: boolean;
}

/** A section of repeatable entries. */
export function EntriesStep({ s, view, section, entries, onChange, showFaults }: EntriesStepProps) {
  const { t } = useTranslation();
  const [removing, setRemoving] = useState<number>();
  const replace = (index: number, entry: FormEntry) =>
    onChange(entries.map((one, at) => (at === index ? entry : one)));
  const removeNow = (index: number) => {
    onChange(entries.filter((_one, at) => at !== index));
    setRemoving(undefined);
  };
  // An entry that holds nothing goes without a question.
  const handleRemove = (index: number) =>
    Object.values(entries[index] ?? {}).some(Boolean) ? setRemoving(index) : removeNow(index);
  const titleOf = (index: number) => t(`candidate.entry.${section}`, { number: index + 1 });

  return (
    <>
      <StepHead title={t(`candidate.section.${section}`)} lead={t(`candidate.lead.${section}`)} />
      {entries.map((entry, index) => (
        <EntryCard
          // Entries have no name of their own; their place is what they are called on screen.
          key={index}
          section={section}
          number={index + 1}
          entry={entry}
          faults={showFaults ? entryFaults(section, entry) : []}
          onChange={(next) => replace(index, next)}
          onRemove={entries.length > 1 ? () => handleRemove(index) : undefined}
        >
          {sectionsWithFiles.includes(section) && (
            <EntryFiles
              s={s}
              label={t('candidate.field.files')}
              fileIds={entry.fileIds ?? []}
              nameOf={(id) => view.files.find((file) => file.fileId === id)?.fileName}
              onChange={(fileIds) => replace(index, { ...entry, fileIds })}
            />
          )}
        </EntryCard>
      ))}
      {entries.length < MAX_ENTRIES ? (
        <Button variant="outlined" startIcon={<AddOutlined />} onClick={() => onChange([...entries, {}])}>
          {t(`candidate.entry.add.${section}`)}
        </Button>
      ) : (
        <span>{t('candidate.entry.limit', { count: MAX_ENTRIES })}</span>
      )}
      <ConfirmDialog
        isOpen={removing !== undefined}
        title={t('candidate.entry.remove', { name: titleOf(removing ?? 0) })}
        confirmLabel={t('common.action.remove')}
        isDangerous
        onConfirm={() => removing !== undefined && removeNow(removing)}
        onCancel={() => setRemoving(undefined)}
      >
        {t('candidate.entry.removeBody')}
      </ConfirmDialog>
    </>
  );
}
