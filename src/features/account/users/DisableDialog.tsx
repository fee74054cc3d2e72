import Typography from '@mui/material/Typography';
import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { may } from '@probity/contract/permissions';
import { enterpriseRoles, type Role } from '@probity/contract/roles';
import {
  useHandOverMemberMutation,
  useListMembersInfiniteQuery,
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

interface DisableDialogProps {
  member: Member;
  onClose: () => void;
}

const orders = (roleId: string) => may(roleId as Role, 'check.order');

/** Disables a person, and gives the records they own to a colleague if that is wanted: one act for somebody who leaves. */
export function DisableDialog({ member, onClose }: DisableDialogProps) {
  const { t } = useTranslation();
  const { userId, nickName: name } = member;
  const form = useAppForm({ toUserId: '' }, () => ({}));
  const [editUser] = useEditUserMutation();
  const [handOver] = useHandOverMemberMutation();
  // Whoever ordered once may own records still, whatever their role is now.
  const mayOwn = enterpriseRoles.some((role) => role === member.roleId);
  const { people, isLoading, error, retry } = useOrderers(!mayOwn);
  const colleagues = people.filter((one) => one.userId !== userId && one.signedInAt !== null);
  const disable = ({ toUserId }: { toUserId: string }): Promise<{ data?: unknown; error?: unknown }> =>
    toUserId ? handOver({ body: { userId, toUserId } }) : editUser({ body: { userId, status: 'disabled' } });
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
      {mayOwn && error && <ErrorState message={error} onRetry={retry} />}
      {mayOwn && !error && (
        <FieldMenu
          field={form.field('toUserId')}
          label={t('accountUsers.disableAsk.to')}
          help={t('accountUsers.disableAsk.toHelp')}
          isOptional
          disabled={isLoading}
          emptyLabel={t('accountUsers.disableAsk.stay', { name })}
          options={colleagues.map((one) => ({
            value: one.userId,
            label: `${one.nickName} · ${one.roleName}`,
          }))}
        />
      )}
    </FormDialog>
  );
}

/** The people of the account who may order, page after page until all are known. */
function useOrderers(isSkipped: boolean) {
  const { data, error, hasNextPage, isFetching, fetchNextPage, refetch } = useListMembersInfiniteQuery(
    { body: { status: 'enabled' } },
    { skip: isSkipped },
  );
  useEffect(() => {
    if (hasNextPage && !isFetching && !error) void fetchNextPage();
  }, [hasNextPage, isFetching, error, fetchNextPage]);
  const rows: Member[] = (data?.pages ?? []).flatMap((page) => page.rows);
  return {
    people: rows.filter(({ roleId }) => orders(roleId)),
    isLoading: !isSkipped && (!data || hasNextPage),
    error: error && messageOf(error),
    retry: () => void refetch(),
  };
}
