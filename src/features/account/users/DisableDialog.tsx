import Typography from '@mui/material/Typography';
import { useTranslation } from 'react-i18next';
import { enterpriseRoles } from '@probity/contract/roles';
import {
  useGetMemberHoldingsQuery,
  useHandOverMemberMutation,
  type Member,
} from '../../../api/resources/peopleApi';
import { useEditUserMutation } from '../../../api/resources/userApi';
import { messageOf } from '../../../api/transport/gatewayError';
import { useSubmit } from '../../../api/transport/useSubmit';
import { ErrorState } from '../../../components/feedback/ErrorState';
import { FieldMenu } from '../../../components/form/FieldMenu';
import { FormDialog } from '../../../components/form/FormDialog';
import { useAppForm } from '../../../components/form/useAppForm';
import { toast } from '../../../lib/toast';
import { Holdings } from './Holdings';
import { colleagueOption, ordersChecks, useColleagues } from './useColleagues';

interface DisableDialogProps {
  member: Member;
  onClose: () => void;
}

/**
 * Disables a person: what they hold is told before, and the records they own go to a colleague if that is wanted, in one act for
 * somebody who leaves.
 */
export function DisableDialog({ member, onClose }: DisableDialogProps) {
  const { t } = useTranslation();
  const { userId, nickName: name } = member;
  const form = useAppForm({ toUserId: '' }, () => ({}));
  const [editUser] = useEditUserMutation();
  const [handOver] = useHandOverMemberMutation();
  // Whoever ordered once may own records still, whatever their role is now.
  const mayOwn = enterpriseRoles.some((role) => role === member.roleId);
  const held = useGetMemberHoldingsQuery({ userId }, { skip: !mayOwn });
  const { people, ...known } = useColleagues({ isSkipped: !mayOwn });
  const error = held.error ? messageOf(held.error) : known.error;
  const isLoading = held.isLoading || known.isLoading;
  const goesOn = !held.data || held.data.records + held.data.views > 0;
  const colleagues = people.filter((one) => one.userId !== userId && ordersChecks(one));
  const disable = ({ toUserId }: { toUserId: string }): Promise<{ data?: unknown; error?: unknown }> =>
    toUserId
      ? handOver({ body: { userId, toUserId, disable: true } })
      : editUser({ body: { userId, status: 'disabled' } });
  const { send, isRunning } = useSubmit(disable, {
    form,
    onDone: (data, { toUserId }) => {
      const to = colleagues.find((one) => one.userId === toUserId)?.nickName;
      const { records } = (data ?? {}) as { records?: number };
      toast.success(
        to === undefined
          ? t('accountUsers.disabled', { name })
          : t('accountUsers.handedOver', { name, to, count: records ?? 0 }),
      );
      onClose();
    },
  });
  return (
    <FormDialog
      title={t('accountUsers.disableAsk.title', { name })}
      submitLabel={t('accountUsers.disableAsk.confirm')}
      onSubmit={form.submit(send)}
      onClose={onClose}
      isDirty={false}
      isRunning={isRunning}
      isDangerous
      // Whoever has to go at once can be disabled, though nobody to take the records can be shown.
      isSubmitDisabled={mayOwn && isLoading && !error}
    >
      <Typography>{t('accountUsers.disableAsk.body')}</Typography>
      {mayOwn && error && (
        <ErrorState message={error} onRetry={() => (held.error ? void held.refetch() : known.retry())} />
      )}
      {mayOwn && held.data && <Holdings held={held.data} name={name} onLeave={onClose} />}
      {mayOwn && !error && goesOn && (
        <FieldMenu
          field={form.field('toUserId')}
          label={t('accountUsers.disableAsk.to')}
          help={t('accountUsers.disableAsk.toHelp')}
          isOptional
          disabled={isLoading}
          emptyLabel={t('accountUsers.disableAsk.stay', { name })}
          options={colleagues.map(colleagueOption)}
        />
      )}
    </FormDialog>
  );
}
