import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useTranslation } from 'react-i18next';
import { useForgetOwnProfileMutation, type OwnProfile } from '../../../api/resources/peopleApi';
import { useEditUserMutation } from '../../../api/resources/userApi';
import { useSubmit } from '../../../api/transport/useSubmit';
import { FieldLine } from '../../../components/form/FieldLine';
import { Section } from '../../../components/layout/Section';
import { useSmallForm } from '../../../hooks/useSmallForm';
import { toast } from '../../../lib/toast';
import { useUnsavedInput } from '../../../lib/unsavedInput';
import { nickNameFault } from '../nickNameFault';

type Field = 'nickName' | 'email';

const rules = {
  nickName: (value: string) => {
    const fault = nickNameFault(value);
    return fault && { key: fault === 'none' ? 'accountMe.fault.noName' : 'accountMe.fault.name' };
  },
  email: (value: string) =>
    value.trim() === '' || /^[!-?A-~]+@[!-?A-~]+\.[!-?A-~]+$/.test(value.trim())
      ? undefined
      : { key: 'accountMe.fault.email' },
};

/** The name everybody here sees, and an optional e-mail. A user named by their phone starts without a name. */
export function ProfileForm({ profile }: { profile: OwnProfile }) {
  const { t } = useTranslation();
  const known = {
    nickName: profile.isNamedByPhone ? '' : profile.nickName,
    email: profile.email ?? '',
  };
  const [editUser] = useEditUserMutation();
  const [forget] = useForgetOwnProfileMutation();
  const form = useSmallForm<Field>(known, rules);
  useUnsavedInput(form.isDirty);

  /** Sends only changes; an e-mail is deleted by a call of its own. */
  const save = async (values: Record<Field, string>): Promise<{ data?: unknown; error?: unknown }> => {
    const name = values.nickName.trim();
    const address = values.email.trim();
    const body = {
      ...(name !== known.nickName && { nickName: name }),
      ...(address !== known.email && address !== '' && { email: address }),
    };
    if (Object.keys(body).length > 0) {
      const reply = await editUser({ body });
      if (reply.error) return reply;
    }
    return address === '' && known.email !== '' ? forget({ body: { part: 'email' } }) : {};
  };
  const { send, isRunning } = useSubmit(save, { form, onDone: () => toast.success(t('accountMe.done')) });

  return (
    <Section title={t('accountMe.title')}>
      <Box
        component="form"
        noValidate
        onSubmit={form.submit(send)}
        sx={{ display: 'grid', gap: 2, maxWidth: 420 }}
      >
        <FieldLine
          field={form.field('nickName')}
          label={t('accountMe.name')}
          help={t('accountMe.nameHelp')}
          autoComplete="name"
          disabled={!profile.isEditable}
        />
        <FieldLine
          field={form.field('email')}
          label={t('accountMe.email')}
          help={t('accountMe.emailHelp')}
          isOptional
          type="email"
          inputMode="email"
          autoComplete="email"
          disabled={!profile.isEditable}
        />
        {profile.isEditable && (
          <div>
            <Button type="submit" variant="contained" loading={isRunning}>
              {t('common.action.save')}
            </Button>
          </div>
        )}
      </Box>
    </Section>
  );
}
