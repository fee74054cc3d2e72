// Written by `npm run generate` from contract/. Do not edit.
import { gatewayApi as api } from '../transport/gatewayApi';
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
    listCertifications: build.query<ListCertificationsApiResponse, ListCertificationsApiArg>({
      query: () => ({ url: `/gateway/bd/enterprise/certification/history` }),
    }),
    withdrawCertificationChange: build.mutation<
      WithdrawCertificationChangeApiResponse,
      WithdrawCertificationChangeApiArg
    >({
      query: (queryArg) => ({
        url: `/gateway/bd/enterprise/certification/withdraw`,
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
    revealContact: build.mutation<RevealContactApiResponse, RevealContactApiArg>({
      query: (queryArg) => ({
        url: `/gateway/bd/enterprise/certification/revealContact`,
        method: 'POST',
        body: queryArg.body,
      }),
    }),
    getServiceContract: build.query<GetServiceContractApiResponse, GetServiceContractApiArg>({
      query: () => ({ url: `/gateway/bd/enterprise/serviceContract/get` }),
    }),
    signServiceContract: build.mutation<SignServiceContractApiResponse, SignServiceContractApiArg>({
      query: (queryArg) => ({
        url: `/gateway/bd/enterprise/serviceContract/sign`,
        method: 'POST',
        body: queryArg.body,
      }),
    }),
    downloadServiceContract: build.query<DownloadServiceContractApiResponse, DownloadServiceContractApiArg>({
      query: (queryArg) => ({
        url: `/gateway/bd/enterprise/serviceContract/pdf`,
        params: {
          signatureId: queryArg.signatureId,
        },
      }),
      keepUnusedDataFor: 0,
      extraOptions: { responseType: 'blob' },
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
export type ListCertificationsApiResponse = /** status 200 The answer */ CertificationRecord[];
export type ListCertificationsApiArg = void;
export type WithdrawCertificationChangeApiResponse = /** status 200 The answer */ Done;
export type WithdrawCertificationChangeApiArg = {
  body: {
    certificationId: Uuid;
    /** As it was shown: decided meanwhile, it stays */
    status: 'pending' | 'rejected';
    /** What was submitted becomes the own draft, to be corrected */
    keepAsDraft?: boolean;
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
    /** How many verified enterprises with this code or name the review named, none where absent; more by now, and nothing is accepted */
    sameSeen?: number;
  };
};
export type RevealContactApiResponse = /** status 200 The answer */ {
  value: string;
};
export type RevealContactApiArg = {
  body: {
    workItemId: Uuid;
    purpose: string;
  };
};
export type GetServiceContractApiResponse = /** status 200 The answer */ ServiceContract;
export type GetServiceContractApiArg = void;
export type SignServiceContractApiResponse = /** status 200 The answer */ ContractSignature;
export type SignServiceContractApiArg = {
  body: {
    version: string;
    /** Of the text that was read */
    hash: string;
    signerName: string;
  };
};
export type DownloadServiceContractApiResponse = /** status 200 The answer */ Blob;
export type DownloadServiceContractApiArg = {
  signatureId: Uuid;
};
export type Day = string;
export type CertificationStatus = 'pending' | 'verified' | 'rejected' | 'withdrawn';
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
export type CertificationField =
  | 'license'
  | 'enterpriseName'
  | 'creditCode'
  | 'legalPerson'
  | 'region'
  | 'address'
  | 'contactName'
  | 'contactPhone';
export type CertificationChange = {
  certificationId: Uuid;
  facts: CertificationFacts;
  /** What differs from what is verified */
  changed: CertificationField[];
  /** The day it is decided by, while it waits */
  dueAt: Day | null;
  submittedBy: string;
  /** While it waits: who submitted it, or any manager once they are gone */
  mayWithdraw: boolean;
};
export type ContractSignature = {
  signatureId: Uuid;
  version: string;
  hash: string;
  signerName: string;
  signedAt: Instant;
  /** False once a later version has to be signed anew, or the enterprise has another name */
  isCurrent: boolean;
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
  /** null for what was submitted before */
  savedAt: Instant | null;
};
export type Certification = {
  /** 0 none, 1 pending, 2 verified, 3 rejected */
  authStatus: 0 | 1 | 2 | 3;
  /** The day a pending submission is decided by */
  dueAt: Day | null;
  /** The one that holds: the newest, once verified the newest verified */
  submission: CertificationFacts | null;
  /** Of what is verified: waits, or was rejected and not let go */
  change: CertificationChange | null;
  /** The newest one of the service contract */
  signature: ContractSignature | null;
  /** What this user has typed; without a draft what was rejected, or what is verified; null while a submission waits */
  draft: CertificationDraft | null;
  /** When staff had the contact's phone shown, and what for; newest first */
  contactReveals: {
    at: Instant;
    purpose: string;
  }[];
};
export type Done = {
  done: true;
};
export type CertificationRecord = {
  certificationId: Uuid;
  isChange: boolean;
  /** Of a change: what differed from what was verified then */
  changed: CertificationField[];
  submittedBy: string;
  decidedBy: string | null;
  /** Taken back, or let go after its rejection */
  withdrawnAt: Instant | null;
  facts: CertificationFacts;
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
  /** How many other verified enterprises have this name */
  sameName: number;
  /** What held before, of a change */
  change: {
    /** null where papers were never submitted through the console */
    held: CertificationFacts | null;
    /** What the account is called until then */
    heldName: string;
    changed: CertificationField[];
  } | null;
  /** Earlier rejections, newest first */
  earlier: {
    decidedAt: Instant;
    reason: string;
  }[];
  facts: CertificationFacts;
};
export type ContractText = {
  version: string;
  /** SHA-256 over version, language, party and words */
  hash: string;
  title: string;
  sections: {
    heading: string;
    paragraphs: string[];
  }[];
};
export type ServiceContract = {
  /** The one in force; while an earlier signature holds, the one that was signed */
  text: ContractText;
  /** The version that is to be signed anew from a later day on */
  announced: {
    /** China's day */
    effectiveOn: Day;
    text: ContractText;
  } | null;
  /** Only a verified enterprise signs */
  isVerified: boolean;
  /** The newest one */
  signature: ContractSignature | null;
};
