import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { recordedItems, resultFieldsOf } from './items';
import { entrySections, statedFields } from './sections';

const root = path.join(__dirname, '../../..');
/** Where a field is named for what it means; everything else goes by the catalogue. */
const byMeaning = [
  // The ages at which somebody studied.
  'gateway/src/modules/candidate/prefill.ts',
  'gateway/src/modules/work/domain/timeline.ts',
  // A wish not to be contacted stands above what was stated.
  'src/features/report/components/draft/StatedEntry.tsx',
];
/** What the ID number tells, and an enterprise's own number: named where no field is meant. */
const ofOthers = ['birthDate', 'creditCode'];

const names = [
  ...entrySections.flatMap((section) => statedFields(section)),
  ...recordedItems.flatMap(resultFieldsOf),
].map(({ name }) => name as string);
/** Names that are nothing else's; `name` or `from` stands everywhere. */
const distinct = [...new Set(names)].filter(
  (name) => /[A-Z]|^(enrolled|graduated|issuer)$/.test(name) && !ofOthers.includes(name),
);

const isReader = (file: string) =>
  /\.tsx?$/.test(file) &&
  !/\.(test|gen)\.tsx?$/.test(file) &&
  !file.includes('/phrases/') &&
  !file.startsWith('src/test/');

test('no reader spells a field of the catalogue', () => {
  expect(distinct.length).toBeGreaterThan(8);
  const spelled = new RegExp(`\\b(${distinct.join('|')})\\b`);
  const files = ['src', 'gateway/src'].flatMap((folder) =>
    readdirSync(path.join(root, folder), { recursive: true, encoding: 'utf8' })
      .map((file) => path.posix.join(folder, file))
      .filter(isReader),
  );
  const spelling = files.filter((file) => {
    const code = readFileSync(path.join(root, file), 'utf8').replaceAll(/\/\*[^]*?\*\/|\/\/.*$/gm, '');
    return spelled.test(code);
  });
  expect(spelling.sort()).toEqual(byMeaning);
});
