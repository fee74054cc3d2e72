import { checkRow, isChoice, type RowFault } from '@probity/contract/rules/batch/row';
import type { Services } from '../../kernel/context';
import type { OwnWork } from '../../kernel/work';
import { earlierSince } from '../orders/factRepository';
import { duplicatesSince } from '../orders/facts';
import type { BatchRecord } from './batchRepository';
import { chosenOf, type CheckFacts } from './facts';
import {
  waitingApplications,
  writeChecked,
  type DuplicateOf,
  type KeptFault,
  type RowRecord,
} from './rowRepository';
import { sealCells, type Cells } from './sealed';

/** A row with what it says now, and what somebody decided of it. */
export interface GivenRow {
  row: RowRecord;
  cells: Cells;
  /** What stays as it is where it is not given. */
  kept?: readonly DuplicateOf[];
  droppedFor?: RowRecord['droppedFor'];
}

/**
 * Checks some rows and writes what comes of it, as many statements for one as for 500: values and faults by their cells, earlier checks
 * and applications of the same person. What stands twice in the list is marked by `markRepeated` afterwards.
 */
export async function checkRows(
  work: Pick<OwnWork, 'tx' | 'services' | 'clock' | 'session'>,
  batch: BatchRecord,
  given: readonly GivenRow[],
  facts: CheckFacts,
): Promise<void> {
  const { tx, services } = work;
  const context = contextOf(facts);
  const checked = given.map((one) => {
    const { cells, faults } = checkRow(one.cells, context);
    const isGood = (field: string) => !faults.some((fault) => fault.field === field);
    return {
      ...one,
      cells,
      faults: faults.map((fault) => keptFault(services, fault, cells)),
      mobileIndex: cells.mobile && isGood('mobile') ? services.blindIndex.of('mobile', cells.mobile) : null,
      idIndex:
        cells.idNumber && isGood('idNumber') ? services.blindIndex.of('idNumber', cells.idNumber) : null,
    };
  });
  const people = checked.map(({ row, mobileIndex, idIndex }) => ({ id: row.id, mobileIndex, idIndex }));
  const since = duplicatesSince(work.clock.now());
  const earlier = await earlierSince(tx, batch.mainId, people, since);
  const applied = await waitingApplications(tx, batch.mainId, checked);
  await writeChecked(
    tx,
    batch,
    checked.map(({ row, cells, faults, mobileIndex, idIndex, kept, droppedFor }) => {
      const isOther = mobileIndex !== row.mobileIndex || idIndex !== row.idIndex;
      return {
        id: row.id,
        cellsEnc: sealCells(work, row.id, cells),
        faults,
        duplicates: [
          ...row.duplicates.filter((of) => of === 'list'),
          ...(earlier.has(row.id) ? ['earlier' as const] : []),
          ...(row.applicationId === null && mobileIndex !== null && applied.has(mobileIndex)
            ? ['application' as const]
            : []),
        ],
        // What was decided of one person says nothing of another.
        kept: [...(kept ?? (isOther ? [] : row.kept))],
        droppedFor: droppedFor === undefined ? row.droppedFor : droppedFor,
        mobileIndex,
        idIndex,
      };
    }),
  );
}

export const contextOf = ({ today, terms, options, unreasoned }: CheckFacts) => ({
  today,
  terms,
  chosen: (field: keyof CheckFacts['options'], text: string) => chosenOf(options[field], text),
  lacksReasons: (packageId: string) => (unreasoned.get(packageId)?.length ?? 0) > 0,
});

/** A fault as it is kept: rows whose fault is mended by the same deed have the same group. The words of a cell are in none. */
function keptFault({ blindIndex }: Pick<Services, 'blindIndex'>, fault: RowFault, cells: Cells): KeptFault {
  const { field, code, packageId } = fault;
  const alike =
    code === 'unknownChoice' && isChoice(field)
      ? `.${blindIndex.of('batchWord', cells[field]!.normalize('NFKC').toLowerCase()).slice(0, 24)}`
      : packageId
        ? `.${packageId}`
        : '';
  return { field, code, group: `${field}.${code}${alike}`, ...(packageId && { of: packageId }) };
}
