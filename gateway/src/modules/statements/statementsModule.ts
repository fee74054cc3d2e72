import { defineModule, outsideTransaction } from '../../kernel/module';
import { taskView } from '../tasks/taskView';
import { statementExport } from './statementSheet';
import { downloadStatement, listStatements } from './statementService';

/** Monthly statements: what an account had, paid in, was charged and had left (decision 76). */
export const statementsModule = defineModule({
  name: 'statements',
  handlers: {
    listStatements: (ctx, { body }) => listStatements(ctx, body),
    downloadStatement: outsideTransaction((ctx, { query }) => downloadStatement(ctx, query.statementId)),
    exportStatement: (ctx, { body }) => statementExport.atOnce(ctx, body),
    startStatementExport: async (ctx, { body }) => taskView(ctx, await statementExport.start(ctx, body)),
  },
});
