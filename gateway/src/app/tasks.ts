import { taskKinds } from '../kernel/tasks/definition';
import { auditExportTask } from '../modules/audit/auditExport';
import { checksExportTask } from '../modules/checks/exportService';

/** Every kind of long work that the modules bring. */
export const allTasks = taskKinds([checksExportTask, auditExportTask]);
