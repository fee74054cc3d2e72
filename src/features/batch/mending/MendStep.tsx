import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useCallback, useEffect, useId, useRef, useState, useSyncExternalStore } from 'react';
import { useTranslation } from 'react-i18next';
import type { Batch } from '../../../api/resources/batchesApi';
import { ExportButton } from '../../../components/inputs/ExportButton';
import { BatchRefusal } from '../BatchRefusal';
import { Section } from '../../../components/layout/Section';
import { useFailedRowsExport } from '../../../domain/batch/useFailedRowsExport';
import { useUnsavedInput } from '../../../lib/unsavedInput';
import { visuallyHidden } from '../../../theme/visuallyHidden';
import { CellPanel } from '../grid/CellPanel';
import type { CellInputHandle } from '../grid/CellInput';
import { Grid } from '../grid/Grid';
import type { RowFilter } from '../grid/rowStore';
import { useGridActs, type Mended } from '../grid/useGridActs';
import { Duplicates } from './Duplicates';
import { FaultGroups } from './FaultGroups';
import { RowFilterBar } from './RowFilterBar';
import { SaveLine } from './SaveLine';
import { useChanges } from './useChanges';
import { useCellWords } from './useCellWords';
import { useGridModel, type GridModel } from './useGridModel';
import type { StepProps } from '../batchSteps';

const firstFilter = ({ counts }: Batch): RowFilter => (counts.faulty > 0 ? { states: ['faulty'] } : {});

/** So many cells that others changed are told by name. */
const CLASHES_NAMED = 5;

/** Mends the rows: many at once by their groups, and each in the grid. */
export function MendStep({ batch, onStep, onSaver }: StepProps) {
  const { t } = useTranslation();
  const { batchId, counts } = batch;
  const words = useCellWords(batch);
  const model = useGridModel(batch, firstFilter(batch), (clashes) =>
    t('batch.grid.clash', {
      cells: clashes
        .slice(0, CLASHES_NAMED)
        .map(({ line, field, cell }) =>
          t(cell === '' ? 'batch.grid.clashEmpty' : 'batch.grid.clashCell', {
            cell: t('batch.grid.input', { field: t(`batch.field.${field}`), line }),
            value: words.said(field, cell),
          }),
        )
        .join(t('batch.grid.clashJoint')),
      more: clashes.length > CLASHES_NAMED ? ' …' : '',
    }),
  );
  const faultsId = useId();
  const input = useRef<CellInputHandle>(null);
  const panel = useRef<HTMLDivElement>(null);
  const [said, say] = useState('');
  const [mended, setMended] = useState<Mended>();
  const line = useRef<HTMLDivElement>(null);
  const save = useCallback(async () => {
    const isSaved = await model.queue.flush();
    if (!isSaved) line.current?.scrollIntoView?.({ block: 'center' });
    return isSaved;
  }, [model]);
  const change = useChanges(batch, model, save, say);
  useEffect(() => {
    onSaver(save);
    return () => onSaver(null);
  }, [onSaver, save]);
  const handleMenu = useCallback(
    () => panel.current?.querySelector<HTMLElement>('button:not(:disabled), select')?.focus(),
    [],
  );
  const handleEdit = useCallback(() => input.current?.edit(), []);
  const handleLeave = useCallback(() => input.current?.focus(), []);
  const acts = useGridActs(model, {
    words,
    say,
    onMenu: handleMenu,
    onUndo: change.undo,
    onMended: setMended,
  });
  const exporting = useFailedRowsExport(batchId);
  const handleReasons = () => onStep('terms');
  const show = (filter: RowFilter) => {
    model.cursor.go({ row: 0, col: 0 });
    model.store.show(filter);
  };
  return (
    <Box sx={{ display: 'grid', gap: 2, minWidth: 0 }}>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1.5 }}>
        <Box role="status" sx={{ flex: '1 1 240px', fontWeight: 600 }}>
          {[
            t('batch.mend.ready', { count: counts.ready }),
            counts.faulty > 0 && t('batch.mend.faulty', { count: counts.faulty }),
            counts.dropped > 0 && t('batch.mend.dropped', { count: counts.dropped }),
          ]
            .filter(Boolean)
            .join(' · ')}
        </Box>
        {counts.faulty > 0 && <ExportButton {...exporting} label={t('batch.mend.export')} />}
        <Button variant="contained" disabled={counts.ready === 0} onClick={() => onStep('confirm')}>
          {t('batch.mend.next')}
        </Button>
      </Box>
      {change.refusal && <BatchRefusal message={change.refusal} />}
      <FaultGroups
        batch={batch}
        words={words}
        change={change}
        onShow={(group) => show({ group })}
        onReasons={handleReasons}
      />
      <Duplicates batch={batch} change={change} onShow={(of) => show({ duplicates: [of] })} />
      <Section title={t('batch.mend.rest')} aside={<SaveLine lineRef={line} model={model} />}>
        <RowFilterBar batch={batch} store={model.store} onShow={show} />
        <Box
          sx={{
            my: 1,
            color: 'text.secondary',
            fontSize: '0.8125rem',
            // A finger has no keys.
            '@media (pointer: coarse)': { visibility: 'hidden', height: 0 },
          }}
        >
          {t('batch.grid.help')}
        </Box>
        <Grid model={model} words={words} acts={acts} faultsId={faultsId} input={input} />
        <CellPanel
          panelRef={panel}
          batch={batch}
          model={model}
          words={words}
          acts={acts}
          change={change}
          mended={mended}
          faultsId={faultsId}
          onEdit={handleEdit}
          onLeave={handleLeave}
          onReasons={handleReasons}
          onSame={() => show({ duplicates: ['list'] })}
        />
      </Section>
      <Box role="status" sx={visuallyHidden}>
        {said}
      </Box>
      <Unsaved model={model} />
    </Box>
  );
}

const RETRY_MS = 5_000;

/** While cells are not saved leaving is asked about; what the network kept from being saved is tried again by itself. */
function Unsaved({ model: { queue } }: { model: GridModel }) {
  const state = useSyncExternalStore(queue.subscribe, queue.state);
  useEffect(() => {
    if (state.at !== 'failed' || !state.isCutOff) return undefined;
    const retry = () => void queue.retry();
    const timer = setTimeout(retry, RETRY_MS);
    window.addEventListener('online', retry);
    return () => {
      clearTimeout(timer);
      window.removeEventListener('online', retry);
    };
  }, [state, queue]);
  useUnsavedInput(state.at === 'failed' || state.at === 'saving' || state.at === 'waiting');
  return null;
}
