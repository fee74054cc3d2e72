import { useTranslation } from 'react-i18next';
import { AuthLine, type AuthFieldProps } from './AuthLine';

/** The phone number: digits on the keypad, never reformatted while typing. */
export function PhoneLine(field: AuthFieldProps & { autoComplete: string }) {
  const { t } = useTranslation();
  return <AuthLine {...field} label={t('auth.login.phone')} type="tel" inputMode="numeric" />;
}
