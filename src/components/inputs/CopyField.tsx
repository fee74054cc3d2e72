import Check from '@mui/icons-material/Check';
import ContentCopyOutlined from '@mui/icons-material/ContentCopyOutlined';
import Button from '@mui/material/Button';
import OutlinedInput from '@mui/material/OutlinedInput';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { toast } from '../../lib/toast';
import { FormField } from '../form/FormField';

interface CopyFieldProps {
  label: string;
  value: string;
  help?: string;
  /** The press that led here already asked for the copy. */
  copiesAtOnce?: boolean;
}

/** Without https there is no clipboard at all. */
const copy = (value: string) =>
  navigator.clipboard?.writeText(value) ?? Promise.reject(new Error('no clipboard'));

/** A text to copy: selected on focus, copied with one press. */
export function CopyField({ label, value, help, copiesAtOnce = false }: CopyFieldProps) {
  const { t } = useTranslation();
  const [isCopied, setCopied] = useState(false);
  const [isAtOnce, setAtOnce] = useState(false);

  useEffect(() => {
    if (!isCopied) return undefined;
    const timer = setTimeout(() => setCopied(false), 2000);
    return () => clearTimeout(timer);
  }, [isCopied]);

  // Some browsers copy only within a press: then the button says Copy, and it is pressed.
  useEffect(() => {
    if (copiesAtOnce)
      copy(value).then(
        () => setAtOnce(true),
        () => undefined,
      );
  }, [copiesAtOnce, value]);

  const handleCopy = () => {
    copy(value).then(
      () => setCopied(true),
      () => toast.warning(t('components.copy.failed')),
    );
  };
  const showsCopied = isCopied || isAtOnce;

  return (
    <FormField label={label} help={help}>
      {({ id, describedBy }) => (
        <OutlinedInput
          id={id}
          value={value}
          readOnly
          onFocus={(event) => event.target.select()}
          slotProps={{ input: { 'aria-describedby': describedBy } }}
          endAdornment={
            <Button
              size="small"
              color="inherit"
              startIcon={showsCopied ? <Check /> : <ContentCopyOutlined />}
              onClick={handleCopy}
            >
              {t(showsCopied ? 'common.action.copied' : 'common.action.copy')}
            </Button>
          }
        />
      )}
    </FormField>
  );
}
