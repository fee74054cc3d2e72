import { generatedApi as baseCalls } from '../generated/base.gen';
import { generatedApi as fileCalls } from '../generated/files.gen';
import { unlessFailed } from '../transport/tags';

/** Call 10: "multipart with field file"; baseQuery builds the form. Progress: `useUpload` in this folder. */
const uploads = baseCalls.enhanceEndpoints({
  endpoints: {
    uploadFile: { invalidatesTags: (_data, error) => unlessFailed(error, [{ type: 'File', id: 'LIST' }]) },
  },
});

export const { useUploadFileMutation } = uploads;
export const { useLazyDownloadFileQuery } = fileCalls;
