import Box from '@mui/material/Box';
import { useTranslation } from 'react-i18next';
import { useSendApplicantInvitationsMutation, type Invitee } from '../../api/resources/registrationsApi';
import { useIdempotencyKey } from '../../api/transport/useIdempotencyKey';
import { useSubmit } from '../../api/transport/useSubmit';
import { FieldRadios } from '../../components/form/FieldRadios';
import { FormDialog } from '../../components/form/FormDialog';
import { useAppForm } from '../../components/form/useAppForm';
import { toast } from '../../lib/toast';

interface TellInviteesDialogProps {
  formId: string;
  /** Left out: everybody who was never invited. */
  invitee?: Invitee | undefined;
  /** How many were never invited. */
  waiting: number;
  onClose: () => void;
}

const languages = ['zh-CN', 'en'] as const;

/** Invites one person, or all who were never invited, by SMS in the language that is chosen. */
export function TellInviteesDialog({ formId, invitee, waiting, onClose }: TellInviteesDialogProps) {
  const { t } = useTranslation();
  const form = useAppForm<{ language: (typeof languages)[number] }>({ language: 'zh-CN' }, {});
  const [tell] = useSendApplicantInvitationsMutation();
  const { keyFor } = useIdempotencyKey();
  const { send, isRunning } = useSubmit(tell, {
    form,
    otherwise: 'language',
    onDone: ({ sent, left }) => {
      if (sent === 0) toast.error(t('invitees.tell.nobody'));
      else if (invitee || left === 0) toast.success(t('invitees.tell.done', { count: sent }));
      else toast.success(t('invitees.tell.half', { count: left, sent }));
      onClose();
    },
  });
  const inviteeIds = invitee && { inviteeIds: [invitee.inviteeId] };
  return (
    <FormDialog
      title={
        invitee
          ? t('invitees.tell.titleOne', { name: invitee.name })
          : t('invitees.tell.title', { count: waiting })
      }
      submitLabel={t('invitees.tell.submit')}
      onSubmit={form.submit(({ language }) => {
        const invitationsInput = { formId, language, ...inviteeIds };
        return send({ 'Idempotency-Key': keyFor(invitationsInput), invitationsInput });
      })}
      onClose={onClose}
      isDirty={false}
      isRunning={isRunning}
    >
      <Box sx={{ color: 'text.secondary' }}>{t('invitees.tell.body')}</Box>
      <FieldRadios
        field={form.field('language')}
        label={t('invitees.tell.language')}
        options={languages.map((value) => ({
          value,
          label: t(`invitees.tell.languages.${value === 'en' ? 'en' : 'zh'}`),
        }))}
      />
    </FormDialog>
  );
}
