import { useTranslation } from 'react-i18next';
import { TextLine } from '../../../components/form/TextLine';
import { useFaultText } from '../../../components/form/useFaultText';
import { usePasswordReveal } from '../../../components/form/usePasswordReveal';
import type { AuthLine } from './PhoneLine';

/** The password that goes with the phone. */
export function PasswordLine({ error, ...line }: AuthLine) {
  const { t } = useTranslation();
  return (
    <TextLine
      {...line}
      {...usePasswordReveal()}
      label={t('auth.login.password')}
      autoComplete="current-password"
      error={useFaultText()(error)}
    />
  );
}
