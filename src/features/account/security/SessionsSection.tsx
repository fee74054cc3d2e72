import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useTranslation } from 'react-i18next';
import { messageOf } from '../../../api/transport/gatewayError';
import {
  useEndOtherSessionsMutation,
  useEndSessionMutation,
  useListSessionsQuery,
} from '../../../api/resources/peopleApi';
import { useSubmit } from '../../../api/transport/useSubmit';
import { EntryRow } from '../../../components/layout/EntryRow';
import { ErrorState } from '../../../components/feedback/ErrorState';
import { PageSkeleton } from '../../../components/feedback/PageSkeleton';
import { Section } from '../../../components/layout/Section';
import { StatusTag } from '../../../components/data/StatusTag';
import { formatDateTime } from '../../../lib/dates';
import { toast } from '../../../lib/toast';
import { deviceName } from '@probity/contract/rules/deviceName';

/** The user's open sessions, each with a button that ends it. */
export function SessionsSection() {
  const { t } = useTranslation();
  const { data, error, refetch } = useListSessionsQuery(undefined, { refetchOnMountOrArgChange: true });
  const [endOthers] = useEndOtherSessionsMutation();
  const others = data?.filter(({ isCurrent }) => !isCurrent) ?? [];

  const { send, isRunning } = useSubmit(endOthers, {
    onDone: () => toast.success(t('accountSecurity.sessions.othersEnded')),
  });

  return (
    <Section
      title={t('accountSecurity.sessions.title')}
      aside={
        others.length > 1 && (
          <Button
            size="small"
            color="error"
            variant="outlined"
            onClick={() => void send({ body: {} })}
            loading={isRunning}
          >
            {t('accountSecurity.sessions.endOthers')}
          </Button>
        )
      }
    >
      {error && !data && <ErrorState message={messageOf(error)} onRetry={() => void refetch()} />}
      {!error && !data && <PageSkeleton blocks={1} />}
      <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0 }}>
        {data?.map((one) => (
          <EntryRow
            key={one.sessionId}
            title={deviceName(one.userAgent) || t('accountSecurity.unknownDevice')}
            note={t('accountSecurity.sessions.note', {
              account: one.mainName,
              ip: one.ip,
              since: formatDateTime(one.createdAt),
              seen: formatDateTime(one.seenAt),
            })}
            end={
              one.isCurrent ? (
                <StatusTag>{t('accountSecurity.sessions.current')}</StatusTag>
              ) : (
                <EndButton sessionId={one.sessionId} device={deviceName(one.userAgent) || one.ip} />
              )
            }
          />
        ))}
      </Box>
    </Section>
  );
}

/** Ends one session, independently of the others. */
function EndButton({ sessionId, device }: { sessionId: string; device: string }) {
  const { t } = useTranslation();
  const [end] = useEndSessionMutation();
  const { send, isRunning } = useSubmit(end, {
    onDone: () => toast.success(t('accountSecurity.sessions.ended')),
  });
  return (
    <Button
      size="small"
      color="inherit"
      onClick={() => void send({ body: { sessionId } })}
      loading={isRunning}
      aria-label={t('accountSecurity.sessions.endOne', { device })}
    >
      {t('accountSecurity.sessions.end')}
    </Button>
  );
}
