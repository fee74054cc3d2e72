import { useTranslation } from 'react-i18next';
import { MAX_ENTRY_FILES } from '@probity/contract/rules/fields/sections';
import { FILE_LIMIT } from '@probity/contract/rules/files';
import type { PendingUpload } from '../../../api/files/useUploads';
import { FileDrop } from '../../../components/inputs/FileDrop';

interface EntryFilesProps {
  label: string;
  fileIds: readonly string[];
  nameOf: (fileId: string) => string | undefined;
  /** Under way, or failed. */
  pending: readonly Pick<PendingUpload, 'id' | 'name' | 'share' | 'error'>[];
  /** True after an attempt to go on without a required file. */
  isFaulty: boolean;
  onAdd: (files: File[]) => void;
  onRetry: (id: string) => void;
  onStop: (id: string) => void;
  onChange: (fileIds: string[]) => void;
}

/** The types file/upload takes for a person's document. */
const EXTENSIONS = ['jpg', 'jpeg', 'png', 'pdf'] as const;

/** Photos and scans of one entry or answer; each is uploaded at once, with its progress. */
export function EntryFiles({
  label,
  fileIds,
  nameOf,
  pending,
  isFaulty,
  onAdd,
  onRetry,
  onStop,
  onChange,
}: EntryFilesProps) {
  const { t } = useTranslation();
  const there = fileIds.map((id) => ({ id, name: nameOf(id) ?? t('candidate.field.files') }));
  const handleRemove = (id: string) => {
    if (fileIds.includes(id)) onChange(fileIds.filter((one) => one !== id));
    else onStop(id);
  };
  return (
    <FileDrop
      label={label}
      isOptional
      isMultiple
      most={MAX_ENTRY_FILES}
      extensions={EXTENSIONS}
      maxBytes={FILE_LIMIT}
      files={[...there, ...pending]}
      error={isFaulty ? t('candidate.field.filesNotThere') : undefined}
      onAdd={onAdd}
      onRetry={onRetry}
      onRemove={handleRemove}
    />
  );
}
