import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { FormField } from '../../../components/form/FormField';
import { useFaultFocus } from '../../../hooks/useFaultFocus';
import { useUnsavedInput } from '../../../lib/unsavedInput';

/** The longest text that a batch is made of. */
const LONGEST_TEXT = 2_000_000;
/** What divides the cells of a line for the gateway. A text without any has one column at most, and nobody can be asked by it. */
const DIVIDED = /[\t;,|\uff0c\uff1b\u3001]/;
const SHOWN = 40;

/** What a text is known again by: the beginning of its first line with something in it. */
function beginningOf(text: string): string {
  const [...signs] = text
    .trim()
    .slice(0, 4 * SHOWN)
    .split(/[\r\n]/, 1)[0]!;
  return signs.length > SHOWN ? `${signs.slice(0, SHOWN).join('')}…` : signs.join('');
}

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
  const isLong = value.length > LONGEST_TEXT;
  const isWrong = isEmpty || isLong || !DIVIDED.test(value);
  const lines = isEmpty ? 0 : value.trimEnd().split(/\r\n|\r|\n/).length;
  const own = () => {
    if (isEmpty) return t('batch.start.pasteRequired');
    if (isLong) return t('batch.start.pasteLong');
    return t('batch.start.noTable', { count: lines, text: beginningOf(value) });
  };
  const error = wasTried && isWrong ? own() : fault;
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
