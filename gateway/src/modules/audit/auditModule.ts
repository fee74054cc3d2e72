import type { Input, SessionCtx } from '../../kernel/context';
import { defineModule } from '../../kernel/module';
import { exportAuditEvents, type AuditExport } from './auditExport';
import type { AuditFilters } from './auditFilters';
import { getAuditSeal, listAuditEvents, listAuditChoices } from './auditService';

/** The audit log of the active account on a screen and as a file. */
export const auditModule = defineModule({
  name: 'audit',
  handlers: {
    listAuditEvents: (ctx: SessionCtx, { body }: Input<AuditFilters & { cursor?: string; limit?: number }>) =>
      listAuditEvents(ctx, body),
    exportAuditEvents: (ctx: SessionCtx, { body }: Input<AuditExport>) => exportAuditEvents(ctx, body),
    listAuditChoices: (ctx: SessionCtx) => listAuditChoices(ctx),
    getAuditSeal: (ctx: SessionCtx) => getAuditSeal(ctx),
  },
});
