import type { DictWords, PlacesName } from './dictWords';
import { currentLanguage } from './i18n';
import { keepOffers, type Offers } from './offered';

interface Told {
  words?: DictWords;
  offers?: Offers;
}

/**
 * Says the words in force that a reply tells, as its `transformResponse`. What says them is fetched only where operators changed words,
 * so that these come a moment after the reply is drawn.
 * @param places where the screens of this reply say them
 * @returns the reply
 */
export const sayingWords =
  (...places: PlacesName[]) =>
  <Reply extends Told>(reply: Reply): Reply => {
    if (reply.offers) keepOffers(reply.offers);
    const { words = {} } = reply;
    const language = currentLanguage();
    if (Object.keys(words).length > 0)
      import('./dictWords').then(
        ({ sayWords }) => sayWords(language, words, places),
        // The words of this page's files stay.
        () => undefined,
      );
    return reply;
  };
