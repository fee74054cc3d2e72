import Box from '@mui/material/Box';
import Skeleton from '@mui/material/Skeleton';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import {
  useListSharesQuery,
  useRevokeShareMutation,
  type ReportItem,
  type Share,
} from '../../../api/resources/reportsApi';
import { shownError } from '../../../api/transport/shownError';
import { useSubmit } from '../../../api/transport/useSubmit';
import { ConfirmDialog } from '../../../components/feedback/ConfirmDialog';
import { ErrorState } from '../../../components/feedback/ErrorState';
import { Section } from '../../../components/layout/Section';
import { useKindWords } from '../../../domain/report/useKindWords';
import { toast } from '../../../lib/toast';
import { ShareLine } from './ShareLine';

interface SharesPanelProps {
  checkId: string;
  items: readonly Pick<ReportItem, 'itemCode' | 'kind'>[];
}

/** The readers of the report's links, their views, and a button that revokes a link. */
export function SharesPanel({ checkId, items }: SharesPanelProps) {
  const { t } = useTranslation();
  const { data, refetch, ...query } = useListSharesQuery({ checkId });
  const error = shownError(query.error);
  const [revoke] = useRevokeShareMutation();
  const [revoking, setRevoking] = useState<Share>();
  const { send, isRunning } = useSubmit(revoke, {
    onDone: () => {
      toast.success(t('reportHistory.list.revoked'));
      setRevoking(undefined);
    },
  });
  const kinds = useKindWords()(items);
  const nameOf = (itemCode: string) => kinds.find(({ code }) => code === itemCode)?.label ?? itemCode;

  return (
    <Box className="no-print">
      <Section title={t('reportHistory.list.title')}>
        {!data && !error && <Skeleton variant="rounded" height={40} />}
        {!data && error && <ErrorState message={error.msg} onRetry={() => void refetch()} />}
        {data?.rows.length === 0 && <Box sx={{ color: 'look.ink3' }}>{t('reportHistory.list.none')}</Box>}
        {data && data.rows.length > 0 && (
          <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0, display: 'grid', gap: 1.5 }}>
            {data.rows.map((share) => (
              <ShareLine
                key={share.shareId}
                share={share}
                nameOf={nameOf}
                onRevoke={() => setRevoking(share)}
              />
            ))}
          </Box>
        )}
      </Section>
      <ConfirmDialog
        isOpen={revoking !== undefined}
        title={t('reportHistory.list.revokeTitle')}
        confirmLabel={t('reportHistory.list.revoke')}
        isDangerous
        isRunning={isRunning}
        onConfirm={() => revoking && void send({ body: { shareId: revoking.shareId } })}
        onCancel={() => setRevoking(undefined)}
      >
        {t('reportHistory.list.revokeBody', { mobiles: revoking?.mobiles.join(t('reportBody.comma')) ?? '' })}
      </ConfirmDialog>
    </Box>
  );
}
