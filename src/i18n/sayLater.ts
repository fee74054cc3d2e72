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
 * @param places where the screens of this reply say them; the reply is in the language it was asked in, not in the reader's by then
 * @returns the reply
 */
export const sayingWords =
  (...places: PlacesName[]) =>
  <Reply extends Told>(reply: Reply, asked?: { language: string }): Reply => {
    const language = asked?.language === 'zh-CN' ? 'zh-CN' : 'en';
    // Of a reply in the language before, which is asked again.
    if (reply.offers && language === currentLanguage()) keepOffers(reply.offers);
    const { words = {} } = reply;
    if (Object.keys(words).length > 0)
      import('./dictWords').then(
        ({ sayWords }) => sayWords(language, words, places),
        // The words of this page's files stay.
        () => undefined,
      );
    return reply;
  };
