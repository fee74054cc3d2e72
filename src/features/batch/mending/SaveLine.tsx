import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useSyncExternalStore } from 'react';
import { useTranslation } from 'react-i18next';
import type { SaveQueue } from '../grid/saveQueue';

interface SaveLineProps {
  queue: SaveQueue;
  typed: () => number;
}

/** Whether what was typed into the grid is saved; what could not be is sent again by hand. */
export function SaveLine({ queue, typed }: SaveLineProps) {
  const { t } = useTranslation();
  const state = useSyncExternalStore(queue.subscribe, queue.state);
  if (state.at === 'failed')
    return (
      <Box role="alert" sx={{ display: 'flex', alignItems: 'center', gap: 1, color: 'error.main' }}>
        {t('batch.grid.unsaved', { count: typed(), msg: state.msg || t('batch.grid.overtaken') })}
        <Button size="small" variant="outlined" onClick={() => void queue.flush()}>
          {t('batch.grid.again')}
        </Button>
      </Box>
    );
  const word = state.at === 'idle' ? '' : t(state.at === 'saved' ? 'batch.grid.saved' : 'batch.grid.saving');
  return <Box sx={{ color: 'text.secondary', fontSize: '0.8125rem', minHeight: 20 }}>{word}</Box>;
}
