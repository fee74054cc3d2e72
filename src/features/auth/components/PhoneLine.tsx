import { useTranslation } from 'react-i18next';
import { TextLine } from '../../../components/form/TextLine';
import { useFaultText } from '../../../components/form/useFaultText';
import type { useSmallForm } from '../../../hooks/useSmallForm';
import type { AuthField } from '../authRules';

/** A field of the small form. */
export type AuthLine = ReturnType<ReturnType<typeof useSmallForm<AuthField>>['field']>;

/** The phone number: digits on the keypad, never reformatted while typing. */
export function PhoneLine({ error, autoComplete, ...line }: AuthLine & { autoComplete: string }) {
  const { t } = useTranslation();
  return (
    <TextLine
      {...line}
      label={t('auth.login.phone')}
      type="tel"
      inputMode="numeric"
      autoComplete={autoComplete}
      error={useFaultText()(error)}
    />
  );
}
