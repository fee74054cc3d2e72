import { useListDictWordsQuery } from '../../api/resources/dictWordsApi';

/** A page that stays open learns of a change that came into force meanwhile. */
const ASK_AGAIN_MS = 3_600_000;

/** Asks for the words that operators keep, beside the screen: until they come it says those that the product began with. */
export function WordsInForce() {
  useListDictWordsQuery(undefined, { pollingInterval: ASK_AGAIN_MS });
  return null;
}
