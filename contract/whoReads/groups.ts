import type { Form, Person, Place, Reading } from './types';

/** A reading: some people, at one place, in one form. */
export const read = (on: Place, form: Form, ...who: Person[]): Reading => ({ on, form, who });

/** The people who open a record. Support sees names masked there. */
export const recordReaders = ['owner', 'recruiter', 'finance', 'viewer', 'analyst', 'support'] as const;
/** The people who open a published report in the console. */
export const reportReaders = ['owner', 'recruiter', 'viewer', 'analyst'] as const;

export const onRecord: Reading = read('/backRecord/detail', 'plain', ...recordReaders);
export const inDraft: Reading = read('/reportDetail/edit', 'plain', 'analyst');

/** The contents of a published report, which everybody who has it can read. */
export const inReport: readonly Reading[] = [
  read('/reportDetail', 'plain', ...reportReaders),
  read('/reportDetail, printed', 'plain', ...reportReaders),
  read('/candidate, own report', 'plain', 'candidate'),
  read('/sr', 'plain', 'reader'),
];

/** The candidate's statements that a report repeats beside what was verified. */
export const asStated: readonly Reading[] = [read('/candidate', 'plain', 'candidate'), inDraft, ...inReport];
