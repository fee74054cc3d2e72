import { existsSync, readFileSync, realpathSync } from 'node:fs';
import { dirname, join, sep } from 'node:path';

/**
 * The project's root folder: the nearest one above the running script, else above the working folder, whose package is
 * `probity`. Found at run time because the code runs from sources, from the bundle and under Jest alike; a tool's own
 * script in node_modules (Jest) says nothing about it.
 */
export function findRoot(): string {
  const script = process.argv[1] && existsSync(process.argv[1]) ? realpathSync(process.argv[1]) : '';
  const starts = script.includes(`${sep}node_modules${sep}`) ? [process.cwd()] : [script, process.cwd()];
  for (const start of starts) {
    for (let folder = start; folder && folder !== dirname(folder); folder = dirname(folder)) {
      const manifest = join(folder, 'package.json');
      if (existsSync(manifest) && nameOf(manifest) === 'probity') return folder;
    }
  }
  throw new Error('Start the gateway from inside its project folder');
}

function nameOf(manifest: string): string | undefined {
  return (JSON.parse(readFileSync(manifest, 'utf8')) as { name?: string }).name;
}
