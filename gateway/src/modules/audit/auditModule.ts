import { defineModule } from '../../kernel/module';
import { exportAuditEvents } from './auditExport';
import { getAuditSeal, listAuditEvents, listAuditChoices } from './auditService';

/** The audit log of the active account on a screen and as a file. */
export const auditModule = defineModule({
  name: 'audit',
  handlers: {
    listAuditEvents: (ctx, { body }) => listAuditEvents(ctx, body),
    exportAuditEvents: (ctx, { body }) => exportAuditEvents(ctx, body),
    listAuditChoices: (ctx) => listAuditChoices(ctx),
    getAuditSeal: (ctx) => getAuditSeal(ctx),
  },
});
