import Box from '@mui/material/Box';
import { useId, type Ref } from 'react';
import { useTranslation } from 'react-i18next';

interface AgreeLineProps {
  isAgreed: boolean;
  hasFault: boolean;
  inputRef: Ref<HTMLInputElement>;
  onChange: (isAgreed: boolean) => void;
  onRead: () => void;
}

/**
 * The agreement to the terms: not ticked beforehand, and the terms can be read right here. The browser's own checkbox: this stands
 * in index.html, which has no room for the styles of a drawn one.
 */
export function AgreeLine({ isAgreed, hasFault, inputRef, onChange, onRead }: AgreeLineProps) {
  const { t } = useTranslation();
  const id = useId();
  return (
    <Box
      sx={(theme) => ({
        fontSize: '0.8125rem',
        lineHeight: '20px',
        '& > div': { display: 'flex', gap: 1, alignItems: 'start' },
        '& input': {
          width: 16,
          height: 16,
          m: 0,
          mt: '2px',
          flex: 'none',
          accentColor: theme.vars.palette.primary.main,
        },
        '& p': { m: 0, mt: '5px', color: theme.vars.palette.error.main },
        '& button': {
          p: 0,
          border: 0,
          font: 'inherit',
          background: 'none',
          color: theme.vars.palette.primary.main,
          textDecoration: 'underline',
          cursor: 'pointer',
        },
      })}
    >
      <div>
        <input
          ref={inputRef}
          id={id}
          type="checkbox"
          checked={isAgreed}
          aria-required
          aria-invalid={hasFault}
          aria-describedby={hasFault ? `${id}-error` : undefined}
          onChange={(event) => onChange(event.target.checked)}
        />
        <span>
          <label htmlFor={id}>{t('register.agree')}</label>{' '}
          <button type="button" onClick={onRead}>
            {t('register.readTerms')}
          </button>
        </span>
      </div>
      {hasFault && <p id={`${id}-error`}>{t('register.agreeRequired')}</p>}
    </Box>
  );
}
