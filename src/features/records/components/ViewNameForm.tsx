import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useRef, useState, type FormEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { TextLine } from '../../../components/form/TextLine';

interface ViewNameFormProps {
  label: string;
  initial?: string;
  /** What the deed is called, for a name that was typed. */
  submitLabel: string;
  help?: string;
  onNameChange?: (name: string) => void;
  /** Gives the fault in words when it was refused; what was typed stays. */
  onSubmit: (name: string) => Promise<string | undefined>;
  onCancel?: () => void;
}

const LONGEST = 40;

/** The name of a view. */
export function ViewNameForm({
  label,
  initial = '',
  submitLabel,
  help,
  onNameChange,
  onSubmit,
  onCancel,
}: ViewNameFormProps) {
  const { t } = useTranslation();
  const input = useRef<HTMLInputElement>(null);
  const [name, setName] = useState(initial);
  const [fault, setFault] = useState<string>();
  const [isRunning, setRunning] = useState(false);
  const handleChange = (next: string) => {
    setName(next);
    setFault(undefined);
    onNameChange?.(next);
  };
  const handleSubmit = async (event: FormEvent) => {
    event.preventDefault();
    const wanted = name.trim();
    setRunning(true);
    const refused = wanted === '' ? t('records.saved.nameMissing') : await onSubmit(wanted);
    setRunning(false);
    setFault(refused);
    if (refused) input.current?.focus();
    else if (!onCancel) handleChange('');
  };
  return (
    <Box
      component="form"
      noValidate
      onSubmit={(event) => void handleSubmit(event)}
      sx={{ display: 'grid', gap: 1, py: 0.5 }}
    >
      <TextLine
        name="viewName"
        label={label}
        help={help}
        value={name}
        maxLength={LONGEST}
        autoComplete="off"
        autoFocus={Boolean(onCancel)}
        inputRef={input}
        error={fault}
        onChange={(event) => handleChange(event.target.value)}
      />
      <Box sx={{ display: 'flex', gap: 1, justifyContent: 'flex-end' }}>
        {onCancel && (
          <Button size="small" color="inherit" onClick={onCancel}>
            {t('common.action.back')}
          </Button>
        )}
        <Button size="small" type="submit" variant="outlined" loading={isRunning}>
          {submitLabel}
        </Button>
      </Box>
    </Box>
  );
}
