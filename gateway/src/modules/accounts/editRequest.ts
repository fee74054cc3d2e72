import type { BodyOf } from '../../kernel/module';

/** What call 9 asks to change of a user, or to make of a new one. */
export type EditRequest = BodyOf<'editUser'>;
