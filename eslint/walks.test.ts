import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import ts from 'typescript';

const root = path.resolve(__dirname, '..');
const text = readFileSync(path.join(root, 'docs/architecture.md'), 'utf8');

interface Stop {
  depth: number;
  isSeam: boolean;
  /** Below the project; a path in docs/architecture.md without `src/` is the gateway's. */
  file: string;
}

function stopsOf(walk: string): Stop[] {
  const drawn = text.split(`### The walk of ${walk}\n`)[1]!.split('```')[1]!;
  return drawn
    .trim()
    .split('\n')
    .map((line) => {
      const named = /[\w./]+\.tsx?/.exec(line)![0];
      const file = named.startsWith('src/') ? named : path.join('gateway/src', named);
      return { depth: line.search(/[a-z]/), isSeam: line.startsWith('⇒'), file };
    });
}

/** The imports of a file within the project, without extension. */
function importsOf(file: string): string[] {
  const { importedFiles } = ts.preProcessFile(readFileSync(path.join(root, file), 'utf8'), true, true);
  return importedFiles.flatMap(({ fileName }) =>
    fileName.startsWith('.') ? path.join(path.dirname(file), fileName) : [],
  );
}

// Before the rooms were separated an order took 58 stops and a file 37.
it.each([
  ['an order', 40],
  ['a file', 30],
])('the walk of %s goes down by imports that there are, in fewer than %i stops', (walk, most) => {
  const stops = stopsOf(walk);
  expect(stops.length).toBeGreaterThan(15);
  expect(stops.length).toBeLessThan(most);
  const strays = stops.filter(({ depth, isSeam, file }, index) => {
    if (isSeam) return !existsSync(path.join(root, file));
    const over = stops.slice(0, index).findLast((stop) => stop.depth < depth);
    return !over || !importsOf(over.file).includes(file.replace(/\.tsx?$/, ''));
  });
  expect(strays).toEqual([]);
});
