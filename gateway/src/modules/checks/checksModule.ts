import { defineModule } from '../../kernel/module';
import {
  answerInfoRequest,
  cancelReached,
  remindCandidate,
  resendInvitation,
  revealPersonal,
} from './actionService';
import { checksCancel, checksRemind } from './bulkService';
import { openCandidateFile } from './candidateFile';
import { listChoices } from './filterChoices';
import { getCheck } from './detailService';
import { taskView } from '../tasks/taskView';
import { checksExport } from './exportService';
import { countPage, listPage } from './listService';

export const checksModule = defineModule({
  name: 'checks',
  handlers: {
    listChecks: (ctx, { body }) => listPage(ctx, body),
    listCheckChoices: (ctx) => listChoices(ctx),
    countChecks: (ctx, { body }) => countPage(ctx, body),
    exportChecks: (ctx, { body }) => checksExport.atOnce(ctx, body),
    startChecksExport: async (ctx, { body }) => taskView(ctx, await checksExport.start(ctx, body)),
    getCheck: (ctx, { query }) => getCheck(ctx, query.checkId),
    remindCandidate: (ctx, { body }) => remindCandidate(ctx, body.checkId),
    resendInvitation: (ctx, { body }) => resendInvitation(ctx, body),
    cancelCheck: (ctx, { body }) => cancelReached(ctx, body),
    remindChecks: (ctx, { body }) => checksRemind.run(ctx, body),
    cancelChecks: (ctx, { body }) => checksCancel.run(ctx, body),
    answerInfoRequest: (ctx, { body }) => answerInfoRequest(ctx, body),
    openCandidateFile: (ctx, { body }) => openCandidateFile(ctx, body),
    revealPersonal: (ctx, { body }) => revealPersonal(ctx, body),
  },
});
