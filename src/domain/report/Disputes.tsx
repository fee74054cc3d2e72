import Box from '@mui/material/Box';
import { useTranslation } from 'react-i18next';
import type { Dispute } from '../../api/reportsApi';
import { Section } from '../../components/Section';
import { formatDateTime } from '../../lib/dates';

interface DisputesProps {
  disputes: readonly Dispute[];
  /** Who reads it: a candidate's own disputes are "yours". */
  isCandidate?: boolean;
}

/** What was said to be wrong with a report, and what was answered; the newest first. Not printed: it is no result. */
export function Disputes({ disputes, isCandidate = false }: DisputesProps) {
  const { t } = useTranslation();
  if (disputes.length === 0) return null;
  return (
    <div className="no-print">
      <Section title={t('reportBody.disputes.title')}>
        <Box component="ol" reversed sx={{ listStyle: 'none', m: 0, p: 0, display: 'grid', gap: 1.75 }}>
          {disputes.toReversed().map((dispute) => (
            <li key={dispute.at}>
              <DisputeText dispute={dispute} isCandidate={isCandidate} />
            </li>
          ))}
        </Box>
      </Section>
    </div>
  );
}

function DisputeText({ dispute, isCandidate }: { dispute: Dispute; isCandidate: boolean }) {
  const { t } = useTranslation();
  const { answer, by, itemName, reason, side } = dispute;
  const who =
    isCandidate && side === 'candidate'
      ? t('reportBody.disputes.you')
      : t(`reportBody.disputes.${by ? 'named' : 'unnamed'}.${side}`, { by });
  return (
    <>
      <Box sx={{ fontWeight: 600 }}>
        {who} · {itemName ?? t('reportBody.dispute.whole')}
      </Box>
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
          : t('reportBody.disputes.open')}
      </Box>
      {answer?.reason && <Quote>{answer.reason}</Quote>}
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
