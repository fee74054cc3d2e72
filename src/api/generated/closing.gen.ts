// Written by `npm run generate` from contract/. Do not edit.
import { gatewayApi as api } from '../transport/gatewayApi';
import { listByCursor, onePage, type Paged, type PageParam } from '../lists/pages';
const injectedRtkApi = api.injectEndpoints({
  endpoints: (build) => ({
    sendClosingCode: build.mutation<SendClosingCodeApiResponse, SendClosingCodeApiArg>({
      query: (queryArg) => ({
        url: `/gateway/bd/closing/closing/sendCode`,
        method: 'POST',
        body: queryArg.body,
      }),
    }),
    askClosing: build.mutation<AskClosingApiResponse, AskClosingApiArg>({
      query: (queryArg) => ({
        url: `/gateway/bd/closing/closing/ask`,
        method: 'POST',
        body: queryArg.body,
      }),
    }),
    takeClosingBack: build.mutation<TakeClosingBackApiResponse, TakeClosingBackApiArg>({
      query: (queryArg) => ({
        url: `/gateway/bd/closing/closing/takeBack`,
        method: 'POST',
        body: queryArg.body,
      }),
    }),
    listClosings: build.infiniteQuery<ListClosingsApiResponse, Paged<ListClosingsApiArg>, PageParam>({
      ...listByCursor,
      query: ({ queryArg, pageParam }) => ({
        url: `/gateway/bd/closing/closing/list`,
        method: 'POST',
        body: onePage(queryArg.body, pageParam),
      }),
    }),
    downloadErasureCertificate: build.query<
      DownloadErasureCertificateApiResponse,
      DownloadErasureCertificateApiArg
    >({
      query: (queryArg) => ({
        url: `/gateway/bd/closing/certificate/download`,
        params: {
          closingId: queryArg.closingId,
        },
      }),
      keepUnusedDataFor: 0,
      extraOptions: { responseType: 'blob' },
    }),
  }),
  overrideExisting: false,
});
export { injectedRtkApi as generatedApi };
export type SendClosingCodeApiResponse = /** status 200 The answer */ CodeSent;
export type SendClosingCodeApiArg = {
  body: object;
};
export type AskClosingApiResponse = /** status 200 The answer */ Closing;
export type AskClosingApiArg = {
  body: {
    /** As the account is called: read as it is typed, but for spaces around it */
    accountName: string;
    verifyCode: VerifyCode;
    /** Why, if the owner says so: operators read it */
    reason?: string;
  };
};
export type TakeClosingBackApiResponse = /** status 200 The answer */ {
  done: true;
};
export type TakeClosingBackApiArg = {
  body: object;
};
export type ListClosingsApiResponse = /** status 200 The answer */ {
  rows: ClosingRow[];
  nextCursor: string | null;
  /** Of all pages; with the first one */
  total: WorkCount | null;
};
export type ListClosingsApiArg = {
  body: {
    cursor?: Cursor;
    limit?: Limit;
  };
};
export type DownloadErasureCertificateApiResponse = /** status 200 The answer */ Blob;
export type DownloadErasureCertificateApiArg = {
  closingId: Uuid;
};
export type CodeSent = {
  interval: number;
  expiresIn: number;
};
export type Uuid = string;
export type ClosingStatus = 'closing' | 'takenBack' | 'erasing' | 'erased';
export type Instant = string;
export type Closing = {
  closingId: Uuid;
  status: ClosingStatus;
  /** The owner who asked */
  askedBy: string;
  askedAt: Instant;
  /** China's day on which the erasure begins; until the end of the day before it is taken back */
  eraseOn: string;
  /** The day has come, and something is open that the erasure waits for */
  isPostponed: boolean;
};
export type VerifyCode = string;
export type ClosingRow = {
  closingId: Uuid;
  mainName: string;
  status: ClosingStatus;
  /** Empty once the person was erased */
  askedBy: string;
  askedAt: Instant;
  eraseOn: string;
  isPostponed: boolean;
  /** As the owner said it; null without one, and once it was erased */
  reason: string | null;
  takenBackAt: Instant | null;
  erasedAt: Instant | null;
  certificate: null | {
    number: string;
    /** Of the PDF, in hex */
    sha256: string;
  };
};
export type WorkCount = {
  count: number;
  /** At least so many, in full thousands */
  capped: boolean;
};
export type Cursor = string;
export type Limit = number;
