import type { Input, SessionCtx } from '../../kernel/context';
import { defineModule } from '../../kernel/module';
import {
  answerInfoRequest,
  cancelReached,
  remindCandidate,
  resendInvitation,
  revealPersonal,
} from './actionService';
import { openCandidateFile } from './candidateFile';
import { listChoices } from './choiceService';
import { getCheck } from './detailService';
import { exportFile, type ExportRequest } from './exportService';
import type { CheckFilters } from './listFilters';
import { countPage, listPage, type ListRequest } from './listService';

type Body<F extends (ctx: SessionCtx, body: never) => unknown> = Input<Parameters<F>[1]>;

export const checksModule = defineModule({
  name: 'checks',
  handlers: {
    listChecks: (ctx: SessionCtx, { body }: Input<ListRequest>) => listPage(ctx, body),
    listCheckChoices: (ctx: SessionCtx) => listChoices(ctx),
    countChecks: (ctx: SessionCtx, { body }: Input<CheckFilters>) => countPage(ctx, body),
    exportChecks: (ctx: SessionCtx, { body }: Input<ExportRequest>) => exportFile(ctx, body),
    getCheck: (ctx: SessionCtx, { query }: Input<unknown, { checkId: string }>) =>
      getCheck(ctx, query.checkId),
    remindCandidate: (ctx: SessionCtx, { body }: Input<{ checkId: string }>) =>
      remindCandidate(ctx, body.checkId),
    resendInvitation: (ctx: SessionCtx, { body }: Body<typeof resendInvitation>) =>
      resendInvitation(ctx, body),
    cancelCheck: (ctx: SessionCtx, { body }: Body<typeof cancelReached>) => cancelReached(ctx, body),
    answerInfoRequest: (ctx: SessionCtx, { body }: Body<typeof answerInfoRequest>) =>
      answerInfoRequest(ctx, body),
    openCandidateFile: (ctx: SessionCtx, { body }: Body<typeof openCandidateFile>) =>
      openCandidateFile(ctx, body),
    revealPersonal: (ctx: SessionCtx, { body }: Body<typeof revealPersonal>) => revealPersonal(ctx, body),
  },
});
