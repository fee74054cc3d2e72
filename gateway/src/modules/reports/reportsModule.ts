import { defineModule, outsideTransaction } from '../../kernel/module';
import { disputeReport, rejectDispute } from './disputeService';
import { addEvidence, removeEvidence, uploadEvidence } from './evidenceService';
import { completeItem, getReportDraft, reopenItem, requestInfo, saveFinding } from './findingService';
import { openInReview } from './openings';
import { disputeOwnReport, getOwnReport } from './ownReport';
import { getReport } from './reportView';
import { tickReviewPoint } from './pointTick';
import { publishReport, returnReport, submitForReview } from './reviewService';
import { createShare, getSharedReport, listShares, revokeShare } from './shareService';

export const reportsModule = defineModule({
  name: 'reports',
  handlers: {
    getReportDraft: (ctx, { query }) => getReportDraft(ctx, query.checkId),
    saveFinding: (ctx, { body }) => saveFinding(ctx, body),
    completeItem: (ctx, { body }) => completeItem(ctx, body),
    reopenItem: (ctx, { body }) => reopenItem(ctx, body),
    requestInfo: (ctx, { body }) => requestInfo(ctx, body),
    addEvidence: (ctx, { body }) => addEvidence(ctx, body),
    removeEvidence: (ctx, { body }) => removeEvidence(ctx, body.evidenceId),
    uploadEvidence: outsideTransaction((ctx, input) => uploadEvidence(ctx, input)),
    submitForReview: (ctx, { body }) => submitForReview(ctx, body),
    openInReview: (ctx, { body }) => openInReview(ctx, body),
    returnReport: (ctx, { body }) => returnReport(ctx, body),
    tickReviewPoint: (ctx, { body }) => tickReviewPoint(ctx, body),
    publishReport: (ctx, { body }) => publishReport(ctx, body),
    getReport: (ctx, { query }) => getReport(ctx, query.checkId, query.version),
    disputeReport: (ctx, { body }) => disputeReport(ctx, body),
    rejectDispute: (ctx, { body }) => rejectDispute(ctx, body),
    createShare: (ctx, { body }) => createShare(ctx, body),
    listShares: (ctx, { query }) => listShares(ctx, query.checkId),
    revokeShare: (ctx, { body }) => revokeShare(ctx, body.shareId),
    getOwnReport: (ctx) => getOwnReport(ctx),
    disputeOwnReport: (ctx, { body }) => disputeOwnReport(ctx, body),
    getSharedReport: (ctx) => getSharedReport(ctx),
  },
});
