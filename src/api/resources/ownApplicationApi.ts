import { sayingWords } from '../../i18n/sayLater';
import { generatedApi, type OwnApplication } from '../generated/registrations.gen';

export type {
  ApplicationContent,
  ApplicationFile,
  EarlierApplication,
  FormContent,
  OwnApplication,
  OwnFile,
  OwnQuestion,
} from '../generated/registrations.gen';

/** What an applicant fills in with `s`: theirs alone, apart from what an enterprise does with forms. */
export const ownApplicationApi = generatedApi.enhanceEndpoints({
  endpoints: {
    uploadOwnFile: { extraOptions: { hideErrors: true } },
    getOwnApplication: {
      keepUnusedDataFor: 0,
      extraOptions: { hideErrors: true },
      transformResponse: sayingWords('form')<OwnApplication>,
    },
    // Saves by itself while somebody types: the screen says "not saved".
    saveOwnApplication: { extraOptions: { hideErrors: true, outlivesPage: true } },
    deleteOwnApplication: { extraOptions: { hideErrors: true } },
    submitOwnApplication: { extraOptions: { hideErrors: true } },
  },
});

export const {
  useGetOwnApplicationQuery,
  useSaveOwnApplicationMutation,
  useSubmitOwnApplicationMutation,
  useDeleteOwnApplicationMutation,
  useUploadOwnFileMutation,
  useDeleteOwnFileMutation,
} = ownApplicationApi;
