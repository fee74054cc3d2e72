import Box from '@mui/material/Box';
import { useTranslation } from 'react-i18next';
import { useCountChecksQuery } from '../../../api/resources/checksApi';
import { useGetMemberHoldingsQuery, type Member } from '../../../api/resources/peopleApi';
import { messageOf } from '../../../api/transport/gatewayError';
import { ErrorState } from '../../../components/feedback/ErrorState';
import { FieldMenu } from '../../../components/form/FieldMenu';
import type { AppField } from '../../../components/form/useAppForm';
import { joinSentences } from '../../../lib/joinSentences';
import { colleagueOption, ordersChecks, useColleagues } from './useColleagues';

interface RoleRecordsProps {
  member: Member;
  field: AppField<string>;
}

/** With a role that orders nothing: how many records the person owns, who may take them in the same act, and what stays. */
export function RoleRecords({ member: { userId, nickName: name }, field }: RoleRecordsProps) {
  const { t } = useTranslation();
  const count = useCountChecksQuery({ body: { ownerId: userId } }, { refetchOnMountOrArgChange: true });
  const colleagues = useColleagues();
  const fault = count.error ? messageOf(count.error) : colleagues.error;
  const { total = 0, capped } = count.currentData ?? {};
  const others = colleagues.people.filter((one) => one.userId !== userId && ordersChecks(one));
  return (
    <Box sx={{ display: 'grid', gap: 1 }}>
      {fault && (
        <ErrorState
          message={fault}
          onRetry={() => (count.error ? void count.refetch() : colleagues.retry())}
        />
      )}
      {!fault && total > 0 && (
        <FieldMenu
          field={field}
          label={t('accountUsers.roleRecords.to')}
          help={t(capped ? 'accountUsers.roleRecords.ownsMore' : 'accountUsers.roleRecords.owns', {
            name,
            count: total,
          })}
          isOptional
          disabled={colleagues.isLoading}
          emptyLabel={t('accountUsers.roleRecords.stay', { name })}
          options={others.map(colleagueOption)}
        />
      )}
      <Box sx={{ color: 'text.secondary' }}>{t('accountUsers.roleRecords.stays')}</Box>
    </Box>
  );
}

/** With a role that manages no API keys: how many the person answers for, and that whoever changes the role does from then on. */
export function RoleKeys({ member: { userId, nickName: name } }: Pick<RoleRecordsProps, 'member'>) {
  const { t } = useTranslation();
  const { data, error, refetch } = useGetMemberHoldingsQuery({ userId });
  if (error) return <ErrorState message={messageOf(error)} onRetry={() => void refetch()} />;
  if (!data?.apiKeys) return null;
  return (
    <Box role="status">
      {joinSentences(
        t('accountUsers.roleKeys', { name, count: data.apiKeys }),
        t('accountUsers.disableAsk.keysHelp'),
      )}
    </Box>
  );
}
