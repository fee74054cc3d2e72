import DownloadOutlined from '@mui/icons-material/DownloadOutlined';
import Button from '@mui/material/Button';
import { useTranslation } from 'react-i18next';
import { useFileDownload } from '../../../api/files/useFileDownload';
import { useSubmit } from '../../../api/transport/useSubmit';
import { useDecidePaperConsentMutation, type WorkItem } from '../../../api/resources/workApi';
import { FieldLine } from '../../../components/form/FieldLine';
import { FieldRadios } from '../../../components/form/FieldRadios';
import { FormDialog } from '../../../components/form/FormDialog';
import { useAppForm } from '../../../components/form/useAppForm';
import { toast } from '../../../lib/toast';

interface PaperDialogProps {
  item: WorkItem;
  onClose: () => void;
}

type Decision = '' | 'accept' | 'refuse';

const empty = { decision: '' as Decision, note: '' };
const rules = {
  decision: (value: Decision) => (value === '' ? { key: 'workOrders.paper.choose' } : undefined),
  note: (value: string, { decision }: typeof empty) =>
    decision === 'refuse' && value.trim() === '' ? { key: 'workOrders.paper.noteMissing' } : undefined,
};

/** Look at the signed form, then confirm it or give the reason of the refusal. */
export function PaperDialog({ item, onClose }: PaperDialogProps) {
  const { t } = useTranslation();
  const { fileId, fileName, workItemId } = item;
  const form = useAppForm(empty, rules);
  const { download, running } = useFileDownload();
  const [decide] = useDecidePaperConsentMutation();
  const { send, isRunning } = useSubmit(decide, {
    form,
    onDone: (_data, { body: { accept } }) => {
      toast.success(t(accept ? 'workOrders.paper.accepted' : 'workOrders.paper.refused'));
      onClose();
    },
  });
  const handleSend = ({ decision, note: typed }: typeof empty) => {
    const note = typed.trim();
    return send({ body: { workItemId, accept: decision === 'accept', ...(note && { note }) } });
  };

  return (
    <FormDialog
      title={t('workOrders.paper.title')}
      submitLabel={t('workOrders.paper.send')}
      onSubmit={form.submit(handleSend)}
      onClose={onClose}
      isDirty={form.isDirty}
      isRunning={isRunning}
    >
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
      <FieldRadios
        field={form.field('decision')}
        label={t('workOrders.paper.decision')}
        options={[
          { value: 'accept', label: t('workOrders.paper.accept') },
          { value: 'refuse', label: t('workOrders.paper.refuse') },
        ]}
      />
      <FieldLine
        field={form.field('note')}
        label={t(form.watch('decision') === 'refuse' ? 'workOrders.paper.why' : 'workOrders.paper.note')}
        help={t('workOrders.paper.noteHelp')}
        isOptional={form.watch('decision') !== 'refuse'}
        maxLength={500}
        rows={2}
      />
    </FormDialog>
  );
}
