import { generatedApi } from './generated/gatewayApi.gen';
import { unlessFailed } from './tags';

/** Downloads of stored files, and call 10: "multipart with field file"; baseQuery builds the form. Progress: `useUpload` in this folder. */
export const fileApi = generatedApi.enhanceEndpoints({
  endpoints: {
    // The bytes are saved, not kept.
    downloadFile: { keepUnusedDataFor: 0, extraOptions: { responseType: 'blob' } },
    uploadFile: { invalidatesTags: (_data, error) => unlessFailed(error, [{ type: 'File', id: 'LIST' }]) },
  },
});

export const { useUploadFileMutation, useLazyDownloadFileQuery } = fileApi;
