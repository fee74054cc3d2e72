import Alert from '@mui/material/Alert';
import AlertTitle from '@mui/material/AlertTitle';
import { useTranslation } from 'react-i18next';
import type { ReportDraft } from '../../../../api/resources/reportsApi';
import { formatDateTime } from '../../../../lib/dates';
import { PointList } from './PointList';

interface DraftAlertProps {
  draft: ReportDraft;
  mayTick: boolean;
  onOpen: (checkItemId: string) => void;
  /** The step by which the reviewer returned it, if that was the last. */
  sentBack: ReportDraft['review'][number] | undefined;
}

/**
 * Above everything else in the editor: who stopped the check and why, or why the reviewer returned it, which is the work to
 * do now.
 */
export function DraftAlert({ draft, sentBack, mayTick, onOpen }: DraftAlertProps) {
  const { t } = useTranslation();
  const { stopped } = draft;
  const by = (deed: 'stoppedBy' | 'stoppedByItself' | 'sentBack', at: string, name: string | null) =>
    t(`reportReview.${deed}`, { name, time: formatDateTime(at) });
  const standing = stopped
    ? {
        title: by(stopped.by === null ? 'stoppedByItself' : 'stoppedBy', stopped.at, stopped.by),
        words: stopped.reason,
      }
    : sentBack && { title: by('sentBack', sentBack.at, sentBack.by), words: sentBack.comment };
  if (!standing) return null;
  return (
    <Alert
      severity={stopped ? 'info' : 'warning'}
      sx={{ mb: 2, whiteSpace: 'pre-line', overflowWrap: 'anywhere' }}
    >
      <AlertTitle>{standing.title}</AlertTitle>
      {standing.words}
      {!stopped && sentBack && (
        <PointList draft={draft} points={sentBack.points} mayTick={mayTick} onOpen={onOpen} />
      )}
    </Alert>
  );
}
