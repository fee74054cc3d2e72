import { CODE } from '@probity/contract/codeNames';
import { maskIdNumber } from '@probity/contract/rules/masks';
import { sayingWords } from '../../i18n/sayLater';
import { generatedApi, type CandidateView, type FormSectionContent } from '../generated/candidate.gen';
import { isGatewayError } from '../transport/gatewayError';
import { unlessFailed } from '../transport/tags';

export type {
  CandidateForm,
  CandidateItem,
  CandidateView,
  FormDoubt,
  FormEntry,
  FormSection,
  FormSectionContent,
} from '../generated/candidate.gen';

interface ViewLifecycle {
  dispatch: (action: never) => unknown;
  queryFulfilled: PromiseLike<{ data: CandidateView }>;
}

/** These calls answer the whole view: it replaces the one in the cache, so nothing is fetched again. */
async function keepView({ body }: { body: { s: string } }, lifecycle: ViewLifecycle): Promise<void> {
  const view = await lifecycle.queryFulfilled.then(
    ({ data }) => data,
    // The failure belongs to whoever made the call.
    () => undefined,
  );
  if (!view) return;
  const keep = candidateApi.util.upsertQueryData('getInvitation', { body: { s: body.s } }, view);
  lifecycle.dispatch(keep as never);
}

/** The calls a candidate makes with `s`. All carry `s`, and answer -12 to any session that is not for it. */
export const candidateApi = generatedApi.enhanceEndpoints({
  endpoints: {
    // The screen itself says what went wrong.
    getInvitation: {
      providesTags: (_view, _error, { body }) => [{ type: 'Invitation', id: body.s }],
      extraOptions: { hideErrors: true },
      transformResponse: sayingWords('form', 'report')<CandidateView>,
    },
    // Saves by itself while somebody types: the screen says "not saved", a toast for each try would be noise.
    saveCandidateForm: {
      // What the other page saved is shown beside what is typed here.
      invalidatesTags: (_saved, error, { body }) =>
        isGatewayError(error) && error.code === CODE.SAVED_ELSEWHERE
          ? [{ type: 'Invitation', id: body.s }]
          : [],
      extraOptions: { hideErrors: true, outlivesPage: true },
      async onQueryStarted({ body }, { dispatch, queryFulfilled }) {
        const saved = await queryFulfilled.then(
          ({ data }) => data,
          () => undefined,
        );
        if (!saved) return;
        dispatch(
          candidateApi.util.updateQueryData('getInvitation', { body: { s: body.s } }, (view) => {
            view.savedAt = saved.savedAt;
            view.doubts = saved.doubts;
            view.versions[body.section] = saved.version;
            view.form = { ...view.form, [body.section]: withoutIdNumber(body.content) };
          }),
        );
      },
    },
    // The step says what the signature lacks; a toast beside it would say it twice.
    giveConsent: { onQueryStarted: keepView, extraOptions: { hideErrors: true } },
    withdrawConsent: { onQueryStarted: keepView },
    // Said where it is sent.
    submitCandidateForm: { onQueryStarted: keepView, extraOptions: { hideErrors: true } },
    answerAsCandidate: { onQueryStarted: keepView },
    uploadCandidateFile: {
      invalidatesTags: (_file, error, { s }) => unlessFailed(error, [{ type: 'Invitation', id: s }]),
      extraOptions: { hideErrors: true },
    },
    getOwnReport: {
      providesTags: (_report, _error, { body }) => [{ type: 'Report', id: body.s }],
      extraOptions: { hideErrors: true },
    },
    disputeOwnReport: {
      invalidatesTags: (_done, error, { body }) =>
        unlessFailed(error, [
          { type: 'Report', id: body.s },
          { type: 'Invitation', id: body.s },
        ]),
    },
  },
});

/** The number is encrypted on the gateway and comes back masked; the cache is no place for it. */
function withoutIdNumber({ idNumber, ...content }: FormSectionContent) {
  return idNumber ? { ...content, idNumber: maskIdNumber(idNumber) } : content;
}

export const {
  useGetInvitationQuery,
  useSaveCandidateFormMutation,
  useGiveConsentMutation,
  useWithdrawConsentMutation,
  useSubmitCandidateFormMutation,
  useAnswerAsCandidateMutation,
  useUploadCandidateFileMutation,
  useGetOwnReportQuery,
  useDisputeOwnReportMutation,
} = candidateApi;
