import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { FILE_LIMIT } from '../../../../contract/rules/files';
import { useUploadCandidateFileMutation } from '../../../api/candidateApi';
import { useUploads } from '../../../api/useUploads';
import { FileDrop } from '../../../components/FileDrop';
import { MAX_FILES } from '../sectionFields';

interface EntryFilesProps {
  s: string;
  label: string;
  fileIds: readonly string[];
  /** Names of files that are there already. */
  nameOf: (fileId: string) => string | undefined;
  onChange: (fileIds: string[]) => void;
}

/** What file/upload takes for a document of a person. */
const EXTENSIONS = ['jpg', 'jpeg', 'png', 'pdf'] as const;

/** Photos and scans of one entry; each is uploaded at once, with its progress. */
export function EntryFiles({ s, label, fileIds, nameOf, onChange }: EntryFilesProps) {
  const { t } = useTranslation();
  const [upload] = useUploadCandidateFileMutation();
  const [names, setNames] = useState<Record<string, string>>({});
  const { pending, add, remove } = useUploads(
    (file) => upload({ s, body: { file } }),
    (file) => {
      setNames((known) => ({ ...known, [file.fileId]: file.originalFilename }));
      onChange([...fileIds, file.fileId]);
    },
  );
  const there = fileIds.map((id) => ({ id, name: names[id] ?? nameOf(id) ?? t('candidate.field.files') }));
  const handleRemove = (id: string) => {
    if (fileIds.includes(id)) onChange(fileIds.filter((one) => one !== id));
    else remove(id);
  };
  return (
    <FileDrop
      label={label}
      isOptional
      isMultiple
      extensions={EXTENSIONS}
      maxBytes={FILE_LIMIT}
      files={[...there, ...pending]}
      error={fileIds.length > MAX_FILES ? t('candidate.entry.limit', { count: MAX_FILES }) : undefined}
      onAdd={(files) => add(files.slice(0, MAX_FILES - fileIds.length))}
      onRemove={handleRemove}
    />
  );
}
