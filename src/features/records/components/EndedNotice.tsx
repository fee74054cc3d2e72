import Box from '@mui/material/Box';
import { useTranslation } from 'react-i18next';
import type { CheckDetail } from '../../../api/resources/checksApi';
import { Notice } from '../../../components/feedback/Notice';
import { formatDateTime } from '../../../lib/dates';
import { joinSentences } from '../../../lib/joinSentences';

const reasons = [
  'checkCancelled',
  'notApproved',
  'notDecided',
  'unpaid',
  'consentRefused',
  'consentWithdrawn',
  'expired',
] as const;
type Why = (typeof reasons)[number];

/** Says how a check came to its end without a report: who ended it, when and why. */
export function EndedNotice({ timeline }: Pick<CheckDetail, 'timeline'>) {
  const { t } = useTranslation();
  const end = timeline.findLast(({ event }) => event === 'cancelled' || event === 'expired');
  const why = end?.detail.why as Why | undefined;
  if (!end || !why || !reasons.includes(why)) return null;
  const by = end.actorKind === 'named' ? end.actor : t(`recordDetail.actor.${end.actorKind}`);
  const { reason } = end.detail;
  return (
    <Box sx={{ mb: 2 }}>
      <Notice>
        {joinSentences(
          t(`recordDetail.ended.${why}`, { by, time: formatDateTime(end.at) }),
          typeof reason === 'string' ? t('recordDetail.item.reason', { reason }) : '',
        )}
      </Notice>
    </Box>
  );
}
