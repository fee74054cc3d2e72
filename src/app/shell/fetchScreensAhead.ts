import { entryOf } from '../routing/fromParameter';
import { loadScreen } from '../routing/loadScreen';
import { linksOf, type MenuNode } from './menuTree';

/** When the browser has nothing else to do; never in one that cannot tell. While a reply is on the way it only seems idle. */
const whenIdle = () =>
  new Promise<void>((resolve) => {
    if (typeof requestIdleCallback === 'function') requestIdleCallback(() => resolve());
  });

const savesData = () =>
  (navigator as Navigator & { connection?: { saveData?: boolean } }).connection?.saveData === true;

let isFetching = false;

/**
 * Fetches the code of the screens in the menu, one after the other in the order of the menu and only while the browser is idle, so that a
 * click there shows its screen at once. Never where somebody saves data.
 * @param untilAnswered waits for the calls of the screen that is being drawn: its own reply comes before code that somebody may want later
 */
export async function fetchScreensAhead(
  nodes: readonly MenuNode[],
  untilAnswered: () => Promise<unknown>,
): Promise<void> {
  if (isFetching || savesData()) return;
  isFetching = true;
  for (const { path } of linksOf(nodes)) {
    const entry = entryOf(path);
    if (!entry?.load) continue;
    await untilAnswered();
    await whenIdle();
    // A failure means nothing: whoever opens the screen fetches it again, with retries.
    await loadScreen(entry, (load) => load()).catch(() => undefined);
  }
  isFetching = false;
}
