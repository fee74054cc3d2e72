import { uuidv7 } from '../../src/kernel/ids';
import type { CallInput } from '../gateway';

/** Honest calls about money that comes in and goes out, and about what leaves with an account: each new every time. */
export const moneyCalls: Record<string, () => CallInput> = {
  sendRechargeCode: () => ({ body: {} }),
  sendApprovalCode: () => ({ body: {} }),
  askRecharge: () => ({
    body: { amount: 100, paidOn: '2026-03-01', payerName: 'Fuzz', slipFileId: uuidv7() },
  }),
  replaceRechargeSlip: () => ({ body: { rechargeId: uuidv7(), slipFileId: uuidv7() } }),
  withdrawRecharge: () => ({ body: { rechargeId: uuidv7() } }),
  getRechargeReview: () => ({ query: { workItemId: uuidv7() } }),
  confirmRecharge: () => ({
    body: { workItemId: uuidv7(), amount: 100, bankReference: 'FUZZ 1', verifyCode: '000000' },
  }),
  rejectRecharge: () => ({ body: { workItemId: uuidv7(), reason: 'Fuzz' } }),
  listReceivedMoney: () => ({ body: { text: 'Fuzz' } }),
  askReversal: () => ({ body: { bookingId: uuidv7(), reason: 'Fuzz', giveBack: 'hand' } }),
  getReversalReview: () => ({ query: { workItemId: uuidv7() } }),
  confirmReversal: () => ({ body: { workItemId: uuidv7(), verifyCode: '000000' } }),
  refuseReversal: () => ({ body: { workItemId: uuidv7(), reason: 'Fuzz' } }),
  findCharges: () => ({ body: { orderNo: 'PB261128FUZZ' } }),
  askCorrection: () => ({ body: { chargeId: uuidv7(), amount: 1, reason: 'Fuzz' } }),
  getCorrectionReview: () => ({ query: { workItemId: uuidv7() } }),
  confirmCorrection: () => ({ body: { workItemId: uuidv7(), verifyCode: '000000' } }),
  refuseCorrection: () => ({ body: { workItemId: uuidv7(), reason: 'Fuzz' } }),
  getRechargeLimit: () => ({}),
  askRechargeLimit: () => ({ body: { above: 100 } }),
  confirmRechargeLimit: () => ({ body: { changeId: uuidv7(), verifyCode: '000000' } }),
  refuseRechargeLimit: () => ({ body: { changeId: uuidv7() } }),
  getPayoutDesk: () => ({}),
  sendPayoutCode: () => ({ body: {} }),
  askPayout: () => ({
    body: { amount: 100, bankName: 'Fuzz', accountNo: '6222000011112222', verifyCode: '000000' },
  }),
  getDeparture: () => ({}),
  sendAccountExportCode: () => ({ body: {} }),
  startAccountExport: () => ({ body: { verifyCode: '000000' } }),
  sendClosingCode: () => ({ body: {} }),
  askClosing: () => ({ body: { accountName: 'Fuzz', verifyCode: '000000' } }),
  takeClosingBack: () => ({ body: {} }),
  withdrawPayout: () => ({ body: { payoutId: uuidv7() } }),
  getPayoutReview: () => ({ query: { workItemId: uuidv7() } }),
  sendPayoutDecisionCode: () => ({ body: {} }),
  enterPayout: () => ({ body: { workItemId: uuidv7(), bankReference: 'FUZZ 2', verifyCode: '000000' } }),
  confirmPayout: () => ({ body: { workItemId: uuidv7(), bankReference: 'FUZZ 2', verifyCode: '000000' } }),
  rejectPayout: () => ({ body: { workItemId: uuidv7(), reason: 'Fuzz' } }),
};
