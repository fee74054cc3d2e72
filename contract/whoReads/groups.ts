import type { Form, Person, Place, Reading } from './types';

/** Some people at one place. */
export const read = (on: Place, form: Form, ...who: Person[]): Reading => ({ on, form, who });

/** Who opens a record. Support sees names masked there. */
export const recordReaders = ['owner', 'recruiter', 'finance', 'viewer', 'analyst', 'support'] as const;
/** Who opens a published report in the console. */
export const reportReaders = ['owner', 'recruiter', 'viewer', 'analyst'] as const;

export const onRecord: Reading = read('/backRecord/detail', 'plain', ...recordReaders);
export const inDraft: Reading = read('/reportDetail/edit', 'plain', 'analyst');

/** What a published report says, to everybody who has it. */
export const inReport: readonly Reading[] = [
  read('/reportDetail', 'plain', ...reportReaders),
  read('/reportDetail, printed', 'plain', ...reportReaders),
  read('/candidate, own report', 'plain', 'candidate'),
  read('/sr', 'plain', 'reader'),
];

/** What the candidate states and a report repeats beside what was verified. */
export const asStated: readonly Reading[] = [read('/candidate', 'plain', 'candidate'), inDraft, ...inReport];
