// Written by `npm run generate` from contract/. Do not edit.
import { gatewayApi as api } from '../transport/gatewayApi';
const injectedRtkApi = api.injectEndpoints({
  endpoints: (build) => ({
    listDictWords: build.query<ListDictWordsApiResponse, ListDictWordsApiArg>({
      query: () => ({ url: `/gateway/bd/dict/word/list` }),
    }),
    countUnreadNotifications: build.query<
      CountUnreadNotificationsApiResponse,
      CountUnreadNotificationsApiArg
    >({
      query: () => ({
        url: `/gateway/bd/notification/notification/countUnread`,
      }),
    }),
  }),
  overrideExisting: false,
});
export { injectedRtkApi as generatedApi };
export type ListDictWordsApiResponse = /** status 200 The answer */ DictWords;
export type ListDictWordsApiArg = void;
export type CountUnreadNotificationsApiResponse = /** status 200 The answer */ {
  /** 100 stands for that many or more */
  unread: number;
};
export type CountUnreadNotificationsApiArg = void;
export type DictWord = {
  value: string;
  /** In the caller's language */
  label: string;
  /** False: for new entries no more; what is stored keeps the word */
  isOffered: boolean;
  isDefault: boolean;
};
export type DictWords = {
  [key: string]: DictWord[];
};
