import Box from '@mui/material/Box';
import type { DictType } from '@probity/contract/rules/dictionaries';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useListDictionariesQuery } from '../../../api/resources/dictionariesApi';
import { messageOf } from '../../../api/transport/gatewayError';
import { ErrorState } from '../../../components/feedback/ErrorState';
import { PageSkeleton } from '../../../components/feedback/PageSkeleton';
import { Section } from '../../../components/layout/Section';
import { lazyPart } from '../../../components/lazyPart';
import { DictHistory } from './DictHistory';
import { DictRow } from './DictRow';

// They are read more often than changed.
const ChangeDictDialog = lazyPart(() =>
  import('./ChangeDictDialog').then((module) => module.ChangeDictDialog),
);

/** Every dictionary with its words, to be changed from a day on, beside what was changed. */
export function DictionariesDesk() {
  const { t } = useTranslation();
  const [changing, setChanging] = useState<DictType>();
  const { data, error, refetch } = useListDictionariesQuery(undefined, { refetchOnMountOrArgChange: true });
  if (error && !data) return <ErrorState message={messageOf(error)} onRetry={() => void refetch()} />;
  if (!data) return <PageSkeleton />;
  // As it is now: another operator may have changed it while somebody types.
  const changed = data.dictionaries.find(({ type }) => type === changing);
  return (
    <Box
      sx={{
        display: 'grid',
        gap: 2,
        gridTemplateColumns: { xs: 'minmax(0, 1fr)', lg: '3fr 2fr' },
        alignItems: 'start',
      }}
    >
      <Section title={t('dictionaries.title')}>
        <Box sx={{ color: 'text.secondary' }}>{t('dictionaries.lead')}</Box>
        <Box component="ul" aria-label={t('dictionaries.title')} sx={{ listStyle: 'none', m: 0, p: 0 }}>
          {data.dictionaries.map((one) => (
            <DictRow key={one.type} dictionary={one} onChange={() => setChanging(one.type)} />
          ))}
        </Box>
      </Section>
      <DictHistory history={data.history} />
      {changed && <ChangeDictDialog dictionary={changed} onClose={() => setChanging(undefined)} />}
    </Box>
  );
}
