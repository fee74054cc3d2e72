import { hasUnsavedInput } from './unsavedInput';

const RELOADED_KEY = 'probity-reloaded-build';

/** The first scripts in index.html have content hashes in their names: together they identify the build. */
const build = () => document.getElementById('program')?.innerHTML ?? '';

/**
 * Reloads the page, once per build and tab, and never over unsaved input. Without a network it does nothing: the browser's
 * own error page would replace it. The boot script of index.html does the same, under the same mark.
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

/** Milliseconds the page may take to answer. */
const PATIENCE = 5000;

const isPageThere = async () => (await askForPage())?.ok ?? false;

/** True where the page that is served now has another build than this tab: parts of this one are gone for good. */
export async function isOutdated(): Promise<boolean> {
  const reply = await askForPage();
  const text = reply?.ok ? await reply.text().catch(() => '') : '';
  return text !== '' && build() !== '' && !text.includes(build());
}

async function askForPage(): Promise<Response | undefined> {
  try {
    const signal = AbortSignal.timeout(PATIENCE);
    return await fetch(window.location.pathname, { cache: 'no-store', signal });
  } catch {
    return undefined;
  }
}
