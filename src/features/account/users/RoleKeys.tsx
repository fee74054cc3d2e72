import Box from '@mui/material/Box';
import { useTranslation } from 'react-i18next';
import { useGetMemberHoldingsQuery } from '../../../api/resources/leaverApi';
import type { Member } from '../../../api/resources/peopleApi';
import { messageOf } from '../../../api/transport/gatewayError';
import { ErrorState } from '../../../components/feedback/ErrorState';

interface RoleKeysProps {
  member: Member;
}

/** With a role that manages no API keys: how many the person answers for, and that whoever changes the role does from then on. */
export function RoleKeys({ member: { userId, nickName: name } }: RoleKeysProps) {
  const { t } = useTranslation();
  const { data, error, refetch } = useGetMemberHoldingsQuery({ userId });
  if (error) return <ErrorState message={messageOf(error)} onRetry={() => void refetch()} />;
  if (!data?.apiKeys) return null;
  return (
    <Box role="status">
      {t('accountUsers.roleKeys', { name, count: data.apiKeys })} {t('accountUsers.disableAsk.keysHelp')}
    </Box>
  );
}
