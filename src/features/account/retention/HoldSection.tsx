import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { messageOf } from '../../../api/transport/gatewayError';
import { useListHoldsQuery, type LegalHold } from '../../../api/resources/retentionApi';
import { ErrorState } from '../../../components/feedback/ErrorState';
import { lazyPart } from '../../../components/lazyPart';
import { PageSkeleton } from '../../../components/feedback/PageSkeleton';
import { Section } from '../../../components/layout/Section';
import { HoldRow } from './HoldRow';

const PlaceHoldDialog = lazyPart(() => import('./PlaceHoldDialog').then((module) => module.PlaceHoldDialog));
const ReleaseHoldDialog = lazyPart(() =>
  import('./ReleaseHoldDialog').then((module) => module.ReleaseHoldDialog),
);

/** The checks held from erasure, with person and reason. */
export function HoldSection() {
  const { t } = useTranslation();
  const { data, error, refetch } = useListHoldsQuery(undefined, { refetchOnMountOrArgChange: true });
  const [open, setOpen] = useState<'place' | LegalHold>();
  const handleClose = () => setOpen(undefined);
  return (
    <Section
      title={t('accountRetention.hold.title')}
      aside={
        <Button variant="outlined" onClick={() => setOpen('place')}>
          {t('accountRetention.hold.place')}
        </Button>
      }
    >
      <Box sx={{ mb: 1, color: 'text.secondary' }}>{t('accountRetention.hold.intro')}</Box>
      {error && !data && <ErrorState message={messageOf(error)} onRetry={() => void refetch()} />}
      {!error && !data && <PageSkeleton blocks={1} />}
      {data?.length === 0 && <Box sx={{ color: 'text.secondary' }}>{t('accountRetention.hold.none')}</Box>}
      <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0 }}>
        {data?.map((hold) => (
          <HoldRow key={hold.holdId} hold={hold} onRelease={() => setOpen(hold)} />
        ))}
      </Box>
      {open === 'place' && <PlaceHoldDialog onClose={handleClose} />}
      {typeof open === 'object' && <ReleaseHoldDialog hold={open} onClose={handleClose} />}
    </Section>
  );
}
