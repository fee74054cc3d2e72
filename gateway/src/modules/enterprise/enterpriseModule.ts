import type { Input, SessionCtx } from '../../kernel/context';
import type { components } from '../../kernel/contract.gen';
import { defineModule, outsideTransaction } from '../../kernel/module';
import { decideCertification, getCertificationReview, type Decision } from './certificationReview';
import { getCertification, saveCertificationDraft } from './certificationService';
import { authenticate, type CertificationRequest } from './submission';
import { downloadServiceContract, getServiceContract, signServiceContract } from './contractService';

type DraftBody = { content: components['schemas']['CertificationDraftContent'] | null };

/** An enterprise's certification, its own side and the staff's, and its service contract. */
export const enterpriseModule = defineModule({
  name: 'enterprise',
  handlers: {
    authenticate: (ctx: SessionCtx, { body }: Input<CertificationRequest>) => authenticate(ctx, body),
    getCertification: (ctx: SessionCtx) => getCertification(ctx),
    saveCertificationDraft: (ctx: SessionCtx, { body }: Input<DraftBody>) =>
      saveCertificationDraft(ctx, body.content),
    getCertificationReview: (ctx: SessionCtx, { query }: Input<unknown, { workItemId: string }>) =>
      getCertificationReview(ctx, query.workItemId),
    decideCertification: (ctx: SessionCtx, { body }: Input<Decision>) => decideCertification(ctx, body),
    getServiceContract: (ctx: SessionCtx) => getServiceContract(ctx),
    signServiceContract: (
      ctx: SessionCtx,
      { body }: Input<{ version: string; hash: string; signerName: string }>,
    ) => signServiceContract(ctx, body),
    downloadServiceContract: outsideTransaction((ctx, { query }: Input<unknown, { signatureId: string }>) =>
      downloadServiceContract(ctx as SessionCtx, query.signatureId),
    ),
  },
});
