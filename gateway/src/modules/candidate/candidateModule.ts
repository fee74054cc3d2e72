import type { Ctx, Input, SessionCtx } from '../../kernel/context';
import { defineModule, outsideTransaction } from '../../kernel/module';
import { giveConsent, withdrawConsent, type GiveConsent } from './consentService';
import {
  answerAsCandidate,
  getInvitation,
  saveCandidateForm,
  submitCandidateForm,
  uploadCandidateFile,
} from './formService';
import type { Section, SectionContent } from '../checks/formRepository';
import { chooseOpening, getOpening, listOpenings, nameOpening } from './openings';

export const candidateModule = defineModule({
  name: 'candidate',
  handlers: {
    nameOpening: (ctx: Ctx, { body }: Input<{ s: string }>) => nameOpening(ctx, body.s),
    getOpening: (ctx: SessionCtx) => getOpening(ctx),
    listOpenings: (ctx: SessionCtx) => listOpenings(ctx),
    chooseOpening: (ctx: SessionCtx, { body }: Input<{ openingId: string }>) =>
      chooseOpening(ctx, body.openingId),
    getInvitation: (ctx: SessionCtx) => getInvitation(ctx),
    giveConsent: (ctx: SessionCtx, { body }: Input<GiveConsent>) => giveConsent(ctx, body),
    withdrawConsent: (ctx: SessionCtx, { body }: Input<{ checkItemIds: string[] }>) =>
      withdrawConsent(ctx, body),
    saveCandidateForm: (ctx: SessionCtx, { body }: Input<{ section: Section; content: SectionContent }>) =>
      saveCandidateForm(ctx, body),
    submitCandidateForm: (ctx: SessionCtx) => submitCandidateForm(ctx),
    uploadCandidateFile: outsideTransaction((ctx, input) => uploadCandidateFile(ctx as SessionCtx, input)),
    answerAsCandidate: (
      ctx: SessionCtx,
      { body }: Input<{ checkItemId: string; text: string; fileIds?: string[] }>,
    ) => answerAsCandidate(ctx, body),
  },
});
