import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { nickNameFault } from '@probity/contract/rules/personName';
import { validatePassword } from '@probity/contract/rules/password';
import type { HomeSummary } from '../../../api/resources/homeApi';
import { useChangePasswordMutation } from '../../../api/resources/peopleApi';
import { useNoteWelcomedMutation } from '../../../api/resources/welcomeApi';
import { useEditUserMutation } from '../../../api/resources/userApi';
import { useSubmit } from '../../../api/transport/useSubmit';
import { FieldLine } from '../../../components/form/FieldLine';
import { StrengthMeter } from '../../../components/form/StrengthMeter';
import { usePasswordReveal } from '../../../components/form/usePasswordReveal';
import { Section } from '../../../components/layout/Section';
import { useSmallForm } from '../../../hooks/useSmallForm';
import { hashPassword } from '../../../lib/password';
import { toast } from '../../../lib/toast';
import { useUnsavedInput } from '../../../lib/unsavedInput';

type Field = 'nickName' | 'password';
type Welcome = NonNullable<HomeSummary['welcome']>;

const rules = {
  nickName: (value: string) => {
    const fault = nickNameFault(value);
    return fault && { key: fault === 'none' ? 'setup.welcome.noName' : 'setup.welcome.nameFault' };
  },
  password: (value: string) => (value === '' ? undefined : validatePassword(value)),
};

/** Asks a new person once for name and password, in whatever browser; later both are in their profile and security. */
export function WelcomeCard({ welcome }: { welcome: Welcome }) {
  const [isDone, setDone] = useState(false);
  const [note] = useNoteWelcomedMutation();
  // Not before it is kept: else the next browser would ask again.
  const { send, isRunning } = useSubmit(note, { onDone: () => setDone(true) });
  const handleDone = () => void send({ body: {} });
  return isDone ? null : <WelcomeForm welcome={welcome} isEnding={isRunning} onDone={handleDone} />;
}

interface WelcomeFormProps {
  welcome: Welcome;
  /** That it was answered is being kept. */
  isEnding: boolean;
  onDone: () => void;
}

function WelcomeForm({ welcome, isEnding, onDone }: WelcomeFormProps) {
  const { t } = useTranslation();
  // What is asked stays while it is answered, one part after the other.
  const [{ needsName, needsPassword }] = useState(welcome);
  const reveal = usePasswordReveal();
  const [editUser] = useEditUserMutation();
  const [changePassword] = useChangePasswordMutation();
  const form = useSmallForm<Field>(
    { nickName: '', password: '' },
    needsName ? rules : { password: rules.password },
  );
  useUnsavedInput(form.isDirty);
  const save = async (values: Record<Field, string>): Promise<{ data?: unknown; error?: unknown }> => {
    if (needsName) {
      const reply = await editUser({ body: { nickName: values.nickName.trim() } });
      if (reply.error) return reply;
    }
    if (!values.password) return {};
    return changePassword({ body: { password: hashPassword(values.password) } });
  };
  const { send, isRunning } = useSubmit(save, {
    form,
    otherwise: needsPassword ? 'password' : 'nickName',
    onDone: () => {
      toast.success(t('setup.welcome.done'));
      onDone();
    },
  });
  return (
    <Section title={t('setup.welcome.title')}>
      <Typography variant="body2" sx={{ color: 'text.secondary', mb: 1.5 }}>
        {t('setup.welcome.body')}
      </Typography>
      <Box
        component="form"
        noValidate
        onSubmit={form.submit(send)}
        sx={{
          display: 'grid',
          gap: 2,
          alignItems: 'start',
          gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: 'repeat(2, minmax(0, 320px))' },
        }}
      >
        {needsName && (
          <FieldLine field={form.field('nickName')} label={t('setup.welcome.name')} autoComplete="name" />
        )}
        {needsPassword && (
          <div>
            <FieldLine
              {...reveal}
              field={form.field('password')}
              label={t('setup.welcome.password')}
              help={t('setup.welcome.passwordHelp')}
              isOptional
              autoComplete="new-password"
            />
            {form.values.password !== '' && <StrengthMeter password={form.values.password} />}
          </div>
        )}
        <Box sx={{ gridColumn: '1 / -1', display: 'flex', gap: 1 }}>
          <Button type="submit" variant="contained" loading={isRunning || isEnding}>
            {t('common.action.save')}
          </Button>
          <Button color="inherit" onClick={onDone} disabled={isRunning || isEnding}>
            {t('setup.welcome.later')}
          </Button>
        </Box>
      </Box>
    </Section>
  );
}
