import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { recordedItems, resultFieldsOf } from './items';
import { entrySections, statedFields } from './sections';

const root = path.join(__dirname, '../../..');
/** The places that read a field for its meaning; everything else goes by the catalogue. */
const byMeaning = [
  // The ages at which somebody studied.
  'gateway/src/modules/candidate/prefill.ts',
  'gateway/src/modules/work/domain/timeline.ts',
  // The wish not to be contacted is shown above what was stated, and holds for attempts.
  'gateway/src/modules/checks/claims.ts',
  'src/features/report/components/draft/StatedEntry.tsx',
  'src/features/report/findingInput.ts',
  // Until when a certificate is valid.
  'gateway/src/modules/reports/entryDoubts.ts',
  // The dictionary of reasons for leaving, and what the form offers of it.
  'gateway/src/modules/audit/words.ts',
  'gateway/src/modules/reference/dictWords.ts',
].sort();
/** Names that also mean facts of other things, read from the ID number or an enterprise's own number. */
const ofOthers = ['birthDate', 'creditCode'];

const names = [
  ...entrySections.flatMap((section) => statedFields(section)),
  ...recordedItems.flatMap(resultFieldsOf),
].map(({ name }) => name as string);
/** Names with a single meaning; `name` or `from` occurs everywhere. */
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
