import Box from '@mui/material/Box';
import FormControlLabel from '@mui/material/FormControlLabel';
import Radio from '@mui/material/Radio';
import RadioGroup from '@mui/material/RadioGroup';
import Typography from '@mui/material/Typography';
import { useController, type Control } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { useUploadFileMutation } from '../../../api/fileApi';
import { useUploads } from '../../../api/useUploads';
import { FileDrop } from '../../../components/FileDrop';
import { useFaultText } from '../../../components/form/useFaultText';
import { consentWays, type OrderFormValues } from '../orderValues';

const MAX_BYTES = 10 * 1024 * 1024;
const EXTENSIONS = ['pdf', 'jpg', 'jpeg', 'png'];

/** How the candidate is asked: by SMS, by a link to copy, or on paper with the signed form. */
export function ConsentWayChoice({ control }: { control: Control<OrderFormValues> }) {
  const { t } = useTranslation();
  const { field } = useController({ name: 'consentWay', control });
  return (
    <Box sx={{ display: 'grid', gap: 1 }}>
      <RadioGroup
        aria-label={t('initiate.way.label')}
        name="consentWay"
        value={field.value}
        onChange={(_event, way) => field.onChange(way)}
      >
        {consentWays.map((way) => (
          <FormControlLabel
            key={way}
            value={way}
            control={<Radio />}
            sx={{ alignItems: 'flex-start', py: 0.25 }}
            label={
              <Box sx={{ pt: 0.5 }}>
                <Box component="span" sx={{ fontWeight: 600 }}>
                  {t(`initiate.way.${way}`)}
                </Box>
                <Typography variant="body2" sx={{ color: 'text.secondary' }}>
                  {t(`initiate.way.${way}Help`)}
                </Typography>
              </Box>
            }
          />
        ))}
      </RadioGroup>
      {field.value === 'paper' && <PaperFile control={control} />}
    </Box>
  );
}

function PaperFile({ control }: { control: Control<OrderFormValues> }) {
  const { t } = useTranslation();
  const [upload] = useUploadFileMutation();
  const file = useController({ name: 'paperFileId', control });
  const name = useController({ name: 'paperFileName', control });
  const error = useFaultText()(file.fieldState.error?.message);
  const { pending, add, remove } = useUploads(
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
      maxBytes={MAX_BYTES}
      files={[...kept, ...pending]}
      error={error}
      onAdd={add}
      onRemove={handleRemove}
    />
  );
}
