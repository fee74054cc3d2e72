import { datasetOf, type Dataset } from '../../kernel/tasks/dataset';
import { auditExport } from '../audit/auditExport';
import { checksExport } from '../checks/exportService';
import { ledgerExport } from '../ledger/entriesExport';
import { applicationsExport } from '../registrations/applicationsExport';
import { tableSource, type Source } from './source';
import { accountTables } from './tables/accountTables';
import { fileTable, statementFiles, storedFiles } from './tables/fileTable';
import { moneyTables } from './tables/moneyTables';
import { outsideTables } from './tables/outsideTables';
import { ownTables } from './tables/ownTables';
import { contractFiles, proofTables } from './tables/proofTables';
import { reportSource } from './tables/reportSource';

/** The tables of an account, in the order in which they stand in the archive. */
export const tables: readonly Dataset[] = [
  ...accountTables,
  datasetOf('records', checksExport.list, { records: { all: {} } }),
  ...moneyTables,
  datasetOf('ledger', ledgerExport.list, {}),
  ...ownTables,
  ...outsideTables,
  ...proofTables,
  datasetOf('applications', applicationsExport.list, {}),
  datasetOf('audit-log', auditExport.list, {}),
  fileTable,
];

/** All that leaves with an account, in the order in which it is read: each is one run of pieces. */
export const sources: readonly Source[] = [
  ...tables.map(tableSource),
  reportSource,
  storedFiles,
  statementFiles,
  contractFiles,
];
