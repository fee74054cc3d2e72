import { read } from './groups';
import type { OtherFact } from './types';

const onTheWay = 'gateway/src/modules/batches/batches.test.ts › ';
const own = { by: ['owner', 'recruiter'], enteredOn: '/batchBack' } as const;
const shown = (title: string) => [
  { ...read('/batchBack', 'plain', 'owner', 'recruiter'), shownBy: `${onTheWay}${title}` },
];
const mendedTest =
  'every fault of a row stands at its cell at once; those alike are mended at once, and taken back to what they were';
const readTest =
  'a pasted list is read in the background, its columns are suggested, and what it is ordered with stands beside it';
const toldTest =
  'gateway/src/modules/batches/batchBell.test.ts › what was watched to its end makes no line; what took longer one for the list, by its name';

/** What a list of people to be checked says, until it is ordered: then the record says it. */
export const batchFacts: readonly OtherFact[] = [
  {
    what: 'What a list is called',
    kept: ['batch.name'],
    ...own,
    read: [...shown(readTest), { ...read('bell', 'plain', 'owner', 'recruiter'), shownBy: toldTest }],
  },
  {
    what: 'The first lines of a list and its columns',
    kept: ['batch.columns_enc'],
    ...own,
    read: shown(readTest),
  },
  {
    what: 'The lines of a list as they were read',
    kept: ['batch_row.line_enc'],
    ...own,
    read: shown(readTest),
  },
  {
    what: 'What a list says of a person, as it was mended',
    kept: ['batch_row.cells_enc'],
    ...own,
    read: shown(mendedTest),
  },
  {
    what: 'What rows of a list said before they were changed',
    kept: ['batch_change.before_enc'],
    ...own,
    read: shown(mendedTest),
  },
  {
    what: 'What all rows of a list are ordered with: package, position, reasons',
    kept: ['batch.terms'],
    ...own,
    read: shown(readTest),
  },
];
