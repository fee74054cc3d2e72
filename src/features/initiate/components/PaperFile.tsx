import { useController, type Control } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { FILE_LIMIT } from '@probity/contract/rules/files';
import { useUploadFileMutation } from '../../../api/resources/fileApi';
import { useUploads } from '../../../api/files/useUploads';
import { FileDrop } from '../../../components/inputs/FileDrop';
import { useFaultText } from '../../../components/form/useFaultText';
import type { OrderFormValues } from '../orderValues';

const EXTENSIONS = ['pdf', 'jpg', 'jpeg', 'png'];

/** The form that the candidate signed on paper. */
export function PaperFile({ control }: { control: Control<OrderFormValues> }) {
  const { t } = useTranslation();
  const [upload] = useUploadFileMutation();
  const file = useController({ name: 'paperFileId', control });
  const name = useController({ name: 'paperFileName', control });
  const error = useFaultText()(file.fieldState.error?.message);
  const { pending, add, remove, retry } = useUploads(
    (one) => upload({ body: { file: one } }),
    (uploaded) => {
      file.field.onChange(uploaded.fileId);
      name.field.onChange(uploaded.originalFilename);
    },
  );
  const kept = file.field.value ? [{ id: file.field.value, name: name.field.value }] : [];
  const handleRemove = (id: string) => {
    if (id !== file.field.value) return remove(id);
    file.field.onChange('');
    name.field.onChange('');
  };
  return (
    <FileDrop
      label={t('initiate.way.file')}
      extensions={EXTENSIONS}
      maxBytes={FILE_LIMIT}
      files={[...kept, ...pending]}
      error={error}
      onAdd={add}
      onRemove={handleRemove}
      onRetry={retry}
    />
  );
}
