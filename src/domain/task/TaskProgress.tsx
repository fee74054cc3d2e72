import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import LinearProgress from '@mui/material/LinearProgress';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { useCancelTaskMutation, useLazyDownloadTaskFileQuery, type Task } from '../../api/resources/tasksApi';
import { formatDateTime } from '../../lib/dates';
import { saveBlob } from '../../lib/saveBlob';
import { TaskOutcomes } from './TaskOutcomes';
import { useTaskWords } from './useTaskWords';

interface TaskProgressProps {
  task: Task;
  /** Removes an ended task from the screen. */
  onHide: () => void;
}

/** Progress, speed and remaining time of long work; then its result, or the reason of its failure. */
export function TaskProgress({ task, onHide }: TaskProgressProps) {
  const { t } = useTranslation();
  const titleId = useId();
  const { taskId, kind, status, done, total, createdAt, endedAt, file } = task;
  const [cancel, cancelling] = useCancelTaskMutation();
  const [take, taking] = useLazyDownloadTaskFileQuery();
  const { progress, later, outcome, became } = useTaskWords(task);
  const percent = total ? Math.min(100, Math.floor((done / total) * 100)) : undefined;

  const handleTake = async () => {
    const { data } = await take({ taskId });
    if (data && file) saveBlob(data as Blob, file.fileName);
  };

  return (
    <Box
      role="group"
      aria-labelledby={titleId}
      sx={{
        display: 'flex',
        flexWrap: 'wrap',
        alignItems: 'center',
        gap: 1.5,
        px: 2,
        py: 1.5,
        border: 1,
        borderColor: status === 'failed' ? 'error.main' : 'divider',
        borderRadius: 1,
        bgcolor: 'background.paper',
      }}
    >
      <Box sx={{ flex: '1 1 260px', minWidth: 0, display: 'grid', gap: 0.5 }}>
        <Box id={titleId} sx={{ fontWeight: 600 }}>
          {t(`tasks.kind.${kind}`)}{' '}
          <Box component="span" sx={{ fontWeight: 400, color: 'text.secondary', fontSize: '0.8125rem' }}>
            {t('tasks.started', { time: formatDateTime(createdAt) })}
          </Box>
        </Box>
        {endedAt === null && (
          <LinearProgress
            aria-labelledby={titleId}
            {...(percent === undefined ? {} : { variant: 'determinate', value: percent })}
          />
        )}
        {endedAt === null && (
          <Box sx={{ color: 'text.secondary', fontSize: '0.8125rem' }}>
            {progress}
            {later && <div>{later}</div>}
          </Box>
        )}
        {/* Only the end is read out: a sentence every two seconds would be noise. */}
        <Box role="status" sx={{ overflowWrap: 'anywhere' }}>
          {outcome}
          {endedAt !== null && became && <TaskOutcomes {...became} />}
        </Box>
        {endedAt === null && became && <TaskOutcomes {...became} />}
      </Box>
      {endedAt === null && (
        <Button
          size="small"
          color="inherit"
          variant="outlined"
          loading={cancelling.isLoading || null}
          onClick={() => void cancel({ body: { taskId } })}
        >
          {t('tasks.cancel')}
        </Button>
      )}
      {file && (
        <Button
          size="small"
          variant="contained"
          loading={taking.isFetching || null}
          onClick={() => void handleTake()}
        >
          {t('tasks.download')}
        </Button>
      )}
      {endedAt !== null && (
        <Button size="small" color="inherit" onClick={onHide}>
          {t('tasks.hide')}
        </Button>
      )}
    </Box>
  );
}
