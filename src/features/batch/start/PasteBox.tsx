import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { FormField } from '../../../components/form/FormField';
import { useFaultFocus } from '../../../hooks/useFaultFocus';
import { useUnsavedInput } from '../../../lib/unsavedInput';

/** The longest text that a batch is made of. */
const LONGEST_TEXT = 2_000_000;

interface PasteBoxProps {
  value: string;
  /** Why the gateway could not read it, in words. */
  fault: string | undefined;
  isRunning: boolean;
  onChange: (text: string) => void;
  onSend: (text: string) => void;
}

/** Cells as a spreadsheet copies them, or lines typed by hand. */
export function PasteBox({ value, fault, isRunning, onChange, onSend }: PasteBoxProps) {
  const { t, i18n } = useTranslation();
  const [wasTried, setTried] = useState(false);
  const focusFault = useFaultFocus();
  useUnsavedInput(value.trim() !== '');
  const isEmpty = value.trim() === '';
  const own = isEmpty ? t('batch.start.pasteRequired') : t('batch.start.pasteLong');
  const isWrong = isEmpty || value.length > LONGEST_TEXT;
  const error = wasTried && isWrong ? own : fault;
  const lines = isEmpty ? 0 : value.trimEnd().split(/\r\n|\r|\n/).length;
  const handleSend = () => {
    setTried(true);
    if (isWrong) focusFault();
    else onSend(value);
  };
  return (
    <Box sx={{ display: 'grid', gap: 1.5, justifyItems: 'start' }}>
      <FormField label={t('batch.start.paste')} help={t('batch.start.pasteHelp')} error={error}>
        {({ id, describedBy }) => (
          <Box
            component="textarea"
            id={id}
            rows={6}
            spellCheck={false}
            aria-describedby={describedBy}
            aria-invalid={error !== undefined}
            value={value}
            onChange={(event) => onChange(event.target.value)}
            sx={{
              font: 'inherit',
              fontSize: '0.8125rem',
              width: '100%',
              p: 1.25,
              border: '1px solid',
              borderColor: error ? 'error.main' : 'look.lineField',
              borderRadius: 1,
              color: 'text.primary',
              bgcolor: 'background.paper',
              whiteSpace: 'pre',
              overflow: 'auto',
              resize: 'vertical',
              tabSize: 8,
            }}
          />
        )}
      </FormField>
      <Box sx={{ display: 'flex', alignItems: 'center', gap: 1.5 }}>
        <Button variant="contained" loading={isRunning || null} onClick={handleSend}>
          {t('batch.start.read')}
        </Button>
        {lines > 0 && (
          <Box role="status" sx={{ color: 'text.secondary' }}>
            {t('batch.start.pasted', { count: lines }).replace(
              String(lines),
              new Intl.NumberFormat(i18n.language).format(lines),
            )}
          </Box>
        )}
      </Box>
    </Box>
  );
}
