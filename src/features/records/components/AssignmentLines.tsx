import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useTranslation } from 'react-i18next';
import { useUndoAssignmentMutation, type Assignment } from '../../../api/resources/assignmentsApi';
import type { BulkResult } from '../../../api/resources/bulkApi';
import { useIdempotencyKey } from '../../../api/transport/useIdempotencyKey';
import { useSubmit } from '../../../api/transport/useSubmit';
import { BulkOutcome } from '../../../domain/BulkOutcome';
import { hide } from '../../../domain/task/hiddenTasks';
import { formatDateTime } from '../../../lib/dates';
import { toast } from '../../../lib/toast';

type Outcome = BulkResult['rows'];

interface AssignmentLinesProps {
  assignments: readonly Assignment[];
  /** What became of each record of one that was taken back, where some were refused. */
  outcome: Outcome;
  onOutcome: (rows: Outcome) => void;
  onHidden: () => void;
}

/** One's own assignments, each with the way to take it back. */
export function AssignmentLines({ assignments, outcome, onOutcome, onHidden }: AssignmentLinesProps) {
  const { t } = useTranslation();
  const handleHide = (assignmentId: string) => {
    hide(assignmentId);
    onHidden();
  };
  return (
    <>
      {assignments.length > 0 && (
        <Box
          component="ul"
          aria-label={t('bulk.assign.list')}
          sx={{ listStyle: 'none', display: 'grid', gap: 1, m: 0, mb: 2, p: 0 }}
        >
          {assignments.map((one) => (
            <AssignmentLine
              key={one.assignmentId}
              assignment={one}
              onOutcome={onOutcome}
              onHide={() => handleHide(one.assignmentId)}
            />
          ))}
        </Box>
      )}
      {outcome && <BulkOutcome deed="takeBack" rows={outcome} onClose={() => onOutcome(null)} />}
    </>
  );
}

interface AssignmentLineProps {
  assignment: Assignment;
  onOutcome: (rows: Outcome) => void;
  onHide: () => void;
}

function AssignmentLine({ assignment, onOutcome, onHide }: AssignmentLineProps) {
  const { t } = useTranslation();
  const { assignmentId, to, records: count, at } = assignment;
  const [undo] = useUndoAssignmentMutation();
  const { keyFor } = useIdempotencyKey();
  const handleDone = ({ rows, task }: BulkResult) => {
    if (rows?.some(({ code }) => code !== 0)) return onOutcome(rows);
    if (task) toast.success(t('bulk.takeBack.started'));
    else toast.success(t('bulk.takeBack.done', { count: rows?.length ?? 0 }));
  };
  const { send, isRunning } = useSubmit(
    () => undo({ 'Idempotency-Key': keyFor({ assignmentId }), body: { assignmentId } }),
    { onDone: handleDone },
  );
  return (
    <Box
      component="li"
      sx={{
        ...{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1.5, px: 2, py: 1.5 },
        ...{ border: 1, borderColor: 'divider', borderRadius: 1, bgcolor: 'background.paper' },
      }}
    >
      <Box component="span" sx={{ flex: '1 1 260px', minWidth: 0, overflowWrap: 'anywhere' }}>
        {t('bulk.assign.given', { count, to, time: formatDateTime(at) })}
      </Box>
      <Button
        size="small"
        variant="outlined"
        loading={isRunning || null}
        aria-label={t('bulk.takeBack.doThis', { count, to })}
        onClick={() => void send(undefined)}
      >
        {t('bulk.takeBack.do')}
      </Button>
      <Button size="small" color="inherit" onClick={onHide}>
        {t('bulk.takeBack.hide')}
      </Button>
    </Box>
  );
}
