import type { ReactNode } from 'react';
import { FieldLine } from '../../components/form/FieldLine';
import { FormDialog } from '../../components/form/FormDialog';
import { useAppForm } from '../../components/form/useAppForm';

export interface ReasonDialogProps {
  title: string;
  body?: ReactNode;
  label: string;
  confirmLabel: string;
  /** Suggested text, to be changed or sent unchanged. */
  initialText?: string;
  maxLength: number;
  minLength?: number;
  /** The phrase for a text that is too short; default: the number of characters it takes. */
  missingKey?: string;
  isMultiline?: boolean;
  isDangerous?: boolean;
  isRunning: boolean;
  onConfirm: (text: string) => unknown;
  onClose: () => void;
}

/** The open dialog itself. */
export function ReasonDialogBody({
  title,
  body,
  label,
  confirmLabel,
  initialText = '',
  maxLength,
  minLength = 1,
  missingKey,
  isMultiline,
  isDangerous,
  isRunning,
  onConfirm,
  onClose,
}: ReasonDialogProps) {
  const form = useAppForm(
    { text: initialText },
    {
      text: (value) => {
        const { length } = value.trim();
        if (length < minLength)
          return { key: missingKey ?? 'personal.dialog.tooShort', values: { count: minLength } };
        return length > maxLength
          ? { key: 'personal.dialog.tooLong', values: { count: maxLength } }
          : undefined;
      },
    },
  );
  return (
    <FormDialog
      title={title}
      submitLabel={confirmLabel}
      isDangerous={isDangerous}
      onSubmit={form.submit(({ text }) => onConfirm(text.trim()))}
      onClose={onClose}
      isDirty={form.isDirty}
      isRunning={isRunning}
    >
      {typeof body === 'string' ? <span>{body}</span> : body}
      <FieldLine field={form.field('text')} label={label} rows={isMultiline ? 3 : undefined} />
    </FormDialog>
  );
}
