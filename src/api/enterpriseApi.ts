import { generatedApi } from './generated/enterprise.gen';
import { unlessFailed } from './tags';

export type {
  Certification,
  CertificationDraftContent,
  CertificationFacts,
  CertificationReview,
  LicenseFile,
} from './generated/enterprise.gen';

/** Certification of an enterprise: its own side, and the staff's. */
export const enterpriseApi = generatedApi.enhanceEndpoints({
  endpoints: {
    getCertification: { providesTags: ['Certification'], extraOptions: { hideErrors: true } },
    // Saves by itself while somebody types: the form says "not saved". It is newer than its draft: nothing is read again.
    saveCertificationDraft: { extraOptions: { hideErrors: true } },
    getCertificationReview: {
      providesTags: (_review, _error, { workItemId }) => [{ type: 'WorkItem', id: workItemId }],
      keepUnusedDataFor: 0,
      extraOptions: { hideErrors: true },
    },
    decideCertification: {
      invalidatesTags: (_done, error, { body }) =>
        unlessFailed(error, [
          { type: 'WorkItem', id: 'LIST' },
          { type: 'WorkItem', id: body.workItemId },
        ]),
    },
  },
});

export const {
  useGetCertificationQuery,
  useSaveCertificationDraftMutation,
  useGetCertificationReviewQuery,
  useDecideCertificationMutation,
} = enterpriseApi;
