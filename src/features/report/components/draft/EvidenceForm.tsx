import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { FILE_LIMIT } from '@probity/contract/rules/files';
import { useAddEvidenceMutation, useUploadEvidenceMutation } from '../../../../api/resources/reportsApi';
import { useSubmit } from '../../../../api/transport/useSubmit';
import { brokenOff, useUploads } from '../../../../api/files/useUploads';
import { FileDrop } from '../../../../components/inputs/FileDrop';
import { DateLine } from '../../../../components/form/DateLine';
import { FieldLine } from '../../../../components/form/FieldLine';
import { FieldMenu } from '../../../../components/form/FieldMenu';
import { useAppForm } from '../../../../components/form/useAppForm';
import { useCloseQuestion } from '../../../../components/form/useCloseQuestion';
import { useFaultFocus } from '../../../../hooks/useFaultFocus';
import { readDate } from '../../../../lib/typedDate';
import { useUnsavedInput } from '../../../../lib/unsavedInput';
import { useEvidenceDraft, type TypedEvidence } from '../../hooks/evidenceDrafts';
import { fromLocalTime, toLocalTime } from '../../localTime';

const METHODS = ['phone', 'email', 'letter', 'website', 'register', 'document', 'computed', 'list'] as const;
type Method = (typeof METHODS)[number];
const EXTENSIONS = ['pdf', 'jpg', 'jpeg', 'png', 'doc', 'docx', 'xls', 'xlsx', 'csv'] as const;

interface EvidenceValues {
  source: string;
  method: Method | '';
  /** A local day and time, as its field gives it. */
  obtainedAt: string;
  note: string;
}

/** Until it starts again. */
const stopped = { error: brokenOff, language: '' };

const missing = { key: 'report.draft.evidenceMissing' };
const rules = {
  source: (value: string) => (value.trim() === '' ? missing : undefined),
  method: (value: Method | '') => (value === '' ? { key: 'report.draft.agree.howMissing' } : undefined),
  obtainedAt: (value: string) =>
    readDate(value, 'minute') ? undefined : { key: 'components.date.none.minute' },
};

interface EvidenceFormProps {
  checkId: string;
  checkItemId: string;
  onDone: () => void;
}

/** One piece of evidence: source, method, time, and the file that shows it. */
export function EvidenceForm({ checkId, checkItemId, onDone }: EvidenceFormProps) {
  const { t } = useTranslation();
  const [addEvidence] = useAddEvidenceMutation();
  const [uploadFile] = useUploadEvidenceMutation();
  const { typed, keep } = useEvidenceDraft(checkItemId);
  const form = useAppForm<EvidenceValues>(
    (typed?.values as EvidenceValues | undefined) ?? {
      source: '',
      method: '',
      obtainedAt: toLocalTime(new Date().toISOString()),
      note: '',
    },
    rules,
  );
  const [file, setFile] = useState(typed?.file);
  const [wasTried, setTried] = useState(false);
  const focusFault = useFaultFocus();
  const upload = useUploads(
    (chosen) => uploadFile({ checkId, body: { file: chosen } }),
    (arrived) => setFile({ id: arrived.fileId, name: arrived.originalFilename }),
    typed?.uploads.map((one) => ({ ...one, share: undefined, failure: one.failure ?? stopped })),
  );
  const { retry } = upload;
  const underWay = useRef(typed?.uploads.filter(({ failure }) => !failure));
  useEffect(() => underWay.current?.forEach(({ id }) => retry(id)), [retry]);
  const isUploading = upload.pending.some((one) => one.share !== undefined);
  // Adding now would save the evidence without its file.
  const wasRefused = upload.pending.some((one) => one.error !== undefined);
  const hasFile = file !== undefined || upload.pending.length > 0;
  useUnsavedInput(hasFile);

  const isOver = useRef(false);
  const handleOver = () => {
    isOver.current = true;
    keep(undefined);
    onDone();
  };
  const [cancel, question] = useCloseQuestion(form.isDirty || hasFile || typed !== undefined, handleOver);
  const leave = useRef<(() => void) | undefined>(undefined);
  useEffect(() => {
    leave.current = () => {
      const uploads = upload.pending.map(({ error: _words, ...one }) => one);
      const now: TypedEvidence = { values: form.getValues(), file, uploads };
      if (!isOver.current && (typed || file || uploads.length > 0 || form.isDirty)) keep(now);
    };
  });
  // Switching to another item keeps the typed text for the way back.
  useEffect(() => () => leave.current?.(), []);

  const { send, isRunning } = useSubmit(addEvidence, { form, onDone: handleOver });
  const handleValid = ({ source, method, obtainedAt, note }: EvidenceValues) => {
    setTried(true);
    if (wasRefused) return focusFault();
    return send({
      body: {
        checkItemId,
        source: source.trim(),
        method: method as Method,
        obtainedAt: fromLocalTime(obtainedAt)!,
        ...(note.trim() && { note: note.trim() }),
        ...(file && { fileId: file.id }),
      },
    });
  };
  const method = form.field('method');

  return (
    <Box
      component="form"
      noValidate
      onSubmit={(event) => void form.submit(handleValid)(event)}
      sx={{ display: 'grid', gap: 2, p: 2, borderRadius: 1, bgcolor: 'background.default' }}
    >
      <Box sx={{ display: 'grid', gap: 2, gridTemplateColumns: { xs: '1fr', sm: '1fr 150px 200px' } }}>
        <FieldLine
          field={form.field('source')}
          label={t('report.draft.evidenceSource')}
          help={t('report.draft.evidenceSourceHelp')}
          maxLength={200}
          autoFocus
        />
        <FieldMenu
          field={method}
          label={t('report.draft.evidenceMethod')}
          emptyLabel={method.value === '' ? '–' : undefined}
          options={METHODS.map((value) => ({ value, label: t(`report.draft.method.${value}`) }))}
        />
        <DateLine
          {...form.field('obtainedAt')}
          kind="minute"
          keepsText
          label={t('report.draft.evidenceAt')}
        />
      </Box>
      <FieldLine
        field={form.field('note')}
        label={t('report.draft.evidenceNote')}
        isOptional
        maxLength={500}
      />
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
        <Button type="submit" variant="contained" loading={isRunning} disabled={isUploading}>
          {t('report.draft.evidenceSave')}
        </Button>
        <Button color="inherit" onClick={cancel} disabled={isRunning}>
          {t('common.action.cancel')}
        </Button>
      </Box>
      {question}
    </Box>
  );
}
