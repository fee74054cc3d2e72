import { spawnSync } from 'node:child_process';
import { accessSync, constants } from 'node:fs';
import path from 'node:path';

/** First the one without a window: it draws the same, and the journeys take half the time with it. */
const NAMES = [
  'chromium-headless-shell',
  'chromium',
  'chromium-browser',
  'google-chrome-stable',
  'google-chrome',
];
const MAC = [
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
];

/**
 * A Chromium to drive: the one CHROMIUM_PATH names, else an installed one, else the one inside @sparticuz/chromium.
 * Throws an error that names the missing package when none of them starts.
 * @returns {Promise<string>} path of the executable
 */
export async function findChromium() {
  const faults = [];
  for (const candidate of [process.env.CHROMIUM_PATH, ...installed()].filter(Boolean)) {
    const fault = whyNot(candidate);
    if (!fault) return candidate;
    faults.push(`${candidate}: ${fault}`);
  }
  try {
    const { default: sparticuz } = await import('@sparticuz/chromium');
    const candidate = await sparticuz.executablePath();
    const fault = whyNot(candidate);
    if (!fault) return candidate;
    faults.push(`@sparticuz/chromium (${candidate}): ${fault}`);
  } catch (error) {
    faults.push(`@sparticuz/chromium: ${error.message}`);
  }
  const advice =
    'Install the package `chromium` (Debian, Ubuntu: apt-get install chromium), or set CHROMIUM_PATH.';
  throw new Error(`No Chromium starts here. ${advice}\n${faults.join('\n')}`);
}

function installed() {
  const folders = (process.env.PATH ?? '').split(path.delimiter);
  const files = [...folders.flatMap((folder) => NAMES.map((name) => path.join(folder, name))), ...MAC];
  return files.filter((file) => {
    try {
      accessSync(file, constants.X_OK);
      return true;
    } catch {
      return false; // not there, or not ours to run: the next one
    }
  });
}

/** Runs it once: a browser without its system libraries is found but does not start. */
function whyNot(file) {
  const run = spawnSync(file, ['--version', '--no-sandbox'], { encoding: 'utf8', timeout: 30_000 });
  if (run.status === 0) return undefined;
  const library = run.stderr?.match(/error while loading shared libraries: (\S+):/)?.[1];
  return library
    ? `the system library ${library} is missing`
    : (run.error?.message ?? `exit code ${run.status}`);
}
