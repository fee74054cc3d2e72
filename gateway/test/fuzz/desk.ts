import { uuidv7 } from '../../src/kernel/ids';
import type { CallInput } from '../gateway';

/** Odd requests for what operators keep for everybody: texts, dictionaries, the bank account and limits. None of it is there. */
export const deskCalls: Record<string, () => CallInput> = {
  listLimits: () => ({}),
  listDictWords: () => ({}),
  listDictionaries: () => ({}),
  changeDictionary: () => ({
    body: {
      ...{ type: 'leaveReason', basedOn: null, effectiveOn: '2026-01-01' },
      entries: [{ value: 'other', en: 'Other', zh: '其他', isOffered: true, isDefault: false }],
    },
  }),
  withdrawDictionary: () => ({ body: { changeId: uuidv7() } }),
  listClosings: () => ({ body: {} }),
  downloadErasureCertificate: () => ({ query: { closingId: uuidv7() } }),
  changeLimit: () => ({
    body: { name: 'smsShare', basedOn: null, effectiveOn: '2026-01-01', value: 10, reason: 'Fuzz' },
  }),
  withdrawLimit: () => ({ body: { changeId: uuidv7() } }),
  getBankAccount: () => ({}),
  sendBankAccountCode: () => ({ body: {} }),
  askBankAccount: () => ({
    body: {
      ...{ basedOn: null, effectiveOn: '2026-01-01', reason: 'Fuzz', verifyCode: '000000' },
      account: { accountName: 'Fuzz', bankName: 'Fuzz', accountNo: '62000000' },
    },
  }),
  signOffBankAccount: () => ({ body: { changeId: uuidv7(), verifyCode: '000000' } }),
  refuseBankAccount: () => ({ body: { changeId: uuidv7(), reason: 'Fuzz' } }),
  withdrawBankAccount: () => ({ body: { changeId: uuidv7() } }),
  getSignedText: () => ({ query: { kind: 'consent' } }),
  getTextVersion: () => ({ query: { kind: 'consent', version: '2000-01-01' } }),
  askTextVersion: () => ({
    body: {
      ...{ kind: 'consent', basedOn: null, effectiveOn: '2026-01-01', signAnew: false },
      words: { en: { title: 'Fuzz', body: '{enterprise}' }, zh: { title: 'Fuzz', body: '{enterprise}' } },
    },
  }),
  sendTextCode: () => ({ body: {} }),
  signOffTextVersion: () => ({ body: { changeId: uuidv7(), verifyCode: '000000' } }),
  sendBackTextVersion: () => ({ body: { changeId: uuidv7(), reason: 'Fuzz' } }),
  withdrawTextVersion: () => ({ body: { changeId: uuidv7() } }),
};
