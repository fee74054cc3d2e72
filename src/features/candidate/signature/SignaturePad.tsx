import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import OutlinedInput from '@mui/material/OutlinedInput';
import { useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { FormField } from '../../../components/form/FormField';
import { useStrokes } from './useStrokes';
import { drawTypedName, SIGNATURE_SIZE } from './signatureCanvas';

export type SignatureWay = 'drawn' | 'typed';

interface SignaturePadProps {
  /** A PNG as data URL, '' when there is none (yet), and how it was made. */
  onChange: (png: string, way: SignatureWay) => void;
  /** E.g. that it is missing. */
  error?: string;
}

/** A signature, drawn with finger, pen or mouse; or typed, for people who cannot draw. Both give a PNG. */
export function SignaturePad({ onChange, error }: SignaturePadProps) {
  const { t } = useTranslation();
  const canvas = useRef<HTMLCanvasElement>(null);
  const [isTyped, setTyped] = useState(false);
  const [name, setName] = useState('');
  const { isEmpty, clear } = useStrokes(canvas, !isTyped, (png) => onChange(png, 'drawn'));

  const handleName = (next: string) => {
    setName(next);
    if (canvas.current) onChange(drawTypedName(canvas.current, next), 'typed');
  };

  const handleMode = () => {
    clear();
    // A new canvas for each: nothing of one remains under the other.
    setTyped(!isTyped);
    setName('');
  };

  return (
    <Box sx={{ display: 'grid', gap: 1 }}>
      <FormField
        label={t(isTyped ? 'candidate.signature.typedLabel' : 'candidate.signature.label')}
        help={isTyped ? undefined : t('candidate.signature.hint')}
        error={error}
      >
        {({ id, describedBy }) => (
          <>
            {isTyped && (
              <OutlinedInput
                id={id}
                value={name}
                autoComplete="name"
                // It appears above the button that was pressed for it.
                autoFocus
                onChange={(event) => handleName(event.target.value)}
                slotProps={{ input: { 'aria-describedby': describedBy, maxLength: 30 } }}
                sx={{ mb: 1 }}
              />
            )}
            <Box
              component="canvas"
              key={isTyped ? 'typed' : 'drawn'}
              ref={canvas}
              id={isTyped ? undefined : id}
              role="img"
              aria-label={t(isEmpty && name === '' ? 'candidate.signature.pad' : 'candidate.signature.done')}
              aria-describedby={describedBy}
              // A canvas cannot be aria-invalid; the search for the first fault finds this attribute instead.
              data-invalid={error !== undefined}
              tabIndex={-1}
              width={SIGNATURE_SIZE.width}
              height={SIGNATURE_SIZE.height}
              sx={{
                width: '100%',
                maxWidth: 480,
                aspectRatio: `${SIGNATURE_SIZE.width} / ${SIGNATURE_SIZE.height}`,
                border: 1,
                borderColor: error ? 'error.main' : 'look.lineField',
                borderRadius: 1,
                // The ink is dark in both themes, as it is in the PNG.
                bgcolor: '#ffffff',
                cursor: isTyped ? 'default' : 'crosshair',
                touchAction: 'none',
              }}
            />
          </>
        )}
      </FormField>
      <Box sx={{ display: 'flex', gap: 1, flexWrap: 'wrap' }}>
        <Button size="small" variant="outlined" onClick={clear} disabled={isTyped || isEmpty}>
          {t('candidate.signature.clear')}
        </Button>
        <Button size="small" color="inherit" onClick={handleMode}>
          {t(isTyped ? 'candidate.signature.draw' : 'candidate.signature.type')}
        </Button>
      </Box>
    </Box>
  );
}
