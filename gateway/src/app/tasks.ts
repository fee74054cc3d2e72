import { taskKinds } from '../kernel/tasks/definition';
import { auditExport } from '../modules/audit/auditExport';
import { batchCheck } from '../modules/batches/checkTask';
import { batchRead } from '../modules/batches/readTask';
import { batchOrder } from '../modules/batchOrders/orderTask';
import { checksCancel, checksRemind } from '../modules/checks/bulkService';
import { checksAssign } from '../modules/handover/assigning';
import { checksTakeBack } from '../modules/handover/takingBack';
import { checksExport } from '../modules/checks/exportService';
import { eraseTask } from '../modules/retention/eraseTask';
import { accountExport } from '../modules/departure/exportTask';
import { eraseAccountTask } from '../modules/departure/closing/eraseAccountTask';
import { ledgerExport } from '../modules/ledger/entriesExport';
import { applicationsExport } from '../modules/registrations/applicationsExport';
import { statementExport } from '../modules/statements/statementSheet';

/** Every kind of long work that the modules bring. */
export const allTasks = taskKinds([
  checksExport.task,
  checksRemind.task,
  checksCancel.task,
  checksAssign.task,
  checksTakeBack.task,
  batchOrder,
  auditExport.task,
  statementExport.task,
  ledgerExport.task,
  applicationsExport.task,
  accountExport,
  batchRead,
  batchCheck,
  eraseTask,
  eraseAccountTask,
]);
