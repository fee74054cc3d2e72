import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import {
  useCallback,
  useEffect,
  useId,
  useRef,
  useState,
  useSyncExternalStore,
  type MouseEvent as ReactMouseEvent,
} from 'react';
import { useTranslation } from 'react-i18next';
import { messageOf } from '../../../api/transport/gatewayError';
import { ErrorState } from '../../../components/feedback/ErrorState';
import { BatchRefusal } from '../BatchRefusal';
import type { GridModel } from '../mending/useGridModel';
import { CellInput, type CellInputHandle } from './CellInput';
import { firstFault, gridFields, type CellWords } from './cellWords';
import type { Place } from './cursor';
import { GridRows } from './GridRows';
import { gridStyles, leftOf, LINE_WIDTH, ROW_HEIGHT, ROWS_SHOWN, widthOf } from './gridStyles';
import type { GridActs } from './useGridActs';

interface GridProps {
  model: GridModel;
  words: CellWords;
  acts: GridActs;
  /** The element that says what is wrong with the cell one is in. */
  faultsId: string;
  input: React.RefObject<CellInputHandle | null>;
}

/** The rows of a batch as a spreadsheet: only those in sight are drawn, and one input lies over the cell one is in. */
export function Grid({ model: { store, cursor }, words, acts, faultsId, input }: GridProps) {
  const { t } = useTranslation();
  const id = useId();
  const [scroller, setScroller] = useState<HTMLDivElement | null>(null);
  const total = useSyncExternalStore(store.subscribe, store.total);
  const failure = useSyncExternalStore(store.subscribe, store.failure);
  const count = total ?? 0;
  useEffect(() => cursor.setRows(count), [cursor, count]);

  const reveal = useCallback(
    ({ row, col }: Place) => {
      if (!scroller) return;
      const top = row * ROW_HEIGHT;
      const room = scroller.clientHeight - 2 * ROW_HEIGHT;
      if (top < scroller.scrollTop) scroller.scrollTop = top;
      else if (top > scroller.scrollTop + room) scroller.scrollTop = top - room;
      const left = leftOf(col);
      const right = left + widthOf(col) - scroller.clientWidth;
      // The number of the line lies over what is scrolled under it, and so does the name.
      const covered = LINE_WIDTH + widthOf(0);
      // With the first column comes the state before it, where both fit: on a phone half a state would say something else.
      if (col === 0) scroller.scrollLeft = right > 0 ? left - LINE_WIDTH : 0;
      else if (left - covered < scroller.scrollLeft) scroller.scrollLeft = left - covered;
      else if (right > scroller.scrollLeft) {
        // To where a column begins: half a head or half a number says something else.
        const begins = gridFields.map((_one, at) => leftOf(at) - covered).find((one) => one >= right);
        scroller.scrollLeft = Math.min(begins ?? right, left - covered);
      }
    },
    [scroller],
  );
  // Opened, or shown by another filter, the first faulty cell is in sight, though one stays in the first.
  const shown = useSyncExternalStore(store.subscribe, store.filter);
  const hasRows = count > 0;
  useEffect(() => {
    if (!scroller || !hasRows) return;
    const row = Array.from({ length: ROWS_SHOWN }, (_one, index) => index).find(
      (index) => firstFault(store.rowAt(index)) >= 0,
    );
    if (row !== undefined) reveal({ row, col: firstFault(store.rowAt(row)) });
  }, [scroller, reveal, store, shown, hasRows]);
  const drag = useRef(false);
  useEffect(() => {
    const end = () => void (drag.current = false);
    window.addEventListener('pointerup', end);
    return () => window.removeEventListener('pointerup', end);
  }, []);
  const placeOf = (event: ReactMouseEvent): Place | undefined => {
    const { row, col } = (event.target as Element).closest<HTMLElement>('[data-row]')?.dataset ?? {};
    return row === undefined || col === undefined ? undefined : { row: Number(row), col: Number(col) };
  };
  const handleDown = (event: ReactMouseEvent) => {
    const place = placeOf(event);
    if (!place || event.button > 0) return;
    // The focus stays in the input, which takes what is typed.
    event.preventDefault();
    input.current?.commit();
    if (event.shiftKey) cursor.reach(place);
    else cursor.go(place);
    reveal(place);
    drag.current = true;
    // A finger looks first: the keyboard of a phone would cover the words below.
    if (!window.matchMedia('(pointer: coarse)').matches) input.current?.focus();
  };
  const handleOver = (event: ReactMouseEvent) => {
    const place = drag.current && placeOf(event);
    if (place) cursor.reach(place);
  };
  const handleDouble = (event: ReactMouseEvent) => {
    if (placeOf(event)) input.current?.edit();
  };
  const handleMenu = (event: ReactMouseEvent) => {
    const place = placeOf(event);
    if (!place) return;
    event.preventDefault();
    cursor.go(place);
    acts.menu();
  };

  if (failure !== undefined && total === undefined)
    return (
      <ErrorState
        title={t('batch.grid.rowsFailed')}
        message={messageOf(failure)}
        onRetry={() => store.readAgain()}
      />
    );
  if (total === 0) return <Box sx={{ py: 4, color: 'text.secondary' }}>{t('batch.grid.empty')}</Box>;
  return (
    <>
      {failure !== undefined && (
        <Box sx={{ mb: 1 }}>
          <BatchRefusal
            message={`${t('batch.grid.rowsFailed')}: ${messageOf(failure)}`}
            action={
              <Button color="inherit" size="small" onClick={() => store.readAgain()}>
                {t('common.action.retry')}
              </Button>
            }
          />
        </Box>
      )}
      <Box
        ref={setScroller}
        sx={gridStyles}
        style={{ height: Math.min(Math.max(count, 3) + 1, ROWS_SHOWN) * ROW_HEIGHT + 18 }}
      >
        <div
          role="grid"
          id={id}
          aria-label={t('batch.grid.label')}
          aria-rowcount={count + 1}
          aria-colcount={gridFields.length + 2}
          aria-busy={total === undefined}
          aria-multiselectable
          onMouseDown={handleDown}
          onMouseOver={handleOver}
          onDoubleClick={handleDouble}
          onContextMenu={handleMenu}
        >
          <div role="row" className="head" aria-rowindex={1}>
            <div role="columnheader" aria-colindex={1}>
              {t('batch.grid.line')}
            </div>
            <div role="columnheader" aria-colindex={2}>
              {t('batch.grid.state')}
            </div>
            {gridFields.map(({ field }, col) => (
              <div key={field} role="columnheader" aria-colindex={col + 3}>
                {t(`batch.field.${field}`)}
              </div>
            ))}
          </div>
          <GridRows
            store={store}
            cursor={cursor}
            words={words}
            id={id}
            faultsId={faultsId}
            scroller={scroller}
            count={count}
          />
        </div>
        <CellInput
          ref={input}
          gridId={id}
          store={store}
          cursor={cursor}
          words={words}
          acts={acts}
          onReveal={reveal}
        />
      </Box>
    </>
  );
}
