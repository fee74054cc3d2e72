import { enterpriseStates } from './states/enterpriseStates.mjs';
import { listStates } from './states/listStates.mjs';
import { moneyStates } from './states/moneyStates.mjs';
import { staffStates } from './states/staffStates.mjs';
import { newcomerStates, visitorStates } from './states/visitorStates.mjs';

/**
 * States that a screen is rarely in, each as a screen of screenList.mjs. The browser answers the screen's call as a gateway in
 * that state would: the product itself knows nothing of this list. Drawn wide in English in light colours and narrow in
 * Chinese in dark ones.
 */
export const states = [
  ...visitorStates,
  ...listStates,
  ...enterpriseStates,
  ...moneyStates,
  ...staffStates,
  ...newcomerStates,
];
