import Card from '@mui/material/Card';
import { useTranslation } from 'react-i18next';
import type { BatchListRow } from '../../api/resources/batchesApi';
import type { Task } from '../../api/resources/tasksApi';
import { useTaskWords } from '../../domain/task/useTaskWords';
import { BatchProgress } from './BatchProgress';

/** What goes on with a batch: how far it is, how fast, how long it still takes. */
export function OrderingCard({ batch }: { batch: BatchListRow }) {
  const { t } = useTranslation();
  const { task, status } = batch;
  return (
    <Card sx={{ p: '14px 18px', display: 'grid', gap: 1 }}>
      <BatchProgress batch={batch} />
      {task && <Pace task={task} />}
      {status === 'ordering' && <span>{t('batchDetail.ordering')}</span>}
    </Card>
  );
}

function Pace({ task }: { task: Task }) {
  const { progress } = useTaskWords(task);
  return <small>{progress}</small>;
}
