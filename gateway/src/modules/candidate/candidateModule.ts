import { defineModule, outsideTransaction } from '../../kernel/module';
import { giveConsent, withdrawConsent } from './consentService';
import {
  answerAsCandidate,
  getInvitation,
  saveCandidateForm,
  submitCandidateForm,
  uploadCandidateFile,
} from './formService';
import { chooseOpening, getOpening, listOpenings, nameOpening } from './openings';

export const candidateModule = defineModule({
  name: 'candidate',
  handlers: {
    nameOpening: (ctx, { body }) => nameOpening(ctx, body.s),
    getOpening: (ctx) => getOpening(ctx),
    listOpenings: (ctx) => listOpenings(ctx),
    chooseOpening: (ctx, { body }) => chooseOpening(ctx, body.openingId),
    getInvitation: (ctx) => getInvitation(ctx),
    giveConsent: (ctx, { body }) => giveConsent(ctx, body),
    withdrawConsent: (ctx, { body }) => withdrawConsent(ctx, body),
    saveCandidateForm: (ctx, { body }) => saveCandidateForm(ctx, body),
    submitCandidateForm: (ctx) => submitCandidateForm(ctx),
    uploadCandidateFile: outsideTransaction((ctx, { file }) => uploadCandidateFile(ctx, file)),
    answerAsCandidate: (ctx, { body }) => answerAsCandidate(ctx, body),
  },
});
