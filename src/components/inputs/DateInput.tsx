import CalendarMonthOutlined from '@mui/icons-material/CalendarMonthOutlined';
import Button from '@mui/material/Button';
import FormHelperText from '@mui/material/FormHelperText';
import OutlinedInput from '@mui/material/OutlinedInput';
import { useId, useState, type ReactNode, type Ref } from 'react';
import { useTranslation } from 'react-i18next';
import { loadPhrases } from '../../i18n/i18n';
import { readDate, showDate, type DateKind } from '../../lib/typedDate';
import { lazyPart } from '../lazyPart';

/** A year that is none of those that are read. */
const OUTSIDE = /^\s*(?!19|20)\d{4}(?!\d)/;

// Most dates are typed, and the calendar is as large as a screen.
const CalendarPopup = lazyPart(async () => {
  const [module] = await Promise.all([import('./CalendarPopup'), loadPhrases('calendar')]);
  return module.CalendarPopup;
});

export interface DateInputProps {
  /** Names the field and its calendar; drawn by whoever gives an `id`. */
  label: string;
  id?: string;
  kind: DateKind;
  /** The wire form; empty: none. */
  value: string;
  onChange: (value: string) => void;
  /** What is no date goes to `onChange` as typed, for a form that keeps it; otherwise it stays in the field alone. */
  keepsText?: boolean;
  /** `onChange` comes once the field is left or Enter pressed, not with each key: for what asks the gateway. */
  changesWhenLeft?: boolean;
  /** Stands inside, before the text. */
  startAdornment?: ReactNode;
  name?: string;
  min?: string;
  max?: string;
  size?: 'small';
  disabled?: boolean;
  isRequired?: boolean;
  /** Its fault is said by somebody else. */
  hasError?: boolean;
  describedBy?: string | undefined;
  inputRef?: Ref<HTMLInputElement>;
  onBlur?: () => void;
}

/**
 * A date that is typed as people write it, or chosen in a calendar. What is no date stays, with its fault in words below.
 */
export function DateInput({
  label,
  id,
  kind,
  value,
  onChange,
  keepsText = false,
  changesWhenLeft = false,
  min,
  max,
  disabled,
  isRequired,
  hasError = false,
  describedBy,
  onBlur,
  ...input
}: DateInputProps) {
  const { t } = useTranslation();
  const faultId = useId();
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const [isTyping, setTyping] = useState(false);
  // Typed and no date; forgotten once another value comes from outside.
  const [typed, setTyped] = useState<{ text: string; beside: string }>();
  const text = typed && (isTyping || typed.beside === value) ? typed.text : showDate(value);
  const isDate = text.trim() === '' || readDate(text, kind) !== undefined;
  const fault =
    isDate || isTyping || hasError
      ? undefined
      : t(OUTSIDE.test(text) ? 'components.date.outside' : `components.date.none.${kind}`);

  const valueOf = (next: string) => readDate(next, kind) ?? (keepsText ? next : '');
  const type = (next: string) => {
    setTyping(true);
    setTyped({ text: next, beside: value });
    if (!changesWhenLeft) onChange(valueOf(next));
  };
  const take = () => {
    setTyping(false);
    const next = changesWhenLeft && typed ? valueOf(text) : value;
    setTyped(isDate ? undefined : { text, beside: next });
    if (next !== value) onChange(next);
  };
  const leave = () => {
    take();
    onBlur?.();
  };
  const choose = (next: string) => {
    setTyped(undefined);
    setAnchor(null);
    onChange(next);
  };
  return (
    <>
      <OutlinedInput
        {...input}
        id={id}
        fullWidth
        value={text}
        disabled={disabled}
        error={hasError || fault !== undefined}
        placeholder={t(`components.date.shape.${kind}`)}
        onChange={(event) => type(event.target.value)}
        onBlur={leave}
        onKeyDown={changesWhenLeft ? (event) => event.key === 'Enter' && take() : undefined}
        sx={{ pr: 0.5 }}
        slotProps={{
          input: {
            'aria-label': id === undefined ? label : undefined,
            'aria-describedby': [fault && faultId, describedBy].filter(Boolean).join(' ') || undefined,
            'aria-required': isRequired,
            autoComplete: 'off',
            inputMode: kind === 'minute' ? undefined : 'numeric',
            maxLength: 40,
          },
        }}
        endAdornment={
          <Button
            color="inherit"
            disabled={disabled}
            aria-label={t('components.date.open', { label })}
            aria-haspopup="dialog"
            aria-expanded={anchor !== null}
            onClick={(event) => setAnchor(event.currentTarget)}
            sx={{ minWidth: 0, minHeight: 0, p: '6px', color: 'text.secondary' }}
          >
            <CalendarMonthOutlined fontSize="small" />
          </Button>
        }
      />
      {fault && (
        <FormHelperText id={faultId} error data-invalid="true" data-unread>
          {fault}
        </FormHelperText>
      )}
      {anchor && (
        <CalendarPopup
          anchor={anchor}
          label={label}
          kind={kind}
          value={readDate(text, kind) ?? ''}
          min={min}
          max={max}
          onChoose={choose}
          onClose={() => setAnchor(null)}
        />
      )}
    </>
  );
}
