import Box from '@mui/material/Box';
import { MOST_BATCH_BYTES, MOST_BATCH_ROWS } from '@probity/contract/rules/batch/fields';
import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import { useCreateBatchMutation } from '../../../api/resources/batchesApi';
import { useUploadFileMutation } from '../../../api/resources/fileApi';
import { useUploads } from '../../../api/files/useUploads';
import { useIdempotencyKey } from '../../../api/transport/useIdempotencyKey';
import { useSubmit } from '../../../api/transport/useSubmit';
import { Notice } from '../../../components/feedback/Notice';
import { FileDrop } from '../../../components/inputs/FileDrop';
import { Section } from '../../../components/layout/Section';
import { batchWorkPath } from '../../../domain/batch/batchPath';
import { PasteBox } from './PasteBox';
import { Templates } from './Templates';
import { Unfinished } from './Unfinished';

const KINDS = ['xlsx', 'csv'] as const;

/** Where a batch begins: a list that is uploaded, dropped or pasted, or one that was begun before. */
export function StartStep() {
  const { t, i18n } = useTranslation();
  const navigate = useNavigate();
  const [uploadFile] = useUploadFileMutation();
  const [create] = useCreateBatchMutation();
  const { keyFor, forget } = useIdempotencyKey();
  const [pasted, setPasted] = useState('');
  const [from, setFrom] = useState<'file' | 'paste'>();
  type Source = Parameters<typeof create>[0]['body']['source'];
  const { send, isRunning, refusal } = useSubmit(
    (source: Source) => create({ 'Idempotency-Key': keyFor(source), body: { source } }),
    {
      onDone: ({ batchId }) => {
        forget();
        setPasted('');
        void navigate(batchWorkPath(batchId));
      },
    },
  );
  const uploads = useUploads(
    (file) => uploadFile({ body: { file } }),
    ({ fileId }) => {
      setFrom('file');
      void send({ kind: 'file', fileId });
    },
  );
  const handleFiles = (files: File[]) => {
    uploads.pending.forEach(({ id }) => uploads.remove(id));
    uploads.add(files);
  };
  usePasteAnywhere(setPasted);
  const faultOf = (source: typeof from) => (source === from ? refusal?.msg : undefined);
  return (
    <Box
      sx={{
        display: 'grid',
        gridTemplateColumns: { xs: 'minmax(0, 1fr)', lg: 'minmax(0, 1fr) 340px' },
        gap: 2,
        alignItems: 'start',
      }}
    >
      <Box sx={{ display: 'grid', gap: 2, minWidth: 0 }}>
        <Unfinished />
        <Section title={t('batch.start.fileTitle')}>
          <FileDrop
            label={t('batch.start.file')}
            help={t('batch.start.fileHelp', {
              rows: new Intl.NumberFormat(i18n.language).format(MOST_BATCH_ROWS),
            })}
            extensions={KINDS}
            maxBytes={MOST_BATCH_BYTES}
            files={uploads.pending}
            error={faultOf('file')}
            onAdd={handleFiles}
            onRemove={uploads.remove}
            onRetry={uploads.retry}
          />
        </Section>
        <Section title={t('batch.start.pasteTitle')}>
          <PasteBox
            value={pasted}
            fault={faultOf('paste')}
            isRunning={isRunning && from === 'paste'}
            onChange={setPasted}
            onSend={(text) => {
              setFrom('paste');
              void send({ kind: 'paste', text });
            }}
          />
        </Section>
      </Box>
      <Box sx={{ display: 'grid', gap: 2, minWidth: 0 }}>
        <Notice>{t('batch.start.nothing')}</Notice>
        <Templates />
      </Box>
    </Box>
  );
}

/** Cells pasted where nobody types go into the box. */
function usePasteAnywhere(onText: (text: string) => void) {
  const latest = useRef(onText);
  useEffect(() => {
    latest.current = onText;
  });
  useEffect(() => {
    const handlePaste = (event: ClipboardEvent) => {
      if (event.target instanceof Element && event.target.closest('input, textarea')) return;
      const text = event.clipboardData?.getData('text/plain');
      if (text) latest.current(text);
    };
    document.addEventListener('paste', handlePaste);
    return () => document.removeEventListener('paste', handlePaste);
  }, []);
}
