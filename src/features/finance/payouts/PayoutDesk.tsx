import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { formatFen } from '@probity/contract/rules/fen';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useGetPayoutDeskQuery, type PayoutDesk as Desk } from '../../../api/resources/payoutsApi';
import { messageOf } from '../../../api/transport/gatewayError';
import { KeyValueList } from '../../../components/data/KeyValueList';
import { ErrorState } from '../../../components/feedback/ErrorState';
import { PageSkeleton } from '../../../components/feedback/PageSkeleton';
import { TextLink } from '../../../components/layout/TextLink';
import { lazyPart } from '../../../components/lazyPart';

const AskPayoutDialog = lazyPart(() => import('./AskPayoutDialog').then((module) => module.AskPayoutDialog));

/** What the owner can have paid out and to whom; what stands in the way is said, with the way out of it. */
export function PayoutDesk() {
  const { t } = useTranslation();
  const {
    data: desk,
    error,
    refetch,
  } = useGetPayoutDeskQuery(undefined, { refetchOnMountOrArgChange: true });
  const [asking, setAsking] = useState<Desk>();
  if (error && !desk) return <ErrorState message={messageOf(error)} onRetry={() => void refetch()} />;
  if (!desk) return <PageSkeleton />;
  const { holder, available, isWaiting } = desk;
  const hindrance =
    holder === null ? 'notVerified' : isWaiting ? 'isWaiting' : available === 0 ? 'nothing' : null;
  return (
    <Box sx={{ display: 'grid', gap: 2, justifyItems: 'start', mb: 2 }}>
      <KeyValueList
        items={[
          { label: t('payouts.available'), value: formatFen(available) },
          ...(holder === null ? [] : [{ label: t('payouts.holder'), value: holder }]),
        ]}
      />
      {hindrance ? (
        <Alert severity="info">
          {t(`payouts.${hindrance}`)}{' '}
          {hindrance === 'notVerified' && <TextLink to="/ei">{t('payouts.verify')}</TextLink>}
        </Alert>
      ) : (
        <Button variant="contained" onClick={() => setAsking(desk)}>
          {t('payouts.ask')}
        </Button>
      )}
      {asking && <AskPayoutDialog desk={asking} onClose={() => setAsking(undefined)} />}
    </Box>
  );
}
