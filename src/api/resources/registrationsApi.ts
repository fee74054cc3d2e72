import { generatedApi, type Invitee, type ListedApplication } from '../generated/registrations.gen';
import type { RowList } from '../lists/pages';
import { unlessFailed } from '../transport/tags';

export type {
  Application,
  ApplicationContent,
  ApplicationFile,
  FormContent,
  Invitee,
  ListedApplication,
  ListedRegistrationForm,
  EarlierApplication,
  OwnApplication,
  OwnQuestion,
  RegistrationForm,
  RegistrationFormInput,
  RegistrationLink,
} from '../generated/registrations.gen';

const forms = { type: 'RegistrationForm' as const, id: 'LIST' };
const list = { type: 'Registration' as const, id: 'LIST' };
const tagList = { type: 'RegistrationTag' as const, id: 'LIST' };
const invited = { type: 'Invitee' as const, id: 'LIST' };
const one = (id: string) => ({ type: 'Registration' as const, id });
const formOf = (id: string) => ({ type: 'RegistrationForm' as const, id });

/** What applicants sent, row by row. */
export const applicationRows: RowList<ListedApplication> = {
  endpointName: 'listApplications',
  idOf: (row) => row.applicationId,
  only: () => ({}),
};

/** The invitation list of a form, row by row. */
export const inviteeRows: RowList<Invitee> = {
  endpointName: 'listInvitees',
  idOf: (row) => row.inviteeId,
  only: () => ({}),
};

/** Forms for applicants, and what they sent. */
export const registrationsApi = generatedApi.enhanceEndpoints({
  endpoints: {
    listRegistrationForms: { providesTags: [forms], extraOptions: { hideErrors: true } },
    getRegistrationForm: {
      providesTags: (_data, _error, { formId }) => [formOf(formId)],
      extraOptions: { hideErrors: true },
    },
    saveRegistrationForm: {
      invalidatesTags: (saved) => (saved ? [forms, formOf(saved.formId)] : []),
      extraOptions: { hideErrors: true },
    },
    setRegistrationLink: {
      invalidatesTags: (_link, error, { registrationLinkInput }) =>
        unlessFailed(error, [forms, formOf(registrationLinkInput.formId)]),
      extraOptions: { hideErrors: true },
    },
    closeRegistrationLink: {
      invalidatesTags: (_done, _error, { registrationFormKey }) => [
        forms,
        formOf(registrationFormKey.formId),
      ],
    },
    listApplications: { providesTags: [list], extraOptions: { hideErrors: true } },
    getApplication: {
      providesTags: (_data, _error, { applicationId }) => [one(applicationId)],
      keepUnusedDataFor: 0,
      extraOptions: { hideErrors: true },
    },
    // What is too much for a file at once is no error: useExport.
    exportApplications: { extraOptions: { responseType: 'blob', hideErrors: true } },
    listInvitees: { providesTags: [invited], extraOptions: { hideErrors: true } },
    addInvitees: {
      invalidatesTags: (_done, error, { inviteesInput }) =>
        unlessFailed(error, [invited, formOf(inviteesInput.formId)]),
      extraOptions: { hideErrors: true },
    },
    sendApplicantInvitations: {
      invalidatesTags: (_done, error, { invitationsInput }) =>
        unlessFailed(error, [invited, formOf(invitationsInput.formId)]),
      extraOptions: { hideErrors: true },
    },
    withdrawInvitees: {
      invalidatesTags: (_done, error, { inviteeKeys }) =>
        unlessFailed(error, [invited, formOf(inviteeKeys.formId)]),
    },
    exportInvitees: { extraOptions: { responseType: 'blob', hideErrors: true } },
    listRegistrationTags: { providesTags: [tagList] },
    setApplicationTags: {
      invalidatesTags: (_tags, error, { applicationTagsInput }) =>
        unlessFailed(error, [tagList, list, one(applicationTagsInput.applicationId)]),
      extraOptions: { hideErrors: true },
    },
    deleteRegistrationTag: {
      invalidatesTags: (_done, error) => unlessFailed(error, [tagList, 'Registration' as const]),
    },
    deleteApplication: { invalidatesTags: (_done, error) => unlessFailed(error, [list, forms]) },
  },
});

export const {
  useListRegistrationFormsQuery,
  useGetRegistrationFormQuery,
  useSaveRegistrationFormMutation,
  useSetRegistrationLinkMutation,
  useCloseRegistrationLinkMutation,
  useListApplicationsInfiniteQuery,
  useGetApplicationQuery,
  useDeleteApplicationMutation,
  useOpenApplicationFileMutation,
  useExportApplicationsMutation,
  useListInviteesInfiniteQuery,
  useAddInviteesMutation,
  useSendApplicantInvitationsMutation,
  useWithdrawInviteesMutation,
  useExportInviteesMutation,
  useListRegistrationTagsQuery,
  useSetApplicationTagsMutation,
  useDeleteRegistrationTagMutation,
  useLazyDownloadRegistrationSheetQuery,
} = registrationsApi;
