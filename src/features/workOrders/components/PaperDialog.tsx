import DownloadOutlined from '@mui/icons-material/DownloadOutlined';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import FormControlLabel from '@mui/material/FormControlLabel';
import FormHelperText from '@mui/material/FormHelperText';
import OutlinedInput from '@mui/material/OutlinedInput';
import Radio from '@mui/material/Radio';
import RadioGroup from '@mui/material/RadioGroup';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { isGatewayError } from '../../../api/gatewayError';
import { useFileDownload } from '../../../api/useFileDownload';
import { useDecidePaperConsentMutation, type WorkItem } from '../../../api/workApi';
import { ConfirmDialog } from '../../../components/ConfirmDialog';
import { FormField } from '../../../components/form/FormField';
import { toast } from '../../../lib/toast';

interface PaperDialogProps {
  item: WorkItem;
  onClose: () => void;
}

/** Look at the signed form, then confirm it or say why not. */
export function PaperDialog({ item, onClose }: PaperDialogProps) {
  const { t } = useTranslation();
  const [decide, { isLoading }] = useDecidePaperConsentMutation();
  const { download, running } = useFileDownload();
  const [decision, setDecision] = useState<'accept' | 'refuse'>();
  const [note, setNote] = useState('');
  const [wasTried, setTried] = useState(false);
  const { fileId, fileName } = item;
  const isNoteMissing = decision === 'refuse' && note.trim() === '';

  const handleConfirm = async () => {
    setTried(true);
    if (!decision || isNoteMissing) return;
    const accept = decision === 'accept';
    try {
      await decide({
        body: { workItemId: item.workItemId, accept, ...(note.trim() && { note: note.trim() }) },
      }).unwrap();
      toast.success(t(accept ? 'workOrders.paper.accepted' : 'workOrders.paper.refused'));
      onClose();
    } catch (fault) {
      // The api has said why; what was chosen and written stays.
      if (!isGatewayError(fault)) throw fault;
    }
  };

  return (
    <ConfirmDialog
      isOpen
      title={t('workOrders.paper.title')}
      confirmLabel={t('workOrders.paper.send')}
      isRunning={isLoading}
      onConfirm={() => void handleConfirm()}
      onCancel={onClose}
    >
      <Box sx={{ display: 'grid', gap: 2 }}>
        <span>{t('workOrders.paper.body', { name: item.candidateName ?? '' })}</span>
        {fileId && fileName ? (
          <Button
            variant="outlined"
            startIcon={<DownloadOutlined />}
            loading={running === fileId}
            onClick={() => void download(fileId, fileName)}
            sx={{ justifySelf: 'start' }}
          >
            {t('workOrders.paper.download')}
          </Button>
        ) : (
          <span>{t('workOrders.paper.noFile')}</span>
        )}
        <div>
          <RadioGroup
            aria-label={t('workOrders.paper.decision')}
            value={decision ?? ''}
            onChange={(_event, value) => setDecision(value as 'accept' | 'refuse')}
          >
            <FormControlLabel value="accept" control={<Radio />} label={t('workOrders.paper.accept')} />
            <FormControlLabel value="refuse" control={<Radio />} label={t('workOrders.paper.refuse')} />
          </RadioGroup>
          {wasTried && !decision && (
            <FormHelperText error role="alert">
              {t('workOrders.paper.choose')}
            </FormHelperText>
          )}
        </div>
        <FormField
          label={t('workOrders.paper.note')}
          help={t('workOrders.paper.noteHelp')}
          isOptional={decision !== 'refuse'}
          error={wasTried && isNoteMissing ? t('workOrders.paper.noteMissing') : undefined}
        >
          {({ id, describedBy }) => (
            <OutlinedInput
              id={id}
              value={note}
              multiline
              minRows={2}
              onChange={(event) => setNote(event.target.value)}
              slotProps={{ input: { maxLength: 500, 'aria-describedby': describedBy } }}
            />
          )}
        </FormField>
      </Box>
    </ConfirmDialog>
  );
}
