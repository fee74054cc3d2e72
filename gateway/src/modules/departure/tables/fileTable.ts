import type { PagePosition } from '../../../kernel/paging';
import { datasetOf } from '../../../kernel/tasks/dataset';
import { chinaTime } from '../../../platform/pdf/document';
import { statementsBefore } from '../../statements/statementRepository';
import { countFiles, filesAfter, type StoredRow } from '../departureRepository';
import type { Source } from '../source';
import { fileKinds, heads, titles } from '../words/tables';
import { ALL_MONTHS } from './moneyTables';

/** A file is called by its id: its own name may hold anything, and two may have the same. */
const pathOf = ({ id, originalName, about }: StoredRow): string =>
  `files/${about}/${id}${/\.[A-Za-z0-9]{1,10}$/.exec(originalName)?.[0].toLowerCase() ?? ''}`;

/** What each of the files is. */
export const fileTable = datasetOf<object, StoredRow, StoredRow, PagePosition>(
  'files',
  {
    sheetName: titles.files,
    page: ({ tx, session }, _request, after, limit) =>
      filesAfter(tx, session.mainId, after?.id ?? null, limit),
    positionOf: ({ id }) => ({ key: id, id }),
    count: ({ tx, session }) => countFiles(tx, session.mainId),
    lines: (_ctx, _request, rows) => [...rows],
    columns: [
      { head: heads.path, width: 60, value: pathOf },
      { head: heads.about, width: 22, value: ({ about }, lang) => fileKinds[about][lang] },
      { head: heads.original, width: 36, value: ({ originalName }) => originalName },
      { head: heads.size, width: 14, value: ({ size }) => size },
      { head: heads.uploaded, width: 20, kind: 'moment', value: ({ createdAt }) => chinaTime(createdAt) },
    ],
  },
  {},
);

/** A file that is put in as it is stored. */
export interface StoredFile {
  path: string;
  fileId: string;
}

export const storedFiles: Source = {
  name: 'stored',
  atOnce: 500,
  count: ({ tx, session }) => countFiles(tx, session.mainId),
  async read({ tx, session }, after, limit) {
    const found = await filesAfter(tx, session.mainId, after as string | null, limit + 1);
    const rows = found.slice(0, limit).map((row): StoredFile => ({ path: pathOf(row), fileId: row.id }));
    return { rows, next: found.length > limit ? rows.at(-1)!.fileId : null };
  },
};

/** A statement that is drawn while the archive is written: its paper is not stored. */
export interface StatementFile {
  path: string;
  statementId: string;
}

export const statementFiles: Source = {
  name: 'statementPapers',
  atOnce: ALL_MONTHS,
  async count({ tx, session }) {
    return (await statementsBefore(tx, session.mainId, { before: null, limit: ALL_MONTHS })).length;
  },
  async read({ tx, session }) {
    const rows = await statementsBefore(tx, session.mainId, { before: null, limit: ALL_MONTHS });
    return {
      rows: rows.map(({ id, month }): StatementFile => ({
        path: `files/statement/${month}.pdf`,
        statementId: id,
      })),
      next: null,
    };
  },
};
