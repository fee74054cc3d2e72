import { FILE_LIMIT } from '@probity/contract/rules/files';
import { MOST_FILES_EACH } from '@probity/contract/rules/registrationForm';
import { useTranslation } from 'react-i18next';
import { FileDrop } from '../../../components/inputs/FileDrop';
import type { FilePlace, OwnFiles } from './useOwnFiles';

const EXTENSIONS = ['jpg', 'jpeg', 'png', 'pdf'] as const;

interface FilesFieldProps {
  files: OwnFiles;
  place: FilePlace;
  label: string;
  help?: string | undefined;
  isRequired: boolean;
  /** To send: what is still on its way is told. */
  wasTried: boolean;
  error: string | undefined;
}

/** Photos and papers for one question, or the documents. */
export function FilesField({ files, place, label, help, isRequired, wasTried, error }: FilesFieldProps) {
  const { t } = useTranslation();
  const there = files.there.filter(({ questionId }) => questionId === place);
  const pending = files.pending.filter((one) => one.place === place);
  const handleRemove = (id: string) => {
    if (there.some(({ fileId }) => fileId === id)) void files.takeBack(id);
    else files.stop(id);
  };
  const uploading = wasTried && pending.length > 0 ? t('components.file.wait') : undefined;
  return (
    <FileDrop
      label={label}
      help={help}
      isOptional={!isRequired}
      isMultiple
      most={MOST_FILES_EACH}
      extensions={EXTENSIONS}
      maxBytes={FILE_LIMIT}
      files={[...there.map(({ fileId, fileName }) => ({ id: fileId, name: fileName })), ...pending]}
      error={uploading ?? error}
      onAdd={(chosen) => files.add(chosen, place)}
      onRetry={files.retry}
      onRemove={handleRemove}
    />
  );
}
