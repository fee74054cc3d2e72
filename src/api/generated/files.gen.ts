// Written by `npm run generate` from contract/. Do not edit.
import { gatewayApi as api } from '../transport/gatewayApi';
const injectedRtkApi = api.injectEndpoints({
  endpoints: (build) => ({
    downloadFile: build.query<DownloadFileApiResponse, DownloadFileApiArg>({
      query: (queryArg) => ({
        url: `/gateway/bd/file/file/get`,
        params: {
          fileId: queryArg.fileId,
          s: queryArg.s,
        },
      }),
      keepUnusedDataFor: 0,
      extraOptions: { responseType: 'blob' },
    }),
  }),
  overrideExisting: false,
});
export { injectedRtkApi as generatedApi };
export type DownloadFileApiResponse = /** status 200 The answer */ Blob;
export type DownloadFileApiArg = {
  fileId: Uuid;
  s?: S;
};
export type Uuid = string;
export type S = string;
