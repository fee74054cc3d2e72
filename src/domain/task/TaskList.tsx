import Box from '@mui/material/Box';
import { useTranslation } from 'react-i18next';
import type { Task } from '../../api/resources/tasksApi';
import { hide } from './hiddenTasks';
import { TaskProgress } from './TaskProgress';

interface TaskListProps {
  tasks: readonly Task[];
  onHidden: () => void;
}

/** Several tasks, newest first. */
export function TaskList({ tasks, onHidden }: TaskListProps) {
  const { t } = useTranslation();
  const handleHide = (taskId: string) => {
    hide(taskId);
    onHidden();
  };
  return (
    <Box
      component="ul"
      aria-label={t('tasks.list')}
      sx={{ listStyle: 'none', display: 'grid', gap: 1, m: 0, mb: 2, p: 0 }}
    >
      {tasks.map((task) => (
        <li key={task.taskId}>
          <TaskProgress task={task} onHide={() => handleHide(task.taskId)} />
        </li>
      ))}
    </Box>
  );
}
