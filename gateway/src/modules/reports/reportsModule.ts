import type { Input, SessionCtx } from '../../kernel/context';
import type { components } from '../../kernel/contract.gen';
import { defineModule, outsideTransaction } from '../../kernel/module';
import { lockReached } from '../checks/actionService';
import { dispute, rejectDispute } from './disputeService';
import { addEvidence, removeEvidence, uploadEvidence } from './evidenceService';
import { completeItem, getReportDraft, reopenItem, requestInfo, saveFinding } from './findingService';
import { openInReview } from './openings';
import { disputeOwnReport, getOwnReport } from './ownReport';
import { getReport } from './reportView';
import { publishReport, returnReport, submitForReview } from './reviewService';
import { createShare, getSharedReport, listShares, revokeShare } from './shareService';

type Handler = (ctx: SessionCtx, request: never) => Promise<unknown>;

/** Hands the body over; the contract has checked its shape. */
const withBody =
  (handle: Handler) =>
  (ctx: SessionCtx, { body }: Input) =>
    handle(ctx, body as never);

export const reportsModule = defineModule({
  name: 'reports',
  handlers: {
    getReportDraft: (ctx: SessionCtx, { query }: Input<unknown, { checkId: string }>) =>
      getReportDraft(ctx, query.checkId),
    saveFinding: (ctx: SessionCtx, { body }: Input<components['schemas']['SaveFindingRequest']>) =>
      saveFinding(ctx, body),
    completeItem: withBody(completeItem),
    reopenItem: withBody(reopenItem),
    requestInfo: withBody(requestInfo),
    addEvidence: withBody(addEvidence),
    removeEvidence: (ctx: SessionCtx, { body }: Input<{ evidenceId: string }>) =>
      removeEvidence(ctx, body.evidenceId),
    uploadEvidence: outsideTransaction((ctx, input) => uploadEvidence(ctx as SessionCtx, input)),
    submitForReview: withBody(submitForReview),
    openInReview: withBody(openInReview),
    returnReport: withBody(returnReport),
    publishReport: withBody(publishReport),
    getReport: (ctx: SessionCtx, { query }: Input<unknown, { checkId: string; version?: number }>) =>
      getReport(ctx, query.checkId, query.version),
    disputeReport: async (
      ctx: SessionCtx,
      { body }: Input<{ checkId: string; reason: string; checkItemId?: string }>,
    ) => dispute(ctx, await lockReached(ctx, body.checkId), body, ctx.session.userId),
    rejectDispute: withBody(rejectDispute),
    createShare: withBody(createShare),
    listShares: (ctx: SessionCtx, { query }: Input<unknown, { checkId: string }>) =>
      listShares(ctx, query.checkId),
    revokeShare: (ctx: SessionCtx, { body }: Input<{ shareId: string }>) => revokeShare(ctx, body.shareId),
    getOwnReport: (ctx: SessionCtx) => getOwnReport(ctx),
    disputeOwnReport: withBody(disputeOwnReport),
    getSharedReport: (ctx: SessionCtx) => getSharedReport(ctx),
  },
});
