import Box from '@mui/material/Box';
import { useTranslation } from 'react-i18next';
import type { Dispute } from '../../api/resources/reportsApi';
import { lazyPart } from '../../components/lazyPart';
import { Section } from '../../components/layout/Section';
import { loadPhrases } from '../../i18n/i18n';
import { formatDateTime, formatDeadline, isOverdue } from '../../lib/dates';

interface DisputesProps {
  disputes: readonly Dispute[];
  /** The reader is the candidate: their own disputes are "yours". */
  isCandidate?: boolean;
  /** Of the check, for readers who open the files. */
  checkId?: string;
}

const CheckFiles = lazyPart(async () => {
  const [module] = await Promise.all([import('../personal/CheckFiles'), loadPhrases('personal')]);
  return module.CheckFiles;
});

/** The disputes of a report and their answers, newest first. On paper too: a result is not read without them. */
export function Disputes({ disputes, isCandidate = false, checkId }: DisputesProps) {
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
            <DisputeText dispute={dispute} isCandidate={isCandidate} checkId={checkId} />
          </li>
        ))}
      </Box>
    </Section>
  );
}

interface DisputeTextProps extends Pick<DisputesProps, 'checkId'> {
  dispute: Dispute;
  isCandidate: boolean;
}

function DisputeText({ dispute, isCandidate, checkId }: DisputeTextProps) {
  const { t } = useTranslation();
  const { answer, by, dueOn, files, itemName, reason, side } = dispute;
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
      {files.length > 0 && (
        <Box sx={{ mt: 0.75, overflowWrap: 'anywhere' }}>
          {checkId ? (
            <CheckFiles checkId={checkId} files={files} purpose={t('reportBody.disputes.purpose')} />
          ) : (
            t('reportBody.disputes.files', {
              names: files.map(({ fileName }) => fileName).join(t('reportBody.comma')),
            })
          )}
        </Box>
      )}
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
      {answer?.byAuthor && (
        <Box sx={{ color: 'look.ink3', fontSize: '0.8125rem', mt: 0.75 }}>
          {t('reportBody.disputes.byAuthor')}
        </Box>
      )}
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
