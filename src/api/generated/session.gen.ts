// Written by `npm run generate` from contract/. Do not edit.
import { gatewayApi as api } from '../transport/gatewayApi';
const injectedRtkApi = api.injectEndpoints({
  endpoints: (build) => ({
    keepSession: build.mutation<KeepSessionApiResponse, KeepSessionApiArg>({
      query: (queryArg) => ({
        url: `/gateway/bd/account/session/keep`,
        method: 'POST',
        body: queryArg.body,
      }),
    }),
    chooseLanguage: build.mutation<ChooseLanguageApiResponse, ChooseLanguageApiArg>({
      query: (queryArg) => ({
        url: `/gateway/bd/account/language/choose`,
        method: 'POST',
        body: queryArg.body,
      }),
    }),
  }),
  overrideExisting: false,
});
export { injectedRtkApi as generatedApi };
export type KeepSessionApiResponse = /** status 200 The answer */ Done;
export type KeepSessionApiArg = {
  body: object;
};
export type ChooseLanguageApiResponse = /** status 200 The answer */ Done;
export type ChooseLanguageApiArg = {
  body: {
    language: Language;
  };
};
export type Done = {
  done: true;
};
export type Language = 'en' | 'zh-CN';
