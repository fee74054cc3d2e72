import type { BodyOf } from '../../kernel/module';

/** The changes of a user that call 9 asks for, or the facts of a new one. */
export type EditRequest = BodyOf<'editUser'>;
