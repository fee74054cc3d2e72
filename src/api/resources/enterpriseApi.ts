import { generatedApi } from '../generated/enterprise.gen';
import { unlessFailed } from '../transport/tags';
import { refreshesWork } from './workRows';

export type {
  Certification,
  CertificationChange,
  CertificationDraftContent,
  CertificationFacts,
  CertificationField,
  CertificationRecord,
  CertificationReview,
  ContractSignature,
  LicenseFile,
  ServiceContract,
} from '../generated/enterprise.gen';

/** Certification of an enterprise, its own side and the staff's, and its service contract. */
export const enterpriseApi = generatedApi.enhanceEndpoints({
  endpoints: {
    getCertification: { providesTags: ['Certification'], extraOptions: { hideErrors: true } },
    // Saves by itself while somebody types: the form says "not saved". It is newer than its draft: nothing is read again.
    saveCertificationDraft: { extraOptions: { hideErrors: true } },
    listCertifications: { providesTags: ['Certification'], extraOptions: { hideErrors: true } },
    // Refused, it was decided or taken back elsewhere: what stands is read again either way.
    withdrawCertificationChange: { invalidatesTags: ['Certification', 'Home'] },
    getCertificationReview: {
      keepUnusedDataFor: 0,
      extraOptions: { hideErrors: true },
    },
    // The review is not read again: it closes with the decision, and each reading of it is in the enterprise's audit log.
    decideCertification: { onQueryStarted: refreshesWork() },
    // The words come in the language on screen, so the screen asks anew whenever it is drawn in another.
    getServiceContract: { providesTags: ['ServiceContract'], extraOptions: { hideErrors: true } },
    signServiceContract: {
      invalidatesTags: (_signature, error) => unlessFailed(error, ['Certification', 'Home']),
      extraOptions: { hideErrors: true },
      async onQueryStarted(_arg, { dispatch, queryFulfilled }) {
        const signature = await queryFulfilled.then(
          ({ data }) => data,
          // The failure belongs to whoever signs.
          () => undefined,
        );
        if (!signature) return;
        dispatch(
          enterpriseApi.util.updateQueryData('getServiceContract', undefined, (contract) => {
            contract.signature = signature;
          }),
        );
      },
    },
  },
});

export const {
  useGetCertificationQuery,
  useSaveCertificationDraftMutation,
  useListCertificationsQuery,
  useWithdrawCertificationChangeMutation,
  useGetCertificationReviewQuery,
  useDecideCertificationMutation,
  useRevealContactMutation,
  useGetServiceContractQuery,
  useSignServiceContractMutation,
  useLazyDownloadServiceContractQuery,
} = enterpriseApi;
