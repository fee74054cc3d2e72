import { sayLater } from '../../i18n/sayLater';
import { generatedApi, type DictWords } from '../generated/dictWords.gen';

const PAGE_LIFETIME = 24 * 3600;
/** The dictionaries that operators changed, over the phrases of every screen. */
export const dictWordsApi = generatedApi.enhanceEndpoints({
  endpoints: {
    listDictWords: {
      providesTags: ['Dict'],
      keepUnusedDataFor: PAGE_LIFETIME,
      // Without it the words are those that the product began with.
      extraOptions: { hideErrors: true },
      onQueryStarted: sayLater((words: DictWords) => words, ['formPlaces', 'reportPlaces', 'signedInPlaces']),
    },
  },
});

export const { useListDictWordsQuery } = dictWordsApi;
