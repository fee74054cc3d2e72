import { currentLanguage } from './i18n';
import type { DictWords } from './dictWords';

interface Asked<Reply> {
  queryFulfilled: PromiseLike<{ data: Reply }>;
}
type Places = 'formPlaces' | 'reportPlaces' | 'signedInPlaces';

/**
 * Says the words in force that a call answers: for its `onQueryStarted`. What says them is fetched only where operators changed words.
 * @param wordsOf where they stand in the reply
 */
export const sayLater =
  <Reply>(wordsOf: (reply: Reply) => DictWords | undefined, places: readonly Places[]) =>
  async (_asked: unknown, { queryFulfilled }: Asked<Reply>): Promise<void> => {
    const language = currentLanguage();
    try {
      const words = wordsOf((await queryFulfilled).data) ?? {};
      if (Object.keys(words).length === 0) return;
      const said = await import('./dictWords');
      said.sayWords(
        language,
        words,
        places.map((name) => said[name]),
      );
    } catch {
      // The failure belongs to whoever made the call; without them the words of this page's files stay.
    }
  };
