import type { Help } from '../../../contract/whoHelps';

/**
 * The one error a module throws on purpose. `code` is a key of contract/codes.ts; `params` fill the {places} of
 * its text; `data` goes to the client. HTTP stays 200, the transaction is rolled back.
 */
export class BusinessError extends Error {
  constructor(
    readonly code: number,
    readonly params: Readonly<Record<string, string | number>> = {},
    readonly data: unknown = null,
  ) {
    super(`Business error ${code}`);
    this.name = 'BusinessError';
  }
}

/** An upload came without its file. */
export const FILE_MISSING = 1012;

/** A missing object and one of another account answer byte for byte the same. */
export function notFound(): BusinessError {
  return new BusinessError(404);
}

/** This one operation is not allowed; the session stays. The words are fixed: whom to ask stands in the data. */
export function forbidden(help: Help | null = null): BusinessError {
  return new BusinessError(403, {}, help);
}

/** A field a rule beyond the contract refuses. `msg` is already in the caller's language. */
export function fieldError(fields: readonly { path: string; msg: string }[]): BusinessError {
  return new BusinessError(1000, {}, { fields });
}

/** Throws 404 for null and undefined, otherwise gives the value: `found(await repo.checkById(tx, id))`. */
export function found<T>(value: T | null | undefined): T {
  if (value === null || value === undefined) throw notFound();
  return value;
}
