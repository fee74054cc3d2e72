import { sayingWords } from '../../i18n/sayLater';
import { generatedApi, type DictWords } from '../generated/frame.gen';

const say = sayingWords('form', 'report', 'signedIn');
/** A page that stays open learns of a change that came into force meanwhile. */
const ASK_MS = 3_600_000;

/** The dictionaries that operators changed, over the phrases of every screen. */
const dictWordsApi = generatedApi.enhanceEndpoints({
  endpoints: {
    listDictWords: {
      providesTags: ['Dict'],
      // Without it the words are those that the product began with.
      extraOptions: { hideErrors: true },
      transformResponse: (words: DictWords, asked) => say({ words }, asked).words,
    },
  },
});

/** Asks for the words that operators keep, beside the screen: until they come it says those that the product began with. */
export const useWordsInForce = () =>
  void dictWordsApi.useListDictWordsQuery(undefined, { pollingInterval: ASK_MS });
