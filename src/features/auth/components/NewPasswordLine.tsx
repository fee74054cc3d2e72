import { useTranslation } from 'react-i18next';
import { StrengthMeter } from '../../../components/form/StrengthMeter';
import { usePasswordReveal } from '../../../components/form/usePasswordReveal';
import { AuthLine, type AuthFieldProps } from './AuthLine';

/** A new password: it can be pasted and shown, and its strength is displayed while typing. */
export function NewPasswordLine({ label, ...field }: AuthFieldProps & { label?: string }) {
  const { t } = useTranslation();
  const { type, endAdornment } = usePasswordReveal();
  return (
    <div>
      <AuthLine
        {...field}
        label={label ?? t('auth.login.password')}
        autoComplete="new-password"
        type={type}
        end={endAdornment}
      />
      <StrengthMeter password={field.value} />
    </div>
  );
}
