import AddOutlined from '@mui/icons-material/AddOutlined';
import Button from '@mui/material/Button';
import FormHelperText from '@mui/material/FormHelperText';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { lacksReason } from '@probity/contract/rules/fields/entryFaults';
import { repeatedBy } from '@probity/contract/rules/fields/repeats';
import { hasFiles, MAX_ENTRIES, type EntrySection } from '@probity/contract/rules/fields/sections';
import type { CandidateView, FormEntry, FormSectionContent } from '../../../api/resources/candidateApi';
import { ConfirmDialog } from '../../../components/feedback/ConfirmDialog';
import { entryFaults } from '../entryFaults';
import { orderedItems } from '../sectionFields';
import { sectionDoubts } from '../sectionDoubts';
import type { FormUploads } from '../hooks/useFormUploads';
import { hasFailed } from '../sectionFaults';
import { EntryCard } from './EntryCard';
import { EntryFiles } from './EntryFiles';
import { FewerReason } from './FewerReason';
import { StepHead } from './StepHead';

interface EntriesStepProps {
  view: CandidateView;
  section: EntrySection;
  content: FormSectionContent;
  onChange: (content: FormSectionContent) => void;
  uploads: FormUploads;
  /** Faults show after an attempt to go on. */
  showFaults: boolean;
}

/** A section of repeatable entries. */
export function EntriesStep({ view, section, content, onChange, uploads, showFaults }: EntriesStepProps) {
  const { t } = useTranslation();
  const [removing, setRemoving] = useState<number>();
  const asked = view.entriesAsked[section] ?? 1;
  const entries = content.entries ?? [];
  const items = orderedItems(view);
  const doubts = sectionDoubts(view, section, entries);
  const change = (next: FormEntry[]) => onChange({ ...(next.length < asked && content), entries: next });
  const replace = (index: number, entry: FormEntry) =>
    change(entries.map((one, at) => (at === index ? entry : one)));
  const removeNow = (index: number) => {
    change(entries.filter((_one, at) => at !== index));
    uploads.dropEntry({ section, entry: index });
    setRemoving(undefined);
  };
  // An empty entry is removed without a question.
  const handleRemove = (index: number) =>
    Object.values(entries[index] ?? {}).some(Boolean) || uploads.of({ section, entry: index }).length > 0
      ? setRemoving(index)
      : removeNow(index);
  const titleOf = (index: number) => t(`candidate.entry.${section}`, { number: index + 1 });

  return (
    <>
      <StepHead title={t(`candidate.section.${section}`)} lead={t(`candidate.lead.${section}`)} />
      {asked > 1 && <strong>{t(`candidate.fewer.asked.${section}`, { count: asked })}</strong>}
      {entries.map((entry, index) => (
        <EntryCard
          // Entries have no name of their own; the screen calls them by their position.
          key={index}
          section={section}
          items={items}
          number={index + 1}
          entry={entry}
          faults={showFaults ? entryFaults(section, entry, items) : []}
          doubts={doubts.filter((one) => one.entry === index)}
          onChange={(next) => replace(index, next)}
          onRemove={() => handleRemove(index)}
        >
          <Repeat of={repeatedBy(section, entries as readonly Record<string, unknown>[], index)} />
          {hasFiles(section) && (
            <div data-field="fileIds">
              <EntryFiles
                label={t('candidate.field.files')}
                fileIds={entry.fileIds ?? []}
                nameOf={(id) => uploads.names[id] ?? view.files.find(({ fileId }) => fileId === id)?.fileName}
                pending={uploads.of({ section, entry: index })}
                isFaulty={showFaults && hasFailed(uploads.of({ section, entry: index }))}
                onAdd={(files) => uploads.add(files, { section, entry: index })}
                onRetry={uploads.retry}
                onStop={uploads.remove}
                onChange={(fileIds) => replace(index, { ...entry, fileIds })}
              />
            </div>
          )}
        </EntryCard>
      ))}
      {entries.length < asked && (
        <div data-field="fewerReason">
          <FewerReason
            section={section}
            asked={asked}
            value={content.fewerReason ?? ''}
            isMissing={showFaults && lacksReason(content, asked)}
            onChange={(fewerReason) => onChange({ ...content, entries, fewerReason })}
          />
        </div>
      )}
      {entries.length < MAX_ENTRIES ? (
        <Button variant="outlined" startIcon={<AddOutlined />} onClick={() => change([...entries, {}])}>
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

/** Says at an entry that it was entered before. */
function Repeat({ of }: { of: number | undefined }) {
  const { t } = useTranslation();
  if (of === undefined) return null;
  return (
    <FormHelperText error role="status">
      {t('candidate.entry.repeats', { number: of + 1 })}
    </FormHelperText>
  );
}
