// Written by `npm run generate` from contract/. Do not edit.
import { gatewayApi as api } from '../transport/gatewayApi';
const injectedRtkApi = api.injectEndpoints({
  endpoints: (build) => ({
    noteWelcomed: build.mutation<NoteWelcomedApiResponse, NoteWelcomedApiArg>({
      query: (queryArg) => ({
        url: `/gateway/bd/account/welcome/note`,
        method: 'POST',
        body: queryArg.body,
      }),
    }),
  }),
  overrideExisting: false,
});
export { injectedRtkApi as generatedApi };
export type NoteWelcomedApiResponse = /** status 200 The answer */ Done;
export type NoteWelcomedApiArg = {
  body: object;
};
export type Done = {
  done: true;
};
