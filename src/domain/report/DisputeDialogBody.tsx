import { useState, type Dispatch, type SetStateAction } from 'react';
import { useTranslation } from 'react-i18next';
import { FILE_LIMIT } from '@probity/contract/rules/files';
import type { useUploads } from '../../api/files/useUploads';
import type { ReportItem } from '../../api/resources/reportsApi';
import { FieldLine } from '../../components/form/FieldLine';
import { FieldMenu } from '../../components/form/FieldMenu';
import { FormDialog } from '../../components/form/FormDialog';
import { useAppForm } from '../../components/form/useAppForm';
import { FileDrop } from '../../components/inputs/FileDrop';
import { useFaultFocus } from '../../hooks/useFaultFocus';

/** A file that was uploaded for a dispute. */
export interface Proof {
  id: string;
  name: string;
}

export interface DisputeDialogBodyProps {
  items: readonly Pick<ReportItem, 'checkItemId' | 'name'>[];
  isRunning: boolean;
  /** What proves it, and what is under way. */
  files: readonly Proof[];
  onFiles: Dispatch<SetStateAction<Proof[]>>;
  uploads: ReturnType<typeof useUploads<void>>;
  onSend: (dispute: { reason: string; checkItemId?: string; fileIds?: string[] }) => unknown;
  onClose: () => void;
}

/** The shortest reason the gateway accepts. */
const LEAST_WORDS = 4;
const MOST_FILES = 10;
/** The types that both uploads take. */
const EXTENSIONS = ['pdf', 'jpg', 'jpeg', 'png'] as const;

const empty = { itemId: '', reason: '' };
const rules = {
  reason: (value: string) =>
    value.trim().length < LEAST_WORDS ? { key: 'reportBody.dispute.reasonMissing' } : undefined,
};

/** The open dialog itself. */
export function DisputeDialogBody({
  items,
  isRunning,
  files,
  onFiles,
  uploads,
  onSend,
  onClose,
}: DisputeDialogBodyProps) {
  const { t } = useTranslation();
  const form = useAppForm(empty, rules);
  const focusFault = useFaultFocus();
  const [wasTried, setTried] = useState(false);
  const { pending } = uploads;
  // Sent now, the dispute would lack the file.
  const hasFailed = pending.some(({ error }) => error !== undefined);
  const handleSend = ({ reason, itemId }: typeof empty) => {
    setTried(true);
    if (hasFailed) return focusFault();
    return onSend({
      reason: reason.trim(),
      ...(itemId && { checkItemId: itemId }),
      ...(files.length > 0 && { fileIds: files.map(({ id }) => id) }),
    });
  };
  const handleRemove = (id: string) => {
    if (files.some((file) => file.id === id)) onFiles((all) => all.filter((file) => file.id !== id));
    else uploads.remove(id);
  };
  return (
    <FormDialog
      title={t('reportBody.dispute.title')}
      submitLabel={t('reportBody.dispute.send')}
      isSubmitDisabled={pending.some(({ share }) => share !== undefined)}
      onSubmit={form.submit(handleSend)}
      onClose={onClose}
      isDirty={form.isDirty || files.length + pending.length > 0}
      isRunning={isRunning}
    >
      <span>{t('reportBody.dispute.body')}</span>
      <FieldMenu
        field={form.field('itemId')}
        label={t('reportBody.dispute.about')}
        emptyLabel={t('reportBody.dispute.whole')}
        options={items.map(({ checkItemId, name }) => ({ value: checkItemId, label: name }))}
      />
      <FieldLine
        field={form.field('reason')}
        label={t('reportBody.dispute.reason')}
        maxLength={1000}
        rows={3}
      />
      <FileDrop
        label={t('reportBody.dispute.files')}
        isOptional
        isMultiple
        most={MOST_FILES}
        extensions={EXTENSIONS}
        maxBytes={FILE_LIMIT}
        files={[...files, ...pending]}
        error={wasTried && hasFailed ? t('reportBody.dispute.filesFailed') : undefined}
        onAdd={uploads.add}
        onRemove={handleRemove}
        onRetry={uploads.retry}
      />
    </FormDialog>
  );
}
