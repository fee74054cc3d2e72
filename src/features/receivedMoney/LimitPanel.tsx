import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { formatFen } from '@probity/contract/rules/fen';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import {
  useGetRechargeLimitQuery,
  useRefuseRechargeLimitMutation,
  type RechargeLimitChange,
} from '../../api/resources/reversalsApi';
import { messageOf } from '../../api/transport/gatewayError';
import { useSubmit } from '../../api/transport/useSubmit';
import { ErrorState } from '../../components/feedback/ErrorState';
import { PageSkeleton } from '../../components/feedback/PageSkeleton';
import { Section } from '../../components/layout/Section';
import { lazyPart } from '../../components/lazyPart';
import { loadPhrases } from '../../i18n/i18n';
import { toast } from '../../lib/toast';
import { LimitHistory } from './LimitHistory';
import { LimitWaiting } from './LimitWaiting';

const AskLimitDialog = lazyPart(() => import('./AskLimitDialog').then((module) => module.AskLimitDialog));
const ConfirmLimitDialog = lazyPart(async () => {
  await loadPhrases('lostPhone');
  return (await import('./ConfirmLimitDialog')).ConfirmLimitDialog;
});

/** Above how much two operators confirm a recharge: asked for by one, confirmed by another; and every change before it. */
export function LimitPanel() {
  const { t } = useTranslation();
  const { data, error, refetch } = useGetRechargeLimitQuery(undefined, { refetchOnMountOrArgChange: true });
  const [isAsking, setAsking] = useState(false);
  const [confirming, setConfirming] = useState<RechargeLimitChange>();
  const [refuse] = useRefuseRechargeLimitMutation();
  const refusing = useSubmit(refuse, { onDone: () => toast.success(t('receivedMoney.limit.refusedNow')) });
  if (error && !data) return <ErrorState message={messageOf(error)} onRetry={() => void refetch()} />;
  if (!data) return <PageSkeleton />;
  const { above, changes } = data;
  const waiting = changes.find(({ status }) => status === 'waiting');
  return (
    <Box sx={{ display: 'grid', gap: 2, maxWidth: 860 }}>
      <Section title={t('receivedMoney.limit.title')}>
        <Box sx={{ display: 'grid', gap: 1.5, justifyItems: 'start' }}>
          <strong>{t('receivedMoney.limit.now', { above: formatFen(above) })}</strong>
          <div>{t('receivedMoney.limit.lead')}</div>
          {waiting ? (
            <LimitWaiting
              change={waiting}
              isRunning={refusing.isRunning}
              onConfirm={() => setConfirming(waiting)}
              onRefuse={() => void refusing.send({ body: { changeId: waiting.changeId } })}
            />
          ) : (
            <Button variant="outlined" onClick={() => setAsking(true)}>
              {t('receivedMoney.limit.change')}
            </Button>
          )}
        </Box>
      </Section>
      <LimitHistory changes={changes.filter(({ status }) => status !== 'waiting')} />
      {isAsking && <AskLimitDialog above={above} onClose={() => setAsking(false)} />}
      {confirming && (
        <ConfirmLimitDialog change={confirming} now={above} onClose={() => setConfirming(undefined)} />
      )}
    </Box>
  );
}
