import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useTranslation } from 'react-i18next';
import { useListSignInsInfiniteQuery, type SignIn } from '../../../api/resources/peopleApi';
import { openedAnew } from '../../../api/lists/pages';
import { usePagedRows } from '../../../api/lists/usePagedRows';
import { EntryRow } from '../../../components/layout/EntryRow';
import { ErrorState } from '../../../components/feedback/ErrorState';
import { PageSkeleton } from '../../../components/feedback/PageSkeleton';
import { Section } from '../../../components/layout/Section';
import { Moment } from '../../../components/data/Moment';
import { StatusTag } from '../../../components/data/StatusTag';
import { deviceName } from '@probity/contract/rules/deviceName';

const idOf = ({ signInId }: SignIn) => signInId;

/** Sign-ins of the last half year, and refused attempts. */
export function HistorySection() {
  const { t } = useTranslation();
  const query = useListSignInsInfiniteQuery({ body: {} }, openedAnew);
  const { rows, error, hasMore, isLoadingMore, onLoadMore } = usePagedRows(query, idOf);
  return (
    <Section title={t('accountSecurity.history.title')}>
      {error && <ErrorState {...error} />}
      {!error && !rows && <PageSkeleton blocks={1} />}
      {rows?.length === 0 && <Box sx={{ color: 'text.secondary' }}>{t('accountSecurity.history.empty')}</Box>}
      <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0 }}>
        {rows?.map((one) => (
          <EntryRow
            key={one.signInId}
            title={<Moment at={one.at} isExact />}
            note={[
              t(`accountSecurity.history.way.${one.way}`),
              deviceName(one.userAgent) || t('accountSecurity.unknownDevice'),
              one.ip,
            ].join(' · ')}
            end={
              one.outcome === 'ok' ? undefined : (
                <StatusTag tone="red">{t(`accountSecurity.history.${one.outcome}`)}</StatusTag>
              )
            }
          />
        ))}
      </Box>
      {hasMore && (
        <Button size="small" onClick={onLoadMore} loading={isLoadingMore}>
          {t('components.table.loadMore')}
        </Button>
      )}
    </Section>
  );
}
