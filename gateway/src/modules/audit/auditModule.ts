import { defineModule } from '../../kernel/module';
import { taskView } from '../tasks/taskView';
import { auditExport } from './auditExport';
import { getAuditSeal, listAuditEvents, listAuditChoices } from './auditService';

/** The audit log of the active account on a screen and as a file. */
export const auditModule = defineModule({
  name: 'audit',
  handlers: {
    listAuditEvents: (ctx, { body }) => listAuditEvents(ctx, body),
    exportAuditEvents: (ctx, { body }) => auditExport.atOnce(ctx, body),
    startAuditExport: async (ctx, { body }) => taskView(ctx, await auditExport.start(ctx, body)),
    listAuditChoices: (ctx) => listAuditChoices(ctx),
    getAuditSeal: (ctx) => getAuditSeal(ctx),
  },
});
