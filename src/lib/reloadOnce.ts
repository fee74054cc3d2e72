import { hasUnsavedInput } from './unsavedInput';

const RELOADED_KEY = 'probity-reloaded-build';

/** The first scripts as index.html names them carry content hashes: together they name the build. */
const build = () => document.getElementById('program')?.innerHTML ?? '';

/**
 * Reloads the page, once per build and tab, and never over unsaved input. With the network down it stays: the browser's own
 * page would take its place. The boot script of index.html does the same, under the same mark.
 * @param reload the reload itself
 * @returns false when it did not
 */
export async function reloadOnce(reload: () => void = () => window.location.reload()): Promise<boolean> {
  if (isReloaded() || !(await isPageThere()) || hasUnsavedInput()) return false;
  try {
    window.sessionStorage.setItem(RELOADED_KEY, build());
  } catch {
    return false; // storage is forbidden: nothing would end a loop
  }
  reload();
  return true;
}

function isReloaded(): boolean {
  try {
    return window.sessionStorage.getItem(RELOADED_KEY) === build();
  } catch {
    return true;
  }
}

/** Milliseconds that the page may take to answer. */
const PATIENCE = 5000;

async function isPageThere(): Promise<boolean> {
  try {
    const signal = AbortSignal.timeout(PATIENCE);
    return (await fetch(window.location.pathname, { cache: 'no-store', signal })).ok;
  } catch {
    return false;
  }
}
