import { defineModule, outsideTransaction } from '../../kernel/module';
import { decideCertification, getCertificationReview, revealContact } from './certificationReview';
import { listCertifications, withdrawCertificationChange } from './change';
import { getCertification, saveCertificationDraft } from './certificationService';
import { authenticate } from './submission';
import { downloadServiceContract, getServiceContract, signServiceContract } from './contractService';

/** An enterprise's certification, on its own side and the staff's, and its service contract. */
export const enterpriseModule = defineModule({
  name: 'enterprise',
  handlers: {
    authenticate: (ctx, { body }) => authenticate(ctx, body),
    getCertification: (ctx) => getCertification(ctx),
    saveCertificationDraft: (ctx, { body }) => saveCertificationDraft(ctx, body.content),
    listCertifications: (ctx) => listCertifications(ctx),
    withdrawCertificationChange: (ctx, { body }) => withdrawCertificationChange(ctx, body),
    getCertificationReview: (ctx, { query }) => getCertificationReview(ctx, query.workItemId),
    decideCertification: (ctx, { body }) => decideCertification(ctx, body),
    revealContact: (ctx, { body }) => revealContact(ctx, body),
    getServiceContract: (ctx) => getServiceContract(ctx),
    signServiceContract: (ctx, { body }) => signServiceContract(ctx, body),
    downloadServiceContract: outsideTransaction((ctx, { query }) =>
      downloadServiceContract(ctx, query.signatureId),
    ),
  },
});
