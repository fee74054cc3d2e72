import { hasUnsavedInput } from './unsavedInput';

const RELOADED_KEY = 'probity-reloaded-build';

/** The file names of the first scripts carry content hashes: together they name the build. */
const build =
  typeof document === 'undefined' ? '' : Array.from(document.scripts, (script) => script.src).join(' ');

/**
 * Reloads the page, once per build and tab, and never over unsaved input.
 * @param reload the reload itself
 * @returns false when it did not
 */
export function reloadOnce(reload: () => void = () => window.location.reload()): boolean {
  const mark = `build ${build}`;
  if (hasUnsavedInput() || window.sessionStorage.getItem(RELOADED_KEY) === mark) return false;
  window.sessionStorage.setItem(RELOADED_KEY, mark);
  reload();
  return true;
}
