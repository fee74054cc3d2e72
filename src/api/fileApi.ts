import { generatedApi } from './generated/gatewayApi.gen';
import { unlessFailed } from './tags';

/** Call 10: "multipart with field file"; baseQuery builds the form. Progress: `useUpload` in this folder. */
export const fileApi = generatedApi.enhanceEndpoints({
  endpoints: {
    uploadFile: { invalidatesTags: (_data, error) => unlessFailed(error, [{ type: 'File', id: 'LIST' }]) },
  },
});

export const { useUploadFileMutation } = fileApi;
