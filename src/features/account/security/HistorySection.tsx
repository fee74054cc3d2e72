import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useTranslation } from 'react-i18next';
import { messageOf } from '../../../api/gatewayError';
import { useSignInPagesInfiniteQuery } from '../../../api/peopleApi';
import { ErrorState } from '../../../components/ErrorState';
import { PageSkeleton } from '../../../components/PageSkeleton';
import { Section } from '../../../components/Section';
import { StatusTag } from '../../../components/StatusTag';
import { formatDateTime } from '../../../lib/dates';
import { deviceName } from './deviceName';
import { EntryRow } from './EntryRow';

/** Sign-ins and wrong passwords of the last half year. */
export function HistorySection() {
  const { t } = useTranslation();
  const { data, error, refetch, hasNextPage, isFetchingNextPage, fetchNextPage } =
    useSignInPagesInfiniteQuery(undefined, { refetchOnMountOrArgChange: true });
  const rows = data?.pages.flatMap((page) => page.rows);
  return (
    <Section title={t('accountSecurity.history.title')}>
      {error && !rows && <ErrorState message={messageOf(error)} onRetry={() => void refetch()} />}
      {!error && !rows && <PageSkeleton blocks={1} />}
      {rows?.length === 0 && <Box sx={{ color: 'text.secondary' }}>{t('accountSecurity.history.empty')}</Box>}
      <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0 }}>
        {rows?.map((one) => (
          <EntryRow
            key={one.signInId}
            title={formatDateTime(one.at)}
            note={[
              t(`accountSecurity.history.way.${one.way}`),
              deviceName(one.userAgent) || t('accountSecurity.unknownDevice'),
              one.ip,
            ].join(' · ')}
            end={
              one.outcome === 'ok' ? undefined : (
                <StatusTag tone="red">{t('accountSecurity.history.wrongPassword')}</StatusTag>
              )
            }
          />
        ))}
      </Box>
      {hasNextPage && (
        <Button size="small" onClick={() => void fetchNextPage()} loading={isFetchingNextPage}>
          {t('components.table.loadMore')}
        </Button>
      )}
    </Section>
  );
}
