import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import type { BatchField, BatchRow, RowEdit } from '../../../api/resources/batchesApi';
import { joinSentences } from '../../../lib/joinSentences';
import { toast } from '../../../lib/toast';
import type { GridModel } from '../mending/useGridModel';
import { gridFields, type CellWords } from './cellWords';
import type { Place } from './cursor';
import type { RowFilter } from './rowStore';
import { cellsOfText, textOfCells } from './tabText';

export type GridActs = ReturnType<typeof useGridActs>;

/** A value that mended one cell of a group: all others of it may be mended alike. */
export interface Mended {
  group: string;
  field: BatchField;
  value: string;
}

interface GridActsOptions {
  words: CellWords;
  /** Says it to who does not see the grid. */
  say: (message: string) => void;
  onMenu: () => void;
  onUndo: () => void;
  onMended: (mended: Mended | undefined) => void;
}

/** The longest cell. */
export const LONGEST_CELL = 200;

/** What the keys and the menu of the grid do with its cells. */
export function useGridActs(
  { store, cursor, queue }: GridModel,
  { words, say, onMenu, onUndo, onMended }: GridActsOptions,
) {
  const { t } = useTranslation();
  return useMemo(() => {
    const change = (edits: RowEdit[]) => {
      if (edits.length === 0) return;
      store.type(edits);
      queue.soon();
    };
    const block = async () => {
      const { top, bottom, left, right } = cursor.block();
      const rows = await store.ensure(top, bottom);
      return { rows: rows.filter((row): row is BatchRow => row !== undefined), left, right };
    };
    const isWritable = (row: BatchRow | undefined): row is BatchRow =>
      row !== undefined && ['unchecked', 'faulty', 'ready', 'dropped'].includes(row.state);

    /** Says what of something pasted was not taken: it is still where it was copied. */
    const tellCut = ({ rows = 0, cells = 0, long = 0, unchanged = 0 }) => {
      const told = joinSentences(
        rows > 0 && t('batch.grid.cutRows', { count: rows }),
        cells > 0 && t('batch.grid.cutCells', { count: cells }),
        long > 0 && t('batch.grid.cutLong', { count: long, most: LONGEST_CELL }),
        unchanged > 0 && t('batch.grid.cutUnchanged', { count: unchanged }),
      );
      if (told !== '') toast.warning(told);
    };

    return {
      menu: onMenu,
      undo: onUndo,
      /** What was taken back is kept nowhere: these keys must not take back still more. */
      redo: () => toast.info(t('batch.grid.noRedo')),

      write: (row: BatchRow, field: BatchField, text: string) => {
        if (!isWritable(row)) return;
        const value = words.valueOf(field, text);
        const fault = row.faults.find((one) => one.field === field);
        onMended(fault && value !== '' ? { group: fault.group, field, value } : undefined);
        change([{ rowId: row.rowId, cells: { [field]: value } }]);
      },

      clear: () =>
        void block().then(({ rows, left, right }) => {
          const edits = rows.filter(isWritable).map(({ rowId }) => ({
            rowId,
            cells: Object.fromEntries(gridFields.slice(left, right + 1).map(({ field }) => [field, ''])),
          }));
          change(edits);
          say(t('batch.grid.cleared', { count: edits.length * (right - left + 1) }));
        }),

      copy: () =>
        void block().then(({ rows, left, right }) => {
          const cells = rows.map((row) =>
            gridFields.slice(left, right + 1).map(({ field }) => words.textOf(row, field)),
          );
          // Without https there is no clipboard at all.
          const copied = navigator.clipboard?.writeText(textOfCells(cells)) ?? Promise.reject(new Error());
          copied.then(
            () => say(t('batch.grid.copied', { count: cells.length * (right - left + 1) })),
            () => toast.warning(t('components.copy.failed')),
          );
        }),

      paste: (text: string) => {
        const given = cellsOfText(text);
        const { top, left, bottom, right } = cursor.block();
        const isOne = given.length === 1 && given[0]!.length === 1;
        // One cell fills the whole block.
        const height = isOne ? bottom - top + 1 : given.length;
        const width = isOne ? right - left + 1 : Math.max(...given.map(({ length }) => length));
        const fits = Math.min(height, cursor.rows() - top);
        const fields = gridFields.slice(left, left + width);
        void store.ensure(top, top + fits - 1).then((rows) => {
          let long = 0;
          const edits = rows.flatMap((row, line): RowEdit[] => {
            if (!isWritable(row)) return [];
            const cells = fields.flatMap(({ field }, at) => {
              const cell = isOne ? given[0]![0]! : given[line]?.[at];
              if (cell === undefined) return [];
              const value = words.valueOf(field, cell);
              if (value.length > LONGEST_CELL) long += 1;
              return [[field, value.slice(0, LONGEST_CELL)] as const];
            });
            return cells.length === 0 ? [] : [{ rowId: row.rowId, cells: Object.fromEntries(cells) }];
          });
          change(edits);
          cursor.go({ row: top, col: left });
          cursor.reach({ row: top + fits - 1, col: left + fields.length - 1 });
          const count = edits.reduce((sum, { cells = {} }) => sum + Object.keys(cells).length, 0);
          say(t('batch.grid.pasted', { count }));
          tellCut({
            rows: given.slice(fits).filter((cells) => cells.some(isFilled)).length,
            cells: given.slice(0, fits).flatMap((cells) => cells.slice(fields.length).filter(isFilled))
              .length,
            long,
            unchanged: rows.filter((row) => !isWritable(row)).length,
          });
        });
      },
      /** The rest of what was pasted into a cell that is being edited was not taken. */
      tooLong: () => tellCut({ long: 1 }),

      /** Goes to the next cell with a fault, over the end of the list to its beginning. */
      nextFault: (isBack = false) =>
        void findFault(store, cursor.at(), cursor.rows(), isBack).then((place) => {
          if (place === 'unknown') return;
          if (place) cursor.go(place);
          else toast.success(t(isAll(store.filter()) ? 'batch.grid.noFault' : 'batch.grid.noFaultHere'));
        }),

      /** Leaves rows of the block out, takes them back, or orders them though their person stands elsewhere. */
      settleRows: (settled: Pick<RowEdit, 'drop' | 'keep'>) =>
        void block().then(({ rows }) =>
          change(
            rows
              .filter((row) => isWritable(row) && (settled.keep === undefined || isUndecided(row)))
              .map(({ rowId }) => ({ rowId, ...settled })),
          ),
        ),
    };
  }, [store, cursor, queue, words, say, onMenu, onUndo, onMended, t]);
}

/** True for a row whose person stands elsewhere too, while nobody has said whether it is ordered all the same. */
export const isUndecided = ({ duplicates }: BatchRow): boolean =>
  duplicates.some(({ kept }) => kept === null);

const isFilled = (cell: string): boolean => cell.trim() !== '';

const isAll = (filter: RowFilter): boolean => Object.keys(filter).length === 0;

/** The columns of a row that have a fault; one of the row as a whole stands in its first. */
const faultyColumns = ({ faults }: BatchRow): number[] => [
  ...new Set(
    faults.map(({ field }) =>
      Math.max(
        0,
        gridFields.findIndex((one) => one.field === field),
      ),
    ),
  ),
];

/** Rows that are looked through at once. */
const STEP = 200;

async function findFault(
  store: GridModel['store'],
  from: Place,
  rows: number,
  isBack: boolean,
): Promise<Place | 'unknown' | undefined> {
  const sign = isBack ? -1 : 1;
  // What stands before the cell one is in, in its own row, comes last.
  for (let gone = 0; gone <= rows;) {
    const index = (((from.row + sign * gone) % rows) + rows) % rows;
    const [row] = await store.ensure(index, index);
    // A page that could not be loaded is told above the rows; nobody knows what stands on it.
    if (!row) return 'unknown';
    const columns = faultyColumns(row).sort((a, b) => sign * (a - b));
    const next = columns.find((col) => gone > 0 || sign * (col - from.col) > 0);
    if (next !== undefined) return { row: index, col: next };
    gone += 1;
    // Between two pages the screen may draw.
    if (gone % STEP === 0) await new Promise((resolve) => setTimeout(resolve));
  }
  return undefined;
}
