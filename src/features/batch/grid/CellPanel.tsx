import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { memo, useDeferredValue, useSyncExternalStore, type Ref } from 'react';
import { useTranslation } from 'react-i18next';
import type { Batch, BatchRow } from '../../../api/resources/batchesApi';
import { LinkButton } from '../../../components/layout/LinkButton';
import { isOfReasons } from '../batchSteps';
import { Choice } from '../mending/FaultGroups';
import type { Changes } from '../mending/useChanges';
import type { GridModel } from '../mending/useGridModel';
import { gridFields, type CellWords } from './cellWords';
import type { Place } from './cursor';
import { isUndecided, type GridActs, type Mended } from './useGridActs';

interface CellPanelProps {
  batch: Batch;
  model: GridModel;
  words: CellWords;
  acts: GridActs;
  change: Changes;
  mended: Mended | undefined;
  faultsId: string;
  panelRef: Ref<HTMLDivElement>;
  onEdit: () => void;
  /** Back into the grid. */
  onLeave: () => void;
  /** To where reasons are given for all rows. */
  onReasons: () => void;
  /** Shows the rows of people who stand in the list more than once, each person's together. */
  onSame: () => void;
}

/**
 * Below the grid: every fault of the row one is in, in words, and what can be done with the cell, its row and all like it. It follows
 * a moment later: a held arrow key goes from cell to cell without waiting for it.
 */
export function CellPanel(props: CellPanelProps) {
  const { cursor } = props.model;
  const at = useDeferredValue(useSyncExternalStore(cursor.subscribe, cursor.at));
  return <Panel {...props} at={at} />;
}

const Panel = memo(function Panel({
  batch,
  model: { store, cursor },
  words,
  acts,
  change,
  mended,
  faultsId,
  at,
  panelRef,
  onEdit,
  onLeave,
  onReasons,
  onSame,
}: CellPanelProps & { at: Place }) {
  const { t } = useTranslation();
  const row = useSyncExternalStore(store.subscribe, () => store.rowAt(at.row));
  const count = useSyncExternalStore(cursor.subscribe, () => {
    const { top, bottom } = cursor.block();
    return bottom - top + 1;
  });
  if (!row) return null;
  const { field } = gridFields[at.col]!;
  const here = row.faults.filter((fault) => fault.field === field);
  const elsewhere = row.faults.filter((fault) => fault.field !== field);
  const groups = batch.groups.filter(
    ({ key, count }) => count > 1 && here.some(({ group }) => group === key),
  );
  const alike = mended && batch.groups.find(({ key, count }) => key === mended.group && count > 0);
  const ghost = row.cells[field] ? '' : words.byTerms(field);
  return (
    <Box
      ref={panelRef}
      role="group"
      aria-label={t('batch.grid.cell')}
      onKeyDown={(event) => event.key === 'Escape' && onLeave()}
      sx={{ mt: 1.5, display: 'grid', gap: 1, minHeight: 112, alignContent: 'start' }}
    >
      <Box sx={{ fontWeight: 600, overflowWrap: 'anywhere' }}>
        {[
          t('batch.grid.input', { field: t(`batch.field.${field}`), line: row.line }),
          words.textOf(row, field),
          ghost && t('batch.grid.byTerms', { value: ghost }),
        ]
          .filter(Boolean)
          .join(' · ')}
      </Box>
      <Box id={faultsId} sx={{ color: here.length > 0 ? 'error.main' : 'text.secondary' }}>
        {here.length > 0
          ? here.map((fault) => (
              <div key={fault.code}>
                <Said fault={fault} onReasons={onReasons} />
              </div>
            ))
          : t('batch.grid.fine')}
      </Box>
      {elsewhere.map((fault) => (
        <Box key={`${fault.field} ${fault.code}`} sx={{ color: 'text.secondary', fontSize: '0.8125rem' }}>
          <Said
            fault={fault}
            onReasons={onReasons}
            words={
              fault.field && t('batch.mend.group', { field: t(`batch.field.${fault.field}`), msg: fault.msg })
            }
          />
        </Box>
      ))}
      {row.duplicates
        // One that is not decided is a fault, which says it already.
        .filter(({ kept }) => kept !== null)
        .map(({ of, msg }) => (
          <Box key={of} sx={{ color: 'warning.main', fontSize: '0.8125rem' }}>
            {msg}
          </Box>
        ))}
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1 }}>
        <Button size="small" variant="outlined" onClick={onEdit}>
          {t('batch.grid.edit')}
        </Button>
        <Button size="small" variant="outlined" onClick={() => acts.nextFault()}>
          {t('batch.grid.nextFault')}
        </Button>
        {groups.map((group) => (
          <Box key={group.key} sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1 }}>
            {group.mend && <span>{t('batch.grid.alike', { count: group.count })}</span>}
            {group.mend?.kind === 'apply' && (
              <Button
                size="small"
                variant="contained"
                disabled={change.isRunning}
                onClick={() => change.mend(group.key)}
              >
                {t('batch.grid.mendAlike')}
              </Button>
            )}
            {group.mend?.kind === 'choose' && <Choice group={group} words={words} change={change} />}
          </Box>
        ))}
        {mended && alike?.mend?.kind === 'choose' && (
          <Button
            size="small"
            variant="contained"
            disabled={change.isRunning}
            onClick={() => change.mend(mended.group, { choice: mended.value })}
          >
            {`${t('batch.grid.alike', { count: alike.count })} ${t('batch.grid.applyAlike', { value: words.said(mended.field, mended.value) })}`}
          </Button>
        )}
        {isUndecided(row) && (
          <Button size="small" variant="outlined" onClick={() => acts.settleRows({ keep: true })}>
            {t('batch.grid.keepRow', { count })}
          </Button>
        )}
        {row.duplicates.some(({ of }) => of === 'list') && (
          <Button size="small" variant="outlined" onClick={onSame}>
            {t('batch.grid.same')}
          </Button>
        )}
        <Button
          size="small"
          color="inherit"
          onClick={() => acts.settleRows({ drop: row.state !== 'dropped' })}
        >
          {t(row.state === 'dropped' ? 'batch.grid.takeRow' : 'batch.grid.dropRow', { count })}
        </Button>
        <Button
          size="small"
          color="inherit"
          disabled={batch.undo === null || change.isRunning}
          onClick={change.undo}
        >
          {t('batch.grid.undo')}
        </Button>
      </Box>
    </Box>
  );
});

interface SaidProps {
  fault: BatchRow['faults'][number];
  words?: string | null;
  onReasons: () => void;
}

/** A fault in words; one that is mended for all rows alike leads to where. */
function Said({ fault, words, onReasons }: SaidProps) {
  const said = words || fault.msg;
  if (!isOfReasons({ key: fault.group })) return said;
  return (
    <LinkButton type="button" onClick={onReasons}>
      {said}
    </LinkButton>
  );
}
