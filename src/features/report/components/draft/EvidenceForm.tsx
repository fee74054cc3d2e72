import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import OutlinedInput from '@mui/material/OutlinedInput';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { FILE_LIMIT } from '../../../../../contract/rules/files';
import { FieldSelect } from '../../../../components/CompactSelect';
import { isGatewayError } from '../../../../api/gatewayError';
import { useAddEvidenceMutation, useUploadEvidenceMutation } from '../../../../api/reportsApi';
import { useUploads } from '../../../../api/useUploads';
import { FileDrop } from '../../../../components/FileDrop';
import { FormField } from '../../../../components/form/FormField';
import { useFaultFocus } from '../../../../hooks/useFaultFocus';
import { fromLocalTime, toLocalTime } from '../../localTime';

const METHODS = ['phone', 'email', 'letter', 'website', 'register', 'document', 'computed', 'list'] as const;
const EXTENSIONS = ['pdf', 'jpg', 'jpeg', 'png', 'doc', 'docx', 'xls', 'xlsx', 'csv'] as const;

interface EvidenceFormProps {
  checkId: string;
  checkItemId: string;
  onDone: () => void;
}

/** One piece of evidence: who said so, how, when, and the file that shows it. */
export function EvidenceForm({ checkId, checkItemId, onDone }: EvidenceFormProps) {
  const { t } = useTranslation();
  const [addEvidence, { isLoading }] = useAddEvidenceMutation();
  const [uploadFile] = useUploadEvidenceMutation();
  const [source, setSource] = useState('');
  const [method, setMethod] = useState<(typeof METHODS)[number]>();
  const [at, setAt] = useState(() => toLocalTime(new Date().toISOString()));
  const [note, setNote] = useState('');
  const [file, setFile] = useState<{ id: string; name: string }>();
  const [wasTried, setTried] = useState(false);
  const focusFault = useFaultFocus();
  const upload = useUploads(
    (chosen) => uploadFile({ checkId, body: { file: chosen } }),
    (arrived) => setFile({ id: arrived.fileId, name: arrived.originalFilename }),
  );
  const isUploading = upload.pending.some((one) => one.share !== undefined);
  // Adding now would keep the evidence without the file that was to show it.
  const wasRefused = upload.pending.some((one) => one.error !== undefined);
  const obtainedAt = fromLocalTime(at);

  const handleAdd = async () => {
    setTried(true);
    focusFault();
    if (source.trim() === '' || !method || !obtainedAt || isUploading || wasRefused) return;
    try {
      await addEvidence({
        body: {
          checkItemId,
          source: source.trim(),
          method,
          obtainedAt,
          ...(note.trim() && { note: note.trim() }),
          ...(file && { fileId: file.id }),
        },
      }).unwrap();
      onDone();
    } catch (fault) {
      // The api has said why; what was typed stays.
      if (!isGatewayError(fault)) throw fault;
    }
  };

  return (
    <Box sx={{ display: 'grid', gap: 2, p: 2, borderRadius: 1, bgcolor: 'background.default' }}>
      <Box sx={{ display: 'grid', gap: 2, gridTemplateColumns: { xs: '1fr', sm: '1fr 150px 200px' } }}>
        <FormField
          label={t('report.draft.evidenceSource')}
          help={t('report.draft.evidenceSourceHelp')}
          error={wasTried && source.trim() === '' ? t('report.draft.evidenceMissing') : undefined}
        >
          {({ id, describedBy }) => (
            <OutlinedInput
              id={id}
              value={source}
              autoFocus
              onChange={(event) => setSource(event.target.value)}
              slotProps={{ input: { maxLength: 200, 'aria-describedby': describedBy } }}
            />
          )}
        </FormField>
        <FormField
          label={t('report.draft.evidenceMethod')}
          error={wasTried && !method ? t('report.draft.agree.howMissing') : undefined}
        >
          {({ id, describedBy }) => (
            <FieldSelect
              value={method ?? ''}
              aria-describedby={describedBy}
              aria-invalid={wasTried && !method}
              onChange={(event) => setMethod(event.target.value as (typeof METHODS)[number])}
              id={id}
            >
              {!method && <option value="">–</option>}
              {METHODS.map((one) => (
                <option key={one} value={one}>
                  {t(`report.draft.method.${one}`)}
                </option>
              ))}
            </FieldSelect>
          )}
        </FormField>
        <FormField
          label={t('report.draft.evidenceAt')}
          error={wasTried && !obtainedAt ? t('report.draft.evidenceMissing') : undefined}
        >
          {({ id }) => (
            <OutlinedInput
              id={id}
              type="datetime-local"
              value={at}
              onChange={(event) => setAt(event.target.value)}
            />
          )}
        </FormField>
      </Box>
      <FormField label={t('report.draft.evidenceNote')} isOptional>
        {({ id }) => (
          <OutlinedInput
            id={id}
            value={note}
            onChange={(event) => setNote(event.target.value)}
            slotProps={{ input: { maxLength: 500 } }}
          />
        )}
      </FormField>
      <FileDrop
        label={t('report.draft.evidenceFile')}
        isOptional
        extensions={EXTENSIONS}
        maxBytes={FILE_LIMIT}
        files={[...(file ? [file] : []), ...upload.pending]}
        error={wasTried && wasRefused ? t('report.draft.evidenceFileRefused') : undefined}
        onAdd={upload.add}
        onRetry={upload.retry}
        onRemove={(id) => (id === file?.id ? setFile(undefined) : upload.remove(id))}
      />
      <Box sx={{ display: 'flex', gap: 1 }}>
        <Button
          variant="contained"
          onClick={() => void handleAdd()}
          loading={isLoading}
          disabled={isUploading}
        >
          {t('report.draft.evidenceSave')}
        </Button>
        <Button color="inherit" onClick={onDone} disabled={isLoading}>
          {t('common.action.cancel')}
        </Button>
      </Box>
    </Box>
  );
}
