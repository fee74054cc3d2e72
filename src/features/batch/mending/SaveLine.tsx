import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useSyncExternalStore, type Ref } from 'react';
import { useTranslation } from 'react-i18next';
import type { GridModel } from './useGridModel';

interface SaveLineProps {
  lineRef: Ref<HTMLDivElement>;
  model: GridModel;
}

/** Whether what was typed into the grid is saved; what could not be is sent again by hand, or dropped. */
export function SaveLine({ lineRef, model: { queue, store } }: SaveLineProps) {
  const { t } = useTranslation();
  const state = useSyncExternalStore(queue.subscribe, queue.state);
  if (state.at === 'failed')
    return (
      <Box
        ref={lineRef}
        role="alert"
        sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1, color: 'error.main' }}
      >
        {t('batch.grid.unsaved', { count: store.typedCount(), msg: state.msg || t('batch.grid.overtaken') })}
        <Button size="small" variant="outlined" onClick={() => void queue.again()}>
          {t('batch.grid.again')}
        </Button>
        <Button
          size="small"
          color="inherit"
          onClick={() => {
            store.forget();
            void queue.flush();
          }}
        >
          {t('batch.grid.forget')}
        </Button>
      </Box>
    );
  const word = state.at === 'idle' ? '' : t(state.at === 'saved' ? 'batch.grid.saved' : 'batch.grid.saving');
  return <Box sx={{ color: 'text.secondary', fontSize: '0.8125rem', minHeight: 20 }}>{word}</Box>;
}
