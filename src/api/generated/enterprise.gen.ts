// Written by `npm run generate` from contract/. Do not edit.
import { gatewayApi as api } from '../gatewayApi';
const injectedRtkApi = api.injectEndpoints({
  endpoints: (build) => ({
    getCertification: build.query<GetCertificationApiResponse, GetCertificationApiArg>({
      query: () => ({ url: `/gateway/bd/enterprise/certification/get` }),
    }),
    saveCertificationDraft: build.mutation<SaveCertificationDraftApiResponse, SaveCertificationDraftApiArg>({
      query: (queryArg) => ({
        url: `/gateway/bd/enterprise/certification/saveDraft`,
        method: 'POST',
        body: queryArg.body,
      }),
    }),
    getCertificationReview: build.query<GetCertificationReviewApiResponse, GetCertificationReviewApiArg>({
      query: (queryArg) => ({
        url: `/gateway/bd/enterprise/certification/review`,
        params: {
          workItemId: queryArg.workItemId,
        },
      }),
    }),
    decideCertification: build.mutation<DecideCertificationApiResponse, DecideCertificationApiArg>({
      query: (queryArg) => ({
        url: `/gateway/bd/enterprise/certification/decide`,
        method: 'POST',
        body: queryArg.body,
      }),
    }),
  }),
  overrideExisting: false,
});
export { injectedRtkApi as generatedApi };
export type GetCertificationApiResponse = /** status 200 The answer */ Certification;
export type GetCertificationApiArg = void;
export type SaveCertificationDraftApiResponse = /** status 200 The answer */ Done;
export type SaveCertificationDraftApiArg = {
  body: {
    content: CertificationDraftContent | null;
  };
};
export type GetCertificationReviewApiResponse = /** status 200 The answer */ CertificationReview;
export type GetCertificationReviewApiArg = {
  workItemId: Uuid;
};
export type DecideCertificationApiResponse = /** status 200 The answer */ Done;
export type DecideCertificationApiArg = {
  body: {
    workItemId: Uuid;
    accept: boolean;
    /** Needed for a rejection; the enterprise reads it */
    reason?: string;
  };
};
export type Day = string;
export type CertificationStatus = 'pending' | 'verified' | 'rejected';
export type Uuid = string;
export type LicenseFile = {
  fileId: Uuid;
  fileName: string;
  mime: string;
  /** Bytes */
  size: number;
};
export type Instant = string;
export type CertificationFacts = {
  status: CertificationStatus;
  enterpriseName: string;
  creditCode: string;
  license: LicenseFile;
  legalPerson: string;
  contactName: string;
  /** Masked */
  contactPhone: string;
  /** From the province down */
  regionName: string | null;
  address: string | null;
  submittedAt: Instant;
  decidedAt: Instant | null;
  /** Why it was rejected */
  reason: string | null;
};
export type CertificationDraftContent = {
  enterpriseName?: string;
  creditCode?: string;
  licenseFileId?: Uuid;
  legalPerson?: string;
  contactName?: string;
  contactPhone?: string;
  regionCode?: string;
  address?: string;
};
export type CertificationDraft = {
  content: CertificationDraftContent;
  license: LicenseFile | null;
  /** null for a rejected submission */
  savedAt: Instant | null;
};
export type Certification = {
  /** 0 none, 1 pending, 2 verified, 3 rejected */
  authStatus: 0 | 1 | 2 | 3;
  /** The day a pending submission is decided by */
  dueAt: Day | null;
  /** The newest one */
  submission: CertificationFacts | null;
  /** What this user has typed; after a rejection without a draft, what was rejected */
  draft: CertificationDraft | null;
};
export type Done = {
  done: true;
};
export type CertificationReview = {
  workItemId: Uuid;
  mainId: Uuid;
  mainName: string;
  /** False once decided, and for an enterprise of one's own */
  mayDecide: boolean;
  submittedBy: string;
  /** Other verified enterprises with this credit code */
  sameCode: string[];
  /** Earlier rejections, newest first */
  earlier: {
    decidedAt: Instant;
    reason: string;
  }[];
  facts: CertificationFacts;
};
