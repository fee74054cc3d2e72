import Typography from '@mui/material/Typography';
import Box from '@mui/material/Box';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { ConfirmDialog } from '../../components/ConfirmDialog';
import { TextLine } from '../../components/form/TextLine';

interface ReasonDialogProps {
  title: string;
  body: string;
  label: string;
  confirmLabel: string;
  /** Proposed, to be changed or sent as it is. */
  initialText?: string;
  maxLength: number;
  minLength?: number;
  isMultiline?: boolean;
  isDangerous?: boolean;
  isRunning?: boolean;
  onConfirm: (text: string) => void;
  onClose: () => void;
}

/** Asks for a text before a deed; an empty or too long one is told at the field. */
export function ReasonDialog({
  title,
  body,
  label,
  confirmLabel,
  initialText = '',
  maxLength,
  minLength = 1,
  isMultiline,
  isDangerous,
  isRunning,
  onConfirm,
  onClose,
}: ReasonDialogProps) {
  const { t } = useTranslation();
  const [text, setText] = useState(initialText);
  const [isTried, setTried] = useState(false);
  const length = text.trim().length;
  const error =
    length < minLength
      ? t('personal.dialog.tooShort', { count: minLength })
      : length > maxLength
        ? t('personal.dialog.tooLong', { count: maxLength })
        : undefined;
  const handleConfirm = () => {
    setTried(true);
    if (!error) onConfirm(text.trim());
  };
  return (
    <ConfirmDialog
      isOpen
      title={title}
      confirmLabel={confirmLabel}
      isDangerous={isDangerous}
      isRunning={isRunning}
      onConfirm={handleConfirm}
      onCancel={onClose}
    >
      <Box sx={{ display: 'grid', gap: 1.5 }}>
        <Typography>{body}</Typography>
        <TextLine
          name="text"
          label={label}
          value={text}
          onChange={(event) => setText(event.target.value)}
          error={isTried ? error : undefined}
          rows={isMultiline ? 3 : undefined}
        />
      </Box>
    </ConfirmDialog>
  );
}
