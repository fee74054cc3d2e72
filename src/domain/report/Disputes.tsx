import Box from '@mui/material/Box';
import { useTranslation } from 'react-i18next';
import type { Dispute } from '../../api/resources/reportsApi';
import { Section } from '../../components/layout/Section';
import { formatDateTime, formatDeadline, isOverdue } from '../../lib/dates';

interface DisputesProps {
  disputes: readonly Dispute[];
  /** The reader is the candidate: their own disputes are "yours". */
  isCandidate?: boolean;
}

/** The disputes of a report and their answers, newest first. On paper too: a result is not read without them. */
export function Disputes({ disputes, isCandidate = false }: DisputesProps) {
  const { t } = useTranslation();
  if (disputes.length === 0) return null;
  return (
    <Section title={t('reportBody.disputes.title')}>
      <Box
        component="ol"
        reversed
        sx={{
          listStyle: 'none',
          m: 0,
          p: 0,
          display: 'grid',
          gap: 1.75,
          gridTemplateColumns: 'minmax(0, 1fr)',
        }}
      >
        {disputes.toReversed().map((dispute) => (
          <li key={dispute.at}>
            <DisputeText dispute={dispute} isCandidate={isCandidate} />
          </li>
        ))}
      </Box>
    </Section>
  );
}

function DisputeText({ dispute, isCandidate }: { dispute: Dispute; isCandidate: boolean }) {
  const { t } = useTranslation();
  const { answer, by, dueOn, itemName, reason, side } = dispute;
  // A day that has passed is no longer announced.
  const isAwaited = dueOn !== null && !isOverdue(dueOn);
  const isOwn = side === (isCandidate ? 'candidate' : 'enterprise');
  const who =
    isCandidate && isOwn
      ? t('reportBody.disputes.you')
      : t(`reportBody.disputes.${by ? 'named' : 'unnamed'}.${side}`, { by });
  const about = itemName ?? t('reportBody.dispute.whole');
  // A reader of the paper need not know which colleague disputed.
  const isColleague = by !== '' && side === 'enterprise';
  return (
    <>
      <Box className={isColleague ? 'no-print' : undefined} sx={{ fontWeight: 600 }}>
        {who} · {about}
      </Box>
      {isColleague && (
        <Box className="print-only" sx={{ fontWeight: 600 }}>
          {t('reportBody.disputes.unnamed.enterprise')} · {about}
        </Box>
      )}
      <Box component="time" dateTime={dispute.at} sx={{ color: 'text.secondary', fontSize: '0.8125rem' }}>
        {formatDateTime(dispute.at)}
      </Box>
      {reason && <Quote>{reason}</Quote>}
      <Box sx={{ mt: 0.75 }}>
        {answer
          ? t(`reportBody.disputes.${answer.kind}`, {
              version: answer.version,
              time: formatDateTime(answer.at),
            })
          : isAwaited
            ? t('reportBody.disputes.openUntil', { date: formatDeadline(dueOn) })
            : t('reportBody.disputes.open')}
      </Box>
      {answer?.reason && <Quote>{answer.reason}</Quote>}
      {!isOwn && reason === null && (
        <Box sx={{ color: 'look.ink3', fontSize: '0.8125rem', mt: 0.75 }}>
          {t(`reportBody.disputes.private.${side}`)}
        </Box>
      )}
    </>
  );
}

/** Somebody's own words. */
function Quote({ children }: { children: string }) {
  return (
    <Box
      component="blockquote"
      sx={{
        m: 0,
        mt: 0.75,
        pl: 1.5,
        borderLeft: 3,
        borderColor: 'divider',
        whiteSpace: 'pre-line',
        overflowWrap: 'anywhere',
      }}
    >
      {children}
    </Box>
  );
}
