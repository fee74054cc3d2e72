import { existsSync, readFileSync, realpathSync } from 'node:fs';
import { dirname, join } from 'node:path';

/**
 * The project's root folder: the nearest one above the running script (or the working folder) whose package is
 * `probity`. Found at run time because the code runs from sources, from the bundle and under Jest alike.
 */
export function findRoot(): string {
  const starts = [
    process.argv[1] && existsSync(process.argv[1]) ? realpathSync(process.argv[1]) : '',
    process.cwd(),
  ];
  for (const start of starts) {
    for (let folder = start; folder && folder !== dirname(folder); folder = dirname(folder)) {
      const manifest = join(folder, 'package.json');
      if (
        existsSync(manifest) &&
        (JSON.parse(readFileSync(manifest, 'utf8')) as { name?: string }).name === 'probity'
      ) {
        return folder;
      }
    }
  }
  throw new Error('Start the gateway from inside its project folder');
}
