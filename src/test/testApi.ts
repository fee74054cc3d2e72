import { gatewayApi } from '../api/transport/gatewayApi';

interface Call {
  url: string;
  method?: string;
  body?: unknown;
  params?: Record<string, unknown>;
  headers?: Record<string, string | undefined>;
}

/** Endpoints that only the tests of baseQuery use, one per option. */
export const testApi = gatewayApi.injectEndpoints({
  endpoints: (build) => ({
    plain: build.query<unknown, Call>({ query: (call) => call, keepUnusedDataFor: 0 }),
    hidden: build.query<unknown, Call>({
      query: (call) => call,
      keepUnusedDataFor: 0,
      extraOptions: { hideErrors: true },
    }),
    limited: build.query<unknown, Call>({
      query: (call) => call,
      keepUnusedDataFor: 0,
      extraOptions: { timeout: 50 },
    }),
    blob: build.mutation<Blob, Call>({ query: (call) => call, extraOptions: { responseType: 'blob' } }),
    buffer: build.mutation<ArrayBuffer, Call>({
      query: (call) => call,
      extraOptions: { responseType: 'arraybuffer' },
    }),
    send: build.mutation<unknown, Call>({ query: (call) => call }),
    leave: build.mutation<unknown, Call>({
      query: (call) => call,
      extraOptions: { invalidSessionIsDone: true },
    }),
  }),
});
