import type {
  BatchField,
  BatchRow,
  BatchRows,
  DuplicateOf,
  RowEdit,
  RowState,
} from '../../../api/resources/batchesApi';

/** Rows that are asked for, of all of the batch. */
export interface RowFilter {
  states?: RowState[];
  group?: string;
  duplicates?: DuplicateOf[];
}

/** The call listBatchRows: rows from the place `from` on, counted from 1. */
export type LoadRows = (filter: RowFilter, from: number, limit: number) => Promise<BatchRows>;

const PAGE = 200;
/** So many pages are kept besides those in sight; the one that came first is let go. */
const KEPT = 15;

/** What a person changed in a row and the gateway has not answered yet. */
type Typed = Omit<RowEdit, 'rowId'>;

/** A cell that somebody else changed while another value was typed into it here. */
export interface Clash {
  line: number;
  field: BatchField;
  /** What stands there now. */
  cell: string;
}

export type RowStore = ReturnType<typeof createRowStore>;

const fieldsOf = (cells: RowEdit['cells']) => Object.keys(cells ?? {}) as BatchField[];

const keyOf = (rowId: string, field: BatchField) => `${rowId} ${field}`;

/** Of these cells those of the typed fields; one that is absent is empty. */
const only = (typed: RowEdit['cells'], cells: BatchRow['cells']): BatchRow['cells'] =>
  Object.fromEntries(fieldsOf(typed).map((field) => [field, cells[field] ?? '']));

/**
 * The rows that the grid shows, kept outside React: each drawn row listens for itself alone, so that neither typing nor a page that
 * arrives draws the others anew. What is typed lies over what the gateway said until it answers.
 */
export function createRowStore(load: LoadRows) {
  const listeners = new Set<() => void>();
  const typed = new Map<string, Typed>();
  /** Typed cells that others changed meanwhile: they stay here until they are released, or dropped. */
  const held = new Map<string, Clash>();
  /** By row: what stood in its typed cells when they were typed into, and its number in the batch. */
  const known = new Map<string, { no: number; cells: BatchRow['cells'] }>();
  const drawn = new Map<string, { base: BatchRow; over: Typed; row: BatchRow }>();
  let filter: RowFilter = {};
  let pages = new Map<number, readonly BatchRow[]>();
  let stale = new Set<number>();
  let asked = new Map<number, Promise<void>>();
  /** Rows that no longer fit the filter, yet stay where they are until it is chosen again: the gateway counts without them. */
  let left = new Map<string, number>();
  let total: number | undefined;
  let revision = -1;
  let generation = 0;
  let failure: unknown;
  let sight: readonly [number, number] = [0, PAGE - 1];

  const tell = () => listeners.forEach((listener) => listener());
  const fits = ({ state, faults, duplicates }: BatchRow) =>
    (!filter.states || filter.states.includes(state)) &&
    (filter.group === undefined || faults.some(({ group }) => group === filter.group)) &&
    (!filter.duplicates || duplicates.some(({ of }) => filter.duplicates?.includes(of)));

  const over = (base: BatchRow): BatchRow => {
    const change = typed.get(base.rowId);
    if (!change) return base;
    const last = drawn.get(base.rowId);
    if (last?.base === base && last.over === change) return last.row;
    const row: BatchRow = {
      ...base,
      cells: { ...base.cells, ...change.cells },
      // Whether a new value is right the gateway says.
      faults: base.faults.filter(({ field }) => !field || !(field in (change.cells ?? {}))),
      ...(change.drop !== undefined && { state: change.drop ? 'dropped' : 'unchecked' }),
    };
    drawn.set(base.rowId, { base, over: change, row });
    return row;
  };

  const ask = (page: number): Promise<void> => {
    const underWay = asked.get(page);
    if (underWay) return underWay;
    const at = generation;
    const start = page * PAGE;
    const gone = [...left.values()].filter((index) => index < start).length;
    const call = load(filter, start + 1 - gone, PAGE).then(
      (reply) => {
        if (at !== generation) return;
        asked.delete(page);
        stale.delete(page);
        pages.delete(page);
        pages.set(page, reply.rows);
        total = reply.total + left.size;
        revision = Math.max(revision, reply.revision);
        failure = undefined;
        letGo();
        tell();
      },
      (error: unknown) => {
        if (at !== generation) return;
        asked.delete(page);
        failure = error;
        tell();
      },
    );
    asked.set(page, call);
    return call;
  };

  const letGo = () => {
    const seen = pagesOf(...sight);
    const oldest = [...pages.keys()].filter((page) => !seen.includes(page));
    for (const page of oldest.slice(0, Math.max(0, pages.size - KEPT))) pages.delete(page);
  };

  const pagesOf = (first: number, last: number): number[] => {
    const from = Math.floor(first / PAGE);
    return Array.from({ length: Math.floor(last / PAGE) - from + 1 }, (_one, at) => from + at);
  };

  /** Asks for what is missing of the rows in sight. */
  const want = (first: number, last: number): void => {
    sight = [first, last];
    for (const page of pagesOf(first, last)) if (!pages.has(page) || stale.has(page)) void ask(page);
  };

  const begin = (next: RowFilter, keep: boolean) => {
    generation += 1;
    filter = next;
    left = new Map();
    asked = new Map();
    failure = undefined;
    // What is in sight stays until it has come again.
    const seen = new Set(pagesOf(...sight));
    pages = new Map(keep ? [...pages].filter(([page]) => seen.has(page)) : []);
    stale = new Set(pages.keys());
    if (!keep) {
      total = undefined;
      sight = [0, PAGE - 1];
    }
    tell();
    want(...sight);
  };

  const rowAt = (index: number): BatchRow | undefined => {
    const base = pages.get(Math.floor(index / PAGE))?.[index % PAGE];
    return base && over(base);
  };

  const baseOf = (rowId: string): BatchRow | undefined => {
    for (const rows of pages.values()) {
      const found = rows.find((row) => row.rowId === rowId);
      if (found) return found;
    }
    return undefined;
  };

  return {
    subscribe: (listener: () => void) => {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    rowAt,
    want,
    /** Undefined until the first page has come. */
    total: () => total,
    revision: () => revision,
    failure: () => failure,
    filter: () => filter,
    show: (next: RowFilter) => begin(next, false),
    readAgain: () => begin(filter, true),

    /** The rows of these places, loaded where they are not there. */
    ensure: async (first: number, last: number): Promise<(BatchRow | undefined)[]> => {
      const rows: (BatchRow | undefined)[] = [];
      for (const page of pagesOf(first, last)) {
        if (!pages.has(page)) await ask(page);
        // At once: with many pages the first one is let go before the last one comes.
        const end = Math.min(last, (page + 1) * PAGE - 1);
        for (let index = Math.max(first, page * PAGE); index <= end; index += 1) rows.push(rowAt(index));
      }
      return rows;
    },

    /** Takes rows of a reply where they stand. */
    put: (rows: readonly BatchRow[], at: number) => {
      const news = new Map(rows.map((row) => [row.rowId, row]));
      for (const [page, held] of pages) {
        if (!held.some(({ rowId }) => news.has(rowId))) continue;
        pages.set(
          page,
          held.map((row, place) => {
            const next = news.get(row.rowId);
            if (!next) return row;
            // The first row of somebody who stands there again is shown beside the others, and fits no better than before.
            if (fits(next) || (!fits(row) && !left.has(row.rowId))) left.delete(next.rowId);
            else left.set(next.rowId, page * PAGE + place);
            return next;
          }),
        );
      }
      revision = Math.max(revision, at);
      tell();
    },

    /** Writes over rows at once; the gateway is told later. */
    type: (edits: readonly RowEdit[]) => {
      for (const { rowId, cells, ...rest } of edits) {
        const before = typed.get(rowId);
        const base = baseOf(rowId);
        if (base)
          known.set(rowId, {
            no: base.no,
            cells: { ...only(cells, base.cells), ...known.get(rowId)?.cells },
          });
        typed.set(rowId, { ...before, ...rest, ...(cells && { cells: { ...before?.cells, ...cells } }) });
      }
      tell();
    },

    untold: (most: number): RowEdit[] => {
      const edits: RowEdit[] = [];
      for (const [rowId, { cells, ...rest }] of typed) {
        if (edits.length === most) break;
        const free = Object.entries(cells ?? {}).filter(
          ([field]) => !held.has(keyOf(rowId, field as BatchField)),
        );
        const edit = { rowId, ...rest, ...(free.length > 0 && { cells: Object.fromEntries(free) }) };
        if (Object.keys(edit).length > 1) edits.push(edit);
      }
      return edits;
    },
    typedCount: () => typed.size,

    /** The gateway has these; what was typed meanwhile is still to be told. */
    settle: (edits: readonly RowEdit[]) => {
      for (const sent of edits) {
        const now = typed.get(sent.rowId);
        if (!now) continue;
        const cells = Object.entries(now.cells ?? {}).filter(([field, text]) => sent.cells?.[field] !== text);
        const next: Typed = {
          ...(now.drop !== sent.drop && { drop: now.drop }),
          ...(now.keep !== sent.keep && { keep: now.keep }),
          ...(cells.length > 0 && { cells: Object.fromEntries(cells) }),
        };
        drawn.delete(sent.rowId);
        if (Object.keys(next).length > 0) {
          typed.set(sent.rowId, next);
          const before = known.get(sent.rowId);
          if (before) before.cells = only(next.cells, { ...before.cells, ...sent.cells });
        } else {
          typed.delete(sent.rowId);
          known.delete(sent.rowId);
        }
      }
    },
    /** Reads the typed rows as they stand now, whatever rows are shown, and holds the cells that others changed since. */
    compare: async (): Promise<void> => {
      const numbers = [...typed.keys()].flatMap((rowId) => known.get(rowId)?.no ?? []);
      for (const page of new Set(numbers.map((no) => Math.floor((no - 1) / PAGE)))) {
        const { rows } = await load({}, page * PAGE + 1, PAGE);
        for (const { rowId, line, cells } of rows) {
          const before = known.get(rowId);
          if (!before) continue;
          const now = typed.get(rowId)?.cells;
          for (const field of fieldsOf(now)) {
            const key = keyOf(rowId, field);
            const cell = cells[field] ?? '';
            if (cell === now?.[field]) held.delete(key);
            else if (held.has(key) || cell !== (before.cells[field] ?? ''))
              held.set(key, { line, field, cell });
          }
          before.cells = only(now, cells);
        }
      }
    },
    clashes: (): Clash[] => [...held.values()],
    /** What others changed may be written over. */
    release: () => held.clear(),
    /** Drops what was typed and refused. */
    forget: () => {
      typed.clear();
      held.clear();
      known.clear();
      drawn.clear();
      tell();
    },
  };
}
