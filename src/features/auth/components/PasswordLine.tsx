import { useTranslation } from 'react-i18next';
import { usePasswordReveal } from '../../../components/form/usePasswordReveal';
import { AuthLine, type AuthFieldProps } from './AuthLine';

/** The password that goes with the phone. */
export function PasswordLine(field: AuthFieldProps) {
  const { t } = useTranslation();
  const { type, endAdornment } = usePasswordReveal();
  return (
    <AuthLine
      {...field}
      label={t('auth.login.password')}
      autoComplete="current-password"
      type={type}
      end={endAdornment}
    />
  );
}
