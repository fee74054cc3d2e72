import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useTranslation } from 'react-i18next';
import { validatePassword } from '@probity/contract/rules/password';
import { useChangePasswordMutation } from '../../../api/resources/peopleApi';
import { useSubmit } from '../../../api/transport/useSubmit';
import { FieldLine } from '../../../components/form/FieldLine';
import { StrengthMeter } from '../../../components/form/StrengthMeter';
import { usePasswordReveal } from '../../../components/form/usePasswordReveal';
import { Section } from '../../../components/layout/Section';
import { useSmallForm } from '../../../hooks/useSmallForm';
import { hashPassword } from '../../../lib/password';
import { toast } from '../../../lib/toast';
import { useUnsavedInput } from '../../../lib/unsavedInput';

type Field = 'oldPassword' | 'password';

const empty: Record<Field, string> = { oldPassword: '', password: '' };
const required = (value: string) => (value === '' ? { key: 'validation.password.required' } : undefined);

/** Sets a first password, or changes it with the present one. */
export function PasswordSection({ hasPassword }: { hasPassword: boolean }) {
  const { t } = useTranslation();
  const reveal = usePasswordReveal();
  const [changePassword] = useChangePasswordMutation();
  const form = useSmallForm<Field>(empty, {
    ...(hasPassword && { oldPassword: required }),
    password: validatePassword,
  });

  useUnsavedInput(form.isDirty);
  const { send, isRunning } = useSubmit(changePassword, {
    form,
    // The pause also applies to the present password.
    otherwise: hasPassword ? 'oldPassword' : 'password',
    onDone: () => {
      form.setValue('oldPassword', '');
      form.setValue('password', '');
      toast.success(t('accountSecurity.password.done'));
    },
  });
  const bodyOf = ({ oldPassword, password }: Record<Field, string>) => ({
    password: hashPassword(password),
    ...(hasPassword && { oldPassword: hashPassword(oldPassword) }),
  });

  return (
    <Section title={t(hasPassword ? 'accountSecurity.password.title' : 'accountSecurity.password.first')}>
      <Box
        component="form"
        noValidate
        onSubmit={form.submit((values) => send({ body: bodyOf(values) }))}
        sx={{ display: 'grid', gap: 2, maxWidth: 420 }}
      >
        {hasPassword && (
          <FieldLine
            field={form.field('oldPassword')}
            label={t('accountSecurity.password.present')}
            type="password"
            autoComplete="current-password"
          />
        )}
        <div>
          <FieldLine
            {...reveal}
            field={form.field('password')}
            label={t('accountSecurity.password.new')}
            autoComplete="new-password"
          />
          <StrengthMeter password={form.values.password} />
        </div>
        <Box sx={{ display: 'flex', gap: 2, alignItems: 'center', flexWrap: 'wrap' }}>
          <Button type="submit" variant="contained" loading={isRunning}>
            {t(hasPassword ? 'accountSecurity.password.change' : 'accountSecurity.password.set')}
          </Button>
          <Box component="span" sx={{ color: 'text.secondary', fontSize: '0.8125rem' }}>
            {t('accountSecurity.password.note')}
          </Box>
        </Box>
      </Box>
    </Section>
  );
}
